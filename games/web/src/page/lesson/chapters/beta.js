// Beta: what Min can hold Max to.

import { valueText } from "../../words.js";

/** @typedef {import("../chapters.js").Chapter} Chapter */

/** @type {Chapter} */
export const BETA = {
  title: "Beta",
  lead: "Min remembers, too: beta is what Min can hold Max to.",
  async questions(branches, ask) {
    const steps = await ask(branches, "alphabeta");
    const at = steps.findIndex(({ kind, node, before }) => kind === "update" && node.beta !== before?.beta);
    const { node, child } = steps[at];
    const [beta, lower] = [valueText(node.beta), valueText(Number(node.beta) - 2)];
    const higher = valueText(Number(node.beta) + 4);
    return [
      {
        branches,
        steps,
        at: at - 1,
        reveal: at,
        text: `Back to the beginning of the search: Min moves at ${node.name}, and the leaf ${child?.move} is ${beta}.`,
        prompt: `What is the most that ${node.name} can be worth now?`,
        task: { kind: "number", right: Number(node.beta), hint: `Min can always choose ${child?.move}.` },
        why: `Min can choose ${child?.move}, so Max gets at most ${beta} here. This number is beta: β = ${beta}. The window ends there.`,
        window: "always",
      },
      {
        branches,
        steps,
        at,
        reveal: at,
        text: `β = ${beta} at ${node.name}, and two leaves are left.`,
        prompt: `Which value can ${node.name} still have in the end?`,
        task: {
          kind: "choice",
          choices: [
            { text: higher, why: `Min can already hold Max to ${beta}.` },
            { text: lower, right: true, why: "" },
          ],
        },
        why: "Beta can only fall, as Min finds better leaves. What lies between alpha and beta, in the window, can still change the result. Where nothing can, looking on is pointless.",
        window: "always",
      },
    ];
  },
};
