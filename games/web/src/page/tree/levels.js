// Which part of a search tree is drawn: the nodes from the root to one node, with all their children.

import { numberOf } from "../words.js";

/** @typedef {import("../types.js").PathNode} PathNode */

/**
 * A node with its children, one of which may be opened on the next level.
 * @typedef {object} Level
 * @property {PathNode} parent
 * @property {string[]} path the moves to the parent
 * @property {number} open the index of the child that is opened below, or -1
 * @property {number} best the index of the child that gave the parent its value, or -1
 */

/**
 * A node as it is shown, in the order of a walk through the tree.
 * @typedef {object} Item
 * @property {string} key
 * @property {string[]} path
 * @property {number} level from 0, that of the root
 * @property {import("../types.js").Child | null} child null is the root
 * @property {boolean} isOpen
 * @property {boolean} canOpen
 */

/**
 * Returns the name of a path in sets, attributes and requests; a move may have any characters.
 * @param {string[]} path
 */
export function keyOf(path) {
  return JSON.stringify(path);
}

/**
 * Returns whether a child can be opened: a node that is not a leaf, and is searched, or skipped and looked at all the
 * same.
 * @param {import("../types.js").Child} child
 */
function canOpen({ state, kind, skipped }) {
  if (skipped) return skipped.kind === "inner";
  return state === "current" || (state === "done" && kind !== "leaf" && kind !== "cached");
}

/** @param {PathNode} parent */
function bestChild({ children, value, skipped }) {
  const wanted = skipped ? skipped.value : value;
  if (wanted === null) return -1;
  return children.findIndex((child) => {
    const found = child.state === "done" ? child.value : skipped && child.skipped?.value;
    return found !== undefined && found !== null && numberOf(found) === numberOf(wanted);
  });
}

/**
 * Returns the levels that show the path `shown`.
 * @param {string[]} shown
 * @param {(path: string[]) => PathNode | undefined} nodeAt
 * @returns {Level[]}
 */
export function levelsOf(shown, nodeAt) {
  const levels = [];
  for (let depth = 0; depth <= shown.length; depth += 1) {
    const path = shown.slice(0, depth);
    const parent = nodeAt(path);
    if (!parent || parent.children.length === 0) break;
    const open = parent.children.findIndex((child) => child.move === shown[depth]);
    levels.push({ parent, path, open, best: bestChild(parent) });
  }
  return levels;
}

/**
 * Returns the shown nodes in the order of a walk through the tree.
 * @param {Level[]} levels
 * @returns {Item[]}
 */
export function itemsOf(levels) {
  /** @type {(depth: number) => Item[]} */
  const below = (depth) => {
    const level = levels[depth];
    if (!level) return [];
    return level.parent.children.flatMap((child, index) => {
      const path = [...level.path, child.move];
      const isOpen = index === level.open && depth + 1 < levels.length;
      const item = { key: keyOf(path), path, level: depth + 1, child, isOpen, canOpen: canOpen(child) };
      return isOpen ? [item, ...below(depth + 1)] : [item];
    });
  };
  return [{ key: "", path: [], level: 0, child: null, isOpen: levels.length > 0, canOpen: true }, ...below(0)];
}
