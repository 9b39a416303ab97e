// The button that saves a step of a search as a page of its own, which needs nothing else.

import { html } from "../vendor/preact-htm.js";
import { saveFile } from "../save_file.js";

/** What the saved page may load: nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** What is only for those who can go on from there. */
const CONTROLS = "button, form, .save-pictures, .tree-foot, .touch, .focus-ring";

/** Returns the styles of this page. */
function styles() {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules.map(({ cssText }) => cssText).join("\n");
}

/**
 * Returns a page that shows what an element shows.
 * @param {string} title
 * @param {Element} shown
 */
function pageOf(title, shown) {
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = "en";
  page.documentElement.dataset.theme = document.documentElement.dataset.theme;
  const add = (/** @type {string} */ name, /** @type {Record<string, string>} */ attributes) => {
    const element = page.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    page.head.append(element);
    return element;
  };
  page.head.prepend(add("meta", { charset: "utf-8" }));
  add("meta", { "http-equiv": "Content-Security-Policy", content: POLICY });
  add("meta", { name: "viewport", content: "width=device-width, initial-scale=1" });
  add("style", {}).textContent = styles();
  const [main, heading, copy] = [page.createElement("main"), page.createElement("h1"), page.importNode(shown, true)];
  heading.textContent = title;
  copy.querySelectorAll(CONTROLS).forEach((element) => element.remove());
  // Nothing moves the focus there.
  copy.querySelectorAll("[tabindex]").forEach((element) => element.removeAttribute("tabindex"));
  main.append(heading, copy);
  page.body.append(main);
  return `<!doctype html>\n${page.documentElement.outerHTML}\n`;
}

/** @param {{ title: string, step: import("../types.js").Step }} props */
export function SavePage({ title, step }) {
  const save = (/** @type {Event} */ { currentTarget }) => {
    const shown = /** @type {Element} */ (currentTarget).closest(".stage-columns");
    if (shown) saveFile(`step-${step.step + 1}.html`, pageOf(title, shown));
  };
  return html`<button onClick=${save}>Save as a page</button>`;
}
