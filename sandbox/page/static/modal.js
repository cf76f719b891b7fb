import { fresh, h } from "./dom.js";
import { act, guildOf, membersOf, place, world } from "./store.js";
import { text } from "./text.js";
import { word } from "./words.js";

const TEXT_INPUT = 4;
const PARAGRAPH = 2;
const STRING_SELECT = 3;

/** The modal that the bot answered with; what is filled in goes back as `who` in `where`, and `closed` is called after it. */
export function modal(body, who, where, closed) {
  const fields = [];
  const at = { person: who, place: place(who, where), pick() {} };
  const title = fresh("modal");
  const failed = h("p", { class: "failed", role: "alert", hidden: true }, word("failed"));
  const send = h("button", { class: "button primary", type: "submit" }, word("submit"));
  const box = h("dialog", { class: "modal", "aria-labelledby": title, onclose: () => (box.remove(), closed()) },
    h("form", { onsubmit: submit },
      h("h2", { id: title }, body.title),
      body.components.map((each) => line(each, at, fields)),
      failed,
      h("div", { class: "row" },
        send,
        h("button", { class: "button secondary", type: "button", onclick: () => box.close() }, word("cancel")))));

  async function submit(event) {
    event.preventDefault();
    const values = Object.fromEntries(fields.map((each) => [each.label, each.value()]));
    if (send.getAttribute("aria-disabled")) return;
    send.setAttribute("aria-disabled", "true");
    const became = await act({ do: "fill", person: who, place: where, modal: body.key, values });
    send.removeAttribute("aria-disabled");
    failed.hidden = !became.failed && !became.refused;
    if (!failed.hidden) return;
    box.close();
    if (became.modal) modal(became.modal, who, where, closed);
  }
  document.body.append(box);
  box.showModal();
}

function line(value, at, fields) {
  if (value.html) return text(value.html, at);
  const parts = value.components ? value.components.map((each) => [each, each.label ?? ""]) : [[value.component, value.label]];
  return parts.map(([input, label]) => {
    const id = fresh("field");
    const made = input.type === TEXT_INPUT ? typed(input, id) : listed(input, id, at);
    fields.push({ label, value: made.value });
    return h("div", { class: "field" },
      h("label", { for: id, id: `${id}-label` }, label, input.required === false ? null : h("span", { "aria-hidden": "true" }, " *")),
      value.description ? h("small", {}, value.description) : null, made.node);
  });
}

function typed(value, id) {
  const tag = value.style === PARAGRAPH ? "textarea" : "input";
  const node = h(tag, { id, placeholder: value.placeholder, minlength: value.min_length, maxlength: value.max_length, required: value.required !== false });
  node.value = value.value ?? "";
  return { node, value: () => node.value };
}

function listed(value, id, at) {
  const guild = guildOf(at.place);
  const ids = { 5: membersOf(guild, at.person), 6: guild?.roles.map((role) => role.id) ?? [], 8: guild?.channels ?? [] };
  const names = { ...world().users, ...world().channels, ...Object.fromEntries((guild?.roles ?? []).map((role) => [role.id, role.name])) };
  const options = value.type === STRING_SELECT
    ? value.options.map((each) => ({ value: each.label, label: each.label, chosen: each.default }))
    : (ids[value.type] ?? [...ids[5], ...ids[6]]).map((each) => ({ value: each, label: names[each] }));
  if ((value.max_values ?? 1) > 1) return boxes(value, id, options);
  const node = h("select", { id, required: value.required !== false },
    h("option", { value: "" }, value.placeholder ?? word("choose")),
    options.map((each) => h("option", { value: each.value, selected: each.chosen }, each.label)));
  return { node, value: () => [...node.selectedOptions].map((each) => each.value).filter(Boolean) };
}

/** Several may be picked: the form is not sent with too few, and no more than fit can be ticked. */
function boxes(value, id, options) {
  const least = value.min_values ?? 1;
  const made = options.map((each) => h("input", { type: "checkbox", value: each.value, checked: each.chosen, onchange: () => limit() }));
  const picked = () => made.filter((box) => box.checked).map((box) => box.value);
  const limit = () => {
    const count = picked().length;
    for (const box of made) box.disabled = !box.checked && count >= value.max_values;
    made[0]?.setCustomValidity(count < least && (count || value.required !== false) ? word("pick_several", { least, most: value.max_values }) : "");
  };
  limit();
  return { node: h("div", { id, class: "boxes", role: "group", "aria-labelledby": `${id}-label` }, made.map((box, index) => h("label", {}, box, options[index].label))), value: picked };
}
