// The five chapters of the lesson: what is asked of the learner's own tree, and what is shown and said then.

import { ALPHA } from "./chapters/alpha.js";
import { BETA } from "./chapters/beta.js";
import { CUT } from "./chapters/cut.js";
import { MINIMAX } from "./chapters/minimax.js";
import { ORDER } from "./chapters/order.js";
import { textOf } from "./small_tree.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("./small_tree.js").Branch} Branch */
/** @typedef {import("./small_tree.js").Player} Player */

/**
 * @typedef {object} Choice
 * @property {string} text
 * @property {boolean} [right]
 * @property {string} why what is said when it is chosen
 */

/**
 * What the learner is asked: a number, one of several answers, or the leaves that are skipped.
 * @typedef {{ kind: "number", right: number, hint: string }
 *   | { kind: "choice", choices: Choice[] }
 *   | { kind: "leaves", right: string[], among: string[] }
 *   | { kind: "nothing" }} Task
 */

/**
 * A question: the search stands at one step, and goes on to another when it is answered.
 * @typedef {object} Question
 * @property {Branch[]} branches the tree, in the order that it is searched in
 * @property {Player} [first] who moves at the root, where it is not Max; the leaves cannot be changed then
 * @property {Step[]} steps the search
 * @property {number} at the step that is shown while it is asked
 * @property {number} reveal the step that is shown then
 * @property {string} text what has happened
 * @property {string} prompt
 * @property {Task} task
 * @property {string} why what is right, and why
 * @property {string} [cause] the branch whose choice causes the cut
 * @property {"always" | "answered"} [window] when alpha and beta are shown
 * @property {string} [hides] the node whose value is not shown before the answer
 * @property {[string, number][]} [counts] the leaves looked at in several orders
 */

/**
 * @typedef {object} Chapter
 * @property {string} title
 * @property {string} lead
 * @property {(tree: Branch[], ask: Ask) => Promise<Question[]>} questions
 */

/** @typedef {(branches: Branch[], algorithm: "minimax" | "alphabeta", first?: Player) => Promise<Step[]>} Ask */

export const CHAPTERS = [MINIMAX, ALPHA, BETA, CUT, ORDER];

/**
 * Returns the questions of a chapter about a tree.
 * @param {number} chapter
 * @param {Branch[]} branches
 * @param {(text: string, algorithm: "minimax" | "alphabeta") => Promise<Step[]>} search
 */
export function questionsOf(chapter, branches, search) {
  return CHAPTERS[chapter].questions(branches, (order, algorithm, first) => search(textOf(order, first), algorithm));
}
