"""The edits of each walk in CONTRIBUTING.md, by the heading of the walk and the number of the step."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol


class Edit(Protocol):
    """What a contributor does in a step; the step must contain the words in `names`."""

    @property
    def names(self) -> tuple[str, ...]: ...

    def make(self, root: Path) -> None: ...


@dataclass(frozen=True)
class Insert:
    """Lines below the first line that begins with `below`, or above it."""

    file: str
    lines: str
    below: str = ""
    above: str = ""
    words: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        return (self.file, *self.words)

    def make(self, root: Path) -> None:
        found = (root / self.file).read_text(encoding="utf-8").splitlines(keepends=True)
        place = self.below or self.above
        at = next((n for n, line in enumerate(found) if line.startswith(place)), None)
        assert at is not None, f"{self.file} has no line that begins with {place!r}"
        at += 1 if self.below else 0
        text = "".join([*found[:at], self.lines, "\n", *found[at:]])
        (root / self.file).write_text(text, encoding="utf-8")


@dataclass(frozen=True)
class Replace:
    """Replaces the old words, which occur once."""

    file: str
    old: str
    new: str
    words: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        return (self.file, *self.words)

    def make(self, root: Path) -> None:
        text = (root / self.file).read_text(encoding="utf-8")
        assert text.count(self.old) == 1, f"{self.file} has {self.old!r} {text.count(self.old)} times"
        (root / self.file).write_text(text.replace(self.old, self.new), encoding="utf-8")


@dataclass(frozen=True)
class ReplaceQuotes:
    """Other words in all tests and pages that quote the old ones."""

    old: str
    new: str
    places: tuple[str, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return (self.old, *self.places)

    def make(self, root: Path) -> None:
        quoting = [path for path in self._files(root) if self.old in path.read_text(encoding="utf-8")]
        assert quoting
        for path in quoting:
            text = path.read_text(encoding="utf-8")
            path.write_text(text.replace(self.old, self.new), encoding="utf-8")

    def _files(self, root: Path) -> Iterator[Path]:
        for place in self.places:
            if (root / place).is_file():
                yield root / place
            else:
                yield from (root / place).rglob("*.py")
                yield from (root / place).rglob("*.md")


@dataclass(frozen=True)
class NewFile:
    file: str
    text: str

    @property
    def names(self) -> tuple[str, ...]:
        return (self.file,)

    def make(self, root: Path) -> None:
        assert not (root / self.file).exists()
        (root / self.file).write_text(self.text, encoding="utf-8")


HANDLER = '''"""How many moves a match had: a button below its result."""

from bot.client import Interaction
from bot.replies import SorryError, tell
from bot.router import answers
from cogs.asking import words_of
from faces.taps.playing import CountMoves


@answers(CountMoves)
async def count_moves(interaction: Interaction, tap: CountMoves) -> None:
    loaded = await interaction.client.matches.load(tap.match)
    if loaded.match.server_id != interaction.guild_id:
        raise SorryError("sorry-button")
    await tell(interaction, words_of(interaction)("moves-made", count=loaded.ply))
'''

TAP_IT = '''"""The button that says how many moves a match had."""

from tests.cogs.people import sentence
from tests.cogs.rink import Rink


async def test_a_result_says_how_many_moves_the_match_had(rink: Rink) -> None:
    await rink.face_off(length=1)
    await rink.play()
    await rink.jon.slash(rink.ice, "hockey match resign")
    await rink.jon.click(rink.jon.private(rink.ice)[-1], label="I resign")
    told = sentence(await rink.person("Ida").click(rink.last(), label="Moves"))
    assert told == f"This match had {len(await rink.store.matches.log(1))} moves."
'''

POST, LOUD_POST = "Hits the post!", "Rings the post!"
NEW_BUTTON = ("final-button-moves", "moves-made")
NEW_NAME = ("game-nines", "pitch-nines")

WALKS: dict[str, dict[int, list[Edit]]] = {
    "A house rule or a variant": {
        2: [
            Insert(
                "hockey/catalogue.py",
                '    PileRules("nines", power="9", goal_is_chance=True),',
                above='    PileRules("stockham"',
                words=('PileRules("nines", power="9", goal_is_chance=True)', "_RULES"),
            )
        ],
        3: [
            Insert(
                "hockey/faces.toml",
                '[nines]\nname = "Nines"\npitch = "Nines break away, and a goal is a breakaway too."\n',
                above="[lineup]",
                words=("[nines]", "name", "pitch"),
            )
        ],
        4: [
            Insert(
                "bot/words/fr.ftl",
                "game-nines = Les neuf\n"
                "pitch-nines = Les neuf partent en échappée, et un but est aussi une échappée.",
                below="pitch-stockham",
                words=NEW_NAME,
            ),
            Insert(
                "bot/words/ru.ftl",
                "game-nines = Девятки\npitch-nines = Девятки сами дают выход один на один, гол тоже.",
                below="pitch-stockham",
                words=NEW_NAME,
            ),
        ],
    },
    "A sentence": {
        1: [
            Replace("bot/words/en.ftl", f"\ncall-post = {POST}", f"\ncall-post = {LOUD_POST}", ("call-post",))
        ],
        2: [ReplaceQuotes(POST, LOUD_POST, ("tests", "docs", "README.md"))],
        3: [
            Replace("bot/words/fr.ftl", "\ncall-post = Frappe", "\ncall-post = Fait sonner", ("call-post",)),
            Replace(
                "bot/words/ru.ftl", "\ncall-post = Штанга!", "\ncall-post = Звон штанги!", ("call-post",)
            ),
        ],
    },
    "A line of the broadcast": {
        1: [
            Insert(
                "bot/words/en.broadcast.ftl",
                "    { $defender } smothers the shot by { $shooter }!",
                below="call-save =",
                words=("call-save",),
            )
        ],
    },
    "A button": {
        1: [
            Insert(
                "faces/taps/playing.py",
                'class CountMoves(CustomId, template="moves:<match>"):\n'
                '    """Says how many moves a match had."""\n\n    match: int\n\n',
                above="class Taunt(",
                words=("CountMoves",),
            )
        ],
        2: [
            Insert(
                "faces/result.py",
                '    more.append(button(words("final-button-moves"), CountMoves(loaded.id)))',
                below="    more.append(button(words(",
                words=('button(words("final-button-moves"), CountMoves(loaded.id))',),
            ),
            Insert(
                "faces/result.py",
                "from faces.taps.playing import CountMoves",
                below="from faces.taps.offering",
            ),
        ],
        3: [NewFile("cogs/playing/moves.py", HANDLER)],
        4: [
            *(
                Insert(
                    f"bot/words/{language}.ftl",
                    f"final-button-moves = {label}\nmoves-made = {sentence}",
                    below="final-button-rematch",
                    words=NEW_BUTTON,
                )
                for language, label, sentence in (
                    ("en", "Moves", "This match had { $count } moves."),
                    ("fr", "Coups", "Ce match a compté { $count } coups."),
                    ("ru", "Ходы", "Ходов в матче: { $count }."),
                )
            ),
            Insert(
                "docs/commands.md",
                "| `moves:<match>` | says how many moves a match had |",
                above="| `taunt:",
                words=("in the order of `faces/taps`",),
            ),
        ],
        5: [
            Insert(
                "tests/cogs/test_custom_ids.py",
                '    "moves:7": playing.CountMoves(7),',
                below="KEPT = {",
                words=("KEPT",),
            ),
            NewFile("tests/cogs/test_moves.py", TAP_IT),
        ],
    },
    "A setting": {
        1: [
            Insert(
                "bot/settings.py",
                "    board_rows: Count = 10",
                below="    most_matches:",
                words=("board_rows: Count = 10",),
            )
        ],
        2: [
            Insert(
                ".env.example",
                "# How many rows a page of the leaderboard has; 25 at most.\n#BOARD_ROWS=10",
                below="#MOST_MATCHES",
                words=("#BOARD_ROWS=10",),
            ),
            Insert(
                "docs/hosting/settings.md",
                "| `BOARD_ROWS` | 1 to 25 | `10` |",
                below="| `MOST_MATCHES`",
                words=("| `BOARD_ROWS` | 1 to 25 | `10` |",),
            ),
        ],
        3: [
            Insert(
                "bot/words/en.ftl",
                "host-board-rows = BOARD_ROWS must be a whole number from 1 to 25.",
                below="host-most-matches",
                words=("host-board-rows",),
            )
        ],
        4: [
            Insert(
                "tests/bot/test_settings.py",
                '    "BOARD_ROWS": [*COUNTS],',
                below='    "MOST_MATCHES"',
                words=("BAD",),
            )
        ],
    },
    "A column": {
        1: [
            Replace(
                "db/schema.py",
                '    Column("followed_at", Double, nullable=False),\n',
                '    Column("followed_at", Double, nullable=False),\n    Column("place", Text),\n',
                words=('Column("place", Text)', "followers"),
            ),
        ],
        2: [
            Replace(
                "db/migrations/versions/r01_first.py",
                '        sa.Column("followed_at", sa.Double, nullable=False),\n',
                '        sa.Column("followed_at", sa.Double, nullable=False),\n'
                '        sa.Column("place", sa.Text),\n',
                words=('sa.Column("place", sa.Text)', "followers"),
            ),
        ],
    },
}

NEW_FILES = {
    edit.file
    for steps in WALKS.values()
    for edits in steps.values()
    for edit in edits
    if isinstance(edit, NewFile)
}
