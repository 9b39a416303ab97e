// The view of search trees: what an address names, or else the ways to begin.

import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { messageOf } from "../api.js";
import { ErrorMessage } from "../fields.js";
import { OpenedSearch } from "./opened_search.js";
import { readSearch } from "./search_address.js";
import { TreeStart } from "./tree_start.js";

/** @typedef {import("./search_address.js").SearchAddress} SearchAddress */

/**
 * Returns the search that the address names: undefined until it is unpacked, null if there is none.
 * @param {import("../router.js").Address} address
 */
function useSearch(address) {
  const [search, setSearch] = useState(/** @type {SearchAddress | null | undefined} */ (undefined));
  const [error, setError] = useState("");
  const key = `${address.route.join("/")}?${address.query}`;
  useEffect(() => {
    let isGone = false;
    readSearch(address).then(
      (found) => isGone || (setSearch(found), setError("")),
      (failure) => isGone || (setSearch(null), setError(messageOf(failure))),
    );
    return () => {
      isGone = true;
    };
  }, [key]);
  return { search, error };
}

/** @param {{ about: import("../types.js").About, address: import("../router.js").Address }} props */
export function TreePage({ about, address }) {
  const { search, error } = useSearch(address);
  const games = [...about.games, about.tree];
  if (search === undefined) return null;
  const game = games.find(({ id }) => id === search?.request.game);
  return html`<${ErrorMessage} error=${error || (search && !game ? `There is no game ${search.request.game}.` : "")} />
    ${
      search && game
        ? html`<${OpenedSearch} key=${search.href} games=${games} about=${game} address=${search} />`
        : html`<${TreeStart} games=${games} chosen=${address.route[1]} />`
    }`;
}
