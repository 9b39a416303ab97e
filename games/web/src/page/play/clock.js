// The time that each player has used, and whose turn it is.

import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { PieceIcon } from "../board/board.js";
import { secondsText } from "../words.js";

/**
 * Returns the seconds since `turn` last changed, counted while it is somebody's turn.
 * @param {string} turn
 * @param {boolean} isRunning
 */
function useSecondsSince(turn, isRunning) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    setSeconds(0);
    if (!isRunning) return undefined;
    const begin = performance.now();
    const timer = setInterval(() => setSeconds((performance.now() - begin) / 1000), 500);
    return () => clearInterval(timer);
  }, [turn, isRunning]);
  return seconds;
}

/**
 * @typedef {object} ClocksProps
 * @property {import("../types.js").Board} board
 * @property {[number, number]} clock
 * @property {[string, string] | undefined} players
 * @property {boolean} isOver whether the game is over, by the rules or not
 */

/** @param {ClocksProps} props */
export function Clocks({ board, clock, players, isOver }) {
  const running = useSecondsSince(`${board.move_number}`, !isOver);
  return html`<div class="clocks">
    ${
      /** @type {import("../types.js").Player[]} */ ([0, 1]).map((player) => {
        const isToMove = board.to_move === player && !isOver;
        return html`<div class=${isToMove ? "clock to-move" : "clock"}>
          <${PieceIcon} board=${board} player=${player} />
          <div>
            <p>
              <strong>${board.players[player]}</strong>
              ${players && html`<span class="muted"> ${players[player]}</span>`}
            </p>
            <p>
              <span class="score">${board.score[player]}</span>
              <span class="muted"> ${secondsText(clock[player] + (isToMove ? running : 0))}</span>
              ${isToMove && html`<span class="turn"> to move</span>`}
            </p>
          </div>
        </div>`;
      })
    }
  </div>`;
}
