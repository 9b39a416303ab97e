// Light or dark: as the system has it, or as the switch says.

import { html, useEffect } from "./vendor/preact-htm.js";
import { readSetting, useSetting } from "./setting.js";

const NEXT = /** @type {Record<string, string>} */ ({ auto: "light", light: "dark", dark: "auto" });
const EXPLANATIONS = /** @type {Record<string, string>} */ ({
  auto: "Light or dark, as the system has it",
  light: "Always light",
  dark: "Always dark",
});

/** @param {string} theme */
export function applyTheme(theme = readSetting("theme", "auto")) {
  document.documentElement.dataset.theme = theme;
}

/** The switch. */
export function ThemeSwitch() {
  const [theme, setTheme] = useSetting("theme", "auto");
  useEffect(() => applyTheme(theme), [theme]);
  const current = theme in NEXT ? theme : "auto";
  return html`<button class="quiet" title=${EXPLANATIONS[current]} onClick=${() => setTheme(NEXT[current])}>
    Theme: ${current}
  </button>`;
}
