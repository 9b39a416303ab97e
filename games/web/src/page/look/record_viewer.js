// A recorded game: the board of each position, its moves, the values of the positions, the mistakes.

import { html, useState } from "../vendor/preact-htm.js";
import { BoardView, PieceIcon } from "../board/board.js";
import { announce } from "../live_region.js";
import { MoveList } from "../play/move_list.js";
import { useShortcuts } from "../shortcuts.js";
import { Slider } from "../slider.js";
import { FindMove, puzzlesOf } from "./find_move.js";
import { ValuePlot } from "./value_plot.js";

/** @typedef {import("../types.js").GameRecord} GameRecord */
/** @typedef {import("../types.js").Analysis} Analysis */

/** @param {{ record: GameRecord }} props */
function Players({ record }) {
  return html`<p class="record-players">
    ${
      /** @type {import("../types.js").Player[]} */ ([0, 1]).map(
        (player) =>
          html`<span>
            <${PieceIcon} board=${record.boards[0]} player=${player} />
            <strong>${record.boards[0].players[player]}</strong> ${record.players[player]}
          </span>`,
      )
    }
  </p>`;
}

/** @param {{ analysis: Analysis | undefined }} props */
function PositionValue({ analysis }) {
  if (!analysis) return html`<p class="muted">The value of this position is not known.</p>`;
  const { value_words, proved, mistake } = analysis;
  return html`<p><strong>${value_words}</strong> <span class="muted">${proved ? "(proved)" : "(not proved)"}</span></p>
    ${mistake && html`<p class="verdict wrong">✗ The last move is a mistake: it ${mistake.words}.</p>`}`;
}

/**
 * @param {{ record: GameRecord, analysis: Analysis[], keeps?: (ply: number, move: string) => Promise<boolean>, children?: unknown }} props
 *   `children` are more buttons
 */
export function RecordViewer({ record, analysis, keeps, children }) {
  const [ply, setPly] = useState(0);
  const [isFinding, setFinding] = useState(false);
  const last = record.boards.length - 1;
  const board = record.boards[ply];
  const go = (/** @type {number} */ at) => {
    const next = Math.min(Math.max(at, 0), last);
    setPly(next);
    announce(record.boards[next].words);
  };
  useShortcuts({ f: () => go(ply + 1), b: () => go(ply - 1) });
  const puzzles = puzzlesOf(analysis);
  const mistakes = Object.fromEntries(
    analysis.flatMap(({ ply: at, mistake }) => (mistake ? [[at, mistake.words]] : [])),
  );
  if (isFinding && keeps && puzzles.length > 0)
    return html`<${FindMove} record=${record} puzzles=${puzzles} keeps=${keeps} onClose=${() => setFinding(false)} />`;
  return html`<${Players} record=${record} />
    <div class="board-columns">
      <div class="board-main">
        <${BoardView} board=${board} label=${`Position after ${ply} moves`} />
        <div class="record-steps">
          <button aria-disabled=${ply === 0 ? "true" : undefined} onClick=${() => go(ply - 1)}>‹ Back</button>
          <${Slider} label="Position" value=${ply} last=${last} text=${`after move ${ply} of ${last}`} onChange=${go} />
          <button class="primary" aria-disabled=${ply === last ? "true" : undefined} onClick=${() => go(ply + 1)}>
            Forward ›
          </button>
        </div>
      </div>
      <aside class="board-side" aria-label="The position">
        <p class="board-words">${board.words}</p>
        ${ply === last && html`<p><strong>${record.outcome.words}</strong></p>`}
        ${
          analysis.length > 0 &&
          html`<${PositionValue} analysis=${analysis.find((item) => item.ply === ply)} />
            <${ValuePlot} analysis=${analysis} last=${last} ply=${ply} players=${board.players} onPly=${go} />`
        }
        <div class="buttons">
          ${children}
          ${
            keeps &&
            puzzles.length > 0 &&
            html`<button onClick=${() => setFinding(true)}>Find the ${puzzles.length === 1 ? "move" : "moves"}</button>`
          }
        </div>
        <h2>Moves</h2>
        <${MoveList} moves=${record.moves} ply=${ply} onPly=${go} mistakes=${mistakes} />
      </aside>
    </div>`;
}
