"""What must be true once nothing is left to do."""

from collections.abc import Iterator
from typing import Any

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing
from bot.posts.names import dm_name, nudge_name, private_name
from bot.turns.timing import is_paused
from db.model.matches import Ply, Status
from db.model.people import Home
from db.model.posts import Post
from faces.hand import HandFace
from faces.public import PublicFace
from hockey.game import Phase
from sandbox import Sandbox
from sandbox.ground.models import EPHEMERAL, Message
from tests.simulation.players import Tap

CARD = "hockey:{}:"
"""How the buttons of a match's cards begin."""


class ScreenError(AssertionError):
    """What a player sees isn't what is true."""


def check_screens(world: Sandbox, loaded: LoadedMatch, posts: dict[str, Post], now: float) -> None:
    """Every message of the match shows the log's end, and there is no other one."""
    _check_public(world, loaded, posts)
    for seat in loaded.match.seats:
        _check_hand(world, loaded, seat.seat, posts, now)


def _check_public(world: Sandbox, loaded: LoadedMatch, posts: dict[str, Post]) -> None:
    # A channel may take no files.
    drawn, in_words = (PublicFace().wanted(loaded, pictures=pictures) for pictures in (True, False))
    for wanted, without_picture in zip(drawn, in_words, strict=True):
        stored = posts.get(wanted.name)
        if stored is None or stored.message_id is None:
            if not wanted.edit_only:
                raise ScreenError(f"{wanted.name} was never posted")
            continue
        if not (wanted.final and stored.shown.final):
            _compare(world, stored, wanted.drawing, without_picture.drawing)
    known = {stored.message_id for stored in posts.values()}
    for message in world.store.messages[loaded.match.place_id].values():
        if message.author_id == world.bot.id and not message.flags & EPHEMERAL and message.id not in known:
            raise ScreenError(f"posted and forgotten: {message.content or message.components}")


def _check_hand(world: Sandbox, loaded: LoadedMatch, seat: int, posts: dict[str, Post], now: float) -> None:
    face, mine = HandFace(), loaded.match.seats[seat]
    dm = posts.get(dm_name(seat), Post(dm_name(seat)))
    private = posts.get(private_name(seat), Post(private_name(seat)))
    over = loaded.match.status is Status.OVER
    at_home = over or mine.home is Home.DM or private.message_id is None
    if dm.message_id is not None:
        here = private.channel_id == dm.channel_id
        elsewhere = face.elsewhere(loaded, seat, private.channel_id, here=here)
        _compare(world, dm, face.hand(loaded, seat, private=False) if at_home else elsewhere)
    elif not mine.dms_closed and loaded.to_act(seat) and at_home:
        raise ScreenError(f"seat {seat} has no hand")
    if private.message_id is not None and private.live_token(now):
        if over or mine.home is Home.PRIVATE:
            _compare(world, private, face.hand(loaded, seat, private=True))
        else:
            _compare(world, private, face.elsewhere(loaded, seat, None, here=False))
    mine_there = [
        message.id
        for message in world.store.messages[world.store.dm(mine.player_id).id].values()
        if message.author_id == world.bot.id and not message.flags & EPHEMERAL
    ]
    if mine_there != ([dm.message_id] if dm.message_id else []):
        raise ScreenError(f"seat {seat} has {len(mine_there)} hands")


def check_one_hand(world: Sandbox, loaded: LoadedMatch) -> None:
    """No player has two messages that both look like their hand: one of them would stay behind."""
    for seat in loaded.match.people:
        dms = world.store.dm(seat.player_id).id
        hands = [
            message
            for there in world.store.messages.values()
            for message in there.values()
            if message.author_id == world.bot.id
            and (message.channel_id == dms or message.visible_to == seat.player_id)
            and any(each.startswith(CARD.format(loaded.id)) for each in _custom_ids(message.components))
        ]
        if len(hands) > 1:
            shown = "\n\n".join(_words((each.content, each.components)) for each in hands)
            raise ScreenError(f"seat {seat.seat} has {len(hands)} hands at once:\n{shown}")


def _compare(world: Sandbox, stored: Post, *drawings: Drawing) -> None:
    """Its message shows one of the drawings, all equally good."""
    message = world.store.messages.get(stored.channel_id or 0, {}).get(stored.message_id or 0)
    if message is None:
        raise ScreenError(f"{stored.name} is gone")
    wanted = [
        (each.content or "", _plain(each.view.to_components() if each.view else [])) for each in drawings
    ]
    shown = (message.content, _plain(message.components))
    if shown not in wanted:
        raise ScreenError(f"{stored.name} shows {_words(shown)}\nbut should show {_words(wanted[0])}")


def _plain(part: Any) -> Any:
    """Components without Discord's numbers, and without empty values."""
    if isinstance(part, list):
        return [_plain(each) for each in part]
    if isinstance(part, dict) and "url" in part and "custom_id" not in part:
        return part["url"].rsplit("/", 1)[-1]  # it doesn't matter where Discord keeps a picture
    if isinstance(part, dict):
        return {
            name: _plain(value)
            for name, value in sorted(part.items())
            if name != "id" and value not in (None, False, [], {})
        }
    return part


def _words(shown: tuple[str, Any]) -> str:
    return "\n".join(filter(None, [shown[0], *_texts(shown[1])]))


def _texts(part: Any) -> Iterator[str]:
    if isinstance(part, list):
        for each in part:
            yield from _texts(each)
    elif isinstance(part, dict):
        yield str(part.get("content") or part.get("label") or "")
        for value in part.values():
            if isinstance(value, (list, dict)):
                yield from _texts(value)


def _custom_ids(part: Any) -> Iterator[str]:
    if isinstance(part, list):
        for each in part:
            yield from _custom_ids(each)
    elif isinstance(part, dict):
        yield str(part.get("custom_id", ""))
        yield from _custom_ids(part.get("components", []))


def check_told(world: Sandbox, loaded: LoadedMatch, posts: dict[str, Post]) -> None:
    """The player to move was notified of it, or has been there since it began."""
    if loaded.match.status is not Status.RUNNING or is_paused(loaded):
        return
    if loaded.view(None).phase is Phase.CHOICE:
        return
    for seat in loaded.match.seats:
        began = loaded.turn_of(seat.seat).since
        if not loaded.to_act(seat.seat) or seat.tapped_at >= began:
            continue
        names = (dm_name(seat.seat), nudge_name(seat.seat))
        ids = {posts[name].message_id for name in names if name in posts}
        rung = [each for each in world.notifications if each.user_id == seat.player_id]
        if not any(each.message_id in ids and _sent(world, each.message_id) >= began for each in rung):
            raise ScreenError(f"seat {seat.seat} was never told that it is their turn")


def _sent(world: Sandbox, message_id: int) -> float:
    found: Message | None = next(
        (each[message_id] for each in world.store.messages.values() if message_id in each), None
    )
    return 0.0 if found is None else found.created


def check_kept(loaded: LoadedMatch, log: list[Ply], taps: list[Tap]) -> None:
    """Every card that was seen to leave a hand is in the log."""
    kept = {(ply.seat, ply.move) for ply in log}
    for tap in taps:
        if tap.gone and tap.match_id == loaded.id and (tap.seat, tap.card) not in kept:
            raise ScreenError(f"seat {tap.seat} saw {tap.card} played, and the log lacks it")
