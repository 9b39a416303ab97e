// What all drawings share. A drawing fills a board of squares of 100 units.

/** The side of a square. */
export const UNIT = 100;

/**
 * A way to draw boards: what lies below the squares, and what stands on one, around its center.
 * @typedef {object} Drawing
 * @property {string} name by which the server chooses it
 * @property {(board: import("../types.js").Board) => unknown} Ground
 * @property {(square: import("../types.js").Square) => unknown} content
 */

/**
 * Returns where the center of a row or column lies.
 * @param {number} index
 */
export function center(index) {
  return (index + 0.5) * UNIT;
}

/**
 * Returns the whole numbers below `count`.
 * @param {number} count
 */
export function range(count) {
  return Array.from({ length: count }, (_, index) => index);
}
