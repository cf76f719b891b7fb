import { colour, component, file, image } from "./components.js";
import { fresh, h } from "./dom.js";
import { text } from "./text.js";
import { clock } from "./times.js";
import { world } from "./store.js";
import { word } from "./words.js";

const HUES = [264, 20, 140, 330, 200, 50, 100];

/** A person's or the bot's sign: an initial on a colour of its own. */
export function avatar(id, name) {
  const own = id === world().bot.id;
  const at = world().people.findIndex((each) => each.id === id);
  const node = h("span", { class: own ? "avatar bot" : "avatar", "aria-hidden": "true" }, own ? "🏒" : name.slice(0, 1).toUpperCase());
  node.style.setProperty("--hue", HUES[(at + HUES.length) % HUES.length]);
  return node;
}

/** One message as `at.person` sees it in `at.place`. */
export function message(value, at) {
  const title = fresh("author");
  const marks = [value.mentions_me ? "pinged" : "", value.ephemeral ? "ephemeral" : ""];
  return h("article", { class: `message ${marks.join(" ")}`, data: { id: value.id }, tabindex: -1, "aria-labelledby": title },
    context(value, at),
    avatar(value.author.id, value.author.name),
    h("div", { class: "body" },
      h("header", { id: title },
        author(value, at),
        value.author.bot ? h("span", { class: "app" }, word("app")) : null,
        h("span", { class: "clock" }, clock(value.at)),
        more(value, at)),
      content(value, at),
      h("p", { class: "failed", role: "alert", hidden: true }, word("failed")),
      value.ephemeral ? whisper(value, at) : null));
}

/** Who wrote it: a button where something can be done with a person. */
function author({ author: { id, name } }, at) {
  if (!at.people) return h("span", { class: "author" }, name);
  return h("button", { class: "author", type: "button", onclick: (event) => at.menuOn(id, event.currentTarget) }, name);
}

function context(value, at) {
  const by = value.used?.by ?? value.reply?.by;
  const who = by ? [avatar(by.id, by.name), h("b", {}, by.name)] : null;
  if (value.used) return h("p", { class: "context" }, who, ` ${word("used")} `, h("span", { class: "mention" }, `/${value.used.name}`));
  if (!value.reply) return null;
  if (!by) return h("p", { class: "context" }, word("reply_gone"));
  const { id, text: said } = value.reply;
  return h("p", { class: "context" }, who, h("button", { class: "quote", type: "button", onclick: () => at.reveal(id) }, said || word("reply_wordless")));
}

function more(value, at) {
  const entries = at.commands().message;
  if (!entries.length) return null;
  const items = entries.map((each) => ({ label: each.label, act: () => at.menuFrom(each.name, value.id, opener) }));
  const opener = h("button", {
    class: "more", type: "button", "aria-haspopup": "menu", "aria-expanded": "false", "aria-label": word("menu_message"),
    onclick: () => at.menu(opener, items, word("menu_message")),
  }, "⋯");
  return opener;
}

function content(value, at) {
  if (value.thinking) return h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }), word("thinking", { bot: value.author.name }));
  return [
    value.thread?.told ? h("p", {}, word("thread_started", { name: value.author.name })) : value.html ? text(value.html, at) : null,
    value.files.map((each) => (each.content_type?.startsWith("image/") ? image(each, each.description || each.filename) : file(each))),
    value.embeds.map((each) => embed(each, at)),
    h("div", { class: "components" }, value.components.map((each) => component(each, at))),
    value.thread ? threadLink(value.thread, at) : null,
    value.edited ? h("span", { class: "edited" }, word("edited")) : null,
  ].flat();
}

const threadLink = ({ id, name }, at) =>
  h("button", { class: "thread", type: "button", disabled: !id, onclick: () => at.go(id) }, word("thread", { name }));

function whisper(value, at) {
  return h("p", { class: "whisper" }, "👁 ", word("only_you"), " · ",
    h("button", { class: "plain", type: "button", onclick: () => at.press({ do: "dismiss" }) }, word("dismiss")));
}

function embed(value, at) {
  const linked = (html) => (value.url ? h("a", { href: value.url, target: "_blank", rel: "noreferrer noopener" }, text(html, at, "span")) : text(html, at, "span"));
  const node = h("div", { class: "embed" },
    h("div", {},
      value.author ? h("p", { class: "embed-author" }, value.author.name) : null,
      value.title ? h("p", { class: "embed-title" }, linked(value.title)) : null,
      value.description ? text(value.description, at) : null,
      value.fields.length ? h("dl", { class: "fields" }, value.fields.map((each) =>
        h("div", { class: each.inline ? "inline" : null }, h("dt", {}, text(each.name, at, "span")), h("dd", {}, text(each.value, at))))) : null,
      value.image ? image(value.image, "") : null,
      value.footer ? h("p", { class: "footer" }, value.footer.text) : null),
    value.thumbnail ? h("div", { class: "thumbnail" }, image(value.thumbnail, "")) : null);
  if (value.color != null) node.style.borderLeftColor = colour(value.color);
  return node;
}
