// The button that saves a step of a search as a page of its own, which needs nothing else.

import { html } from "../vendor/preact-htm.js";
import { makeElement } from "../make_element.js";
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
  const copy = /** @type {Element} */ (shown.cloneNode(true));
  copy.querySelectorAll(CONTROLS).forEach((element) => element.remove());
  // Nothing moves the focus there.
  copy.querySelectorAll("[tabindex]").forEach((element) => element.removeAttribute("tabindex"));
  const head = makeElement("head", {}, [
    makeElement("meta", { charset: "utf-8" }),
    makeElement("meta", { "http-equiv": "Content-Security-Policy", content: POLICY }),
    makeElement("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    makeElement("title", {}, [title]),
    makeElement("style", {}, [styles()]),
  ]);
  const main = makeElement("main", {}, [makeElement("h1", {}, [title]), copy]);
  const { theme } = document.documentElement.dataset;
  const attributes = { lang: "en", ...(theme && { "data-theme": theme }) };
  return `<!doctype html>\n${makeElement("html", attributes, [head, makeElement("body", {}, [main])]).outerHTML}\n`;
}

/** @param {{ title: string, step: import("../types.js").Step }} props */
export function SavePage({ title, step }) {
  const save = (/** @type {Event} */ { currentTarget }) => {
    const shown = /** @type {Element} */ (currentTarget).closest(".stage-columns");
    if (shown) saveFile(`step-${step.step + 1}.html`, pageOf(title, shown));
  };
  return html`<button onClick=${save}>Save as a page</button>`;
}
