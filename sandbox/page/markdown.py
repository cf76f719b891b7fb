"""Discord's markdown as HTML.

Source: https://support.discord.com/hc/en-us/articles/210298617 and
https://discord.com/developers/docs/reference#message-formatting
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml
from markdown_it.renderer import RendererHTML
from markdown_it.rules_block import StateBlock
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

_ENABLED = ["fence", "blockquote", "list", "heading", "escape", "backticks", "emphasis", "strikethrough"]
_ENABLED += ["link", "newline", "balance_pairs", "fragments_join"]
_SPOILER = "||"
_SUBTEXT = "-# "
# What is between angle brackets, and the element that the page fills with today's name or time.
_REFERENCES: list[tuple[re.Pattern[str], str]] = [
    (re.compile(r"<@!?(?P<id>\d+)>"), "user"),
    (re.compile(r"<@&(?P<id>\d+)>"), "role"),
    (re.compile(r"<#(?P<id>\d+)>"), "channel"),
    (re.compile(r"</(?P<name>[^:>]+):(?P<id>\d+)>"), "command"),
    (re.compile(r"<a?:(?P<name>\w+):(?P<id>\d+)>"), "emoji"),
    (re.compile(r"<t:(?P<id>-?\d+)(?::(?P<name>[tTdDfFR]))?>"), "time"),
    (re.compile(r"<(?P<id>https?://[^\s<>]+)>"), "address"),
]
_PLAIN = re.compile(r"[^\n\\`*_~\[\]<|]+")
_ADDRESS = re.compile(r"https?://[^\s<>\"]*[^\s<>\".,:;!?)\]'*_~|]")


@lru_cache(maxsize=4096)
def html(text: str) -> str:
    """`text` as safe HTML; elements with `data-kind` and `data-id` stand for names and times."""
    return str(_PARSER.render(text))


def _text(state: StateInline, silent: bool) -> bool:
    """Up to the next possible start of markup: the library's own rule runs past a spoiler's bars."""
    found = _PLAIN.match(state.src, state.pos, state.posMax)
    if found is None:
        return False
    if not silent:
        state.pending += found[0]
    state.pos = found.end()
    return True


def _spoiler(state: StateInline, silent: bool) -> bool:
    if not state.src.startswith(_SPOILER, state.pos):
        return False
    start = state.pos + len(_SPOILER)
    end = state.src.find(_SPOILER, start, state.posMax)
    if end <= start:
        return False
    if not silent:
        most = state.posMax
        state.push("spoiler_open", "span", 1).attrs = {"data-kind": "spoiler"}
        state.pos, state.posMax = start, end
        state.md.inline.tokenize(state)
        state.posMax = most
        state.push("spoiler_close", "span", -1)
    state.pos = end + len(_SPOILER)
    return True


def _reference(state: StateInline, silent: bool) -> bool:
    if state.src[state.pos] != "<":
        return False
    for pattern, kind in _REFERENCES:
        found = pattern.match(state.src, state.pos)
        if found is None:
            continue
        if not silent:
            token = state.push("reference", "", 0)
            token.meta = {"kind": kind, **found.groupdict()}
        state.pos = found.end()
        return True
    return False


def _subtext(state: StateBlock, start: int, _end: int, silent: bool) -> bool:
    line = state.src[state.bMarks[start] + state.tShift[start] : state.eMarks[start]]
    if not line.startswith(_SUBTEXT):
        return False
    if not silent:
        state.push("subtext_open", "small", 1).block = True
        inline = state.push("inline", "", 0)
        inline.content, inline.children, inline.map = line.removeprefix(_SUBTEXT), [], [start, start + 1]
        state.push("subtext_close", "small", -1).block = True
        state.line = start + 1
    return True


def _quote_ends(_state: StateBlock, _start: int, _end: int, silent: bool) -> bool:
    """A line without its sign is outside a quote; in CommonMark it would go on in it."""
    return silent


def _render_reference(
    _self: RendererHTML, tokens: Sequence[Token], index: int, _options: Any, _env: Any
) -> str:
    meta = {key: escapeHtml(value or "") for key, value in tokens[index].meta.items()}
    kind, named = meta["kind"], meta.get("name", "")
    if kind == "address":
        return _link(meta["id"])
    if kind == "time":
        return f'<time data-kind="time" data-id="{meta["id"]}" data-name="{named}"></time>'
    return f'<span data-kind="{kind}" data-id="{meta["id"]}" data-name="{named}"></span>'


def _render_text(_self: RendererHTML, tokens: Sequence[Token], index: int, _options: Any, _env: Any) -> str:
    text = escapeHtml(tokens[index].content)
    in_link = index > 0 and tokens[index - 1].type == "link_open"
    return text if in_link else _ADDRESS.sub(lambda found: _link(found[0]), text)


def _link(address: str) -> str:
    return f'<a href="{address}" target="_blank" rel="noreferrer noopener">{address}</a>'


def _render_link(self: RendererHTML, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
    tokens[index].attrSet("target", "_blank")
    tokens[index].attrSet("rel", "noreferrer noopener")
    return self.renderToken(tokens, index, options, env)


def _render_strong(self: RendererHTML, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
    if tokens[index].markup == "__":
        tokens[index].tag = "u"
    return self.renderToken(tokens, index, options, env)


class _Parser(MarkdownIt):
    def validateLink(self, url: str) -> bool:  # noqa: N802 - the library's name
        # Discord links only the web.
        return url.startswith(("http://", "https://"))


def _parser() -> MarkdownIt:
    parser = _Parser("zero", {"html": False, "breaks": True}).enable(_ENABLED)
    parser.inline.ruler.at("text", _text)
    parser.inline.ruler.before("escape", "spoiler", _spoiler)
    parser.inline.ruler.before("escape", "reference", _reference)
    parser.block.ruler.before("list", "subtext", _subtext, {"alt": ["paragraph", "blockquote", "list"]})
    parser.block.ruler.push("quote_ends", _quote_ends, {"alt": ["blockquote"]})
    parser.add_render_rule("reference", _render_reference)
    parser.add_render_rule("text", _render_text)
    parser.add_render_rule("link_open", _render_link)
    for name in ("strong_open", "strong_close"):
        parser.add_render_rule(name, _render_strong)
    return parser


_PARSER = _parser()
