// The game of a list of moves that the address holds, so that a link to it lasts.

import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { messageOf, postText } from "../api.js";
import { ErrorMessage } from "../fields.js";
import { RecordPage } from "./record_page.js";

/** The view that such addresses name. */
export const MOVES = "moves";

/** The longest list that an address holds, in characters. */
const MOST = 2000;

/**
 * Returns whether a text is a list of moves for an address, and not a file of records.
 * @param {string} text
 */
export function isListOfMoves(text) {
  return text.length <= MOST && !/^[{(]/.test(text.trim());
}

/** @param {{ game: string, moves: string, at: string[] }} props */
export function MovesPage({ game, moves, at }) {
  const [id, setId] = useState("");
  const [error, setError] = useState("");
  useEffect(() => {
    postText(`records?game=${encodeURIComponent(game)}`, moves).then(
      (list) => setId(list.id),
      (failure) => setError(messageOf(failure)),
    );
  }, []);
  if (id) return html`<${RecordPage} id=${id} number="1" address=${["look", MOVES, game, moves]} at=${at} />`;
  return html`<h1>Game 1</h1>
    <${ErrorMessage} error=${error} />`;
}
