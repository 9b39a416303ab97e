// Views by the part of the address behind `#`.

import { useEffect, useState } from "./vendor/preact-htm.js";

/**
 * @param {string} hash
 * @returns {string[]} the parts of the route: `#/look/7/1` is `["look", "7", "1"]`
 */
function routeOf(hash) {
  return hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
}

/** Returns the route, and renders again when it changes. */
export function useRoute() {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const update = () => setHash(location.hash);
    addEventListener("hashchange", update);
    // Effects run a moment after the first rendering, and the address may have changed meanwhile.
    update();
    return () => removeEventListener("hashchange", update);
  }, []);
  return routeOf(hash);
}

/**
 * Names the place that is shown in the address, without another step for "Back".
 * @param {(string | number)[]} parts
 */
export function replaceRoute(...parts) {
  history.replaceState(null, "", hrefOf(...parts));
}

/** @param {(string | number)[]} parts */
export function hrefOf(...parts) {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}
