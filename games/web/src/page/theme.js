// Light or dark: as the system has it, or as the switch says.

import { html, useEffect } from "./vendor/preact-htm.js";
import { readSetting, useSetting } from "./setting.js";

const NEXT = /** @type {Record<string, string>} */ ({ auto: "light", light: "dark", dark: "auto" });
const LABELS = /** @type {Record<string, string>} */ ({ auto: "Auto", light: "Light", dark: "Dark" });

/** @param {string} theme */
export function applyTheme(theme = readSetting("theme", "auto")) {
  document.documentElement.dataset.theme = theme;
}

/** The switch. */
export function ThemeSwitch() {
  const [theme, setTheme] = useSetting("theme", "auto");
  useEffect(() => applyTheme(theme), [theme]);
  return html`<button class="quiet" onClick=${() => setTheme(NEXT[theme] ?? "auto")}>
    <span class="sr-only">Theme: </span>${LABELS[theme] ?? "Auto"}
  </button>`;
}
