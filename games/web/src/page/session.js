// What a tab remembers until it is closed: it is there when the page is loaded again. Private windows may have no
// storage.

/** @param {string} name */
const keyOf = (name) => `suite-${name}`;

/**
 * Returns what is remembered, null if nothing is.
 * @param {string} name
 * @returns {any}
 */
export function readSession(name) {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 */
export function writeSession(name, value) {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // Then it lasts as long as the page.
  }
}

/** @param {string} name */
export function dropSession(name) {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Then it was never stored.
  }
}
