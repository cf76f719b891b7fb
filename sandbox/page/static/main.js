import { h } from "./dom.js";
import { Pane } from "./pane.js";
import { Guide } from "./guide.js";
import { follow, person, place, placeName, state, world } from "./store.js";
import { Tools } from "./tools.js";
import { load, word } from "./words.js";

// Discord's own addresses of channels and messages.
const CHANNEL_LINK = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;
const NARROW = matchMedia("(max-width: 900px)");

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
    this.tabs = this.panes.map((pane, index) => h("button", {
      type: "button", role: "tab", id: `tab-${pane.id}`, "aria-controls": pane.node.id, onclick: () => this.turn(index),
      onkeydown: (event) => this.#arrow(event, index),
    }));
    this.node = h("div", { class: "app-shell" },
      h("header", { class: "bar" }, h("img", { src: "/page/puck.svg", alt: "" }), h("h1", {}, word("title")), this.status, this.tools.opener),
      this.guide.node,
      h("main", {}, this.panes.map((pane) => pane.node)),
      h("nav", { class: "tabs", role: "tablist", "aria-label": word("panes") }, this.tabs),
      this.tools.node);
    this.node.addEventListener("click", (event) => this.visit(event));
    this.turn(1);
    NARROW.addEventListener("change", () => this.turn(this.at));
  }

  /** On a narrow screen one pane is shown at a time. */
  turn(index) {
    this.at = index;
    this.panes.forEach((pane, number) => {
      pane.node.classList.toggle("current", number === index);
      if (NARROW.matches) pane.node.setAttribute("role", "tabpanel");
      else pane.node.removeAttribute("role");
      this.tabs[number].setAttribute("aria-selected", String(number === index));
      this.tabs[number].tabIndex = number === index ? 0 : -1;
    });
    this.update();
    const { log } = this.panes[index];
    log.scrollTop = log.scrollHeight;
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
    return this.panes[1].person === who && this.panes[1].place === where && this.#visible(1);
  }

  /** Go to a message that is quoted: it may stand in another pane than the quote. */
  #reveal(pane, id) {
    const holds = (each) => each.shown.messages.includes(id);
    if (!holds(pane) && holds(this.panes[1])) this.turn(1);
    (holds(pane) ? pane : this.panes[1]).reveal(id);
  }

  /** Let the middle pane be somebody's view of a place. */
  show(who, where, target) {
    this.panes[1].go(who, where);
    this.turn(1);
    this.panes[1].reveal(target);
  }

  #arrow(event, index) {
    const to = { ArrowLeft: index + 2, ArrowRight: index + 1 }[event.key];
    if (to === undefined) return;
    this.turn(to % 3);
    this.tabs[to % 3].focus();
  }

  #unread(who, where) {
    const rung = person(who).rung.filter((each) => each === where).length;
    return rung - (this.seen.get(`${who}:${where}`) ?? 0);
  }

  #visible = (index) => !NARROW.matches || index === this.at;

  update() {
    this.panes.forEach((pane, index) => {
      if (!person(pane.person)) pane.person = world().people[0].id;
      if (!this.#visible(index)) return;
      const count = person(pane.person).rung.filter((each) => each === pane.place).length;
      this.seen.set(`${pane.person}:${pane.place}`, count);
      this.known.set(pane, pane.news);
    });
    for (const pane of this.panes) {
      pane.update();
      if (!this.known.has(pane)) this.known.set(pane, pane.news);
    }
    this.panes.forEach((pane, index) => this.#tab(pane, this.tabs[index]));
    const { name, online } = world().bot;
    const said = word(online ? "bot_online" : "bot_offline", { bot: name });
    this.status.classList.toggle("online", online);
    if (this.status.textContent !== said) this.status.textContent = said;
    this.tools.update();
    this.guide.update();
  }

  #tab(pane, tab) {
    const label = pane.own ? person(pane.person).name : placeName(place(pane.person, pane.place));
    const rung = pane.own ? new Set(person(pane.person).rung) : [];
    const unread = [...rung].reduce((sum, where) => sum + this.#unread(pane.person, where), 0);
    const badge = unread ? h("span", { class: "badge", "aria-label": word("rung", { count: unread }) }, String(unread)) : "";
    const news = !unread && this.known.get(pane) !== pane.news;
    const dot = news ? h("span", { class: "dot", role: "img", "aria-label": word("news") }) : "";
    tab.replaceChildren(label, " ", badge, dot);
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
