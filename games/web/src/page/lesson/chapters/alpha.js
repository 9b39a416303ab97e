// Alpha: what Max already has.

import { valueText } from "../../words.js";
import { ROOT } from "../small_tree.js";

/** @typedef {import("../chapters.js").Chapter} Chapter */

/** @type {Chapter} */
export const ALPHA = {
  title: "Alpha",
  lead: "Alpha-beta comes to the same value, but remembers what is certain already.",
  async questions(branches, ask) {
    const steps = await ask(branches, "alphabeta");
    const [first, next] = branches;
    const at = steps.findIndex(({ kind, node }) => kind === "update" && node.depth === 0);
    const alpha = valueText(steps[at].node.alpha);
    const surprise = next.leaves[0].value;
    return [
      {
        branches,
        steps,
        at: at - 1,
        reveal: at,
        text: `The search goes from left to right. ${first.name} has come to ${alpha}; nothing else is known.`,
        prompt: `What is the least that ${ROOT} can be worth now?`,
        task: { kind: "number", right: Number(steps[at].node.alpha), hint: `Max can always move to ${first.name}.` },
        why: `Max is sure of at least ${alpha} by moving to ${first.name}, whatever the rest holds. This number is alpha: α = ${alpha}. The window, which is the values that still matter, begins there.`,
        window: "answered",
      },
      {
        branches,
        steps,
        at,
        reveal: at,
        text: `α = ${alpha} at ${ROOT}.`,
        prompt: "What does alpha promise?",
        task: {
          kind: "choice",
          choices: [
            { text: `Max gets exactly ${alpha}`, why: "A branch further right can still be better for Max." },
            {
              text: `Every leaf from here on is at least ${alpha}`,
              why: `Leaves can be anything: the first one of ${next.name} is ${valueText(surprise)}.`,
            },
            { text: `Max gets at least ${alpha}`, right: true, why: "" },
          ],
        },
        why: `Alpha is the most that Max is sure of so far, by a choice at this node or at one above it. It can only rise.`,
        window: "always",
      },
    ];
  },
};
