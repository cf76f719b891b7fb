import { fresh, h } from "./dom.js";
import * as menus from "./menu.js";
import { guildOf, membersOf, world } from "./store.js";
import { emoji, text } from "./text.js";
import { word } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };
const TALLEST = 350;

/** A component as Discord shows it. `at` knows who looks at which message where, and how to act. */
export function component(value, at) {
  return KINDS[value.type]?.(value, at) ?? null;
}

const children = (value, at) => value.components.map((each) => component(each, at));

const KINDS = {
  1: (value, at) => h("div", { class: "row" }, children(value, at)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: (value, at) => h("div", { class: "section" }, h("div", {}, children(value, at)), component(value.accessory, at)),
  10: (value, at) => text(value.html, at),
  11: (value) => h("div", { class: "thumbnail" }, hidden(value, image(value.media, value.description))),
  12: (value) =>
    h("div", { class: `gallery of-${Math.min(4, value.items.length)}` },
      value.items.map((item) => hidden(item, image(item.media, item.description)))),
  13: (value) => hidden(value, file({ filename: value.name, size: value.size, url: value.file.url })),
  14: (value) => h("hr", { class: `${value.divider ? "line" : "gap"} space-${value.spacing}` }),
  17(value, at) {
    const box = h("div", { class: "container" }, children(value, at));
    if (value.accent_color != null) box.style.borderLeftColor = colour(value.accent_color);
    return hidden(value, box);
  },
};

export const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;

function hidden(value, node) {
  if (!value.spoiler) return node;
  const cover = h("button", { class: "cover", type: "button", onclick: () => box.replaceWith(node) }, word("spoiler"));
  const box = h("div", { class: "covered" }, cover);
  return box;
}

function button(value, at) {
  const face = [emoji(value.emoji), value.label ? h("span", {}, value.label) : null];
  const looks = `button ${STYLES[value.style]}`;
  if (value.url) {
    return h("a", { class: looks, href: value.url, target: "_blank", rel: "noreferrer noopener" }, face, h("span", { "aria-hidden": "true" }, " ↗"));
  }
  return h("button", {
    class: looks,
    type: "button",
    disabled: value.disabled,
    data: { id: value.custom_id ?? "" },
    onclick: (event) => at.press({ do: "tap", custom_id: value.custom_id }, event.currentTarget),
  }, face);
}

function choices(value, at) {
  if (value.type === 3) return value.options.map((option) => ({ ...option, face: emoji(option.emoji), chosen: option.default }));
  const guild = guildOf(at.place);
  const users = membersOf(guild, at.person).map((id) => ({ value: id, label: `@${world().users[id]}` }));
  const roles = (guild?.roles ?? []).map((role) => ({ value: role.id, label: role.name }));
  const channels = (guild?.channels ?? []).map((id) => ({ value: id, label: `#${world().channels[id]}` }));
  const preset = new Set((value.default_values ?? []).map((each) => each.id));
  const offered = { 5: users, 6: roles, 7: [...users, ...roles], 8: channels }[value.type];
  return offered.map((each) => ({ ...each, chosen: preset.has(each.value) }));
}

function select(value, at) {
  const offered = choices(value, at);
  const chosen = offered.filter((each) => each.chosen).map((each) => each.label).join(", ");
  const send = (values) => at.press({ do: "choose", custom_id: value.custom_id, values }, opener);
  const single = value.min_values === 1 && value.max_values === 1;
  const opener = h("button", {
    class: "select",
    type: "button",
    disabled: value.disabled,
    "aria-haspopup": single ? "menu" : "dialog",
    "aria-expanded": "false",
    data: { id: value.custom_id },
    onclick: () => single
      ? menus.menu(opener, offered.map((each) => ({ ...each, act: () => send([each.value]) })), value.placeholder)
      : several(opener, value, offered, send),
  }, h("span", {}, chosen || value.placeholder || word("pick")), h("span", { "aria-hidden": "true" }, "⌄"));
  return opener;
}

function several(opener, value, offered, send) {
  const boxes = offered.map((each) => h("input", { type: "checkbox", value: each.value, checked: each.chosen, onchange: () => limit() }));
  const done = h("button", { class: "button primary", type: "button", onclick: () => (menus.close(), send(picked())) }, word("submit"));
  const picked = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const limit = () => {
    const count = picked().length;
    done.disabled = count < value.min_values;
    for (const box of boxes) box.disabled = !box.checked && count >= value.max_values;
  };
  const title = h("p", { id: fresh("several") }, word("pick_several", { least: value.min_values, most: value.max_values }));
  const lines = offered.map((each, index) => h("label", {}, boxes[index], each.face ?? null, each.label, each.description ? h("small", {}, each.description) : null));
  limit();
  menus.show(opener, h("div", { class: "menu", role: "dialog", "aria-labelledby": title.id }, title, lines, done));
}

/** A picture of this Discord's own; it takes its room before it is there. */
export function image({ url, width, height }, description) {
  // Nothing is fetched from another host: what lies there is named.
  if (!url.includes("/attachments/")) return h("span", { class: "outside" }, word("outside_image", { url }));
  const src = new URL(url).pathname;
  const node = h("img", { class: "picture", src, alt: description ?? "" });
  if (width && height) {
    node.style.aspectRatio = `${width} / ${height}`;
    node.style.width = `${Math.min(width, (TALLEST * width) / height)}px`;
  }
  return h("a", { class: "zoom", href: src, target: "_blank", rel: "noopener", "aria-label": description || word("picture") }, node);
}

export function file(value) {
  const size = value.size == null ? "" : `${Math.max(1, Math.round(value.size / 1024))} KB`;
  const label = size ? word("file", { name: value.filename, size }) : value.filename;
  return value.url
    ? h("a", { class: "file", href: new URL(value.url).pathname, download: value.filename }, "📄 ", label)
    : h("span", { class: "file" }, "📄 ", label);
}
