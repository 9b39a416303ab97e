// A game in progress.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact-htm.js";
import { get, listen, messageOf, post } from "../api.js";
import { BoardView, whyNot } from "../board/board.js";
import { ErrorMessage } from "../fields.js";
import { announce } from "../live_region.js";
import { holdingAddress } from "../look/held_games.js";
import { hrefOf } from "../router.js";
import { saveFile } from "../save_file.js";
import { useShortcuts } from "../shortcuts.js";
import { counted } from "../words.js";
import { Clocks } from "./clock.js";
import { HintList, hintNotes } from "./hints.js";
import { MoveEntry } from "./move_entry.js";
import { forgetGame, lastGame, rememberGame } from "./last_game.js";
import { MoveList } from "./move_list.js";

/** @typedef {import("../types.js").PositionEvent} PositionEvent */
/** @typedef {import("../types.js").EndedEvent} EndedEvent */

/** How much of what a program writes is kept, in characters. */
const STDERR_KEPT = 20_000;

/**
 * Follows a game, which goes on for a while when the page leaves it, so that one can return to it.
 * @param {string} id
 */
function useGame(id) {
  const [position, setPosition] = useState(/** @type {PositionEvent | null} */ (null));
  const [ended, setEnded] = useState(/** @type {EndedEvent | null} */ (null));
  const [stderr, setStderr] = useState(["", ""]);
  const [isConnected, setConnected] = useState(true);
  useEffect(() => {
    const onEvent = (/** @type {import("../types.js").GameEvent} */ event) => {
      if (event.kind === "position") {
        setPosition(event);
        setEnded(null);
        const last = lastGame();
        if (last?.id === id) rememberGame({ ...last, moves: event.history.map(({ move }) => move) });
        announce(event.board.words);
      } else if (event.kind === "stderr") {
        setStderr((old) =>
          old.map((text, player) => (player === event.player ? (text + event.text).slice(-STDERR_KEPT) : text)),
        );
      } else {
        setEnded(event);
        if (lastGame()?.id === id) forgetGame();
        announce(event.outcome.words);
      }
    };
    return listen(`games/${id}/events`, onEvent, setConnected);
  }, [id]);
  return { position, ended, stderr, isConnected };
}

/**
 * Hints for the position that is shown; asked for anew with each position while they are on.
 * @param {string} id
 * @param {number | undefined} moveNumber
 * @param {(error: string) => void} onError
 */
function useHints(id, moveNumber, onError) {
  const [isOn, setOn] = useState(false);
  const [hint, setHint] = useState(/** @type {import("../types.js").Hint | null} */ (null));
  useLayoutEffect(() => {
    setHint(null);
    if (!isOn) return undefined;
    let isStale = false;
    get(`games/${id}/hint`).then(
      (answer) => !isStale && setHint(answer),
      (error) => !isStale && onError(messageOf(error)),
    );
    return () => {
      isStale = true;
    };
  }, [isOn, moveNumber]);
  return { isOn, setOn, hint };
}

/**
 * Returns the address of the record of a game that is over: one that holds it, unless it is too long.
 * @param {EndedEvent | null} ended
 */
function useRecordHref(ended) {
  const [href, setHref] = useState("");
  useEffect(() => {
    const { record, record_id } = ended ?? {};
    setHref("");
    if (!record || !record_id) return undefined;
    let isGone = false;
    holdingAddress(JSON.stringify(record)).then(
      (address) => isGone || setHref(hrefOf(...(address ?? ["look", record_id]), 1)),
    );
    return () => {
      isGone = true;
    };
  }, [ended]);
  return href;
}

/** @param {{ name: string, text: string }} props */
function Stderr({ name, text }) {
  return html`<details class="stderr" open>
    <summary>What ${name}'s program writes (stderr)</summary>
    <pre tabindex="0">${text}</pre>
  </details>`;
}

/**
 * What there is before the first position: a moment, or nothing, if the game is gone.
 * @param {{ about: import("../types.js").GameAbout, isConnected: boolean, onGoOn?: () => void }} props
 */
function Waiting({ about, isConnected, onGoOn }) {
  if (isConnected) return html`<p class="muted">The game is being started…</p>`;
  return html`<p>This game is not there any more.</p>
    <p class="buttons">
      ${onGoOn && html`<button class="primary" onClick=${onGoOn}>Go on from its last position</button>`}
      <a class="button" href=${hrefOf("play", about.id)}>New game</a>
    </p>`;
}

