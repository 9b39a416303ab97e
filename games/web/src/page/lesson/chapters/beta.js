// Beta: what Min already has.

import { numberOf, valueText } from "../../words.js";
import { ROOT } from "../small_tree.js";

/** @typedef {import("../chapters.js").Chapter} Chapter */
/** @typedef {import("../chapters.js").Question} Question */
/** @typedef {import("../../types.js").Step} Step */

/** @type {Chapter} */
export const BETA = {
  title: "Beta",
  lead: "Min remembers, too: beta is what Min already has.",
  async questions(branches, ask) {
    const steps = await ask(branches, "alphabeta");
    const narrows = (/** @type {Step} */ { kind, node, before }) => kind === "update" && node.beta !== before?.beta;
    const isClosing = (/** @type {Step} */ step) => narrows(step) && step.node.alpha !== "-Infinity";
    const found = steps.findIndex(isClosing);
    const at = found < 0 ? steps.findIndex(narrows) : found;
    const { node, child } = steps[at];
    const [alpha, beta] = [node.alpha, node.beta].map(valueText);
    const inherited = found < 0 ? "" : ` The window comes down from ${ROOT}, with α = ${alpha}.`;
    /** @type {Question[]} */
    const questions = [
      {
        branches,
        steps,
        at: at - 1,
        reveal: at,
        text: `Min moves at ${node.name}.${inherited} The leaf ${child?.move} is ${beta}.`,
        prompt: `What is the most that ${node.name} can be worth now?`,
        task: { kind: "number", right: Number(node.beta), hint: `Min can always choose ${child?.move}.` },
        why: `Min can choose ${child?.move}, so Max gets no more than ${beta} here. This promise is called beta: β = ${beta}. It closes the window from above.`,
        hasWindow: true,
      },
    ];
    const [low, high] = [numberOf(node.alpha), numberOf(node.beta)];
    if (high - low >= 2 && found >= 0) {
      questions.push({
        branches,
        steps,
        at,
        reveal: at,
        text: `The window at ${node.name} goes from ${alpha} to ${beta}.`,
        prompt: `Which value of ${node.name} would be news at ${ROOT}?`,
        task: {
          kind: "choice",
          choices: [
            { text: valueText(low - 1), why: `No news: Max has ${alpha} already.` },
            { text: valueText(Math.floor((low + high) / 2)), right: true, why: "" },
            { text: valueText(high + 3), why: `That cannot be: Min already has ${beta}.` },
          ],
        },
        why: "Only values between alpha and beta can change the result. Once the window is empty, looking on is pointless.",
        hasWindow: true,
      });
    }
    return questions;
  },
};
