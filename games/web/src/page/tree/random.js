// Chance that repeats with its seed.

/**
 * Returns a function that draws whole numbers from 0 to below `limit`: mulberry32 by Tommy Ettinger, in the public domain.
 * @param {number} seed
 * @returns {(limit: number) => number}
 */
export function randomOf(seed) {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}
