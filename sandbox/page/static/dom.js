/** An element: `on…` are listeners, `data` becomes data-attributes, true and false set and leave out an attribute. */
export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props ?? {})) {
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "data") Object.assign(node.dataset, value);
    else if (key === "html") node.innerHTML = value;
    else if (value === true) node.setAttribute(key, "");
    else if (value !== false && value != null) node.setAttribute(key, value);
  }
  node.append(...children.flat(Infinity).filter((child) => child != null && child !== false));
  return node;
}

let last = 0;
/** An id that nothing else on the page has. */
export const fresh = (name) => `${name}-${++last}`;

/** Children in this order, moving only what is out of place: whoever is focused stays so. */
export function arrange(parent, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  nodes.forEach((node, index) => {
    if (parent.children[index] !== node) parent.insertBefore(node, parent.children[index] ?? null);
  });
}

export const button = (label, onclick, looks = "secondary") => h("button", { class: `button ${looks}`, type: "button", onclick }, label);
export const options = (entries) => entries.map(([value, label]) => h("option", { value }, label));

export function labelled(label, input) {
  input.id = fresh("tool");
  return h("span", { class: "labelled" }, h("label", { for: input.id }, label), input);
}
