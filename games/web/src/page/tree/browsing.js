// Nodes that are opened by hand: a path of the tree that is not the one where the search is.

import { useEffect, useState } from "../vendor/preact-htm.js";
import { get, messageOf } from "../api.js";
import { announce } from "../live_region.js";
import { keyOf, levelsOf } from "./levels.js";

/** @typedef {import("../types.js").PathNode} PathNode */

/**
 * Returns the levels to draw, and the function that opens or closes a node. With each step the search's own path is shown again.
 * @param {string} id the tree on the server
 * @param {import("../types.js").Step} step
 */
export function useBrowsing(id, step) {
  const searched = step.node.path.slice(1);
  const [shown, setShown] = useState(searched);
  const [fetched, setFetched] = useState(/** @type {Record<string, PathNode>} */ ({}));
  useEffect(() => {
    setShown(searched);
    setFetched({});
  }, [step.step]);

  const nodeAt = (/** @type {string[]} */ path) => {
    const isOnPath = path.every((move, depth) => move === searched[depth]);
    return isOnPath ? step.path[path.length] : fetched[keyOf(path)];
  };
  const toggle = async (/** @type {import("./levels.js").Item} */ item) => {
    if (!item.canOpen || item.level === 0) return;
    if (item.isOpen) {
      setShown(item.path.slice(0, -1));
      return;
    }
    if (!nodeAt(item.path)) {
      try {
        const query = new URLSearchParams({ path: keyOf(item.path), step: String(step.step) });
        const { node, children } = await get(`trees/${id}/children?${query}`);
        setFetched((old) => ({ ...old, [keyOf(item.path)]: { ...node, children } }));
      } catch (error) {
        announce(messageOf(error));
        return;
      }
    }
    setShown(item.path);
  };
  return { levels: levelsOf(shown, nodeAt), current: keyOf(searched), toggle };
}
