// The whole tree of a search as far as it can be seen in a map: nodes with their share of its width, asked for as needed.

import { get } from "../api.js";

/**
 * A node of the map. Its share of the width is that of its steps among those of its siblings; what is cut off has no steps,
 * and is drawn as wide as its siblings are on average.
 * @typedef {object} MapNode
 * @property {string[]} path
 * @property {number} left from 0 to 1
 * @property {number} right
 * @property {number} first its first step, or for what is cut off the step that did it
 * @property {number} last
 * @property {boolean} isCut
 * @property {boolean} isMax
 * @property {boolean} isInner
 * @property {MapNode[]} children those that have been asked for
 */

/** The requests at a time, and in all. */
const [AT_ONCE, MOST] = [4, 400];

/**
 * @param {number} steps the steps of the whole search
 * @returns {MapNode}
 */
export function rootNode(steps) {
  const last = steps - 1;
  return { path: [], left: 0, right: 1, first: 0, last, isCut: false, isMax: true, isInner: true, children: [] };
}

/**
 * Gives a node the children of an answer.
 * @param {MapNode} node
 * @param {import("../types.js").Child[]} children
 * @param {boolean} isMax
 */
function place(node, children, isMax) {
  node.isMax = isMax;
  const searched = children.flatMap(({ steps }) => (steps ? [steps[1] - steps[0] + 1] : []));
  const usual = searched.reduce((sum, size) => sum + size, 0) / Math.max(searched.length, 1) || 1;
  const sizes = children.map(({ steps }) => (steps ? steps[1] - steps[0] + 1 : usual));
  const width = (node.right - node.left) / sizes.reduce((sum, size) => sum + size, 0);
  let left = node.left;
  node.children = children.map(({ move, steps, kind }, index) => {
    const right = left + sizes[index] * width;
    const [first, last] = steps ?? [node.last, node.last];
    const child = { left, right, first, last, isCut: !steps, isMax: !isMax, isInner: kind === "inner", children: [] };
    left = right;
    return { ...child, path: [...node.path, move] };
  });
}

/**
 * Asks for all nodes that can be seen, the widest first.
 * @param {string} id the tree of the server
 * @param {MapNode} root
 * @param {{ depth: number, least: number, onNodes: () => void, isGone: () => boolean }} options the rows of the map, the
 *   least share of the width that can be seen
 */
export async function loadNodes(id, root, { depth, least, onNodes, isGone }) {
  let queue = [root];
  for (let asked = 0; queue.length > 0 && asked < MOST && !isGone();) {
    queue.sort((one, other) => other.right - other.left - (one.right - one.left));
    const batch = queue.slice(0, AT_ONCE);
    queue = queue.slice(AT_ONCE);
    asked += batch.length;
    for (const children of await Promise.all(batch.map((node) => loadChildren(id, node, root.last)))) {
      queue.push(
        ...children.filter(({ isInner, path, left, right }) => isInner && path.length < depth && right - left >= least),
      );
    }
    onNodes();
  }
}

/**
 * @param {string} id
 * @param {MapNode} node
 * @param {number} step
 */
async function loadChildren(id, node, step) {
  const query = new URLSearchParams({ path: JSON.stringify(node.path), step: String(step) });
  const answer = await get(`trees/${id}/children?${query}`);
  place(node, answer.children, answer.node.is_max);
  return node.children;
}

/**
 * Returns how far a step is in the map, from 0 to 1.
 * @param {MapNode} root
 * @param {number} step
 */
export function placeOf(root, step) {
  let node = root;
  for (;;) {
    const next = node.children.find((child) => !child.isCut && child.first <= step && step <= child.last);
    if (next) {
      node = next;
      continue;
    }
    // Between its children, a node stands where the last one of them ends.
    if (node.children.length > 0)
      return node.children.findLast((child) => child.last <= step && !child.isCut)?.right ?? node.left;
    return node.left + ((step - node.first) / Math.max(node.last - node.first, 1)) * (node.right - node.left);
  }
}

/**
 * Returns the node at a place of the map.
 * @param {MapNode} root
 * @param {number} x from 0 to 1
 * @param {number} row from 0, that of the root's children
 */
export function nodeAt(root, x, row) {
  let node = root;
  for (let depth = 0; depth <= row; depth += 1) {
    const next = node.children.find(({ left, right }) => left <= x && x < right);
    if (!next) break;
    node = next;
  }
  return node;
}
