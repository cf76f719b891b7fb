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

addEventListener("pointerdown", ({ isPrimary, button, target }) => (pressed ||= isPrimary && button === 0 && Boolean(target.closest("button, a"))), true);
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, ({ isPrimary }) => isPrimary && letGo(), true);
// Where its end was swallowed, a pointer that moves with nothing pressed tells.
addEventListener("pointermove", ({ buttons }) => pressed && !buttons && letGo(), true);
