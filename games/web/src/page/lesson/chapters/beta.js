// Beta: what Min already has.

import { numberOf, valueText } from "../../words.js";
import { ROOT } from "../small_tree.js";
import { nodeWithCut, standingsAt } from "../whole_search.js";

/** @typedef {import("../chapters.js").Chapter} Chapter */
/** @typedef {import("../chapters.js").Question} Question */
/** @typedef {import("../../types.js").Step} Step */

/** @type {Chapter} */
export const BETA = {
  title: "Beta",
  lead: "Min remembers, too: beta is what Min can hold Max to.",
  async questions(branches, ask) {
    const steps = await ask(branches, "alphabeta");
    const narrows = (/** @type {Step} */ { kind, node, before }) => kind === "update" && node.beta !== before?.beta;
    const isClosing = (/** @type {Step} */ step) => narrows(step) && step.node.alpha !== "-Infinity";
    const found = steps.findIndex(isClosing);
    const at = found < 0 ? steps.findIndex(narrows) : found;
    const { node, child } = steps[at];
    const [alpha, beta] = [node.alpha, node.beta].map(valueText);
    const inherited =
      found < 0
        ? ""
        : ` A node begins with the alpha and beta of the node above it, so ${node.name} begins with α = ${alpha}.`;
    const cut = nodeWithCut(branches, standingsAt(steps, at));
    const later = cut ? ` Why leaves of ${cut} are hatched is asked in the next chapter.` : "";
    /** @type {Question[]} */
    const questions = [
      {
        branches,
        steps,
        at: at - 1,
        reveal: at,
        text: `Min moves at ${node.name}.${inherited} The leaf ${child?.move} is ${beta}.${later}`,
        prompt: `What is the most that ${node.name} can be worth now?`,
        task: { kind: "number", right: Number(node.beta), hint: `Min can always choose ${child?.move}.` },
        why: `Min can choose ${child?.move}, so Max gets at most ${beta} here. This number is beta: β = ${beta}. The window ends there.`,
        window: "always",
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
        prompt: `Which value can ${node.name} still have that would change what ${ROOT} is worth?`,
        task: {
          kind: "choice",
          choices: [
            { text: valueText(low - 1), why: `Max has ${alpha} already.` },
            { text: valueText(Math.floor((low + high) / 2)), right: true, why: "" },
            { text: valueText(high + 3), why: `Min already has ${beta}, so it cannot be that much.` },
          ],
        },
        why: "Only values between alpha and beta can change the result. Where there can be none, looking on is pointless.",
        window: "always",
      });
    }
    return questions;
  },
};
