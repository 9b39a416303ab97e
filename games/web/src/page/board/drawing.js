// What the drawings of all games share. A drawing fills a board of squares of 100 units.

/** The side of a square. */
export const UNIT = 100;

/**
 * A drawing of a game: what lies below the squares, and what stands on one, around its center.
 * @typedef {object} Drawing
 * @property {string} name that of the game
 * @property {[string, string]} pieces the names of the pieces, for people who hear the board
 * @property {boolean} [isNumbered] whether rows and columns are counted from 0; otherwise columns have letters
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
