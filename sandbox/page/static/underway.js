/** What people have asked for in a pane and wait for: shown where they asked, also on a message drawn anew meanwhile. */
export class UnderWay {
  constructor(pane) {
    this.pane = pane;
    this.asked = new Set();
    this.marked = [];
  }

  /** What the answer is, once it is there. */
  async until(answer, anchor) {
    const asked = { anchor, id: anchor?.dataset.id, message: anchor?.closest(".message")?.dataset.id, person: this.pane.person };
    this.asked.add(asked);
    this.mark();
    const became = await answer;
    this.asked.delete(asked);
    this.mark();
    return became;
  }

  mark() {
    for (const node of this.marked) {
      node.classList.remove("busy", "pending");
      node.removeAttribute("aria-busy");
    }
    const own = [...this.asked].filter((each) => each.person === this.pane.person);
    this.marked = own.flatMap((each) => this.#markAt(each));
  }

  #markAt({ anchor, id, message }) {
    const { node } = this.pane;
    const around = message ? node.querySelector(`.message[data-id="${message}"]`) : node;
    const pressed = anchor?.isConnected ? anchor : id && around?.querySelector(`[data-id="${CSS.escape(id)}"]`);
    around?.classList.add("busy");
    pressed?.classList.add("pending");
    pressed?.setAttribute("aria-busy", "true");
    return [around, pressed].filter(Boolean);
  }
}
