// The questions of a round of practice, chosen from a search: steps at which known mistakes show before what is plain.

import { numberOf, valueText } from "../words.js";
import { boundOf, cuttingChoice, skippedCount } from "./cutting_choice.js";
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

/** @param {Step} step */
const hasMoved = ({ node, before }) => before !== undefined && numberOf(before.value) !== numberOf(node.value);

/**
 * The known mistakes, by their ids, and the steps at which whoever makes them answers wrong.
 * @type {Record<string, (step: Step) => boolean>}
 */
const SHOWS = {
  "nothing-pruned": (step) => step.kind === "cut" && skippedCount(step) > 0,
  "strict-cut": (step) => step.kind === "cut" && numberOf(step.node.value) === boundOf(step),
  "no-deep-cuts": (step) => (cuttingChoice(step)?.path.length ?? Infinity) < step.node.depth - 1,
  "bounds-before-cut": ({ kind }) => kind === "cut",
  "alpha-not-updated": (step) => step.kind === "update" && step.node.depth > 0 && Number.isFinite(boundOf(step)),
  "last-child": (step) => step.kind === "update" && !hasMoved(step),
  "max-starts-at-zero": ({ kind, node }) => kind === "update" && node.is_max && numberOf(node.value) < 0,
  "min-starts-at-zero": ({ kind, node }) => kind === "update" && !node.is_max && numberOf(node.value) > 0,
};

/**
 * Returns how many known mistakes show at a step.
 * @param {Step} step
 */
function interestOf(step) {
  return Object.values(SHOWS).filter((shows) => shows(step)).length;
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
  // What shows much comes first, and not the same with each seed.
  const drawn = steps
    .map((step) => ({ step, at: random(1000) - 120 * interestOf(step) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ step }) => step);
  // Each known mistake is asked for, if it shows anywhere.
  const telling = Object.values(SHOWS).flatMap((shows) => drawn.find(shows) ?? []);
  const wanted = new Set([...new Set([...telling, ...drawn])].slice(0, ROUND));
  const round = drawn.filter((step) => wanted.has(step));
  return round.map((step, index) => {
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
