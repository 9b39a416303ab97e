// The tree of one's own log at a line: what it has searched, and where it goes on through what the right search skips.

import { html } from "../vendor/preact-htm.js";
import { grouped } from "../words.js";
import { keyOf, levelsOf } from "./levels.js";
import { TreeView } from "./tree_view.js";

/** @typedef {import("../types.js").LogNode} LogNode */
/** @typedef {import("../types.js").PathNode} PathNode */
/** @typedef {import("../types.js").Value} Value */

/** @param {string} text */
function valueOf(text) {
  return /^-?\d+$/.test(text) ? Number(text) : /** @type {Value} */ (text);
}

/**
 * Returns the nodes of a path in a log as nodes to draw.
 * @param {LogNode[]} path
 * @param {boolean} isMax whether the root is a max node
 * @returns {PathNode[]}
 */
function nodesOf(path, isMax) {
  return path.map((node, depth) => {
    const next = path[depth + 1];
    const done = node.children.map(({ name, value }) => ({ name, state: /** @type {const} */ ("done"), value }));
    const current = next ? [{ name: next.name, state: /** @type {const} */ ("current"), value: next.value }] : [];
    return {
      move: node.name,
      name: node.name,
      depth,
      is_max: isMax === (depth % 2 === 0),
      value: valueOf(node.value),
      alpha: valueOf(node.alpha),
      beta: valueOf(node.beta),
      children: [...done, ...current].map((child) => ({ ...child, move: child.name, value: valueOf(child.value) })),
    };
  });
}

/**
 * Returns the keys of the nodes that are cut off where the logs part.
 * @param {import("../types.js").Step | null} parting
 */
function skippedAt(parting) {
  const keys = (parting?.path ?? []).flatMap(({ children }, depth) => {
    const above = parting?.path.slice(1, depth + 1).map(({ move }) => move) ?? [];
    return children.filter(({ state }) => state === "cut").map(({ move }) => keyOf([...above, move]));
  });
  return new Set(keys);
}

/**
 * The trees of two logs in a line, beside each other.
 * @param {{ line: number, hasEnded: boolean, path: LogNode[] | null, isMax: boolean, parting: import("../types.js").Step |
 *   null, hasWindow: boolean, children: unknown }} props `hasEnded` is whether one's own log has no such line,
 *   `parting` the step where the logs part; the right tree is the child
 */
export function BothTrees({ line, hasEnded, path, isMax, parting, hasWindow, children }) {
  return html`<div class="side-by-side">
    <figure>
      <figcaption>Yours, line ${grouped(line)}</figcaption>
      ${
        path
          ? html`<${LogTree} path=${path} isMax=${isMax} skipped=${skippedAt(parting)} hasWindow=${hasWindow} />`
          : html`<p class="muted">${hasEnded ? "Your log has ended." : "There is no node in this line."}</p>`
      }
    </figure>
    <figure>
      <figcaption>Right</figcaption>
      ${children}
    </figure>
  </div>`;
}

/**
 * @param {{ path: LogNode[], isMax: boolean, skipped: Set<string>, hasWindow: boolean }} props `skipped` are the keys
 *   of
 *   the nodes that the right search cuts off
 */
function LogTree({ path, isMax, skipped, hasWindow }) {
  const nodes = nodesOf(path, isMax);
  const moves = path.slice(1).map(({ name }) => name);
  const levels = levelsOf(moves, (prefix) => nodes[prefix.length]);
  return html`<${TreeView}
    label="Your log"
    levels=${levels}
    current=${keyOf(moves)}
    hasWindow=${hasWindow}
    astray=${skipped}
  />`;
}
