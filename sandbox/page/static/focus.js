/** The row of a message that a button is in, and where in it; -1 outside of rows. */
export function placed(around, button) {
  const row = [...around.querySelectorAll(".row")].findIndex((each) => each.contains(button));
  return { row, column: row < 0 ? -1 : [...around.querySelectorAll(".row")[row].children].indexOf(button) };
}

/** Whether a button stands there. */
export function stands(button, around, { row, column }) {
  const found = placed(around, button);
  return found.row === row && found.column === column;
}
