// The choice higher up in the tree that causes a cut.

import { numberOf } from "../words.js";
import { keyOf } from "./levels.js";

/** @typedef {import("../types.js").Step} Step */

/**
 * A choice: a node on the path, and the child that gave it its value.
 * @typedef {object} Choice
 * @property {string[]} path the moves to the node
 * @property {string} name that of the node
 * @property {string} move the child
 * @property {import("../types.js").Value} value
 */

/**
 * Returns the bound that a cut of a step's node has to reach.
 * @param {Pick<Step, "node">} step
 */
export const boundOf = ({ node: { is_max, alpha, beta } }) => numberOf(is_max ? beta : alpha);

/**
 * Returns how many children a step cuts off.
 * @param {Pick<Step, "path">} step
 */
export const skippedCount = ({ path }) => path.at(-1)?.children.filter(({ state }) => state === "cut").length ?? 0;

/**
 * Returns the choice that causes the cut of a step, if it is one: that of the first node from the root whose value is
 * the bound. Later ones with the same value have not moved it.
 * @param {Step} step
 * @returns {Choice | null}
 */
export function cuttingChoice({ kind, node, path }) {
  if (kind !== "cut") return null;
  const bound = boundOf({ node });
  for (const [depth, above] of path.slice(0, -1).entries()) {
    if (above.is_max === node.is_max || numberOf(above.value) !== bound) continue;
    const child = above.children.find((other) => other.value !== undefined && numberOf(other.value) === bound);
    const moves = path.slice(1, depth + 1).map(({ move }) => move);
    return child ? { path: moves, name: above.name, move: child.move, value: above.value } : null;
  }
  return null;
}

/**
 * Returns the key of the child that is chosen there, if the step is a cut with such a choice.
 * @param {Step} step
 */
export function causeOf(step) {
  const choice = cuttingChoice(step);
  return choice ? keyOf([...choice.path, choice.move]) : undefined;
}
