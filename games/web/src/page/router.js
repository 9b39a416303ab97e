// Views by the part of the address behind `#`.

import { useEffect, useState } from "./vendor/preact-htm.js";

/** @returns {string[]} the parts of the route: `#/look/7/1` is `["look", "7", "1"]` */
function currentRoute() {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
}

/** Returns the route, and renders again when it changes. */
export function useRoute() {
  const [route, setRoute] = useState(currentRoute);
  useEffect(() => {
    const update = () => setRoute(currentRoute());
    addEventListener("hashchange", update);
    return () => removeEventListener("hashchange", update);
  }, []);
  return route;
}

/** @param {(string | number)[]} parts */
export function hrefOf(...parts) {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}
