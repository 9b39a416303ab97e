// Games that the address holds, so that a link to them lasts: a list of moves, or a file that is not too long.

import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { messageOf, postText } from "../api.js";
import { ErrorMessage } from "../fields.js";
import { packed, unpacked } from "../packed.js";

/** The views that such addresses name. */
export const MOVES = "moves";
export const FILE = "file";

/** The longest list of moves that an address holds, the longest text that is packed into one, and what that may come to. */
const MOST_MOVES = 2000;
const MOST_TEXT = 100_000;
const MOST_PACKED = 4000;

/**
 * Returns the parts of an address that holds a text of records or, with a game, a list of moves; null if it is too long.
 * @param {string} text
 * @param {string} [game]
 * @returns {Promise<string[] | null>}
 */
export async function holdingAddress(text, game = "") {
  const isList = text.length <= MOST_MOVES && !/^[{(]/.test(text.trim());
  if (game && isList) return ["look", MOVES, game, text.trim()];
  if (text.length > MOST_TEXT) return null;
  const file = await packed(`${game}\n${text}`);
  return file.length > MOST_PACKED ? null : ["look", FILE, file];
}

/**
 * Returns what such an address holds.
 * @param {string} file
 */
export async function heldFile(file) {
  const [game, ...lines] = (await unpacked(file)).split("\n");
  return { game, text: lines.join("\n") };
}

/**
 * Returns whether an address holds what it shows, so that it can be given to others.
 * @param {string[]} address
 */
export function isHolding([, view]) {
  return view === MOVES || view === FILE;
}

/** @param {string} game */
export function recordsPath(game) {
  return game ? `records?game=${encodeURIComponent(game)}` : "records";
}

/**
 * Opens the games that an address holds.
 * @param {{ read: () => Promise<{ text: string, game: string }>, show: (id: string) => unknown }} props `show` shows
 *   them by the id of their file
 */
export function HeldGames({ read, show }) {
  const [id, setId] = useState("");
  const [error, setError] = useState("");
  useEffect(() => {
    const open = async () => {
      const { text, game } = await read();
      setId((await postText(recordsPath(game), text)).id);
    };
    open().catch((failure) => setError(messageOf(failure)));
  }, []);
  if (id) return show(id);
  return html`<h1>Games</h1>
    <${ErrorMessage} error=${error} />`;
}
