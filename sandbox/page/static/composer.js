import { h } from "./dom.js";
import { optionField } from "./fields.js";
import { Listbox } from "./listbox.js";
import { act, commands, person, placeName, toast } from "./store.js";
import { word } from "./words.js";

/** The options that stand behind a typed command, as `name:value`. */
function written(text, { options }) {
  const names = options.flatMap((each) => [each.name, each.label]).map((name) => RegExp.escape?.(name) ?? name).join("|");
  const found = text.matchAll(new RegExp(`(?:^|\\s)(${names}):\\s*(.*?)(?=\\s+(?:${names}):|$)`, "g"));
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
}

const COMMAND = /^\/[\p{L}\p{N}]/u;
const MOST_NEAR = 3;
const pairs = (text) => new Set([...text].map((_, index) => text.slice(index, index + 2)));

/** How alike two words are, from 0 to 1: the pairs of letters that they share. */
function alike(a, b) {
  const [left, right] = [pairs(a), pairs(b.toLowerCase())];
  return (2 * [...left].filter((each) => right.has(each)).length) / (left.size + right.size);
}

/** Where somebody types: a message, or a slash command with its options. */
export class Composer {
  constructor(pane) {
    this.pane = pane;
    this.node = h("div", { class: "composer" });
    this.input = h("input", { type: "text", autocomplete: "off", oninput: () => (this.hint.replaceChildren(), this.#suggest()), onfocus: () => this.#suggest() });
    this.hint = h("p", { class: "hint-line", role: "alert" });
    this.list = new Listbox(this.input, word("commands"), (item) => this.pick(item.command));
    this.form = h("form", { onsubmit: (event) => (event.preventDefault(), this.#send()) },
      this.list.box, this.input, h("button", { class: "button primary", type: "submit" }, word("send")));
    this.#plain();
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
    if (COMMAND.test(text)) return this.#unknown(text);
    this.input.value = "";
    await act({ do: "say", person: this.pane.person, place: this.pane.place, text });
  }

  /** Say that there is no such command, and which ones come near it; what was typed stays to be mended. */
  #unknown(text) {
    const name = text.slice(1).replace(/\s+\S+:.*$/, "");
    const typed = name.toLowerCase();
    const near = this.#offered().map((each) => ({ each, is: alike(typed, each.label) })).filter(({ is }) => is > 0.3).sort((a, b) => b.is - a.is).slice(0, MOST_NEAR);
    this.list.show([]);
    this.hint.replaceChildren(word("no_command", { name }), ...(near.length ? [` ${word("near_commands")}`] : []),
      ...near.map(({ each }) => h("button", { class: "plain", type: "button", onclick: () => this.pick(each, written(text, each)) }, `/${each.label}`)));
    this.input.focus();
  }

  #plain() {
    this.input.value = "";
    this.hint.replaceChildren();
    this.list.show([]);
    this.node.replaceChildren(this.hint, this.form);
  }

  /** Send a command at once if it needs no option, else ask for them. */
  begin(command) {
    return command.options.some((each) => each.required) ? this.pick(command) : this.#run(command, {});
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
    let sending = false;
    const sent = async () => {
      if (sending) return; // a large file takes a while to be read
      sending = true;
      try {
        await Promise.all(fields.map((each) => each.ready?.()));
      } catch {
        sending = false;
        return toast(word("unread"));
      }
      await this.#run(command, values());
    };
    const back = () => (this.#plain(), this.input.focus());
    const form = h("form", {
      class: "command", "aria-label": `/${command.label}`,
      onsubmit: (event) => (event.preventDefault(), sent()),
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
    // A finger's keyboard would cover the answer.
    if (!matchMedia("(pointer: coarse)").matches) this.input.focus();
    await this.pane.doing(act({ do: "command", person: this.pane.person, place: this.pane.place, name: command.name, options }));
  }
}
