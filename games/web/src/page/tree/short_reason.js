// A step in one short sentence; the whole reason comes from the engine.

import { counted, numberOf, valueText } from "../words.js";
import { cuttingChoice, skippedCount } from "./cutting_choice.js";

/** @typedef {import("../types.js").Step} Step */

/**
 * Returns the names of who moves at the node of a step, and of the opponent; a bare tree has Max and Min.
 * @param {Step} step
 */
function moversOf({ node, board }) {
  const players = board?.players ?? ["Max", "Min"];
  const mover = board ? board.to_move : node.is_max ? 0 : 1;
  return mover === null ? null : [players[mover], players[1 - mover]];
}

/**
 * Says why nothing is cut off at a step.
 * @param {Step} step
 */
export function whyNoCut({ node: { is_max, value, alpha, beta } }) {
  const [sign, bound] = is_max ? ["<", `β = ${valueText(beta)}`] : [">", `α = ${valueText(alpha)}`];
  return `${valueText(value)} ${sign} ${bound}: no cut.`;
}

/**
 * @param {number} depth
 * @param {string} name
 */
const placeOf = (depth, name) => (depth === 0 ? "the root" : `node ${name}`);

/** @param {Step} step */
export function shortReason(step) {
  const { kind, node, before, child } = step;
  const name = node.path.length > 1 ? node.name : "the root";
  const value = valueText(node.value);
  if (kind === "leaf") return `${name} is a leaf, worth ${value}.`;
  if (kind === "cached") return `${name} is known already: ${value}.`;
  const [mover, opponent] = moversOf(step) ?? ["", ""];
  if (kind === "enter") return `${mover} moves at ${name}, and takes the ${node.is_max ? "greatest" : "least"} value.`;
  if (kind === "cut") {
    const choice = cuttingChoice(step);
    const skipped = skippedCount(step);
    const rest = skipped === 0 ? "Nothing is left to skip." : `${counted(skipped, "move")} skipped.`;
    const has = choice
      ? `${opponent} already has ${choice.move} = ${valueText(choice.value)} at ${placeOf(choice.path.length, choice.name)}`
      : "The window is empty";
    return `${has}; ${mover} can force ${value} at ${placeOf(node.depth, node.name)}. ${rest}`;
  }
  const changes = before && numberOf(before.value) !== numberOf(node.value);
  const returned = `${child?.move} = ${valueText(child?.value)}`;
  return changes
    ? `${returned} is better for ${mover}: ${name} is worth ${node.is_max ? "at least" : "at most"} ${value} now.`
    : `${returned} is no better for ${mover}: ${name} stays at ${value}.`;
}
