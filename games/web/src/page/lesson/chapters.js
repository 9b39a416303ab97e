// The five chapters of the lesson: what is asked of the learner's own tree, and what is shown and said then.

import { numberOf, valueText } from "../words.js";
import { ROOT, ordered, sorted, textOf } from "./small_tree.js";
import { leavesSeen } from "./whole_search.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("./small_tree.js").Branch} Branch */

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
 * @property {Step[]} steps the search
 * @property {number} at the step that is shown while it is asked
 * @property {number} reveal the step that is shown then
 * @property {string} text what has happened
 * @property {string} prompt
 * @property {Task} task
 * @property {string} why what is right, and why
 * @property {string} [cause] the branch whose choice causes the cut
 * @property {boolean} [hasWindow] whether alpha and beta are shown
 * @property {[string, number][]} [counts] the leaves looked at in several orders
 */

/**
 * @typedef {object} Chapter
 * @property {string} title
 * @property {string} lead
 * @property {(tree: Branch[], ask: Ask) => Promise<Question[]>} questions
 */

/** @typedef {(branches: Branch[], algorithm: "minimax" | "alphabeta") => Promise<Step[]>} Ask */

/** @param {Step} step */
const valueOf = ({ node }) => valueText(node.value);

/** @param {string[]} words */
const listed = (words) => new Intl.ListFormat("en").format(words);

/** @param {Branch} branch */
const leafValues = (branch) => listed(branch.leaves.map(({ value }) => valueText(value)));

/**
 * Returns the last step that is about a node.
 * @param {Step[]} steps
 * @param {string} name
 */
const lastOf = (steps, name) => steps.findLastIndex(({ node }) => node.name === name);

/** @type {Chapter} */
const MINIMAX = {
  title: "Minimax",
  lead: "Max (△) moves first, then Min (▽). Each leaf says what Max gets: Max wants much, and Min wants Max to get little.",
  async questions(branches, ask) {
    const steps = await ask(branches, "minimax");
    const [first, ...others] = branches;
    const worth = (/** @type {Branch} */ { name }) => valueOf(steps[lastOf(steps, name)]);
    const end = steps.length - 1;
    const best = steps[end].node.best;
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
        task: { kind: "number", right: Number(steps[end].node.value), hint: "Max takes the greatest of the three." },
        why: `Max takes the greatest of ${listed(branches.map(worth))}, and moves to ${best}. That is minimax. It has looked at all nine leaves.`,
      },
    ];
  },
};

/** @type {Chapter} */
const ALPHA = {
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
        why: `Max can move to ${first.name}, whatever the rest holds. This promise is called alpha: α = ${alpha}. The window of values that still matter begins there.`,
        hasWindow: true,
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
        why: `Alpha is what Max already has. It can only rise, as better branches are found.`,
        hasWindow: true,
      },
    ];
  },
};

/** @type {Chapter} */
const BETA = {
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
const CUT = {
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

/** @type {Chapter} */
const ORDER = {
  title: "Order",
  lead: "The value is the same in every order. The work is not.",
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
        text: `${last.name} is searched in another order now: ${names}. α = ${valueText(steps[enter].node.alpha)}.`,
        prompt: `How many leaves of ${last.name} does the search look at?`,
        task: { kind: "number", right: seen, hint: "Go from left to right, until the window is empty." },
        why:
          seen < 3
            ? `Its first ${seen > 1 ? `${seen} leaves` : "leaf"} closed the window: the others are cut off.`
            : `${last.name} is good for Max, so all of its leaves have to be looked at.`,
        hasWindow: true,
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
        why: `Good moves first close the window early: ${least} leaves instead of ${most} in the worst order. In large trees, good order lets alpha-beta look up to twice as deep in the same time.`,
        hasWindow: true,
        counts: [
          ["worst first", most],
          ["as given", now],
          ["best first", least],
        ],
      },
    ];
  },
};

export const CHAPTERS = [MINIMAX, ALPHA, BETA, CUT, ORDER];

/**
 * Returns the questions of a chapter about a tree.
 * @param {number} chapter
 * @param {Branch[]} branches
 * @param {(text: string, algorithm: "minimax" | "alphabeta") => Promise<Step[]>} search
 */
export function questionsOf(chapter, branches, search) {
  return CHAPTERS[chapter].questions(branches, (order, algorithm) => search(textOf(order), algorithm));
}
