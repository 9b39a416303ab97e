// How many nodes minimax visits where alpha-beta has searched, to put the two beside each other.

import { useEffect, useState } from "../vendor/preact-htm.js";
import { get, letGo, post } from "../api.js";

/** @typedef {import("../types.js").TreeSummary} TreeSummary */

/** The most nodes of an alpha-beta search for which minimax is tried, which visits many times as many. */
const MOST_NODES = 20_000;
/** How often it is asked how far it is, in milliseconds. */
const POLL = 250;

/**
 * Returns the number of nodes that minimax visits, once that is known.
 * @param {import("./tree_setup.js").TreeRequest} request
 * @param {TreeSummary | null} summary that of the search
 */
export function useMinimaxNodes(request, summary) {
  const [nodes, setNodes] = useState(/** @type {number | null} */ (null));
  const isAsked =
    summary?.algorithm === "alphabeta" && summary.done && !summary.too_long && summary.nodes <= MOST_NODES;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isGone = false;
    const count = async () => {
      const { id } = await post("trees", { ...request, algorithm: "minimax", fail_hard: false });
      let answer = /** @type {TreeSummary} */ (await get(`trees/${id}`));
      while (!answer.done && !isGone) {
        await new Promise((resolve) => setTimeout(resolve, POLL));
        answer = await get(`trees/${id}`);
      }
      letGo(`trees/${id}`);
      if (!isGone && answer.done && !answer.too_long) setNodes(answer.nodes);
    };
    // Without the comparison, the page is as good as it was.
    count().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [isAsked]);
  return nodes;
}
