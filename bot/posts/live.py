"""The posts of a match, a tournament or a server: what each shows, and which of them is being drawn.

No one else changes them, so they are read once. A post is drawn by one task at a time, so replies and edits
reach Discord in the order in which they were drawn.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from weakref import ref

from bot.posts.names import lane_of
from db.model.posts import Owner, Post
from db.posts import Posts

# How long a reply to a tap waits for an edit of its message: most edits take a tenth of that.
REPLY_WAITS_SECONDS = 0.5
# An edit waits for a reply until the reply is this old: Discord takes none later.
EDIT_WAITS_SECONDS = 3.0


class LivePost:
    """One post; `stored` is what is known about it."""

    def __init__(self, owner: Owner, stored: Post, among: "LivePosts") -> None:
        self.owner = owner
        self.stored = stored
        self.picture: tuple[str, ...] = ()
        """The picture it shows, if this process sent it: a picture that stays isn't sent again."""
        self.drawn_from: object = None
        """What it was last drawn from, if known."""
        # Weak, so that an unused owner is freed at once.
        self._among = ref(among)
        self._turn = asyncio.Lock()
        self._began = 0.0
        self._drawing = 0
        self._crossed = False

    @property
    def name(self) -> str:
        return self.stored.name

    @property
    def crossed(self) -> bool:
        """True if two tasks draw it at once, so it's unknown what it will show."""
        return self._crossed

    @asynccontextmanager
    async def drawing(self, patience: float | None = None) -> AsyncIterator[None]:
        """Draw it while no one else does.

        After `patience` seconds, or once Discord takes no more replies to the tap, both draw it. Either may
        arrive last, so its lane is marked, and it's drawn once more after both.
        """
        mine = await self._wait(patience)
        self._drawing += 1
        self._crossed |= self._drawing > 1
        try:
            yield
        finally:
            self._drawing -= 1
            if mine:
                self._turn.release()
            if self.crossed and not self._drawing:
                self._crossed = False
                self._posts.mark(lane_of(self.name))

    async def _wait(self, patience: float | None) -> bool:
        now = asyncio.get_running_loop().time()
        until = self._began + EDIT_WAITS_SECONDS if patience is None else now + patience
        try:
            async with asyncio.timeout_at(max(now, until) if self._turn.locked() else None):
                await self._turn.acquire()
        except TimeoutError:
            return False
        self._began = asyncio.get_running_loop().time()
        return True

    async def change(self, step: Callable[[Post], Post]) -> Post:
        """Change the post by one step, and store it."""
        self.drawn_from = None
        return await self._posts.change(self, step)

    async def show(self, digest: str, ply: int, *, final: bool = False) -> Post:
        """Store that it shows this drawing of a log of this length; if `final`, it isn't looked at again."""
        known = None if self.crossed else digest

        def redrawn(last: Post) -> Post:
            after = last.redrawn(known, ply)
            return after.retired() if final and known else after

        return await self.change(redrawn)

    @property
    def _posts(self) -> "LivePosts":
        among = self._among()
        if among is None:
            raise ReferenceError(self.name)
        return among


class LivePosts:
    """Every post of an owner by its name."""

    def __init__(self, owner: Owner, store: Posts, mark: Callable[[str], None]) -> None:
        """`mark` makes a lane of the owner dirty."""
        self.owner = owner
        self.mark = mark
        self._store = store
        self._posts: dict[str, LivePost] = {}
        self._saving = asyncio.Lock()
        # How often they had to be read, and how many of those reads are done.
        self._due, self._done = 1, 0

    async def read(self) -> "LivePosts":
        """These posts, once it's known what each shows."""
        if self._done < self._due:
            async with self._saving:
                await self._read()
        return self

    def get(self, name: str) -> LivePost:
        """A post; an empty one if none was ever sent."""
        if name not in self._posts:
            self._posts[name] = LivePost(self.owner, Post(name), self)
        return self._posts[name]

    @property
    def stored(self) -> Mapping[str, Post]:
        """Every post that was ever sent, by name."""
        return {name: each.stored for name, each in self._posts.items() if each.stored != Post(name)}

    def redraw(self) -> None:
        """Draw each again, even from the same match: something else may have changed its look."""
        for each in self._posts.values():
            each.drawn_from = None

    def forget(self) -> None:
        """They changed in the database, or may have: read them again."""
        self._due += 1

    async def change(self, post: LivePost, step: Callable[[Post], Post]) -> Post:
        async with self._saving:
            await self._read()
            before = post.stored
            after = step(before)
            if after != before:
                try:
                    await self._store.save(self.owner, before, after)
                except BaseException:
                    self.forget()
                    raise
                post.stored = after
            return after

    async def _read(self) -> None:
        while self._done < (due := self._due):  # they may change again while they are read
            found = await self._store.of(self.owner)
            self._done = due
            for name in {*self._posts, *found}:
                post = self.get(name)
                post.stored, post.drawn_from = found.get(name, Post(name)), None
