// Practice on random trees: the address has the seed, so that a link leads to the same round.

import { useEffect } from "../vendor/preact-htm.js";
import { randomOf } from "./random.js";
import { placeHref, searchHref } from "./search_address.js";

/**
 * Returns a random tree as nested lists: three moves at each node, three deep.
 * @param {number} seed
 */
function randomTree(seed) {
  const random = randomOf(seed);
  /** @type {(depth: number) => unknown} */
  const node = (depth) => (depth === 0 ? random(20) : Array.from({ length: 2 + random(2) }, () => node(depth - 1)));
  return JSON.stringify(node(3)).replaceAll(",", ", ");
}

/** Goes to the practice of a random tree. */
export function PracticePage() {
  useEffect(() => {
    const seed = 1 + Math.floor(Math.random() * 9999);
    const request = { game: "tree", text: randomTree(seed), algorithm: "alphabeta", limit: null };
    searchHref({ ...request, moves: "", caching: false, ordering: false, fail_hard: false }).then((href) =>
      location.replace(placeHref(href, { practice: seed })),
    );
  }, []);
  return null;
}
