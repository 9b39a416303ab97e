// What minimax would find of what alpha-beta skips, in words.

import { counted, grouped, valueText } from "../words.js";

/** @typedef {import("../types.js").Skipped} Skipped */

/**
 * Says how many nodes there are with all those below them.
 * @param {Skipped[]} skipped
 */
export function sizeWords(skipped) {
  const nodes = skipped.reduce((sum, { nodes }) => sum + nodes, 0);
  return skipped.some(({ value }) => value === null) ? `more than ${grouped(nodes)} nodes` : counted(nodes, "node");
}

/** @param {Skipped} skipped */
export function skippedWords(skipped) {
  const { kind, value } = skipped;
  if (kind === "leaf") return `minimax would look at this leaf, worth ${valueText(value)}`;
  const found = value === null ? "" : `, and come to ${valueText(value)}`;
  return `minimax would search ${sizeWords([skipped])} here${found}`;
}
