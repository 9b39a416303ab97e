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
 * Returns an element that stands in no document, where its styles would be held against the policy of this page.
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {(string | Node)[]} children
 */
function make(name, attributes, ...children) {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}

/**
 * Returns a page that shows what an element shows.
 * @param {string} title
 * @param {Element} shown
 */
function pageOf(title, shown) {
  const copy = /** @type {Element} */ (shown.cloneNode(true));
  copy.querySelectorAll(CONTROLS).forEach((element) => element.remove());
  // Nothing moves the focus there.
  copy.querySelectorAll("[tabindex]").forEach((element) => element.removeAttribute("tabindex"));
  const head = make(
    "head",
    {},
    make("meta", { charset: "utf-8" }),
    make("meta", { "http-equiv": "Content-Security-Policy", content: POLICY }),
    make("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    make("title", {}, title),
    make("style", {}, styles()),
  );
  const body = make("body", {}, make("main", {}, make("h1", {}, title), copy));
  const { theme } = document.documentElement.dataset;
  return `<!doctype html>\n${make("html", { lang: "en", ...(theme && { "data-theme": theme }) }, head, body).outerHTML}\n`;
}

/** @param {{ title: string, step: import("../types.js").Step }} props */
export function SavePage({ title, step }) {
  const save = (/** @type {Event} */ { currentTarget }) => {
    const shown = /** @type {Element} */ (currentTarget).closest(".stage-columns");
    if (shown) saveFile(`step-${step.step + 1}.html`, pageOf(title, shown));
  };
  return html`<button onClick=${save}>Save as a page</button>`;
}
