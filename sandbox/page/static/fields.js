import { fresh, h } from "./dom.js";
import { Listbox } from "./listbox.js";
import { act, guildOf, membersOf, world } from "./store.js";
import { word } from "./words.js";

const bare = (text) => text.replace(/^[@#]/, "").toLowerCase();
const [BOOLEAN, ATTACHMENT] = [5, 11];
const NUMBERS = { 4: "1", 10: "any" };
const BY_ID = { 6: ["members"], 7: ["channels"], 8: ["roles"], 9: ["members", "roles"] };

/**
 * An input for one option of a slash command: `{name, node, input, value(), ready?()}`. `others` gives the rest of what is typed,
 * `preset` is what was already written for it.
 */
export function optionField(option, command, pane, others, preset) {
  const id = fresh("option");
  const made = make(option, id, command, pane, others);
  if (preset) made.preset(preset);
  const label = h("label", { for: id }, option.label, option.required ? null : h("small", {}, ` ${word("optional")}`));
  return { name: option.name, node: h("div", { class: "option", title: option.description }, label, made.nodes), input: made.nodes[0], value: made.value, ready: made.ready };
}

function make(option, id, command, pane, others) {
  if (option.type in BY_ID) return list(option, id, picks(option, pane));
  if (option.type === BOOLEAN) return list(option, id, [{ value: "true", label: word("yes") }, { value: "false", label: word("no") }]);
  if (option.type === ATTACHMENT) return attached(option, id);
  if (option.choices.length) return list(option, id, option.choices);
  return typed(option, id, command, pane, others);
}

function picks(option, pane) {
  const guild = guildOf(pane.shown);
  const { users, channels } = world();
  const found = {
    members: membersOf(guild, pane.person).map((each) => ({ value: each, label: users[each] })),
    channels: (guild?.channels ?? []).map((each) => ({ value: each, label: `#${channels[each]}` })),
    roles: (guild?.roles ?? []).map((each) => ({ value: each.id, label: each.name })),
  };
  return BY_ID[option.type].flatMap((kind) => found[kind]);
}

function list(option, id, choices) {
  const input = h("select", { id, required: option.required },
    h("option", { value: "" }, word("choose")),
    choices.map((each, index) => h("option", { value: String(index) }, each.label)));
  const preset = (text) => {
    const wanted = bare(text);
    const index = choices.findIndex((each) => bare(each.label).startsWith(wanted) || String(each.value) === text);
    input.value = index < 0 ? "" : String(index);
  };
  return { nodes: [input], preset, value: () => (input.value === "" ? null : choices[input.value].value) };
}

/** A file, which is read as soon as it is picked; `ready` waits for that. */
function attached(option, id) {
  const input = h("input", { id, type: "file", required: option.required });
  let reading = Promise.resolve(null);
  let read = null;
  input.addEventListener("change", () => {
    const [file] = input.files;
    reading = file ? inText(file) : Promise.resolve(null);
  });
  return { nodes: [input], preset: () => {}, ready: async () => (read = await reading), value: () => read };
}

async function inText(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { name: file.name, data: btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join("")) };
}

function typed(option, id, command, pane, others) {
  const input = h("input", {
    id, required: option.required, autocomplete: "off", type: option.type in NUMBERS ? "number" : "text", step: NUMBERS[option.type],
    min: option.min_value, max: option.max_value, minlength: option.min_length, maxlength: option.max_length, "aria-label": option.label,
  });
  const preset = (text) => (input.value = text);
  if (!option.autocomplete) return { nodes: [input], preset, value: () => (input.value === "" ? null : input.value) };
  let picked = null;
  const box = new Listbox(input, option.label, (item) => {
    input.value = item.label;
    picked = item.value;
  });
  const ask = async () => {
    const text = input.value;
    const body = { do: "complete", name: command.name, options: others(option.name), focus: option.name, typed: text };
    const { choices } = await act({ ...body, person: pane.person, place: pane.place });
    if (input.value === text && document.activeElement === input) box.show((choices ?? []).map((each) => ({ label: each.name, value: each.value })));
  };
  input.addEventListener("input", () => ((picked = null), ask()));
  input.addEventListener("focus", ask);
  return { nodes: [input, box.box], preset, value: () => picked ?? (input.value === "" ? null : input.value) };
}
