// The cut, and which earlier choice causes it.

import { valueText } from "../../words.js";
import { listed } from "../chapter_words.js";
import { ROOT } from "../small_tree.js";

/** @typedef {import("../chapters.js").Chapter} Chapter */
/** @typedef {import("../../types.js").Step} Step */

/**
 * Returns the first step that cuts leaves off, with their names.
 * @param {Step[]} steps
 */
function firstCut(steps) {
  for (const [at, { kind, path }] of steps.entries()) {
    const skipped = path.at(-1)?.children.filter(({ state }) => state === "cut") ?? [];
    if (kind === "cut" && skipped.length > 0) return { at, skipped: skipped.map(({ name }) => name) };
  }
  return null;
}

/** @type {Chapter} */
export const CUT = {
  title: "The cut",
  lead: "When the window is empty, the rest of a branch is skipped.",
  async questions(branches, ask) {
    const steps = await ask(branches, "alphabeta");
    const cut = firstCut(steps);
    if (!cut) {
      const end = steps.length - 1;
      const text = "With these values, in this order, nothing can be cut off.";
      const prompt = "Take other values: those of the book, or random ones.";
      return [
        { branches, steps, at: end, reveal: end, text, prompt, task: { kind: "nothing" }, why: "", hasWindow: true },
      ];
    }
    const { node, child, path } = steps[cut.at];
    const [alpha, value] = [valueText(node.alpha), valueText(node.value)];
    const cause = path[0].children.find((other) => other.state === "done" && other.value === node.alpha)?.name ?? "";
    const seen = branches.findIndex(({ name }) => name === node.name);
    const later = branches[seen + 1];
    return [
      {
        branches,
        steps,
        at: cut.at - 1,
        reveal: cut.at,
        text: `The search has just found that ${child?.move} is ${valueText(child?.value)}, and α = ${alpha} at ${node.name}.`,
        prompt: `Press every leaf of ${node.name} that need not be looked at.`,
        task: {
          kind: "leaves",
          right: cut.skipped,
          among: branches[seen].leaves.map(({ name }) => name),
        },
        why: `Min can hold ${node.name} to ${value}, and Max already has ${alpha}. Whatever ${listed(cut.skipped)} may be, Max will not move to ${node.name}.`,
        hasWindow: true,
        cause,
      },
      {
        branches,
        steps,
        at: cut.at,
        reveal: cut.at,
        text: `${listed(cut.skipped)} ${cut.skipped.length > 1 ? "are" : "is"} never looked at.`,
        prompt: "Which earlier choice makes this cut possible?",
        task: {
          kind: "choice",
          choices: [
            {
              text: `Min's choice of ${child?.move} at ${node.name}`,
              why: `It makes ${node.name} bad for Max. But to cut, somebody higher up must have something as good already.`,
            },
            { text: `Max's choice of ${cause} at ${ROOT}`, right: true, why: "" },
            later
              ? { text: `Max's choice of ${later.name} at ${ROOT}`, why: `${later.name} has not been searched yet.` }
              : {
                  text: `Min's choice at ${branches[0].name}`,
                  why: `Min chose there, but it is Max who need not come to ${node.name}.`,
                },
          ],
        },
        why: `Max has ${cause}, worth ${alpha}, and ${node.name} is worth ${value} at most. Equal would be enough, too. A cut always comes from a choice higher up.`,
        hasWindow: true,
        cause,
      },
    ];
  },
};
