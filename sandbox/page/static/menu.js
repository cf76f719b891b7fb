import { h } from "./dom.js";

let open = null;

/** A menu at `anchor`: `items` are `{label, description, act}`, or `{title}` for a heading. */
export function menu(anchor, items, label) {
  close();
  const entries = items.map((item) =>
    item.title
      ? h("div", { class: "menu-title", role: "presentation" }, item.title)
      : h("button", { type: "button", role: "menuitem", class: item.chosen ? "chosen" : null, tabindex: -1, onclick: () => (close(), item.act()) },
          item.face ?? null, h("span", {}, item.label), item.description ? h("small", {}, item.description) : null),
  );
  show(anchor, h("div", { class: "menu", role: "menu", "aria-label": label }, entries));
}

/** Any content at `anchor`; Escape and a press elsewhere close it. */
export function show(anchor, box) {
  document.body.append(box);
  const at = anchor.getBoundingClientRect();
  const size = box.getBoundingClientRect();
  const below = at.bottom + size.height + 8 < innerHeight;
  box.style.left = `${Math.max(8, Math.min(at.left, innerWidth - size.width - 8))}px`;
  box.style.top = `${Math.max(8, below ? at.bottom + 4 : at.top - size.height - 4)}px`;
  open = { box, anchor };
  anchor.setAttribute("aria-expanded", "true");
  box.addEventListener("keydown", keys);
  box.querySelector("button, input")?.focus();
}

export function close() {
  if (!open) return;
  const { box, anchor } = open;
  open = null;
  const inside = box.contains(document.activeElement);
  box.remove();
  anchor.setAttribute("aria-expanded", "false");
  if (inside) anchor.focus();
}

function keys(event) {
  const entries = [...open.box.querySelectorAll("button, input")];
  const at = entries.indexOf(document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (to !== undefined) {
    event.preventDefault();
    entries.at(to % entries.length).focus();
  } else if (event.key === "Escape" || (event.key === "Tab" && open.box.role === "menu")) {
    event.preventDefault();
    event.stopPropagation();
    close();
  }
}

document.addEventListener("pointerdown", (event) => {
  if (open && !open.box.contains(event.target) && !open.anchor.contains(event.target)) close();
});
