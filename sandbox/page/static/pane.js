import { emptyChannel, emptyDm, silent } from "./beside.js";
import { Composer } from "./composer.js";
import { arrange, fresh, h } from "./dom.js";
import { placed, stands } from "./focus.js";
import { menu } from "./menu.js";
import { avatar, message } from "./message.js";
import { modal } from "./modal.js";
import { act, asked, commands, guildOf, message as told, person, place, placeName, places, world } from "./store.js";
import { UnderWay } from "./underway.js";
import { word } from "./words.js";

// To an empty channel, so many commands are offered: the first that the bot names.
const MOST_OFFERED = 2;

const CLOSE_SECONDS = 300;
const MOST_WHISPERS = 3;
const NARROW = matchMedia("(max-width: 900px)");

const end = (box) => (box.scrollTop = box.scrollHeight);
const atEnd = (box) => box.scrollHeight - box.scrollTop - box.clientHeight < 60;
/** Scroll so far that a node stands in view as a whole, or from its head on. */
const head = (box, node, above = 8) => (box.scrollTop = node.offsetTop - above);
const usable = (value) => [...controls(value.components)].some((each) => each.custom_id && !each.disabled);
const changed = (value) => value.edited ?? value.at;

function* controls(components) {
  for (const each of components) {
    yield each;
    yield* controls([...(each.components ?? []), ...(each.accessory ? [each.accessory] : [])]);
  }
}

