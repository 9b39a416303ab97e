// A recorded game: the board of each position, its moves and variations, comments, the values of the positions, mistakes.

import { html, useLayoutEffect, useRef, useState } from "../vendor/preact-htm.js";
import { BoardView, PieceIcon } from "../board/board.js";
import { announce } from "../live_region.js";
import { MoveList } from "../play/move_list.js";
import { useShortcuts } from "../shortcuts.js";
import { StepBar } from "../step_bar.js";
import { FindMove, mistakeQuestions, playedQuestions } from "./find_move.js";
import { lineOf, placeIn } from "./game_line.js";
import { ValuePlot } from "./value_plot.js";

/** @typedef {import("../types.js").GameRecord} GameRecord */
/** @typedef {import("../types.js").Analysis} Analysis */
/** @typedef {import("../types.js").Player} Player */
/** @typedef {import("./find_move.js").Question} Question */
/** @typedef {import("./game_line.js").Place} Place */

const PLAYERS = /** @type {Player[]} */ ([0, 1]);

/** @param {{ record: GameRecord }} props */
function Players({ record }) {
  return html`<p class="record-players">
    ${PLAYERS.map((player) => {
      const [piece, name] = [record.boards[0].players[player], record.players[player]];
      return html`<span>
        <${PieceIcon} board=${record.boards[0]} player=${player} />
        <strong>${piece}</strong>${name !== piece && ` ${name}`}
      </span>`;
    })}
  </p>`;
}

/** @param {{ analysis: Analysis | undefined }} props */
function PositionValue({ analysis }) {
  if (!analysis) return html`<p class="muted">The value of this position is not known.</p>`;
  const { value_words, proved, estimate, mistake } = analysis;
  const certainty = proved ? "proved" : estimate === undefined ? "not proved" : "an estimate";
  return html`<p><strong>${value_words}</strong> <span class="muted">(${certainty})</span></p>
    ${mistake && html`<p class="verdict wrong">✗ The last move is a mistake: it ${mistake.words}.</p>`}`;
}

/**
 * The variations of a game, each a way into it.
 * @param {{ record: GameRecord, place: Place, onPlace: (place: Place) => void }} props
 */
function Variations({ record: { variations = [] }, place, onPlace }) {
  if (variations.length === 0) return null;
  return html`<h2>Variations</h2>
    <ul class="variations">
      <li><button aria-pressed=${place.line === 0} onClick=${() => onPlace({ ...place, line: 0 })}>As played</button></li>
      ${variations.map(
        ({ after, moves }, index) =>
          html`<li>
            <button
              aria-pressed=${place.line === index + 1}
              onClick=${() => onPlace({ ply: after + 1, line: index + 1 })}
            >
              <span class="number">${after + 1}</span> ${moves.map(({ move }) => move).join(" · ")}
            </button>
          </li>`,
      )}
    </ul>`;
}

/**
 * The buttons that make a quiz of the game.
 * @param {{ record: GameRecord, mistakes: Question[], onQuiz: (questions: Question[]) => void }} props
 */
function QuizButtons({ record, mistakes, onQuiz }) {
  return html`${
    mistakes.length > 0 &&
    html`<button onClick=${() => onQuiz(mistakes)}>Find the ${mistakes.length === 1 ? "move" : "moves"}</button>`
  }
  ${PLAYERS.map((player) => {
    const questions = playedQuestions(record, player);
    return (
      questions.length > 0 &&
      html`<button onClick=${() => onQuiz(questions)}>Guess ${record.boards[0].players[player]}'s moves</button>`
    );
  })}`;
}

/**
 * @param {{ record: GameRecord, analysis: Analysis[], keeps?: (ply: number, move: string) => Promise<boolean>, start?: Place,
 *   onPlace?: (place: Place) => void, pictures?: (place: Place, count: number) => unknown, children?: unknown }} props
 *   `start` is the place that the address names, `onPlace` is told where the reader goes; `pictures` is what saves the
 *   drawing of a place, and those of all positions of its line; `children` are more buttons
 */
export function RecordViewer({
  record,
  analysis,
  keeps,
  start = { ply: 0, line: 0 },
  onPlace = () => {},
  pictures,
  children,
}) {
  const [place, setPlace] = useState(() => placeIn(record, start));
  const [quiz, setQuiz] = useState(/** @type {Question[] | null} */ (null));
  const forward = useRef(/** @type {HTMLElement | null} */ (null));
  const wasQuiz = useRef(false);
  useLayoutEffect(() => setPlace(placeIn(record, start)), [start.ply, start.line]);
  useLayoutEffect(() => {
    if (wasQuiz.current && !quiz) forward.current?.focus();
    wasQuiz.current = Boolean(quiz);
  }, [quiz]);
  const { ply, line } = place;
  const { boards, moves, comments, shared } = lineOf(record, line);
  const last = boards.length - 1;
  const board = boards[ply];
  const enter = (/** @type {Place} */ next) => {
    const there = placeIn(record, next);
    setPlace(there);
    onPlace(there);
    announce(lineOf(record, there.line).boards[there.ply].words);
  };
  const go = (/** @type {number} */ at) => enter({ ply: at, line });
  useShortcuts({ f: () => go(ply + 1), b: () => go(ply - 1) });
  const mistakes = Object.fromEntries(
    analysis.flatMap(({ ply: at, mistake }) => (mistake && at <= shared ? [[at, mistake.words]] : [])),
  );
  if (quiz) return html`<${FindMove} record=${record} questions=${quiz} onClose=${() => setQuiz(null)} />`;
  const isEnd = line === 0 && ply === last;
  return html`<div class="board-columns">
      <div class="board-main">
        <p class="board-words">${board.words}${isEnd && html` <strong>${record.outcome.words}</strong>`}</p>
        <${BoardView} board=${board} label=${`Position after ${ply} moves`} />
        <${StepBar}
          label="Position"
          value=${ply}
          last=${last}
          text=${`after move ${ply} of ${last}`}
          onChange=${go}
          forward=${forward}
        />
      </div>
      <aside class="board-side" aria-label="The position">
        <${Players} record=${record} />
        ${comments[ply] && html`<blockquote class="comment" aria-label="Comment">${comments[ply]}</blockquote>`}
        ${
          analysis.length > 0 &&
          html`<${PositionValue} analysis=${analysis.find((item) => item.ply === ply && ply <= shared)} />
            <${ValuePlot}
              analysis=${analysis}
              last=${record.boards.length - 1}
              ply=${Math.min(ply, shared)}
              players=${board.players}
              onPly=${(/** @type {number} */ at) => enter({ ply: at, line: 0 })}
            />`
        }
        <div class="buttons">
          ${children}
          <${QuizButtons} record=${record} mistakes=${keeps ? mistakeQuestions(analysis, keeps) : []} onQuiz=${setQuiz} />
        </div>
        <h2>Moves</h2>
        <${MoveList} moves=${moves} ply=${ply} onPly=${go} mistakes=${mistakes} />
        <${Variations} record=${record} place=${place} onPlace=${enter} />
        ${pictures?.(place, boards.length)}
      </aside>
    </div>`;
}
