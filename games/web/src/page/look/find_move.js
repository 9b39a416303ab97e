// "Find the move that keeps the win": the positions where a mistake was made, to do better.

import { html, useState } from "../vendor/preact-htm.js";
import { BoardView } from "../board/board.js";
import { announce } from "../live_region.js";

/** @typedef {import("../types.js").GameRecord} GameRecord */
/** @typedef {import("../types.js").Analysis} Analysis */

/**
 * Returns the positions before the mistakes that gave the result away; before any mistake, if none did.
 * @param {Analysis[]} analysis
 */
export function puzzlesOf(analysis) {
  const mistakes = analysis.filter(({ mistake }) => mistake).sort((a, b) => a.ply - b.ply);
  const grave = mistakes.filter(({ mistake }) => mistake?.id !== "costs-points");
  return grave.length > 0 ? grave : mistakes;
}

/** @param {Analysis} puzzle */
function goalOf(puzzle) {
  if (puzzle.mistake?.id === "gives-win-away") return "keeps the win";
  if (puzzle.mistake?.id === "gives-draw-away") return "keeps the draw";
  return "costs nothing";
}

/**
 * @param {{ record: GameRecord, puzzles: Analysis[], keeps: (ply: number, move: string) => Promise<boolean>, onClose: () => void }} props
 */
export function FindMove({ record, puzzles, keeps, onClose }) {
  const [index, setIndex] = useState(0);
  const [tried, setTried] = useState(/** @type {{ move: string, keeps: boolean }[]} */ ([]));
  const puzzle = puzzles[index];
  const board = record.boards[puzzle.ply - 1];
  const player = board.to_move ?? 0;
  const isFound = tried.some((attempt) => attempt.keeps);
  const attempt = async (/** @type {{ id: string, label: string, legal: boolean }} */ { id, label, legal }) => {
    if (isFound) return;
    if (!legal) {
      announce(`${label} is not legal.`);
      return;
    }
    const good = await keeps(puzzle.ply - 1, id);
    setTried([...tried.filter(({ move }) => move !== id), { move: id, keeps: good }]);
    announce(`${label}: ${good ? "yes" : "no"}, this move ${good ? goalOf(puzzle) : "does not"}.`);
  };
  const notes = Object.fromEntries(
    tried.map(({ move, keeps: good }) => [
      move,
      { symbol: good ? "✓" : "✗", words: good ? "right" : "wrong", class: good ? "win" : "loss" },
    ]),
  );
  const next = (/** @type {number} */ at) => {
    setTried([]);
    setIndex(at);
  };
  return html`<section class="card find-move" aria-labelledby="find-title">
    <h2 id="find-title">Find the move that ${goalOf(puzzle)}</h2>
    <p>
      Position ${index + 1} of ${puzzles.length}, before move ${puzzle.ply}: ${board.players[player]} to move.
    </p>
    <${BoardView} board=${board} label="Find the move" onTry=${attempt} notes=${notes} />
    <div class="buttons">
      ${board.other_moves
        .filter(({ legal }) => legal)
        .map((move) => html`<button onClick=${() => attempt(move)}>${move.label}</button>`)}
    </div>
    <p class="verdict" role="status">
      ${
        isFound
          ? `✓ Right, ${tried.at(-1)?.move} ${goalOf(puzzle)}. Found in ${tried.length} ${tried.length === 1 ? "try" : "tries"}.`
          : tried.length > 0 && `✗ ${tried.at(-1)?.move} does not. Try another one.`
      }
    </p>
    <div class="buttons">
      ${index > 0 && html`<button onClick=${() => next(index - 1)}>Previous position</button>`}
      ${
        index + 1 < puzzles.length &&
        html`<button class=${isFound ? "primary" : ""} onClick=${() => next(index + 1)}>Next position</button>`
      }
      <button onClick=${onClose}>Back to the game</button>
    </div>
  </section>`;
}