/** One person's client at one place; `own` panes belong to a person, the others to a place. */
export class Pane {
  constructor(id, who, where, { own, moved }) {
    Object.assign(this, { id, person: who, place: where, home: where, own, moved });
    this.nodes = new Map();
    this.made = new Map();
    this.underWay = new UnderWay(this);
    this.who = h("div", { class: "who", role: "group", "aria-label": word("person") });
    this.where = h("select", { "aria-label": word("place"), onchange: () => this.go(this.person, this.where.value) });
    this.apps = h("button", { class: "plain people", type: "button", "aria-haspopup": "menu", "aria-expanded": "false",
      title: word("people"), "aria-label": word("people"), onclick: () => this.#people() }, "👥");
    this.log = h("div", { class: "messages", role: "log", tabindex: 0, onscroll: () => (this.stays = atEnd(this.log)) });
    // A picture takes its room only once it is there, and what is below the messages grows and shrinks.
    this.log.addEventListener("load", () => this.stays && end(this.log), true);
    new ResizeObserver(() => this.stays && end(this.log)).observe(this.log);
    this.stays = true;
    this.last = null;
    this.aside = h("div", { class: "elsewhere" });
    this.composer = new Composer(this);
    this.node = h("section", { class: "pane", id: `pane-${id}` },
      h("header", {}, own ? [this.who, this.where, this.apps] : [this.where, this.apps, this.who]), this.log, this.aside, this.composer.node);
  }

  get shown() {
    return place(this.person, this.place);
  }

  /** Where this person finds themselves who wants to be there: not everybody sees every place. */
  #seen(where) {
    const wanted = this.own ? [where] : [where, this.home];
    return wanted.find((each) => place(this.person, each)) ?? person(this.person).dm;
  }

  /** Become somebody, or look elsewhere. */
  go(who, where) {
    this.person = who;
    this.place = this.#seen(where);
    this.nodes.clear();
    this.made.clear();
    this.last = null;
    this.stays = true;
    this.moved();
    end(this.log);
  }

  /** Bring a message into view, the newest where none is named, and give it the focus. */
  reveal(id) {
    const node = this.log.querySelector(`[data-id="${id}"]`) ?? this.log.lastElementChild;
    node?.scrollIntoView({ block: id ? "center" : "end" });
    node?.focus({ preventScroll: true });
  }

  /** Show what is known now. */
  update() {
    if (!this.shown) this.place = this.#seen(this.place);
    const { log, shown, stays } = this;
    this.node.setAttribute("aria-label", `${person(this.person).name}, ${placeName(shown)}`);
    log.setAttribute("aria-label", word("messages", { place: placeName(shown), name: person(this.person).name }));
    this.#header();
    const held = this.#focus();
    arrange(log, this.#list(shown));
    arrange(this.aside, this.own ? [...this.#notices(), ...this.#elsewhere()] : []);
    this.aside.hidden = !this.aside.children.length;
    this.#refocus(held);
    this.underWay.mark();
    this.composer.update();
    if (stays) end(log);
    this.#follow(shown);
    this.#followElsewhere();
  }

  /** Bring into view what has just come for this person alone, or from them: what they did is what they look for. */
  #follow({ messages, failure }) {
    const last = failure?.silent ? "silent" : messages.at(-1);
    const known = this.last;
    this.last = last;
    if (known === null || known === last || !last) return;
    const value = told(this.person, last);
    const own = value ? value.ephemeral || value.author.id === this.person || value.used?.by.id === this.person : true;
    if (own) head(this.log, this.log.lastElementChild);
  }

  #followElsewhere() {
    const newest = [...this.aside.querySelectorAll(".message")].at(-1);
    const value = newest && told(this.person, newest.dataset.id);
    const now = value ? `${value.id} ${value.edited}` : "";
    if (this.whispered !== now && newest) head(this.aside, newest, newest.parentElement.firstElementChild.offsetHeight);
    this.whispered = now;
  }

  #list(shown) {
    const nodes = [];
    let before = null;
    for (const id of shown.messages) {
      const value = told(this.person, id);
      if (!value) continue;
      const node = this.#node(value, shown);
      const joined = before && before.author.id === value.author.id && before.ephemeral === value.ephemeral && value.at - before.at < CLOSE_SECONDS && !value.used && !value.reply;
      node.classList.toggle("joined", Boolean(joined));
      node.querySelector(".failed").hidden = shown.failure?.message !== id;
      nodes.push(node);
      before = value;
    }
    if (shown.failure?.silent) nodes.push(this.#once("silent", world().bot.name, silent));
    return nodes.length ? nodes : [this.#empty(shown)];
  }

  #node(value, shown) {
    const known = this.nodes.get(value.id);
    // Names are buttons as long as something can be done with a person.
    const people = commands(this.person, shown.id).user.length > 0;
    if (known?.value === value && known.people === people) return known.node;
    const node = message(value, this.#at(value, shown, people));
    this.nodes.set(value.id, { value, people, node });
    return node;
  }

  /** What stands beside messages: the node that was made of the same, else a new one. */
  #once(name, value, make) {
    const text = JSON.stringify(value);
    const known = this.made.get(name);
    if (known?.text === text) return known.node;
    const node = make();
    this.made.set(name, { text, node });
    return node;
  }

  #at(value, shown, people) {
    const who = this.person;
    const where = { person: who, place: shown.id };
    return {
      person: who,
      place: shown,
      people,
      message: value,
      commands: () => commands(who, shown.id),
      menu,
      reveal: (id) => this.moved.reveal(this, id),
      go: (id) => this.moved.show(who, id),
      pick: (name) => this.composer.pick(name),
      menuOn: (id, anchor) => this.#menuOn(id, anchor, shown.id),
      menuFrom: (name, target, anchor) => this.doing(act({ ...where, do: "menu", name, target }), anchor),
      // What was pressed waits for its answer: a second press of it is nobody's wish.
      press: (body, anchor) => anchor?.classList.contains("pending") || this.doing(act({ ...where, message: value.id, ...body }), anchor),
    };
  }

  /** Show that something is under way until it is answered, then what came of it. */
  async doing(answer, anchor) {
    const { person: who, place: where } = this;
    const held = this.#focus();
    const became = await this.underWay.until(answer, anchor);
    if (became.modal) modal(became.modal, who, where, () => this.#refocus(held));
  }

  #header() {
    const people = world().people;
    const chips = people.map((each) => {
      const unread = each.id === this.person ? 0 : this.moved.unread(each.id, this.place);
      return h("button", { type: "button", class: "chip", "aria-pressed": String(each.id === this.person), onclick: () => this.go(each.id, this.own ? each.dm : this.place) },
        avatar(each.id, each.name), h("span", { class: "name" }, each.name),
        asked(each.id) ? h("span", { class: "badge turn" }, word("turn")) : null,
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

  #menuOn(id, anchor, where) {
    const offered = commands(this.person, where).user;
    const name = world().users[id];
    const items = offered.map((each) => ({ label: each.label, act: () => this.#fromMenu(each.name, id, anchor, where) }));
    menu(anchor, [{ title: name }, ...items], word("menu_person", { name }));
  }

  #fromMenu = (name, target, anchor, where = this.place) => this.doing(act({ do: "menu", person: this.person, place: where, name, target }), anchor);

  /** Where this person was mentioned without having looked. */
  #notices() {
    const { name } = person(this.person);
    const unread = places(this.person).filter((each) => each.id !== this.place && this.moved.unread(this.person, each.id) > 0);
    return unread.map((each) => this.#once(`notice:${each.id}`, [name, each.name], () =>
      h("button", { class: "notice", type: "button", onclick: () => this.moved.show(this.person, each.id) },
        h("span", { "aria-hidden": "true" }, "🔔"), h("span", {}, word("notice", { name, place: each.name }), " ", h("u", {}, word("notice_go", { name }))))));
  }

  /**
   * What only this person sees at other places, by when it last changed: what can be used stays at hand whatever comes after it,
   * what can only be read is here unless it stands in the channel's pane anyway. A narrow screen has room for a hand, or for what
   * came after it.
   */
  #elsewhere() {
    const since = NARROW.matches ? Math.max(0, ...this.shown.messages.map((id) => changed(told(this.person, id) ?? { at: 0 }))) : 0;
    return places(this.person).filter((each) => each.id !== this.place).flatMap((each) => {
      const all = each.messages.map((id) => told(this.person, id)).filter((value) => value?.ephemeral && changed(value) >= since);
      const newest = this.moved.shows(this.person, each.id) ? null : all.at(-1);
      const kept = all.filter((value) => value === newest || usable(value)).sort((a, b) => changed(a) - changed(b)).slice(-MOST_WHISPERS);
      return kept.length ? [this.#whispers(each, kept)] : [];
    });
  }

  #whispers(shown, whispers) {
    const said = word("elsewhere", { place: shown.name, name: person(this.person).name });
    const section = this.#once(`elsewhere:${shown.id}`, said, () => {
      const title = h("p", { id: fresh("elsewhere") }, said);
      return h("section", { role: "log", "aria-labelledby": title.id }, title);
    });
    const nodes = whispers.map((value) => this.#node(value, shown));
    for (const node of nodes) {
      node.classList.remove("joined");
      node.querySelector(".failed").hidden = shown.failure?.message !== node.dataset.id;
    }
    arrange(section, [section.firstElementChild, ...nodes]);
    return section;
  }

  #empty(shown) {
    const offered = commands(this.person, this.place).chat.slice(0, MOST_OFFERED);
    const { kind, name } = shown;
    const pick = (command) => this.composer.begin(command);
    return this.#once("empty", [offered, kind, name], () =>
      kind === "dm" ? emptyDm(person(this.person).name) : emptyChannel(name, offered, pick));
  }

  /** Where the focus is, in terms that outlive the message's being drawn anew. */
  #focus() {
    const around = document.activeElement?.closest(".message");
    if (!around || !this.node.contains(around)) return null;
    const held = { message: around.dataset.id, id: document.activeElement.dataset.id, ...placed(around, document.activeElement) };
    // Whoever waits on the message itself goes back to the place that could not be used meanwhile.
    return document.activeElement === around && this.left?.message === held.message ? this.left : held;
  }

  #refocus(held) {
    if (!held || this.node.contains(document.activeElement)) return;
    const around = this.node.querySelector(`.message[data-id="${held.message}"]`) ?? this.log.lastElementChild;
    const buttons = [...(around?.querySelectorAll("button, a") ?? [])].filter((each) => !each.disabled);
    const next = buttons.find((each) => held.id && each.dataset.id === held.id)
      ?? buttons.find((each) => held.row >= 0 && stands(each, around, held));
    this.left = next ? null : held;
    (next ?? around)?.focus({ preventScroll: true });
  }
}

/** Replace children only where they would look different. */
function same(parent, nodes) {
  const held = parent.contains(document.activeElement) ? [...parent.children].indexOf(document.activeElement) : -1;
  if (parent.innerHTML === nodes.map((each) => each.outerHTML).join("")) return;
  parent.replaceChildren(...nodes);
  if (held >= 0) parent.children[held]?.focus();
}
