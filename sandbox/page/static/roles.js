import { button, h, labelled, options } from "./dom.js";
import { control, world } from "./store.js";
import { word } from "./words.js";

const inWords = (permission) => permission.replaceAll("_", " ");
const named = (role) => (role.id === world().guilds[0].id ? word("controls_everyone") : role.name);

/** The roles of the server: what each adds for its people, and whose they are. */
export class Roles {
  constructor() {
    this.lines = h("div");
    this.which = h("select");
    const name = h("select", {}, options(world().permissions.map((each) => [each, inWords(each)])));
    name.value = "manage_guild";
    const grant = () => control({ do: "grant", role: this.which.value, name: name.value, granted: true });
    this.nodes = [this.lines,
      h("div", { class: "row" }, labelled(word("controls_role"), this.which), labelled(word("controls_role_may"), name), button(word("controls_grant"), grant)),
      adding()];
  }

  /** Follow what is known, by what redraws a node where its value has changed. */
  update(redraw) {
    const [{ roles, members }] = world().guilds;
    redraw(this.lines, "roles", [roles, members, world().users], () => roles.map((role) => line(role, members)));
    redraw(this.which, "which", roles.map((role) => [role.id, named(role)]), (entries) => options(entries));
  }
}

function adding() {
  const name = h("input", { type: "text", required: true, maxlength: 32, autocomplete: "off" });
  const send = (event) => (event.preventDefault(), control({ do: "role", name: name.value }), (name.value = ""));
  return h("form", { class: "row", onsubmit: send }, labelled(word("controls_role_name"), name), h("button", { class: "button secondary", type: "submit" }, word("controls_role_add")));
}

function line(role, members) {
  const grants = role.grants.map((permission) => revoking(role, permission));
  const boxes = role.id === world().guilds[0].id ? [] : members.map((id) => wearing(role, id));
  return h("div", { class: "role" }, h("b", {}, named(role)),
    h("p", { class: "row" }, grants.length ? grants : h("small", { class: "hint" }, word("controls_grants_nothing"))),
    boxes.length ? h("p", { class: "row" }, boxes) : null);
}

function revoking(role, permission) {
  const made = button(`${inWords(permission)} ✕`, () => control({ do: "grant", role: role.id, name: permission, granted: false }));
  made.classList.add("small");
  made.setAttribute("aria-label", word("controls_revoke_of", { role: named(role), permission: inWords(permission) }));
  made.title = word("controls_revoke");
  made.dataset.key = `revoke-${role.id}-${permission}`;
  return made;
}

function wearing(role, id) {
  const name = world().users[id];
  const box = h("input", { type: "checkbox", checked: role.members.includes(id), "aria-label": word("controls_role_of", { name, role: named(role) }),
    data: { key: `role-${role.id}-${id}` }, onchange: () => control({ do: "assign", role: role.id, person: id, assigned: box.checked }) });
  return h("label", {}, box, ` ${name}`);
}
