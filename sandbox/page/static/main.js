import { arrange, h } from "./dom.js";
import { Pane } from "./pane.js";
import { Guide } from "./guide.js";
import { asked, follow, message, person, place, placeName, state, world } from "./store.js";
import { Tools } from "./tools.js";
import { load, word } from "./words.js";

// Discord's own addresses of channels and messages.
const CHANNEL_LINK = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;
const NARROW = matchMedia("(max-width: 900px)");
const CHANNEL = "channel";

/** How often somebody has been mentioned at a place by the time they looked there last; it outlives the page. */
class Seen extends Map {
  constructor() {
    super();
    this.name = `seen:${world().bot.id}`;
    // What was seen of another rink at this address, nobody asks for any more.
    for (const name of Object.keys(localStorage)) if (name.startsWith("seen:") && name !== this.name) localStorage.removeItem(name);
    this.#recall();
  }

  /** Another window may have seen more. */
  #recall() {
    for (const [key, count] of JSON.parse(localStorage.getItem(this.name) ?? "[]")) super.set(key, Math.max(count, this.get(key) ?? 0));
  }

  set(key, count) {
    if (this.get(key) === count) return this;
    this.#recall();
    super.set(key, count);
    localStorage.setItem(this.name, JSON.stringify([...this]));
    return this;
  }
}

/** What somebody sees at a place, in terms that differ once something has come or changed. */
const news = (who, where) => JSON.stringify(place(who, where)?.messages.map((id) => [id, message(who, id)?.edited]));

class Rink {
  constructor() {
    const [first, second] = world().people;
    const channel = world().guilds[0].channels[0];
    const moved = () => this.update();
    moved.unread = (who, where) => this.#unread(who, where);
    moved.show = (who, where) => this.show(who, where);
    moved.shows = (who, where) => this.#shows(who, where);
    moved.reveal = (pane, id) => this.#reveal(pane, id);
    this.seen = new Seen();
    this.known = new Map();
    this.panes = [
      new Pane("left", first.id, first.dm, { own: true, moved }),
      new Pane("middle", first.id, channel, { own: false, moved }),
      new Pane("right", second.id, second.dm, { own: true, moved }),
    ];
    this.tools = new Tools();
    this.guide = new Guide();
    this.status = h("span", { class: "status", role: "status" });
    this.tabs = new Map();
    this.nav = h("nav", { class: "tabs", role: "tablist", "aria-label": word("panes") });
    this.node = h("div", { class: "app-shell" },
      h("header", { class: "bar" }, h("img", { src: "/page/puck.svg", alt: "" }), h("h1", {}, word("title")), this.status, this.tools.opener),
      this.guide.node,
      h("main", {}, this.panes.map((pane) => pane.node)),
      this.nav,
      this.tools.node);
    this.node.addEventListener("click", (event) => this.visit(event));
    this.looked = `looked:${world().bot.id}`;
    this.turn(this.#recalled());
    NARROW.addEventListener("change", () => this.turn(this.at));
  }

  /** A reload looks where this window looked before. */
  #recalled() {
    const { at, panes } = JSON.parse(sessionStorage.getItem(this.looked)) ?? { at: CHANNEL, panes: [] };
    panes.forEach(([who, where], index) => person(who) && Object.assign(this.panes[index], { person: who, place: where }));
    return person(at) ? at : CHANNEL;
  }

  /** A tab for each person, and after the first one's the channel's. */
  get keys() {
    const [first, ...others] = world().people.map((each) => each.id);
    return [first, CHANNEL, ...others];
  }

