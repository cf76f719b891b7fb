import { Composer } from "./composer.js";
import { arrange, fresh, h } from "./dom.js";
import { menu } from "./menu.js";
import { avatar, message } from "./message.js";
import { modal } from "./modal.js";
import { act, commands, guildOf, message as told, person, place, placeName, places, world } from "./store.js";
import { word } from "./words.js";

const CLOSE_SECONDS = 300;
const MOST_WHISPERS = 3;

/** One person's client at one place; `own` panes belong to a person, the others to a place. */
export class Pane {
  constructor(id, who, where, { own, moved }) {
    Object.assign(this, { id, person: who, place: where, own, moved });
    this.nodes = new Map();
    this.who = h("div", { class: "who", role: "group", "aria-label": word("person") });
    this.where = h("select", { "aria-label": word("place"), onchange: () => this.go(this.person, this.where.value) });
    this.apps = h("button", { class: "plain people", type: "button", "aria-haspopup": "menu", "aria-expanded": "false",
      title: word("people"), "aria-label": word("people"), onclick: () => this.#people() }, "👥");
    this.log = h("div", { class: "messages", role: "log", tabindex: 0 });
    this.aside = h("div", { class: "elsewhere" });
    this.composer = new Composer(this);
    this.node = h("section", { class: "pane", id: `pane-${id}` },
      h("header", {}, own ? [this.who, this.where] : [this.where, this.who], this.apps), this.log, this.aside, this.composer.node);
  }

  get shown() {
    return place(this.person, this.place);
  }

  /** Become somebody, or look elsewhere. */
  go(who, where) {
    Object.assign(this, { person: who, place: place(who, where) ? where : person(who).dm });
    this.nodes.clear();
    this.moved();
  }

  /** Bring a message into view, the newest where none is named, and give it the focus. */
  reveal(id) {
    const node = this.log.querySelector(`[data-id="${id}"]`) ?? this.log.lastElementChild;
    node?.scrollIntoView({ block: id ? "center" : "end" });
    node?.focus({ preventScroll: true });
  }

  /** Show what is known now. */
  update() {
    if (!this.shown) this.place = person(this.person).dm;
    const { log, shown } = this;
    const stays = log.scrollHeight - log.scrollTop - log.clientHeight < 60;
    this.node.setAttribute("aria-label", `${person(this.person).name}, ${placeName(shown)}`);
    log.setAttribute("aria-label", word("messages", { place: placeName(shown), name: person(this.person).name }));
    this.#header();
    const held = this.#focus();
    arrange(log, this.#list(shown));
    arrange(this.aside, this.own ? [...this.#notices(), ...this.#elsewhere()] : []);
    this.aside.hidden = !this.aside.children.length;
    this.#refocus(held);
    this.composer.update();
    if (stays) log.scrollTop = log.scrollHeight;
  }

  #list(shown) {
    const nodes = [];
    let before = null;
    for (const id of shown.messages) {
      const value = told(this.person, id);
      if (!value) continue;
      const node = this.#node(value, shown);
      const joined = before && before.author.id === value.author.id && value.at - before.at < CLOSE_SECONDS && !value.used && !value.reply;
      node.classList.toggle("joined", Boolean(joined));
      node.querySelector(".failed").hidden = shown.failure?.message !== id;
      nodes.push(node);
      before = value;
    }
    if (shown.failure?.silent) nodes.push(this.#silent());
    return nodes.length ? nodes : [this.#empty(shown)];
  }

  #node(value, shown) {
    const known = this.nodes.get(value.id);
    if (known?.value === value) return known.node;
    const node = message(value, this.#at(value, shown));
    this.nodes.set(value.id, { value, node });
    return node;
  }

  #at(value, shown) {
    const who = this.person;
    const where = { person: who, place: shown.id };
    return {
      person: who,
      place: shown,
      message: value,
      commands: () => commands(who, shown.id),
      menu,
      pick: (name) => this.composer.pick(name),
      menuOn: (id, anchor) => this.#menuOn(id, anchor),
      menuFrom: (name, target, anchor) => this.doing(act({ ...where, do: "menu", name, target }), anchor),
      press: (body, anchor) => this.doing(act({ ...where, message: value.id, ...body }), anchor),
    };
  }

  /** Show that something is under way until it is answered, then what came of it. */
  async doing(answer, anchor) {
    const around = anchor?.closest(".message") ?? this.node;
    anchor?.classList.add("pending");
    anchor?.setAttribute("aria-busy", "true");
    around.classList.add("busy");
    const { person: who, place: where } = this;
    const became = await answer;
    around.classList.remove("busy");
    anchor?.classList.remove("pending");
    anchor?.removeAttribute("aria-busy");
    if (became.modal) modal(became.modal, who, where);
  }

  #header() {
    const people = world().people;
    const chips = people.map((each) => {
      const unread = each.id === this.person ? 0 : this.moved.unread(each.id, this.place);
      return h("button", { type: "button", class: "chip", "aria-pressed": String(each.id === this.person), onclick: () => this.go(each.id, this.own ? each.dm : this.place) },
        avatar(each.id, each.name), each.name,
        !this.own && unread ? h("span", { class: "badge", "aria-label": word("rung", { count: unread }) }, String(unread)) : null);
    });
    const shown = this.own ? chips.filter((chip, index) => people[index].id === this.person || people.length > 2) : chips;
    same(this.who, shown);
    same(this.where, places(this.person).map((each) => h("option", { value: each.id, selected: each.id === this.place }, each.kind === "dm" ? word("dm_short") : placeName(each))));
    this.where.value = this.place;
    this.apps.hidden = !guildOf(this.shown);
  }

  #people() {
    const offered = commands(this.person, this.place).user;
    const items = guildOf(this.shown).members.flatMap((id) => [
      { title: world().users[id] },
      ...offered.map((each) => ({ label: each.label, act: () => this.#fromMenu(each.name, id, this.apps) })),
    ]);
    menu(this.apps, items, word("people"));
  }

  #menuOn(id, anchor) {
    const offered = commands(this.person, this.place).user;
    const name = world().users[id];
    const items = offered.map((each) => ({ label: each.label, act: () => this.#fromMenu(each.name, id, anchor) }));
    menu(anchor, [{ title: name }, ...items], word("menu_person", { name }));
  }

  #fromMenu = (name, target, anchor) => this.doing(act({ do: "menu", person: this.person, place: this.place, name, target }), anchor);

  /** Where this person was mentioned without having looked. */
  #notices() {
    const { name } = person(this.person);
    return places(this.person).filter((each) => each.id !== this.place && this.moved.unread(this.person, each.id) > 0).map((each) =>
      h("button", { class: "notice", type: "button", onclick: () => this.moved.show(this.person, each.id) },
        h("span", { "aria-hidden": "true" }, "🔔"), word("notice", { name, place: each.name })));
  }

  /** What only this person sees at other places: a hand stays beside the match, whatever comes after it. */
  #elsewhere() {
    return places(this.person).filter((each) => each.id !== this.place).flatMap((each) => {
      const whispers = each.messages.map((id) => told(this.person, id)).filter((value) => value?.ephemeral).slice(-MOST_WHISPERS);
      return whispers.length ? [this.#whispers(each, whispers)] : [];
    });
  }

  #whispers(shown, whispers) {
    const title = h("p", { id: fresh("elsewhere") }, word("elsewhere", { place: shown.name, name: person(this.person).name }));
    return h("section", { role: "log", "aria-labelledby": title.id }, title, whispers.map((value) => this.#node(value, shown)));
  }

  #silent() {
    const { id, name } = world().bot;
    return h("article", { class: "message ephemeral" }, avatar(id, name),
      h("div", { class: "body" }, h("header", {}, h("b", {}, name), h("span", { class: "app" }, word("app"))),
        h("p", { class: "failed", role: "alert" }, word("silent")), h("p", { class: "whisper" }, "👁 ", word("only_you"))));
  }

  #empty(shown) {
    const [first, second] = world().people.map((each) => each.name);
    if (shown.kind === "dm") return h("p", { class: "empty" }, word("empty_dm", { name: person(this.person).name }));
    const offered = commands(this.person, this.place).chat[0];
    return h("div", { class: "empty" },
      h("h2", {}, word("empty_channel_title", { name: shown.name })),
      h("p", {}, word("empty_channel", { first, second })),
      h("ol", {}, [1, 2, 3].map((step) => h("li", {}, word(`step_${step}`, { first, second })))),
      offered ? h("button", { class: "button success", type: "button", onclick: () => this.composer.pick(offered) }, word("challenge_now", { label: offered.label })) : h("p", {}, word("no_bot")));
  }

  /** Where the focus is, in terms that outlive the message's being drawn anew. */
  #focus() {
    const around = document.activeElement?.closest(".message");
    if (!around || !this.node.contains(around)) return null;
    const buttons = [...around.querySelectorAll("button, a")];
    return { message: around.dataset.id, at: buttons.indexOf(document.activeElement), id: document.activeElement.dataset.id };
  }

  #refocus(held) {
    if (!held || this.node.contains(document.activeElement)) return;
    const around = this.node.querySelector(`.message[data-id="${held.message}"]`) ?? this.log.lastElementChild;
    const buttons = [...(around?.querySelectorAll("button, a") ?? [])];
    const next = buttons.find((each) => held.id && each.dataset.id === held.id && !each.disabled)
      ?? buttons.find((each) => each.dataset.id && !each.disabled)
      ?? around;
    next?.focus({ preventScroll: true });
  }
}

/** Replace children only where they would look different: a redrawn button under the finger loses its press. */
function same(parent, nodes) {
  const held = parent.contains(document.activeElement) ? [...parent.children].indexOf(document.activeElement) : -1;
  if (parent.innerHTML === nodes.map((each) => each.outerHTML).join("")) return;
  parent.replaceChildren(...nodes);
  if (held >= 0) parent.children[held]?.focus();
}
