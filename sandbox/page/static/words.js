let words = {};

export async function load() {
  words = await (await fetch("/page/words")).json();
}

/** The text under `key` with its places filled. */
export const word = (key, values = {}) => words[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
