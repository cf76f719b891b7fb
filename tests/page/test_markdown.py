import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandbox.page.markdown import html

ELEMENTS = {"p", "br", "strong", "em", "u", "s", "span", "time", "code", "pre", "h1", "h2", "h3", "small"}
ELEMENTS |= {"ul", "ol", "li", "blockquote", "a"}
LINK = 'target="_blank" rel="noreferrer noopener"'


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("**b** *i* _i_", "<strong>b</strong> <em>i</em> <em>i</em>"),
        ("__u__ ~~s~~", "<u>u</u> <s>s</s>"),
        ("a\nb", "a<br>\nb"),
        (r"\*plain\*", "*plain*"),
        ("`<b>`", "<code>&lt;b&gt;</code>"),
        ("snake_case_name", "snake_case_name"),
        ("||**x**||", '<span data-kind="spoiler"><strong>x</strong></span>'),
        ("a || b", "a || b"),
        ("<@12>", '<span data-kind="user" data-id="12" data-name=""></span>'),
        ("<@&12>", '<span data-kind="role" data-id="12" data-name=""></span>'),
        ("<#12>", '<span data-kind="channel" data-id="12" data-name=""></span>'),
        ("<:puck:7>", '<span data-kind="emoji" data-id="7" data-name="puck"></span>'),
        ("</hockey hand:5>", '<span data-kind="command" data-id="5" data-name="hockey hand"></span>'),
        ("<t:60:R>", '<time data-kind="time" data-id="60" data-name="R"></time>'),
        ("see https://a.b/c.", f'see <a href="https://a.b/c" {LINK}>https://a.b/c</a>.'),
        ("[m](https://x.y)", f'<a href="https://x.y" {LINK}>m</a>'),
        ("[m](javascript:alert(1))", "[m](javascript:alert(1))"),
        ("<script>x</script>", "&lt;script&gt;x&lt;/script&gt;"),
        ("![i](https://x.y)", f'!<a href="https://x.y" {LINK}>i</a>'),
    ],
)
def test_a_line(written: str, shown: str) -> None:
    assert html(written) == f"<p>{shown}</p>\n"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("### Head", "<h3>Head</h3>"),
        ("-# small *x*", "<small>small <em>x</em></small>"),
        ("> q", "<blockquote>\n<p>q</p>\n</blockquote>"),
        ("> q\n> r\nafter", "<blockquote>\n<p>q<br>\nr</p>\n</blockquote>\n<p>after</p>"),
        ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"),
        ("```\n**a**\n```", "<pre><code>**a**\n</code></pre>"),
        ("    not code", "<p>not code</p>"),
        ("a\n---", "<p>a<br>\n---</p>"),
    ],
)
def test_a_block(written: str, shown: str) -> None:
    assert html(written).strip() == shown


@given(st.text(alphabet="<>&\"'ab*_~|`[]()!/:@#t1 \n\\-", max_size=60))
def test_whatever_is_written_no_other_element_comes_of_it(written: str) -> None:
    made = set(re.findall(r"</?([a-z]\w*)", html(written)))
    assert made <= ELEMENTS
