// The lines of a recorded game: the moves that were played, and its variations.

/** @typedef {import("../types.js").GameRecord} GameRecord */

/**
 * A place in a record: a line, 0 for the game itself, and the number of moves before the position.
 * @typedef {{ ply: number, line: number }} Place
 */

/**
 * Returns a line from the start of the game on.
 * @param {GameRecord} record
 * @param {number} line
 * @returns {{ boards: import("../types.js").Board[], moves: import("../types.js").Move[], comments: Record<string, string>, shared: number }}
 *   `shared` is the number of moves that are those of the game
 */
export function lineOf({ boards, moves, comments = {}, variations = [] }, line) {
  const variation = variations[line - 1];
  if (!variation) return { boards, moves, comments, shared: moves.length };
  const { after } = variation;
  const before = Object.entries(comments).filter(([ply]) => Number(ply) <= after);
  return {
    boards: [...boards.slice(0, after), ...variation.boards],
    moves: [...moves.slice(0, after), ...variation.moves],
    comments: { ...Object.fromEntries(before), ...variation.comments },
    shared: after,
  };
}

/**
 * Returns a place that is in the record.
 * @param {GameRecord} record
 * @param {Place} place
 * @returns {Place}
 */
export function placeIn(record, { ply, line }) {
  const own = record.variations?.[line - 1] ? line : 0;
  const last = lineOf(record, own).boards.length - 1;
  return { ply: Math.min(Math.max(Math.trunc(ply) || 0, 0), last), line: own };
}

/**
 * Returns the place that the parts of an address name.
 * @param {(string | undefined)[]} parts
 * @returns {Place}
 */
export function placeOf([ply, line]) {
  return { ply: Number(ply ?? 0), line: Number(line ?? 0) };
}

/**
 * Returns the parts of an address for a place.
 * @param {Place} place
 */
export function partsOf({ ply, line }) {
  return line > 0 ? [ply, line] : [ply];
}
