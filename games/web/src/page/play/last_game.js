// The game that was started last: what it takes to return to it, even after its server has forgotten it.

import { readObject, writeObject } from "../setting.js";

const NAME = "last-game";

/**
 * @typedef {object} LastGame
 * @property {string} id
 * @property {any} request what the game was started with
 * @property {string[]} moves those that were played so far
 */

/** @param {LastGame} game */
export function rememberGame(game) {
  writeObject(NAME, game);
}

/** Forgets it, since it is over. */
export function forgetGame() {
  writeObject(NAME, {});
}

/** @returns {LastGame | null} */
export function lastGame() {
  const { id, request, moves } = readObject(NAME);
  return id && request && Array.isArray(moves) ? { id, request, moves } : null;
}

/**
 * Returns what starts a game that goes on where another one stands.
 * @param {LastGame} game
 */
export function continuation({ request, moves }) {
  return { ...request, moves: moves.join(", ") };
}
