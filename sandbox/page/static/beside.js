import { h } from "./dom.js";
import { avatar } from "./message.js";
import { world } from "./store.js";
import { word } from "./words.js";

/** What stands where the bot has said nothing. */
export function silent() {
  const { id, name } = world().bot;
  return h("article", { class: "message ephemeral" }, avatar(id, name),
    h("div", { class: "body" }, h("header", {}, h("b", {}, name), h("span", { class: "app" }, word("app"))),
      h("p", { class: "failed", role: "alert" }, word("silent")), h("p", { class: "whisper" }, "👁 ", word("only_you"))));
}

export const emptyDm = (name) => h("p", { class: "empty" }, word("empty_dm", { name }));

/** A channel without a message, with commands to begin with. */
export function emptyChannel(name, offered, pick) {
  const start = (command) => h("button", { class: "button success", type: "button", onclick: () => pick(command) }, word("start", { label: command.label }));
  return h("div", { class: "empty" },
    h("h2", {}, word("empty_channel_title", { name })),
    offered.length ? null : h("p", {}, word("no_bot")),
    h("div", { class: "row" }, offered.map(start)));
}
