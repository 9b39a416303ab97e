// The cut, and which earlier choice causes it.

import { valueText } from "../../words.js";
import { listed } from "../chapter_words.js";
import { ROOT, exchanged } from "../small_tree.js";

/** @typedef {import("../chapters.js").Ask} Ask */
/** @typedef {import("../chapters.js").Chapter} Chapter */
/** @typedef {import("../chapters.js").Question} Question */
/** @typedef {import("../small_tree.js").Branch} Branch */
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

/**
 * Returns the branch that causes a cut: the one at the root that is worth the bound.
 * @param {Step} cut
 * @param {import("../../types.js").Value | undefined} bound
 */
const causeOf = ({ path }, bound) =>
  path[0].children.find(({ state, value }) => state === "done" && value === bound)?.name ?? "";

/**
 * Asks about the cut of a max node, in a tree where Min moves first. Something is cut in it.
 * @param {Branch[]} branches
 * @param {Ask} ask
 * @returns {Promise<Question>}
 */
async function cutOfMax(branches, ask) {
  const steps = await ask(branches, "alphabeta", "min");
  const { at = 0 } = firstCut(steps) ?? {};
  const { node, child } = steps[at];
  const [beta, value] = [valueText(node.beta), valueText(node.value)];
  const cause = causeOf(steps[at], node.beta);
  const choices = [
    {
      text: "Its other leaves are looked at",
      why: `They could only make ${node.name} worth more than ${value}, and Min already has ${beta}.`,
    },
    {
      text: `β becomes ${value}`,
      why: `A max node changes alpha only: beta is what Min already has, at ${ROOT}.`,
    },
    { text: `It is cut, and returns ${value} at once`, right: true, why: "" },
  ];
  return {
    branches,
    first: "min",
    steps,
    at: at - 1,
    reveal: at,
    text: `Now in another tree, where Min moves first: Min at ${ROOT}, Max below. Min has ${cause}, worth ${beta}, so ${node.name} has begun with β = ${beta}. The search has just found that ${child?.move} is ${valueText(child?.value)}.`,
    prompt: `What happens at ${node.name}?`,
    task: { kind: "choice", choices: value === beta ? choices.filter(({ text }) => !text.startsWith("β")) : choices },
    why: `${node.name} is worth at least ${value}, and Min can already hold Max to ${beta} at ${cause}, so Min will not move to ${node.name}. β stays ${beta}: a max node changes alpha only.`,
    window: "always",
    cause,
  };
}

/** @type {Chapter} */
export const CUT = {
  title: "The cut",
  lead: "A min node is cut, and the rest of its children skipped, as soon as its value is at most alpha; a max node as soon as it is at least beta.",
  async questions(branches, ask) {
    const steps = await ask(branches, "alphabeta");
    const cut = firstCut(steps);
    if (!cut) {
      const end = steps.length - 1;
      const text = "With these values, in this order, nothing can be cut off.";
      const prompt = "Take other values: the original ones, or random ones.";
      return [
        { branches, steps, at: end, reveal: end, text, prompt, task: { kind: "nothing" }, why: "", window: "always" },
      ];
    }
    const { node, child } = steps[cut.at];
    const [alpha, value] = [valueText(node.alpha), valueText(node.value)];
    const cause = causeOf(steps[cut.at], node.alpha);
    const seen = branches.findIndex(({ name }) => name === node.name);
    const later = branches[seen + 1];
    return [
      {
        branches,
        steps,
        at: cut.at - 1,
        reveal: cut.at,
        text: `A node begins with the alpha and beta of the node above it, so ${node.name} has begun with α = ${alpha}. The search has just found that ${child?.move} is ${valueText(child?.value)}.`,
        prompt: `Press every leaf of ${node.name} that need not be looked at.`,
        task: {
          kind: "leaves",
          right: cut.skipped,
          among: branches[seen].leaves.map(({ name }) => name),
        },
        why: `Min can hold ${node.name} to ${value}, and Max already has ${alpha}. Whatever ${listed(cut.skipped)} may be, Max will not move to ${node.name}. So ${node.name} is cut: it returns at once, before beta would change.`,
        window: "always",
      },
      {
        branches,
        steps,
        at: cut.at,
        reveal: cut.at,
        text: `${listed(cut.skipped)} ${cut.skipped.length > 1 ? "are" : "is"} never looked at.`,
        prompt: `What, found earlier, lets the search stop at ${node.name}?`,
        task: {
          kind: "choice",
          choices: [
            {
              text: `${child?.move}, worth ${valueText(child?.value)}, which Min can choose`,
              why: `It makes ${node.name} bad for Max, and was found just now. But Max must have something as good already.`,
            },
            { text: `${cause}, worth ${alpha}, where Max can move`, right: true, why: "" },
            later
              ? { text: `${later.name}, where Max can move, too`, why: `${later.name} has not been searched yet.` }
              : {
                  text: `The leaf that Min would choose at ${branches[0].name}`,
                  why: `It makes ${branches[0].name} worth what it is, but it is Max who need not come to ${node.name}.`,
                },
          ],
        },
        why: `Max has ${cause}, worth ${alpha}, and ${node.name} is worth ${value} at most. ${value === alpha ? "Equal is enough" : "Equal would be enough, too"}: Max gains nothing by moving there. No cut can change the value or the move of ${ROOT}.`,
        window: "always",
        cause,
      },
      await cutOfMax(exchanged(branches), ask),
    ];
  },
};
