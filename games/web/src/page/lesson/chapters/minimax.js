// Minimax: each player takes what is best for them.

import { lastOf, leafValues, listed, valueOf } from "../chapter_words.js";
import { ROOT } from "../small_tree.js";

/** @typedef {import("../chapters.js").Chapter} Chapter */
/** @typedef {import("../small_tree.js").Branch} Branch */

/** @type {Chapter} */
export const MINIMAX = {
  title: "Minimax",
  lead: "Max (△) moves first, then Min (▽). Each leaf says what Max gets: Max wants much, and Min wants Max to get little.",
  async questions(branches, ask) {
    const steps = await ask(branches, "minimax");
    const [first, ...others] = branches;
    const worth = (/** @type {Branch} */ { name }) => valueOf(steps[lastOf(steps, name)]);
    const end = steps.length - 1;
    const best = steps[end].node.best;
    const choice = `Max takes the greatest of ${listed(branches.map(worth))}`;
    return [
      {
        branches,
        steps,
        at: 1,
        reveal: lastOf(steps, first.name),
        text: `Say Max has moved to ${first.name}. Now Min chooses among ${leafValues(first)}.`,
        prompt: `What is ${first.name} worth?`,
        task: {
          kind: "number",
          right: Number(steps[lastOf(steps, first.name)].node.value),
          hint: "Min takes the least.",
        },
        why: `Min takes the least of ${leafValues(first)}. So ${first.name} is worth ${worth(first)}.`,
      },
      {
        branches,
        steps,
        at: end - 1,
        reveal: end,
        text: `In the same way, ${listed(others.map((branch) => `${branch.name} is worth ${worth(branch)}`))}. Now Max chooses at ${ROOT}.`,
        prompt: `What is ${ROOT} worth: what can Max be sure of?`,
        task: {
          kind: "number",
          right: Number(steps[end].node.value),
          hint: `${choice}.`,
        },
        hides: ROOT,
        why: `${choice}, and moves to ${best}. That is minimax. It has looked at all nine leaves.`,
      },
    ];
  },
};
