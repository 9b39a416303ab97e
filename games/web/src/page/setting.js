// What the page remembers from visit to visit. Local files and private windows may have no storage.

import { useCallback, useState } from "./vendor/preact-htm.js";

/**
 * @param {string} name
 * @param {string} fallback
 */
export function readSetting(name, fallback) {
  try {
    return localStorage.getItem(`suite-${name}`) ?? fallback;
  } catch {
    return fallback;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function writeSetting(name, value) {
  try {
    localStorage.setItem(`suite-${name}`, value);
  } catch {
    // Then it lasts as long as the page.
  }
}

/**
 * Returns a setting and the function that changes it.
 * @param {string} name
 * @param {string} fallback
 * @returns {[string, (value: string) => void]}
 */
export function useSetting(name, fallback) {
  const [value, setValue] = useState(() => readSetting(name, fallback));
  const change = useCallback(
    (/** @type {string} */ next) => {
      writeSetting(name, next);
      setValue(next);
    },
    [name],
  );
  return [value, change];
}

/**
 * Returns an object that the page remembers; an empty one if there is none.
 * @param {string} name
 * @returns {Record<string, any>}
 */
export function readObject(name) {
  try {
    return Object(JSON.parse(readSetting(name, "{}")));
  } catch {
    return {};
  }
}

/**
 * @param {string} name
 * @param {Record<string, any>} value
 */
export function writeObject(name, value) {
  writeSetting(name, JSON.stringify(value));
}
