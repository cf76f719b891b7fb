import { h } from "./dom.js";
import { unpressed } from "./finger.js";
import { word } from "./words.js";

/** What the sandbox told: `world`, `place:person:channel`, `message:person:id`, `commands:person:channel`, `log:n`. */
export const state = new Map();

/** Follow the sandbox; `changed` is called after every change, `alive` when it comes and goes. */
export function follow(changed, alive) {
  const events = new EventSource("/page/events");
  events.onopen = () => alive(true);
  events.onerror = () => alive(false);
  events.onmessage = ({ data }) => unpressed(() => {
    const told = JSON.parse(data);
    count = told.count;
    if (told.fresh) {
      const before = state.get("world")?.bot.id;
      // Another sandbox on the same port: nobody from before is in it.
      if (before && before !== told.set.world.bot.id) return location.reload();
      state.clear();
    }
    for (const key of told.gone) state.delete(key);
    for (const [key, value] of Object.entries(told.set)) state.set(key, value);
    if (told.fresh || told.gone.length || Object.keys(told.set).length) changed();
    for (const wait of [...waiting]) wait();
  });
}

let count = 0;
const waiting = new Set();

/** Until what was answered is on the screen too: the answer and the news come by different ways. */
function known(wanted) {
  return new Promise((done) => {
    const look = () => {
      if (count < wanted) return;
      waiting.delete(look);
      done();
    };
    waiting.add(look);
    look();
    setTimeout(() => (waiting.delete(look), done()), 1000);
  });
}

async function post(path, body) {
  try {
    const answer = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) return { refused: true };
    const became = await answer.json();
    await known(became.count);
    return became;
  } catch {
    return { refused: true };
  }
}

export const control = (body) => post("/page/control", body);

/** Let a person do something; says so where that is not possible. */
export async function act(body) {
  const became = await post("/page/act", body);
  if (became.refused && body.do !== "complete") toast(word("refused"));
  return became;
}

let gone;
export function toast(text) {
  const box = document.getElementById("toast");
  box.replaceChildren(h("p", {}, text));
  clearTimeout(gone);
  gone = setTimeout(() => box.replaceChildren(), 5000);
}

export const world = () => state.get("world");
export const person = (id) => world().people.find((each) => each.id === id);
export const place = (who, id) => state.get(`place:${who}:${id}`);
export const commands = (who, id) => state.get(`commands:${who}:${id}`) ?? { chat: [], user: [], message: [] };
export const message = (who, id) => state.get(`message:${who}:${id}`);

/** Whether it is a person's turn, or they play at all: something only they see fits the guide's pattern. */
export function asked(who, by = "turn") {
  const pattern = state.get("guide")[by];
  const says = (value) => value?.components.length && new RegExp(pattern).test(JSON.stringify(value));
  return Boolean(pattern) && places(who).some(({ kind, messages }) =>
    messages.some((id) => (kind === "dm" || message(who, id)?.ephemeral) && says(message(who, id))));
}

/** The places a person sees, the direct messages first. */
export const places = (who) =>
  [...state.entries()]
    .filter(([key]) => key.startsWith(`place:${who}:`))
    .map(([, value]) => value)
    .sort((a, b) => (b.kind === "dm") - (a.kind === "dm"));

export const guildOf = (shown) => world().guilds.find((guild) => guild.id === shown.guild);

/** Who is in a server, the ones that are meant most often first: other people, then oneself, then the bot. */
export function membersOf(guild, who) {
  const rank = (id) => (id === world().bot.id ? 2 : id === who ? 1 : 0);
  return [...(guild?.members ?? [who])].sort((a, b) => rank(a) - rank(b));
}

export function placeName(shown) {
  if (shown.kind === "dm") return word("dm", { bot: shown.name });
  return word(shown.kind, { name: shown.name });
}