  #pane(key) {
    const [, channel, right] = this.panes;
    return key === CHANNEL ? channel : this.panes.find((each) => each.own && each.person === key) ?? right;
  }

  /** On a narrow screen one pane is shown at a time, for everyone but the channel their own. */
  turn(key) {
    this.at = key;
    const current = this.#pane(key);
    if (key !== CHANNEL && current.person !== key) current.go(key, person(key).dm);
    for (const pane of this.panes) {
      pane.node.classList.toggle("current", pane === current);
      if (NARROW.matches) pane.node.setAttribute("role", "tabpanel");
      else pane.node.removeAttribute("role");
    }
    this.update();
    current.log.scrollTop = current.log.scrollHeight;
  }

  /** Follow a link into a channel: the channel's pane turns there, seen by whoever followed it. */
  visit(event) {
    const link = event.target.closest?.("a[href]");
    const pane = this.panes.find((each) => each.node.contains(link));
    const [, where, target] = link?.href.match(CHANNEL_LINK) ?? [];
    if (!pane || !place(pane.person, where)) return;
    event.preventDefault();
    this.show(pane.person, where, target);
  }

  /** Whether the channel's pane is somebody's view of a place, in view itself. */
  #shows(who, where) {
    return this.panes[1].person === who && this.panes[1].place === where && this.#visible(this.panes[1]);
  }

  /** Go to a message that is quoted: it may stand in another pane than the quote. */
  #reveal(pane, id) {
    const holds = (each) => each.shown.messages.includes(id);
    if (!holds(pane) && holds(this.panes[1])) this.turn(CHANNEL);
    (holds(pane) ? pane : this.panes[1]).reveal(id);
  }

  /** Let the middle pane be somebody's view of a place. */
  show(who, where, target) {
    this.panes[1].go(who, where);
    this.turn(CHANNEL);
    this.panes[1].reveal(target);
  }

  #arrow(event, key) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const { keys } = this;
    const to = keys.at((keys.indexOf(key) + step) % keys.length);
    this.turn(to);
    this.tabs.get(to).focus();
  }

  #unread(who, where) {
    const rung = person(who).rung.filter((each) => each === where).length;
    return rung - (this.seen.get(`${who}:${where}`) ?? 0);
  }

  #visible = (pane) => !NARROW.matches || pane === this.#pane(this.at);

  update() {
    for (const pane of this.panes) {
      if (!person(pane.person)) pane.person = world().people[0].id;
      if (!this.#visible(pane)) continue;
      const count = person(pane.person).rung.filter((each) => each === pane.place).length;
      this.seen.set(`${pane.person}:${pane.place}`, count);
      this.known.set(`${pane.person}:${pane.place}`, news(pane.person, pane.place));
    }
    for (const pane of this.panes) pane.update();
    arrange(this.nav, this.keys.map((key) => this.#tab(key)));
    sessionStorage.setItem(this.looked, JSON.stringify({ at: this.at, panes: this.panes.map((each) => [each.person, each.place]) }));
    const { name, online } = world().bot;
    const said = word(online ? "bot_online" : "bot_offline", { bot: name });
    this.status.classList.toggle("online", online);
    if (this.status.textContent !== said) this.status.textContent = said;
    this.tools.update();
    this.guide.update();
  }

  #tab(key) {
    if (!this.tabs.has(key)) this.tabs.set(key, h("button", { type: "button", role: "tab", onclick: () => this.turn(key), onkeydown: (event) => this.#arrow(event, key) }));
    const [tab, pane, own] = [this.tabs.get(key), this.#pane(key), person(key)];
    tab.setAttribute("aria-controls", pane.node.id);
    tab.setAttribute("aria-selected", String(key === this.at));
    tab.tabIndex = key === this.at ? 0 : -1;
    tab.replaceChildren(own ? own.name : placeName(pane.shown), " ", this.#badge(own) || this.#dot(own ? key : pane.person, own ? own.dm : pane.place));
    return tab;
  }

  /** Whose turn it is, else how often they were mentioned. */
  #badge(own) {
    if (own && asked(own.id)) return h("span", { class: "badge turn" }, word("turn"));
    const unread = [...new Set(own?.rung)].reduce((sum, where) => sum + this.#unread(own.id, where), 0);
    return unread ? h("span", { class: "badge", "aria-label": word("rung", { count: unread }) }, String(unread)) : "";
  }

  #dot(who, where) {
    const now = news(who, where);
    if (!this.known.has(`${who}:${where}`)) this.known.set(`${who}:${where}`, now);
    return this.known.get(`${who}:${where}`) === now ? "" : h("span", { class: "dot", role: "img", "aria-label": word("news") });
  }
}

async function start() {
  await load();
  document.title = word("title");
  const lost = h("p", { class: "lost", role: "alert", hidden: true });
  document.body.append(lost, h("div", { id: "toast", role: "alert" }));
  let rink = null;
  follow(
    () => {
      if (!rink && state.has("world")) {
        rink = new Rink();
        document.body.prepend(rink.node);
      }
      rink.update();
    },
    (alive) => {
      lost.textContent = alive ? "" : word(state.get("run")?.kept ? "lost_kept" : "lost");
      lost.hidden = alive;
    },
  );
}

start();
