import { button, h, labelled, options } from "./dom.js";
import { control, state, toast, world } from "./store.js";
import { clock } from "./times.js";
import { Roles } from "./roles.js";
import { word } from "./words.js";

const LANGUAGES = ["en-US", "en-GB", "fr", "de", "es-ES", "pt-BR", "nl", "sv-SE", "fi", "cs", "pl", "ru", "uk", "ja", "ko", "zh-CN"];
const SPANS = { controls_minute: 60, controls_quarter: 900, controls_hour: 3600, controls_day: 86400 };
const STATUSES = [500, 502, 503, 403, 404, 429];
const ROUTES = [
  ["*", "*"],
  ["POST", "/channels/{channel_id}/messages"],
  ["PATCH", "/channels/{channel_id}/messages/{message_id}"],
  ["POST", "/interactions/{interaction_id}/{interaction_token}/callback"],
  ["PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"],
  ["POST", "/users/@me/channels"],
];

/** The tester's drawer: what can go wrong, and the log of what the bot asked for. */
export class Tools {
  constructor() {
    this.opener = h("button", { class: "button secondary", type: "button", "aria-expanded": "false", "aria-controls": "tools", onclick: () => this.toggle() }, word("controls"));
    this.people = h("div");
    this.bot = h("div", { class: "row" });
    this.taken = h("ul");
    this.planned = h("ul");
    this.roles = new Roles();
    this.ahead = h("p", { class: "hint" });
    this.rows = h("tbody");
    this.node = h("aside", { id: "tools", hidden: true, "aria-label": word("controls"), onkeydown: (event) => event.key === "Escape" && this.toggle() },
      h("header", {}, h("h2", {}, word("controls")), h("button", { class: "plain", type: "button", "aria-label": word("close"), onclick: () => this.toggle() }, "✕")),
      part("controls_bot", this.bot),
      part("controls_people", this.people, this.#adding()),
      part("controls_permissions", this.#permissions(), this.taken),
      part("controls_roles", this.roles.nodes),
      part("controls_faults", this.#faults(), this.planned),
      part("controls_time", h("p", { class: "hint" }, word("controls_time_help")), h("div", { class: "row" },
        Object.entries(SPANS).map(([key, seconds]) => button(word(key), () => control({ do: "advance", seconds })))), this.ahead),
      part("controls_log", h("div", { class: "scroll", tabindex: 0 }, h("table", {},
        h("thead", {}, h("tr", {}, ["time", "request", "status"].map((key) => h("th", { scope: "col" }, word(`log_${key}`))))), this.rows))));
  }

  toggle() {
    this.node.hidden = !this.node.hidden;
    this.opener.setAttribute("aria-expanded", String(!this.node.hidden));
    if (this.node.hidden) this.opener.focus();
    else this.node.querySelector("button").focus();
    this.update();
  }

  update() {
    if (this.node.hidden) return;
    this.#redraw(this.people, "people", world().people, (people) => people.map(personLine));
    this.#redraw(this.bot, "bot", [state.get("controls"), world().guilds[0].bot], ([{ kept, running }, installed]) => [...botButtons(kept, running), ...installation(installed)]);
    this.roles.update((...drawn) => this.#redraw(...drawn));
    this.#redraw(this.taken, "taken", world().denied, (denied) => denied.map(takenLine));
    // What is allowed in a thread, its channel says.
    const channels = world().guilds[0].channels.map((id) => [id, `#${world().channels[id]}`]);
    this.#redraw(this.where, "where", channels, options);
    this.#redraw(this.whose, "whose", [world().people.length], () => whoOptions());
    this.#redraw(this.planned, "planned", state.get("controls").planned, plannedLines);
    this.#redraw(this.ahead, "ahead", world().ahead, (ahead) => (ahead >= 60 ? [word("controls_ahead", { minutes: Math.round(ahead / 60) })] : []));
    this.#log();
  }

  #redraw(node, name, value, draw) {
    const text = JSON.stringify(value);
    if (node.dataset[name] === text) return;
    node.dataset[name] = text;
    const held = node.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    node.replaceChildren(...draw(value));
    if (held) node.querySelector(`[data-key="${held}"]`)?.focus();
  }

  #log() {
    const entries = [...state.entries()].filter(([key]) => key.startsWith("log:")).sort().reverse();
    this.#redraw(this.rows, "log", entries, () => entries.map(([, entry]) =>
      h("tr", { class: entry.status >= 400 || !entry.status ? "bad" : null },
        h("td", {}, clock(entry.at)), h("td", {}, h("b", {}, entry.method), ` ${entry.route}`), h("td", {}, `${entry.status || "–"}${entry.code ? ` ${entry.code}` : ""}`))));
  }

