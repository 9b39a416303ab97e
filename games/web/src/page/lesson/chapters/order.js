// Why the order of moves matters.

import { valueText } from "../../words.js";
import { lastOf, listed } from "../chapter_words.js";
import { ordered, sorted } from "../small_tree.js";
import { leavesSeen } from "../whole_search.js";

/** @typedef {import("../chapters.js").Chapter} Chapter */

/** @type {Chapter} */
export const ORDER = {
  title: "Order",
  lead: "The value is that of minimax in every order. The work is not.",
  async questions(branches, ask) {
    const last = branches[2];
    const turned = [branches[0], branches[1], sorted(last, 1)];
    const [given, best, worst] = [branches, ordered(branches, 1), ordered(branches, -1)];
    const [steps, ...searches] = await Promise.all(
      [turned, given, best, worst].map((order) => ask(order, "alphabeta")),
    );
    const [now, least, most] = searches.map(leavesSeen);
    const enter = steps.findIndex(({ node }) => node.name === last.name);
    const seen = steps.filter(({ kind, path }) => kind === "leaf" && path[1]?.name === last.name).length;
    const names = listed(turned[2].leaves.map(({ value }) => valueText(value)));
    const orders = [...new Set([least, now, most, 9])].sort((one, other) => one - other);
    const end = searches[1].length - 1;
    return [
      {
        branches: turned,
        steps,
        at: enter,
        reveal: lastOf(steps, last.name),
        text: `${last.name} is searched from its least leaf on now: ${names}. α = ${valueText(steps[enter].node.alpha)}.`,
        prompt: `How many leaves of ${last.name} does the search look at?`,
        task: { kind: "number", right: seen, hint: "Go from left to right, until the value is at most α." },
        why:
          seen < 3
            ? `After ${seen > 1 ? `${seen} leaves` : "one leaf"}, ${last.name} is worth at most what Max already has: the others are cut off.`
            : `${last.name} is good for Max, so all of its leaves have to be looked at.`,
        window: "always",
      },
      {
        branches: best,
        steps: searches[1],
        at: 0,
        reveal: end,
        text: `As given, the search looks at ${now} of nine leaves. Now it begins with Max's best branch, and in each branch with Min's best leaf.`,
        prompt: "How many of the nine leaves does it look at?",
        task: {
          kind: "choice",
          choices: orders.map((count) => ({
            text: String(count),
            right: count === least,
            why:
              count < least
                ? ""
                : "Try it: all of the first branch, and of each other branch one leaf, if it is no better.",
          })),
        },
        why: `${least < most ? `Good moves first cut early: ${least} leaves instead of ${most} in the worst order.` : `With these values, every order looks at ${least} leaves.`} In large trees, good order lets alpha-beta look up to twice as deep in the same time. Of moves that are equally good, the first is kept. In short: alpha is what Max already has, beta what Min already has, and a node is cut where its value reaches what the opponent has.`,
        counts: [
          ["worst first", most],
          ["as given", now],
          ["best first", least],
        ],
      },
    ];
  },
};
