import { fresh, h } from "./dom.js";

/** A list of suggestions over an input, by the combobox pattern: arrows, Enter or Tab, Escape, or a press. */
export class Listbox {
  constructor(input, label, chosen) {
    this.input = input;
    this.chosen = chosen;
    this.items = [];
    this.at = -1;
    this.box = h("ul", { class: "listbox", role: "listbox", id: fresh("list"), "aria-label": label, hidden: true });
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", this.box.id);
    input.setAttribute("aria-expanded", "false");
    input.addEventListener("keydown", (event) => this.#key(event));
    input.addEventListener("blur", () => this.show([]));
  }

  /** Offer `{label, description}`; none closes the list. */
  show(items) {
    this.items = items;
    this.box.replaceChildren(...items.map((item, index) => this.#option(item, index)));
    this.box.hidden = !items.length;
    this.input.setAttribute("aria-expanded", String(Boolean(items.length)));
    this.#mark(items.length ? 0 : -1);
  }

  #option(item, index) {
    return h("li", {
      role: "option", id: `${this.box.id}-${index}`, "aria-selected": "false",
      // The input keeps its focus, and with it the list; a finger that scrolls presses nothing.
      onmousedown: (event) => event.preventDefault(),
      onclick: () => this.#choose(index),
    }, h("span", {}, item.label), item.description ? h("small", {}, item.description) : null);
  }

  #mark(index) {
    this.at = index;
    [...this.box.children].forEach((each, number) => each.setAttribute("aria-selected", String(number === index)));
    this.box.children[index]?.scrollIntoView({ block: "nearest" });
    if (index < 0) this.input.removeAttribute("aria-activedescendant");
    else this.input.setAttribute("aria-activedescendant", `${this.box.id}-${index}`);
  }

  #choose(index) {
    const item = this.items[index];
    this.show([]);
    this.chosen(item);
  }

  #key(event) {
    const many = this.items.length;
    if (!many) return;
    if (event.key === "ArrowDown") this.#mark((this.at + 1) % many);
    else if (event.key === "ArrowUp") this.#mark((this.at + many - 1) % many);
    else if (event.key === "Enter" || event.key === "Tab") this.#choose(this.at);
    else if (event.key === "Escape") this.show([]);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
