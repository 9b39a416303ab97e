// Positions of a game in which somebody else finds the move: one that keeps the result, or the one that was played.

import { html, useLayoutEffect, useRef, useState } from "../vendor/preact-htm.js";
import { BoardView, whyNot } from "../board/board.js";
import { announce } from "../live_region.js";

/** @typedef {import("../types.js").GameRecord} GameRecord */
/** @typedef {import("../types.js").Analysis} Analysis */

/**
 * @typedef {object} Question
 * @property {number} ply the number of moves before the position
 * @property {[string, string]} goal what the right move does, and what others do not: `keeps the win`, `does not`
 * @property {string | null} answer a right move
 * @property {(move: string) => boolean | Promise<boolean>} judge says whether a move is right
 */

/** @param {Analysis} analysis @returns {[string, string]} */
function goalOf({ mistake }) {
  if (mistake?.id === "gives-win-away") return ["keeps the win", "does not"];
  if (mistake?.id === "gives-draw-away") return ["keeps the draw", "does not"];
  return ["costs nothing", "does"];
}

/**
 * Returns the positions before the mistakes that gave the result away; before any mistake, if none did.
 * @param {Analysis[]} analysis
 * @param {(ply: number, move: string) => Promise<boolean>} keeps
 * @returns {Question[]}
 */
export function mistakeQuestions(analysis, keeps) {
  const mistakes = analysis.filter(({ mistake }) => mistake).sort((a, b) => a.ply - b.ply);
  const grave = mistakes.filter(({ mistake }) => mistake?.id !== "costs-points");
  return (grave.length > 0 ? grave : mistakes).map((item) => ({
    ply: item.ply - 1,
    goal: goalOf(item),
    answer: item.mistake?.better ?? null,
    judge: (move) => keeps(item.ply - 1, move),
  }));
}

/**
 * Returns the positions in which a player had a choice.
 * @param {GameRecord} record
 * @param {import("../types.js").Player} player
 * @returns {Question[]}
 */
export function playedQuestions({ boards, moves }, player) {
  return moves.flatMap(({ move, player: mover }, ply) => {
    const choices = [...boards[ply].squares, ...boards[ply].other_moves].filter(({ legal }) => legal);
    if (mover !== player || choices.length < 2) return [];
    return [{ ply, goal: ["was played", "was not"], answer: move, judge: (tried) => tried === move }];
  });
}

/**
 * @param {{ record: GameRecord, questions: Question[], onClose: () => void }} props
 */
export function FindMove({ record, questions, onClose }) {
  const [index, setIndex] = useState(0);
  const [tried, setTried] = useState(/** @type {{ move: string, isRight: boolean }[]} */ ([]));
  const [isTold, setTold] = useState(false);
  /** Whether each position was solved by the first move that was tried. */
  const [results, setResults] = useState(/** @type {Record<number, boolean>} */ ({}));
  const [notice, setNotice] = useState("");
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => heading.current?.focus(), []);
  const { ply, goal, answer, judge } = questions[index];
  const board = record.boards[ply];
  const isDone = isTold || tried.some(({ isRight }) => isRight);
  const attempt = async (/** @type {{ id: string, legal: boolean, piece?: any, why?: string }} */ choice) => {
    const { id, legal } = choice;
    if (isDone) return;
    if (!legal) {
      setNotice(whyNot({ piece: null, ...choice }));
      announce(whyNot({ piece: null, ...choice }));
      return;
    }
    const isRight = await judge(id);
    setNotice("");
    setTried([...tried.filter(({ move }) => move !== id), { move: id, isRight }]);
    setResults((old) => ({ [index]: isRight, ...old }));
  };
  const tell = () => {
    setTold(true);
    setNotice("");
    setResults((old) => ({ [index]: false, ...old }));
  };
  const next = (/** @type {number} */ at) => {
    setTried([]);
    setTold(false);
    setNotice("");
    setIndex(at);
  };
  const notes = Object.fromEntries([
    ...(isTold ? [[answer, { symbol: "★", words: "the answer", class: "best" }]] : []),
    ...tried.map(({ move, isRight }) => [
      move,
      { symbol: isRight ? "✓" : "✗", words: isRight ? "right" : "wrong", class: isRight ? "win" : "loss" },
    ]),
  ]);
  const last = tried.at(-1);
  const verdict = isTold
    ? `${answer} ${goal[0]}.`
    : isDone
      ? `✓ Right, ${last?.move} ${goal[0]}. Found in ${tried.length} ${tried.length === 1 ? "try" : "tries"}.`
      : last && `✗ ${last.move} ${goal[1]}. Try another one.`;
  const solved = Object.values(results);
  return html`<section class="find-move" aria-labelledby="find-title">
    <div class="board-columns">
      <div class="board-main">
        <h2 id="find-title" tabindex="-1" ref=${heading}>Find the move that ${goal[0]}</h2>
        <p class="board-words verdict" role="status">
          ${
            notice ||
            verdict ||
            `Position ${index + 1} of ${questions.length}, before move ${ply + 1}: ${board.players[board.to_move ?? 0]} to move.`
          }
        </p>
        <${BoardView} board=${board} label="Find the move" onSquare=${attempt} notes=${notes} />
      </div>
      <aside class="board-side" aria-label="The position">
        <div class="buttons">
          ${board.other_moves
            .filter(({ legal }) => legal)
            .map((move) => html`<button onClick=${() => attempt(move)}>${move.label}</button>`)}
          ${index > 0 && html`<button onClick=${() => next(index - 1)}>Previous position</button>`}
          ${
            index + 1 < questions.length &&
            html`<button class=${isDone ? "primary" : ""} onClick=${() => next(index + 1)}>Next position</button>`
          }
          ${
            answer !== null &&
            html`<button aria-disabled=${isDone ? "true" : undefined} onClick=${() => isDone || tell()}>
              Show the move
            </button>`
          }
          <button onClick=${onClose}>Back to the game</button>
        </div>
        <p class="muted">
          ${`Position ${index + 1} of ${questions.length}.`}
          ${solved.length > 0 && ` Solved by the first move: ${solved.filter(Boolean).length} of ${solved.length}.`}
        </p>
      </aside>
    </div>
  </section>`;
}
