// The questions of a round of practice, chosen from a search: cuts, equality and deep bounds before what is plain.

import { numberOf, valueText } from "../words.js";
import { keyOf } from "./levels.js";
import { randomOf } from "./random.js";
import { typedValue } from "./typed_value.js";

/** @typedef {import("../types.js").Step} Step */

/** The questions of a round, and the steps that are looked at for each. */
export const ROUND = 10;
const LOOKED_AT = 4;

/**
 * What is asked: which children are skipped, the values of the node, or the next line of the log.
 * @typedef {"skipped" | "values" | "line"} Kind
 */

/**
 * @typedef {object} Question
 * @property {Kind} kind
 * @property {Step} step the step that is asked for
 */

/**
 * Returns how much there is to think about at a step.
 * @param {Step} step
 */
function interestOf({ kind, node, before, path }) {
  const skipped = path.at(-1)?.children.filter(({ state }) => state === "cut").length ?? 0;
  const isEqual = numberOf(node.value) === numberOf(node.is_max ? node.beta : node.alpha);
  if (kind === "cut") return (skipped > 0 ? 6 : 2) + (isEqual ? 3 : 0);
  const hasMoved = before && numberOf(before.value) !== numberOf(node.value);
  const isDeep =
    node.depth > 0 && numberOf(node.is_max ? node.beta : node.alpha) !== (node.is_max ? Infinity : -Infinity);
  return (hasMoved ? 2 : 0) + (isDeep ? 3 : 0);
}

/**
 * Returns whether there are children left that could be skipped.
 * @param {Step} step
 */
function hasRest({ path }) {
  return path.at(-1)?.children.some(({ state }) => state === "cut" || state === "unvisited") ?? false;
}

/**
 * Chooses the questions of a round.
 * @param {import("./stepper.js").Stepper} stepper
 * @param {number} seed
 * @param {{ hasWindow: boolean, hasLog: boolean }} search
 * @returns {Promise<Question[]>}
 */
export async function chooseQuestions({ fetchStep, summary }, seed, { hasWindow, hasLog }) {
  const random = randomOf(seed);
  const events = summary?.events ?? 0;
  const places = Array.from({ length: ROUND * LOOKED_AT }, () => random(Math.max(events - 1, 1)));
  const targets = await Promise.all(
    places.map(async (place, index) => {
      const { next, previous } = await fetchStep(place);
      const cuts = [next.cut, previous.cut];
      const updates = [next.update, previous.update];
      const [wanted] = (index % 2 === 0 ? [...cuts, ...updates] : [...updates, ...cuts]).filter(
        (step) => typeof step === "number",
      );
      return wanted ?? null;
    }),
  );
  const chosen = [...new Set(targets)].filter((step) => step !== null);
  const steps = await Promise.all(chosen.map(fetchStep));
  const best = steps.toSorted((one, other) => interestOf(other) - interestOf(one)).slice(0, 2 * ROUND);
  // Of the better half, as many as a round has, and not the same ones with each seed.
  const drawn = best.map((step) => ({ step, at: random(1000) - 60 * interestOf(step) }));
  const round = drawn.toSorted((one, other) => one.at - other.at).slice(0, ROUND);
  return round.map(({ step }, index) => {
    if (hasWindow && hasRest(step) && index % 2 === 0) return { kind: "skipped", step };
    return { kind: hasLog && index % 3 === 2 ? "line" : "values", step };
  });
}

/**
 * Returns the keys of the children that a step cuts off.
 * @param {Step} step
 */
export function skippedBy({ path, node }) {
  const above = path.slice(1).map(({ move }) => move);
  const children = path.at(-1)?.children ?? [];
  return new Set(
    children.filter(({ state }) => state === "cut").map(({ move }) => keyOf([...above, move ?? node.move])),
  );
}

/**
 * Returns the fields that are asked for, with what is right.
 * @param {Question} question
 * @param {boolean} hasWindow
 * @returns {{ name: string, right: string }[]}
 */
export function fieldsOf({ kind, step }, hasWindow) {
  if (kind === "line") return [{ name: "Line", right: step.line_text ?? "" }];
  const { value, alpha, beta } = step.node;
  const fields = [{ name: "Value", right: valueText(value) }];
  if (hasWindow) fields.push({ name: "Alpha", right: valueText(alpha) }, { name: "Beta", right: valueText(beta) });
  return fields;
}

/**
 * Returns whether an answer is right, however infinity and blanks are written.
 * @param {string} answer
 * @param {string} right
 */
export function isRight(answer, right) {
  const [own, other] = [answer, right].map((text) => text.split(",").map((field) => field.trim()));
  return (
    own.length === other.length &&
    own.every((field, index) => field === other[index] || typedValue(field) === typedValue(other[index]))
  );
}
