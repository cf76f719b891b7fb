import { h } from "./dom.js";
import { asked, state, world } from "./store.js";
import { word } from "./words.js";

/** The first steps, as the code that started the sandbox named them: over all panes, between matches, until they are done or put away. */
export class Guide {
  constructor() {
    this.list = h("ol", { "aria-live": "polite" });
    this.node = h("section", { class: "guide", "aria-label": word("guide") }, this.list,
      h("button", { class: "plain", type: "button", "aria-label": word("guide_hide"), onclick: () => ((this.away = true), this.update()) }, "✕"));
  }

  update() {
    const { steps } = state.get("guide");
    this.node.hidden = this.away || !steps.length || world().people.some(({ id }) => asked(id, "playing"));
    const told = JSON.stringify(steps);
    if (this.told === told) return;
    this.told = told;
    const at = steps.findIndex((each) => !each.done);
    this.list.replaceChildren(...steps.map((each, index) => this.#step(each, index, at, steps.length)));
  }

  #step({ text, done }, index, at, all) {
    const mark = done ? h("span", { class: "mark", role: "img", "aria-label": word("guide_done", { step: index + 1 }) }, "✓") : h("span", { class: "mark" }, String(index + 1));
    const current = index === at;
    return h("li", { class: done ? "done" : current ? "current" : null, "aria-current": current ? "step" : null }, mark,
      h("span", {}, text, " ", current ? h("small", {}, word("guide_at", { at: at + 1, all })) : null));
  }
}
