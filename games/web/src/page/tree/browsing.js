// Nodes that are opened by hand: a path of the tree that is not the one where the search is.

import { useLayoutEffect, useRef, useState } from "../vendor/preact-htm.js";
import { get, messageOf } from "../api.js";
import { announce } from "../live_region.js";
import { keyOf, levelsOf } from "./levels.js";

/** @typedef {import("../types.js").PathNode} PathNode */

/**
 * Returns the levels to draw, and the function that opens or closes a node. With each step the search's own path is
 * shown again.
 * @param {string} id the tree on the server
 * @param {import("../types.js").Step} step
 * @param {{ first?: string[], showsSkipped?: boolean }} [options] `first` are the moves to a node that is open at first
 */
export function useBrowsing(id, step, { first = [], showsSkipped = false } = {}) {
  const searched = step.node.path.slice(1);
  const [shown, setShown] = useState(searched);
  const [fetched, setFetched] = useState(/** @type {Record<string, PathNode>} */ ({}));
  const firstStep = useRef(step.step);
  const lastStep = useRef(-1);
  useLayoutEffect(() => {
    const isSame = lastStep.current === step.step;
    const isFirst = !isSame && step.step === firstStep.current && first.length > 0;
    lastStep.current = step.step;
    if (!isSame) {
      setShown(searched);
      setFetched({});
    }
    if (isSame || isFirst || showsSkipped) open(isSame ? shown : isFirst ? first : searched).catch(() => {});
  }, [step.step, showsSkipped]);

  const isSearched = (/** @type {import("./levels.js").Level} */ { path, parent, open }) =>
    keyOf([...path, parent.children[open].move]) === keyOf(searched);
  const nodeAt = (/** @type {string[]} */ path) => {
    const isOnPath = path.every((move, depth) => move === searched[depth]);
    return fetched[placeOf(path)] ?? (isOnPath ? step.path[path.length] : undefined);
  };
  // An answer that comes late is that of another place.
  const placeOf = (/** @type {string[]} */ path) => `${step.step} ${showsSkipped} ${keyOf(path)}`;
  /** Whether nothing has to be asked for to show a node. */
  const isKnown = (/** @type {PathNode | undefined} */ node) =>
    node && !(showsSkipped && node.children.some(({ state, skipped }) => state === "cut" && !skipped));
  /** Opens a node with all nodes above it. */
  const open = async (/** @type {string[]} */ path) => {
    const paths = path.map((_, depth) => path.slice(0, depth + 1)).filter((prefix) => !isKnown(nodeAt(prefix)));
    const nodes = await Promise.all(
      paths.map(async (prefix) => {
        const query = new URLSearchParams({ path: keyOf(prefix), step: String(step.step) });
        if (showsSkipped) query.set("skipped", "yes");
        const { node, children } = await get(`trees/${id}/children?${query}`);
        return [placeOf(prefix), { ...node, children }];
      }),
    );
    if (lastStep.current !== step.step) return;
    setFetched((old) => ({ ...old, ...Object.fromEntries(nodes) }));
    setShown(path);
  };
  const toggle = async (/** @type {import("./levels.js").Item} */ item) => {
    if (!item.canOpen || item.level === 0) return;
    if (item.isOpen) {
      setShown(item.path.slice(0, -1));
      return;
    }
    await open(item.path).catch((error) => announce(messageOf(error)));
  };
  const levels = levelsOf(shown, nodeAt);
  const last = levels.at(-1);
  // The search is in a node that has no children to show: the tree knows its value by this step.
  if (last && last.open >= 0 && (step.kind === "leaf" || step.kind === "cached") && isSearched(last)) {
    const children = [...last.parent.children];
    children[last.open] = { ...children[last.open], kind: step.kind, value: step.node.value };
    levels[levels.length - 1] = { ...last, parent: { ...last.parent, children } };
  }
  const isOwn = keyOf(shown) === keyOf(searched.slice(0, shown.length));
  return { levels, current: keyOf(searched), toggle, opened: isOwn ? [] : shown };
}