/**
 * What the game has come to, and why a square that was chosen cannot be played on.
 * @param {{ board: import("../types.js").Board, ended: EndedEvent | null, notice: string }} props
 */
function Status({ board, ended, notice }) {
  return html`<p class="board-words">
    ${ended ? html`<strong>${ended.outcome.words}</strong>` : board.words}
    ${notice && html` <strong class="notice">${notice}</strong>`}
  </p>`;
}

/**
 * @param {{ id: string, about: import("../types.js").GameAbout, onGoOn?: () => void }} props `onGoOn` starts another game
 *   where this one stands
 */
export function GameView({ id, about, onGoOn }) {
  const { position, ended, stderr, isConnected } = useGame(id);
  const [error, setError] = useState("");
  const [notice, setNotice] = useState("");
  const main = useRef(/** @type {HTMLElement | null} */ (null));
  const record = useRecordHref(ended);
  const isShown = position !== null;
  useLayoutEffect(() => setNotice(""), [position]);
  useLayoutEffect(() => {
    // Whoever has pressed a button that is gone is at the board, however long that took to come.
    if (isShown && ["BODY", "MAIN"].includes(document.activeElement?.tagName ?? "BODY"))
      /** @type {SVGElement | null | undefined} */ (main.current?.querySelector("[tabindex='0']"))?.focus();
  }, [isShown]);
  const { isOn, setOn, hint } = useHints(id, position?.board.move_number, setError);
  const act = (/** @type {string} */ action, /** @type {unknown} */ body = {}) =>
    post(`games/${id}/${action}`, body).then(
      () => setError(""),
      (failure) => setError(messageOf(failure)),
    );
  const save = async () => {
    try {
      saveFile(`${about.id}.jsonl`, `${JSON.stringify(await get(`games/${id}/record`))}\n`);
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  const canUndo = (position?.history.length ?? 0) > 0 && !ended;
  useShortcuts({ z: () => canUndo && act("undo"), h: () => setOn(!isOn) });
  if (!position) return html`<${Waiting} about=${about} isConnected=${isConnected} onGoOn=${onGoOn} />`;

  const { board, asked } = position;
  const isAsked = asked !== null && !ended;
  const play = (/** @type {string} */ move) => act("move", { move });
  const choose = (/** @type {import("../types.js").Square} */ square) => {
    if (isAsked && square.legal) return play(square.id);
    const reason = ended ? "The game is over." : isAsked ? whyNot(square) : "Nobody here is to move.";
    setNotice(reason);
    announce(reason);
  };
  return html`<div class="board-columns">
    <div class="board-main" ref=${main}>
      <${Status} board=${board} ended=${ended} notice=${notice} />
      <${BoardView}
        board=${board}
        label=${`${about.name}, ${isAsked ? `${board.players[asked]} to move` : "nobody to move"}`}
        onSquare=${choose}
        notes=${isOn && isAsked ? hintNotes(hint) : {}}
      />
    </div>
    <aside class="board-side" aria-label="The game">
      <${Clocks} board=${board} clock=${position.clock} players=${position.players} isOver=${!!ended} />
      <p class="muted">
        ${counted(board.move_number, "move")} played${board.moves_left !== undefined && `, ${board.moves_left} left`}.
        ${!isConnected && !ended && html`<strong> The connection is lost; trying again…</strong>`}
      </p>
      <${MoveEntry} board=${board} help=${about.move_help} isAsked=${isAsked} onMove=${play} />
      <${ErrorMessage} error=${error} />
      <div class="buttons">
        <button disabled=${!canUndo} onClick=${() => act("undo")}>Undo</button>
        <button aria-pressed=${isOn} disabled=${!!ended} onClick=${() => setOn(!isOn)}>Hints</button>
        <button disabled=${!isAsked} onClick=${() => act("resign")}>Resign</button>
        <button disabled=${!ended} onClick=${save}>Save the record</button>
        ${record && html`<a class="button" href=${record}>Look at this game</a>`}
        <a class=${ended ? "button primary" : "button"} href=${hrefOf("play", about.id)}>New game</a>
      </div>
      ${isOn && isAsked && (hint ? html`<${HintList} hint=${hint} />` : html`<p class="muted">Looking for hints…</p>`)}
      <h2>Moves</h2>
      <${MoveList} moves=${position.history} />
      ${stderr.map((text, player) => text && html`<${Stderr} name=${board.players[player]} text=${text} />`)}
    </aside>
  </div>`;
}
