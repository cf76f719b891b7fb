// A button that is drawn anew under the finger loses its press, so while something is pressed the page stays as it is.
let pressed = false;
const due = [];

/** Do it now, or once nothing is pressed any more; all of it in order. */
export function unpressed(work) {
  due.push(work);
  catchUp();
}

function catchUp() {
  while (!pressed && due.length) due.shift()();
}

function letGo() {
  pressed = false;
  // What was pressed is clicked first.
  setTimeout(catchUp);
}

// A list that the browser itself opens may swallow the end of the press.
addEventListener("pointerdown", ({ isPrimary, button, target }) => (pressed ||= isPrimary && button === 0 && !target.closest("select")), true);
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, ({ isPrimary }) => isPrimary && letGo(), true);
// Whatever else has swallowed it, a pointer that moves with nothing pressed tells.
addEventListener("pointermove", ({ buttons }) => pressed && !buttons && letGo(), true);
