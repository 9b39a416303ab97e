// Single keys that act on the whole view. The help dialog switches them off for people whose tools type them.

import { useEffect, useRef } from "./vendor/preact-htm.js";
import { readSetting } from "./setting.js";

/** @param {EventTarget | null} target */
function isTyping(target) {
  return target instanceof HTMLElement && target.matches("input:not([type=range], [type=checkbox]), textarea, select");
}

/** @param {EventTarget | null} target */
function isPressed(target) {
  return target instanceof HTMLElement && target.matches("button, a, summary");
}

/**
 * Calls the action of a key, such as `u` or `U`, while the view is shown.
 * @param {Record<string, () => void>} actions
 */
export function useShortcuts(actions) {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      const action = latest.current[event.key];
      const taken = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
      if (!action || taken || isTyping(event.target) || document.querySelector("dialog[open]")) return;
      if (event.key === " " && isPressed(event.target)) return;
      if (readSetting("shortcuts", "on") === "off") return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
