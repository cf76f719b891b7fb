"""What a tester can do to this Discord, besides what people do on it."""

from collections.abc import Awaitable, Callable

from sandbox.ground.models import Json
from sandbox.ground.permissions import BITS
from sandbox.page.acts import Picked
from sandbox.page.keeper import Keeper
from sandbox.page.view import State
from sandbox.people import ChannelPlace, GuildPlace, Person
from sandbox.process import BotEndedError
from sandbox.sandbox import Sandbox
from sandbox.world import NotSeenError

LONGEST_NAME = 32
MOST_TIMES = 1000
LONGEST_SECONDS = 30 * 86_400.0


class Controls:
    def __init__(self, world: Sandbox, keeper: Keeper | None) -> None:
        self._world = world
        self._keeper = keeper
        self._controls: dict[str, Callable[[Json], Awaitable[Json]]] = {
            "add": self._add,
            "dms": self._dms,
            "locale": self._locale,
            "restart_client": self._restart_client,
            "member": self._member,
            "install": self._install,
            "permission": self._permission,
            "role": self._role,
            "grant": self._grant,
            "assign": self._assign,
            "fail": self._fail,
            "throttle": self._throttle,
            "clear": self._clear,
            "advance": self._advance,
            "bot": self._bot,
        }

    async def control(self, body: Json) -> Json:
        """Do what `body` says. Raises KeyError or ValueError for a body that no page sends."""
        answer = await self._controls[body["do"]](body)
        self._world.changed()
        return answer

    def state(self) -> State:
        planned = [
            {
                "method": fault.method,
                "route": fault.route,
                "status": fault.status,
                "throttled": fault.throttle is not None,
                "left": None if fault.times is None else fault.times - fault.hits,
            }
            for fault in self._world.faults.planned
        ]
        kept = self._keeper is not None
        running = self._keeper is not None and self._keeper.running
        return {"controls": {"planned": planned, "kept": kept, "running": running}}

    def _person(self, body: Json) -> Person:
        return next(person for person in self._world.people if person.id == int(body["person"]))

    async def _add(self, body: Json) -> Json:
        person = self._guild().person(_name(body), locale=str(body.get("locale", "en-US")))
        return {"id": str(person.id)}

    async def _dms(self, body: Json) -> Json:
        person = self._person(body)
        if body["open"]:
            person.open_dms()
        else:
            person.close_dms()
        return {}

    async def _locale(self, body: Json) -> Json:
        self._person(body).user.locale = str(body["locale"])
        return {}

    async def _restart_client(self, body: Json) -> Json:
        self._person(body).restart_client()
        return {}

    async def _member(self, body: Json) -> Json:
        person = self._person(body)
        if body["member"]:
            person.join()
        else:
            person.leave()
        return {}

    async def _install(self, body: Json) -> Json:
        guild = self._guild()
        installed = self._world.bot.id in guild.guild.members
        if body["installed"] and not installed:
            guild.invite_bot()
        elif installed and not body["installed"]:
            guild.kick_bot()
        return {}

    async def _permission(self, body: Json) -> Json:
        place = ChannelPlace(self._world, self._world.store.channels[int(body["place"])])
        name, who = str(body["name"]), Picked(int(body["who"]))
        if name not in BITS:
            raise ValueError(name)
        if body["taken"]:
            place.deny(who, name)
        else:
            place.clear(who, name)
        return {}

    def _guild(self) -> GuildPlace:
        return GuildPlace(self._world, next(iter(self._world.store.guilds.values())))

    async def _role(self, body: Json) -> Json:
        return {"id": str(self._guild().role(_name(body)).id)}

    async def _grant(self, body: Json) -> Json:
        guild, name = self._guild(), str(body["name"])
        change = guild.grant if body["granted"] else guild.revoke
        change(name, role=guild.guild.roles[int(body["role"])])
        return {}

    async def _assign(self, body: Json) -> Json:
        guild, who = self._guild(), Picked(int(body["person"]))
        change = guild.assign if body["assigned"] else guild.unassign
        change(guild.guild.roles[int(body["role"])], who)
        return {}

    async def _fail(self, body: Json) -> Json:
        times = min(MOST_TIMES, max(1, int(body["times"])))
        route, status = str(body["route"]), int(body["status"])
        self._world.faults.fail(str(body["method"]), route, status=status, times=times)
        return {}

    async def _throttle(self, body: Json) -> Json:
        times = min(MOST_TIMES, max(1, int(body["times"])))
        seconds = min(60.0, max(0.1, float(body["seconds"])))
        self._world.faults.throttle(str(body["method"]), str(body["route"]), retry_after=seconds, times=times)
        return {}

    async def _clear(self, _body: Json) -> Json:
        self._world.faults.clear()
        return {}

    async def _advance(self, body: Json) -> Json:
        self._world.clock.advance(min(LONGEST_SECONDS, max(0.0, float(body["seconds"]))))
        return {}

    async def _bot(self, body: Json) -> Json:
        if self._keeper is None:
            return {"failed": True}
        verbs = {"restart": self._keeper.start, "stop": self._keeper.stop, "kill": self._keeper.kill}
        try:
            await verbs[str(body["verb"])]()
        except (BotEndedError, NotSeenError):
            return {"failed": True}
        return {}


def _name(body: Json) -> str:
    name = " ".join(str(body["name"]).split())[:LONGEST_NAME]
    if not name:
        raise ValueError(name)
    return name
