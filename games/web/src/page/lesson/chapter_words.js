// Values and steps as the questions of the lesson speak of them.

import { valueText } from "../words.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("./small_tree.js").Branch} Branch */

/** @param {Step} step */
export const valueOf = ({ node }) => valueText(node.value);

/** @param {string[]} words */
export const listed = (words) => new Intl.ListFormat("en").format(words);

/** @param {Branch} branch */
export const leafValues = (branch) => listed(branch.leaves.map(({ value }) => valueText(value)));

/**
 * Returns the last step that is about a node.
 * @param {Step[]} steps
 * @param {string} name
 */
export const lastOf = (steps, name) => steps.findLastIndex(({ node }) => node.name === name);
