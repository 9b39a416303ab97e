// The tree on the screen as a drawing that needs no styles of the page.

import { makeElement } from "../make_element.js";

/** What is only for those who can press it. */
const CONTROLS = ".touch, .focus-ring";

/** What drawings say about themselves, and how the page's styles make them look. */
const KEPT = /^(xmlns|id|viewBox|width|height|x|y|dx|rx|d|transform|text-anchor|pattern.*)$/;
const STYLES = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linejoin",
  "stroke-opacity",
  "paint-order",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
];
const STYLED = "path, rect:not(.touch), text, tspan";

/**
 * Returns the tree of the search as it is shown, as SVG.
 * @param {string} title
 */
export function shownTree(title) {
  // That of a log stands before it.
  const shown = [.../** @type {NodeListOf<SVGSVGElement>} */ (document.querySelectorAll("svg.tree"))].at(-1);
  if (!shown) throw new Error("There is no tree.");
  const copy = /** @type {SVGSVGElement} */ (shown.cloneNode(true));
  const copies = copy.querySelectorAll(STYLED);
  for (const [index, element] of [...shown.querySelectorAll(STYLED)].entries()) {
    const style = getComputedStyle(element);
    for (const name of STYLES) copies[index].setAttribute(name, style.getPropertyValue(name));
  }
  copy.querySelectorAll(CONTROLS).forEach((element) => element.remove());
  for (const element of [copy, ...copy.querySelectorAll("*")])
    for (const name of element.getAttributeNames())
      if (!KEPT.test(name) && !STYLES.includes(name)) element.removeAttribute(name);
  const { width } = shown.viewBox.baseVal;
  const ground = getComputedStyle(shown.parentElement ?? shown).backgroundColor;
  copy.setAttribute("width", String(width));
  copy.prepend(
    makeElement("title", {}, [title], copy.namespaceURI),
    makeElement("rect", { width: "100%", height: "100%", fill: ground }, [], copy.namespaceURI),
  );
  return `${new XMLSerializer().serializeToString(copy)}\n`;
}
