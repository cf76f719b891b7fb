import { h } from "./dom.js";
import { world } from "./store.js";
import { fillTimes } from "./times.js";
import { word } from "./words.js";

/** Text of the bot's, already made safe by the server, with names, times and emojis filled in for `at`. */
export function text(html, at, tag = "div") {
  const node = h(tag, { class: "text", html });
  for (const each of node.querySelectorAll("[data-kind]")) FILL[each.dataset.kind]?.(each, at);
  fillTimes(node);
  return node;
}

const mention = (each, label, onclick) =>
  each.replaceWith(onclick ? h("button", { class: "mention", type: "button", onclick }, label) : h("span", { class: "mention" }, label));

const FILL = {
  user(each, at) {
    const { id } = each.dataset;
    const menu = at.people ? (event) => at.menuOn(id, event.currentTarget) : null;
    mention(each, `@${world().users[id] ?? id}`, menu);
  },
  channel: (each) => mention(each, `#${world().channels[each.dataset.id] ?? each.dataset.id}`),
  role(each) {
    const roles = world().guilds.flatMap((guild) => guild.roles);
    mention(each, `@${roles.find((role) => role.id === each.dataset.id)?.name ?? each.dataset.id}`);
  },
  command: (each, at) => mention(each, `/${each.dataset.name}`, () => at.pick(each.dataset.name)),
  emoji: (each) => each.replaceWith(emoji(each.dataset)),
  spoiler(each) {
    const show = () => {
      each.className = "spoiler shown";
      each.removeAttribute("role");
      each.removeAttribute("tabindex");
      each.removeAttribute("aria-label");
    };
    each.className = "spoiler";
    each.setAttribute("role", "button");
    each.tabIndex = 0;
    each.setAttribute("aria-label", word("spoiler"));
    each.addEventListener("click", show);
    each.addEventListener("keydown", (event) => (event.key === "Enter" || event.key === " ") && (event.preventDefault(), show()));
  },
};

/** A custom emoji as a picture, one of Unicode's as it is. */
export function emoji(value) {
  if (!value) return null;
  if (!value.id) return h("span", { class: "emoji" }, value.name);
  return h("img", { class: "emoji", src: `/page/emojis/${value.id}`, alt: `:${value.name}:`, title: `:${value.name}:` });
}
