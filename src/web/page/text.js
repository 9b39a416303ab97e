// The data of a self-contained file as text.

/** @param {{ title: string }} data */
export function text({ title }) {
  return document.createTextNode(title);
}
