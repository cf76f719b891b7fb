from sandbox.ground import serialize
from sandbox.ground.call import ApiCall
from sandbox.wire import Reply, Route
from sandbox.world import World
from sandbox.world.gateway import STARTS_A_DAY


def gateway(world: World, _call: ApiCall) -> Reply:
    return Reply({"url": world.gateway_url})


def gateway_bot(world: World, _call: ApiCall) -> Reply:
    limits, reset_after = world.limiter.limits, world.gateway.seconds_until_more_starts()
    session_limit = {
        "total": STARTS_A_DAY,
        "remaining": max(0, world.gateway.starts_left),
        "reset_after": round(1000 * reset_after),
        "max_concurrency": limits.identifies_at_once or 16,
    }
    return Reply({"url": world.gateway_url, "shards": limits.shards, "session_start_limit": session_limit})


def own_user(world: World, _call: ApiCall) -> Reply:
    return Reply(serialize.own_user(world.store.bot))


def own_application(world: World, _call: ApiCall) -> Reply:
    return Reply(serialize.application(world.store))


ROUTES = [
    Route("GET", "/gateway", gateway, needs_token=False),
    Route("GET", "/gateway/bot", gateway_bot),
    Route("GET", "/users/@me", own_user),
    Route("GET", "/oauth2/applications/@me", own_application),
    Route("GET", "/applications/@me", own_application),
]
