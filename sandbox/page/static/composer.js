import { h } from "./dom.js";
import { optionField } from "./fields.js";
import { Listbox } from "./listbox.js";
import { act, commands, person, placeName } from "./store.js";
import { word } from "./words.js";

/** The options that stand behind a typed command, as `name:value`. */
function written(text, { options }) {
  const names = options.flatMap((each) => [each.name, each.label]).map((name) => RegExp.escape?.(name) ?? name).join("|");
  const found = text.matchAll(new RegExp(`(?:^|\\s)(${names}):\\s*(.*?)(?=\\s+(?:${names}):|$)`, "g"));
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
}

/** Where somebody types: a message, or a slash command with its options. */
export class Composer {
  constructor(pane) {
    this.pane = pane;
    this.node = h("div", { class: "composer" });
    this.input = h("input", { type: "text", autocomplete: "off", oninput: () => this.#suggest(), onfocus: () => this.#suggest() });
    this.list = new Listbox(this.input, word("commands"), (item) => this.pick(item.command));
    this.form = h("form", { onsubmit: (event) => (event.preventDefault(), this.#send()) },
      this.list.box, this.input, h("button", { class: "button primary", type: "submit" }, word("send")));
    this.node.append(this.form);
  }

  /** Follow what is shown: whom the words would come from, and where they would go. */
  update() {
    const { shown } = this.pane;
    const key = `${this.pane.person}:${this.pane.place}`;
    if (this.key !== key) this.#plain();
    this.key = key;
    const name = person(this.pane.person).name;
    const label = shown.writable ? word("write", { place: placeName(shown) }) : word("write_readonly", { name });
    this.input.placeholder = label;
    this.input.setAttribute("aria-label", label);
    this.input.disabled = !shown.writable && !this.#offered().length;
  }

  #offered = () => commands(this.pane.person, this.pane.place).chat;

  #suggest() {
    const typed = this.input.value.toLowerCase();
    if (!typed.startsWith("/")) return this.list.show([]);
    const found = this.#offered().filter((each) => `/${each.label}`.includes(typed.trimEnd()) || `/${each.name}`.startsWith(typed.trimEnd()));
    this.list.show(found.map((command) => ({ label: `/${command.label}`, description: command.description, command })));
  }

  async #send() {
    const text = this.input.value.trim();
    if (!text) return;
    const command = this.#offered().find((each) => `${text} `.startsWith(`/${each.label} `) || `${text} `.startsWith(`/${each.name} `));
    if (command) return this.pick(command, written(text, command));
    this.input.value = "";
    await act({ do: "say", person: this.pane.person, place: this.pane.place, text });
  }

  #plain() {
    this.input.value = "";
    this.list.show([]);
    this.node.replaceChildren(this.form);
  }

  /** Ask for the options of a command, by the command or its name; one without options is sent at once. */
  pick(wanted, preset = {}) {
    const command = typeof wanted === "string" ? this.#offered().find((each) => each.name === wanted) : wanted;
    if (!command) return;
    this.#plain();
    if (!command.options.length) return this.#run(command, {});
    const fields = [];
    const values = (but) => Object.fromEntries(fields.filter((each) => each.name !== but && each.value() !== null).map((each) => [each.name, each.value()]));
    for (const option of command.options) fields.push(optionField(option, command, this.pane, values, preset[option.name] ?? preset[option.label]));
    const back = () => (this.#plain(), this.input.focus());
    const form = h("form", {
      class: "command", "aria-label": `/${command.label}`,
      onsubmit: (event) => (event.preventDefault(), this.#run(command, values())),
      onkeydown: (event) => event.key === "Escape" && back(),
    },
    h("p", {}, h("b", {}, `/${command.label}`), " ", h("small", {}, command.description)),
    h("div", { class: "options" }, fields.map((each) => each.node)),
    h("div", { class: "row" },
      h("button", { class: "button primary", type: "submit" }, word("send")),
      h("button", { class: "button secondary", type: "button", onclick: back }, word("cancel"))));
    this.node.replaceChildren(form);
    (fields.find((each) => each.value() === null) ?? fields[0]).input.focus();
  }

  async #run(command, options) {
    this.#plain();
    this.input.focus();
    await this.pane.doing(act({ do: "command", person: this.pane.person, place: this.pane.place, name: command.name, options }));
  }
}
