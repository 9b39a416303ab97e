// What the terminal would say, for people who hear the page.

import { html, useEffect, useState } from "./vendor/preact-htm.js";

/** @type {(text: string) => void} */
let say = () => {};

/**
 * Says a sentence as soon as nothing else is being said.
 * @param {string} text
 */
export function announce(text) {
  say(text);
}

/** The region that speaks; the page has one. */
export function LiveRegion() {
  const [text, setText] = useState("");
  useEffect(() => {
    say = setText;
    return () => {
      say = () => {};
    };
  }, []);
  return html`<div class="sr-only" role="status" aria-live="polite">${text}</div>`;
}
