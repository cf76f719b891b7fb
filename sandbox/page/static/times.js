import { world } from "./store.js";

const LOCALE = "en";
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" });

const now = () => Date.now() / 1000 + (world()?.ahead ?? 0);

export function clock(seconds) {
  return new Intl.DateTimeFormat(LOCALE, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(seconds * 1000);
}

function distance(seconds) {
  const away = seconds - now();
  const [unit, size] = UNITS.find(([, each]) => Math.abs(away) >= each) ?? UNITS.at(-1);
  return relative.format(Math.round(away / size), unit);
}

function fill(node) {
  const seconds = Number(node.dataset.id);
  const style = node.dataset.name || "f";
  node.dateTime = new Date(seconds * 1000).toISOString();
  node.title = new Intl.DateTimeFormat(LOCALE, STYLES.F).format(seconds * 1000);
  const text = style === "R" ? distance(seconds) : new Intl.DateTimeFormat(LOCALE, STYLES[style]).format(seconds * 1000);
  if (node.textContent !== text) node.textContent = text;
}

/** Write the times under `root`; the relative ones are written again as time passes. */
export const fillTimes = (root) => root.querySelectorAll("time[data-kind]").forEach(fill);

setInterval(() => fillTimes(document), 1000);
