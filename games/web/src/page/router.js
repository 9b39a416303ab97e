// Views by the part of the address behind `#`: a route and what else there is to say, `#/tree/tree?algorithm=minimax&step=7`.

import { useEffect, useState } from "./vendor/preact-htm.js";

/**
 * @typedef {object} Address
 * @property {string[]} route the parts of the route: `#/look/7/1` is `["look", "7", "1"]`
 * @property {URLSearchParams} query
 */

/**
 * @param {string} hash
 * @returns {Address}
 */
function addressOf(hash) {
  const [, path, query] = hash.match(/^#?\/?([^?]*)\??(.*)$/s) ?? [];
  return { route: (path ?? "").split("/").filter(Boolean).map(decoded), query: new URLSearchParams(query) };
}

/**
 * Returns a part of the route; somebody may have typed a `%` of their own.
 * @param {string} part
 */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Returns the address, and renders again when it changes. */
export function useAddress() {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const update = () => setHash(location.hash);
    addEventListener("hashchange", update);
    // Effects run a moment after the first rendering, and the address may have changed meanwhile.
    update();
    return () => removeEventListener("hashchange", update);
  }, []);
  return addressOf(hash);
}

/** @param {(string | number)[]} parts */
export function hrefOf(...parts) {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

/**
 * Returns an address with something to say beyond its route.
 * @param {string} href
 * @param {Record<string, string>} query
 */
export function withQuery(href, query) {
  const text = String(new URLSearchParams(query));
  return text ? `${href}?${text}` : href;
}

/**
 * Changes the address without a new entry in the history, and without rendering: the view shows this already.
 * @param {string} href
 */
export function keepAddress(href) {
  if (href !== location.hash) history.replaceState(history.state, "", href);
}

/** Whether the page is embedded in another one, which asks for it by `?embed` before the `#`. */
export const IS_EMBEDDED = new URLSearchParams(location.search).has("embed");