  #adding() {
    const name = h("input", { type: "text", required: true, maxlength: 32, autocomplete: "off" });
    const send = (event) => (event.preventDefault(), control({ do: "add", name: name.value }), (name.value = ""));
    return h("form", { class: "row", onsubmit: send }, labelled(word("controls_name"), name), h("button", { class: "button secondary", type: "submit" }, word("controls_add")));
  }

  #permissions() {
    this.where = h("select");
    this.whose = h("select");
    const name = h("select", {}, options(world().permissions.map((each) => [each, each.replaceAll("_", " ")])));
    name.value = "send_messages";
    const take = () => control({ do: "permission", place: this.where.value, who: this.whose.value, name: name.value, taken: true });
    return h("div", { class: "row" }, labelled(word("controls_where"), this.where), labelled(word("controls_who"), this.whose),
      labelled(word("controls_permission"), name), button(word("controls_take"), take));
  }

  #faults() {
    const route = h("select", {}, ROUTES.map(([method, path], index) => h("option", { value: index }, path === "*" ? word("controls_every") : `${method} ${path}`)));
    const times = h("input", { type: "number", min: 1, max: 1000, value: 1 });
    const status = h("select", {}, options(STATUSES.map((each) => [each, each])));
    const slow = h("input", { type: "number", min: 1, max: 1000, value: 1 });
    const seconds = h("input", { type: "number", min: 0.1, max: 60, step: 0.1, value: 2 });
    const aim = () => ({ method: ROUTES[route.value][0], route: ROUTES[route.value][1] });
    const fail = () => control({ do: "fail", ...aim(), times: times.value, status: status.value });
    const throttle = () => control({ do: "throttle", ...aim(), times: slow.value, seconds: seconds.value });
    return h("div", {},
      h("div", { class: "row" }, labelled(word("controls_route"), route)),
      h("div", { class: "aligned" }, labelled(word("controls_fail"), times), labelled(word("controls_with"), status), button(word("controls_do_fail"), fail)),
      h("div", { class: "aligned" }, labelled(word("controls_throttle"), slow), labelled(word("controls_for"), seconds), button(word("controls_do_throttle"), throttle)));
  }
}

const part = (title, ...children) => h("section", {}, h("h3", {}, word(title)), children);

function personLine({ id, name, locale, dms_open, member }) {
  const dms = h("input", { type: "checkbox", checked: dms_open, "aria-label": word("controls_dms_of", { name }), data: { key: `dms-${id}` }, onchange: () => control({ do: "dms", person: id, open: dms.checked }) });
  const language = h("select", { "aria-label": word("controls_language", { name }), data: { key: `locale-${id}` }, onchange: () => control({ do: "locale", person: id, locale: language.value }) },
    options(LANGUAGES.map((each) => [each, each])));
  language.value = locale;
  const restart = button(word("controls_client"), () => control({ do: "restart_client", person: id }));
  restart.setAttribute("aria-label", word("controls_client_help", { name }));
  restart.title = restart.getAttribute("aria-label");
  const server = button(word(member ? "controls_leave" : "controls_join"), () => control({ do: "member", person: id, member: !member }));
  server.dataset.key = `member-${id}`;
  server.setAttribute("aria-label", word(member ? "controls_leave_of" : "controls_join_of", { name }));
  return h("div", { class: "person" }, h("b", {}, name), h("label", {}, dms, ` ${word("controls_dms")}`), language, restart, server);
}

function botButtons(kept, running) {
  if (!kept) return [h("p", { class: "hint" }, word("controls_foreign"))];
  const verb = async (name) => (await control({ do: "bot", verb: name })).failed && toast(word("controls_bot_failed"));
  return running
    ? [button(word("controls_restart"), () => verb("restart")), button(word("controls_stop"), () => verb("stop")), button(word("controls_kill"), () => verb("kill"), "danger")]
    : [button(word("controls_start"), () => verb("restart"), "success")];
}

function installation(installed) {
  const made = button(word(installed ? "controls_remove" : "controls_invite"), () => control({ do: "install", installed: !installed }), installed ? "secondary" : "success");
  made.dataset.key = "install";
  return [made];
}

function whoOptions() {
  const { bot, people, guilds } = world();
  return options([[bot.id, bot.name], [guilds[0].id, word("controls_everyone")], ...people.map((each) => [each.id, each.name])]);
}

function takenLine(taken) {
  const [place, who, name] = taken.split(":");
  const names = { ...world().users, [world().guilds[0].id]: word("controls_everyone") };
  const text = word("controls_taken", { who: names[who] ?? who, place: world().channels[place] ?? place, permission: name.replaceAll("_", " ") });
  return h("li", {}, text, " ", button(word("controls_give"), () => control({ do: "permission", place, who, name, taken: false })));
}

function plannedLines(planned) {
  if (!planned.length) return [];
  const lines = planned.map(({ method, route, status, throttled, left }) =>
    h("li", {}, word("controls_planned", { method, route, what: throttled ? word("controls_throttled") : status, left })));
  return [...lines, h("li", {}, button(word("controls_clear"), () => control({ do: "clear" })))];
}
