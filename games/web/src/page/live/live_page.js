// The view of the match or contest that is played beside the server.

import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";
import { isStatic, listen } from "../api.js";
import { BoardView } from "../board/board.js";
import { announce } from "../live_region.js";
import { TableView } from "../look/table.js";
import { Clocks } from "../play/clock.js";
import { hrefOf } from "../router.js";
import { counted } from "../words.js";

/** @typedef {import("../types.js").LiveState} LiveState */
/** @typedef {import("../types.js").LiveGame} LiveGame */

/** The least time between two announcements, in milliseconds: matches move faster than anybody can listen. */
const PAUSE = 5000;

/** Follows the match to its end. */
function useLive() {
  const [state, setState] = useState(/** @type {LiveState | null} */ (null));
  const [isConnected, setConnected] = useState(true);
  useEffect(() => {
    const onState = (/** @type {LiveState} */ next) => {
      setState(next);
      if (next.over) close();
    };
    const close = listen("live/events", onState, setConnected);
    return close;
  }, []);
  return { state, isConnected };
}

/**
 * Says what is shown, now and then; at once if it is the end.
 * @param {string} words
 * @param {boolean} isEnd
 */
function useAnnouncements(words, isEnd) {
  const last = useRef(-PAUSE);
  useEffect(() => {
    const wait = isEnd ? 0 : Math.max(last.current + PAUSE - performance.now(), 0);
    const timer = setTimeout(() => {
      last.current = performance.now();
      announce(words);
    }, wait);
    return () => clearTimeout(timer);
  }, [words, isEnd]);
}

/** @param {{ number: number, players: [string, string] }} game */
function titleOf({ number, players }) {
  return `Game ${number}: ${players[0]} – ${players[1]}`;
}

/** @param {{ game: LiveGame }} props */
function Game({ game }) {
  const { board, clock, players, outcome } = game;
  const title = titleOf(game);
  return html`<div class="board-columns">
    <div class="board-main">
      <${BoardView} board=${board} label=${title} />
      <p class="board-words">${outcome ? html`<strong>${outcome.words}</strong>` : board.words}</p>
    </div>
    <aside class="board-side" aria-label="The game">
      <h2>${title}</h2>
      <${Clocks} key=${title} board=${board} clock=${clock} players=${players} isOver=${outcome !== null} />
      <p class="muted">
        ${counted(board.move_number, "move")} played${board.moves_left !== undefined && `, ${board.moves_left} left`}.
      </p>
    </aside>
  </div>`;
}

/**
 * @param {{ records: string, games: LiveState["finished"], isOver: boolean }} props `records` is the id of the games,
 *   which can be looked at while the server is there
 */
function FinishedGames({ records, games, isOver }) {
  return html`<h2>Finished games, the last one first</h2>
    <ul class="game-list">
      ${games.map(
        ({ id, words, ...game }) =>
          html`<li key=${id}>
            ${isOver ? titleOf(game) : html`<a href=${hrefOf("look", records, id)}>${titleOf(game)}</a>`}
            <span class="muted"> ${words}</span>
          </li>`,
      )}
    </ul>`;
}

/** The view. */
export function LivePage() {
  const { state, isConnected } = useLive();
  const isOver = state?.over ?? false;
  const end = isOver ? "The match is over. " : "";
  useAnnouncements(end + (state?.game?.outcome?.words ?? state?.game?.board.words ?? ""), isOver);
  if (!state)
    return html`<h1>Live</h1>
      <p class="muted">
        ${
          isConnected
            ? "The match is being started…"
            : isStatic
              ? html`Matches are played, and shown here live, with the command: <code>suite go host --live</code>.`
              : "Nothing is being played."
        }
      </p>`;
  return html`<h1>${state.title}</h1>
    ${isOver && html`<p><strong>The match is over.</strong> Its server has ended, too; this is how it stood.</p>`}
    ${!isOver && !isConnected && html`<p><strong>The connection is lost; trying again…</strong></p>`}
    ${state.game ? html`<${Game} game=${state.game} />` : html`<p class="muted">No game has begun.</p>`}
    <${TableView} table=${state.standings} />
    ${state.finished.length > 0 && html`<${FinishedGames} records=${state.id} games=${state.finished} isOver=${isOver} />`}`;
}
