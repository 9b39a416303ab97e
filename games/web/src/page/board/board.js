// A board of any game: a grid of squares for mouse, finger and keyboard, read aloud square by square.

import { html, useRef, useState } from "../vendor/preact-htm.js";
import { UNIT, center, range } from "./drawing.js";
import { DISKS } from "./disks.js";
import { GRID } from "./grid.js";
import { PLOTS } from "./plots.js";
import { STONES } from "./stones.js";
import { STROKES } from "./strokes.js";

const DRAWINGS = [DISKS, GRID, PLOTS, STONES, STROKES];

/**
 * Returns the size of the names of rows and columns, which stays readable where many squares share a phone's width, and
 * the space that they take.
 * @param {import("../types.js").Board} board
 */
function edge({ rows, columns }) {
  const size = Math.max(24, 3.6 * Math.max(rows, columns));
  return { size, margin: 1.9 * size };
}

/** The space on the sides without names. */
const FRAME = 8;

/** How an arrow key moves from square to square: rows, columns. */
const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
});

/**
 * @typedef {object} BoardProps
 * @property {import("../types.js").Board} board
 * @property {string} label what board it is, for people who hear the page
 * @property {(square: import("../types.js").Square) => void} [onSquare] called with the square that was chosen, whether a
 *   move to it is legal or not
 * @property {Record<string, { symbol: string, words: string, class: string }>} [notes] by the square's move
 */

/** @param {import("../types.js").Board} board */
function drawingOf(board) {
  return DRAWINGS.find(({ name }) => name === board.drawing) ?? GRID;
}

/**
 * Says what stands on a square.
 * @param {import("../types.js").Square} square
 * @param {[string, string]} players
 * @param {string | undefined} note
 */
function squareWords(square, players, note) {
  return [
    `${square.id}: ${square.piece === null ? "empty" : players[square.piece]}`,
    square.value === undefined ? "" : `value ${square.value}`,
    square.mark === "last" ? "last move" : "",
    square.legal ? "legal" : "",
    square.why && square.piece === null ? "not legal" : "",
    note ?? "",
  ]
    .filter(Boolean)
    .join(", ");
}

/**
 * Says why a move is not legal.
 * @param {Pick<import("../types.js").Square, "id" | "piece" | "why">} square
 */
export function whyNot({ id, piece, why }) {
  return `${id}: ${why ?? (piece === null ? "not a legal move here" : "the square is taken")}.`;
}

/**
 * Returns the row and column that a key leads to, or null if it is none of the grid's keys.
 * @param {KeyboardEvent} event
 * @param {import("../types.js").Board} board
 * @param {[number, number]} from
 * @returns {[number, number] | null}
 */
function target(event, { rows, columns }, [row, column]) {
  if (event.key === "Home") return [event.ctrlKey ? 0 : row, 0];
  if (event.key === "End") return [event.ctrlKey ? rows - 1 : row, columns - 1];
  const step = ARROWS[event.key];
  if (!step) return null;
  const clamp = (/** @type {number} */ value, /** @type {number} */ count) => Math.min(Math.max(value, 0), count - 1);
  return [clamp(row + step[0], rows), clamp(column + step[1], columns)];
}

/** @param {import("../types.js").Board} board */
function EdgeNames(board) {
  const { row_names, column_names } = board;
  const { size } = edge(board);
  const gap = -size / 2;
  return html`<g class="edge-names" aria-hidden="true" font-size=${size}>
    ${column_names.map((name, column) => html`<text x=${center(column)} y=${gap} text-anchor="middle">${name}</text>`)}
    ${row_names.map((name, row) => html`<text x=${gap} y=${center(row)} dy="0.36em" text-anchor="end">${name}</text>`)}
  </g>`;
}

/**
 * What the page notes on a square: a sign, or a value.
 * @param {{ note: { symbol: string, class: string } }} props
 */
function Note({ note: { symbol, class: kind } }) {
  const width = Math.max(52, 19 * symbol.length + 22);
  return html`<g class=${`note ${kind}`}>
    <rect x=${-width / 2} y="-26" width=${width} height="52" rx="26" />
    <text text-anchor="middle" dy="0.36em">${symbol}</text>
  </g>`;
}

/** @param {BoardProps} props */
export function BoardView({ board, label, onSquare, notes = {} }) {
  const drawing = drawingOf(board);
  const grid = useRef(/** @type {SVGSVGElement | null} */ (null));
  const [focus, setFocus] = useState(/** @type {[number, number]} */ ([0, 0]));
  const [row, column] = [Math.min(focus[0], board.rows - 1), Math.min(focus[1], board.columns - 1)];

  const onKeyDown = (/** @type {KeyboardEvent} */ event, /** @type {import("../types.js").Square} */ square) => {
    const next = target(event, board, [square.row, square.column]);
    if (next) {
      setFocus(next);
      /** @type {SVGElement | null | undefined} */ (
        grid.current?.querySelector(`[data-square="${next.join(" ")}"]`)
      )?.focus();
    } else if (event.key === "Enter" || event.key === " ") onSquare?.(square);
    else return;
    event.preventDefault();
  };
  const cell = (/** @type {import("../types.js").Square} */ square) => {
    const note = notes[square.id];
    const playable = onSquare && square.legal;
    return html`<g
      key=${square.column}
      role="gridcell"
      class=${playable ? "square playable" : "square"}
      data-square=${`${square.row} ${square.column}`}
      transform=${`translate(${center(square.column)} ${center(square.row)})`}
      tabindex=${square.row === row && square.column === column ? 0 : -1}
      aria-label=${squareWords(square, board.players, note?.words)}
      onClick=${() => {
        setFocus([square.row, square.column]);
        onSquare?.(square);
      }}
      onFocus=${() => setFocus([square.row, square.column])}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => onKeyDown(event, square)}
    >
      <rect class="touch" x="-50" y="-50" width="100" height="100" />
      ${drawing.content(square)}
      ${note && html`<${Note} note=${note} />`}
      <rect class="focus-ring" x="-47" y="-47" width="94" height="94" rx="9" />
    </g>`;
  };

  const { margin } = edge(board);
  const [width, height] = [board.columns, board.rows].map((count) => count * UNIT + margin + FRAME);
  return html`<svg
    ref=${grid}
    class=${`board board-${drawing.name}`}
    preserveAspectRatio="xMinYMid"
    viewBox=${`${-margin} ${-margin} ${width} ${height}`}
    role="grid"
    aria-label=${label}
    aria-rowcount=${board.rows}
    aria-colcount=${board.columns}
  >
    <g aria-hidden="true"><${drawing.Ground} ...${board} /></g>
    <${EdgeNames} ...${board} />
    ${range(board.rows).map(
      (index) =>
        html`<g role="row" key=${index}>${board.squares.filter((square) => square.row === index).map(cell)}</g>`,
    )}
  </svg>`;
}

/**
 * A piece by itself, beside the name of its player.
 * @param {{ board: import("../types.js").Board, player: import("../types.js").Player }} props
 */
export function PieceIcon({ board, player }) {
  const square = { id: "", row: 0, column: 0, piece: player, legal: false };
  const drawing = drawingOf(board);
  return html`<svg class=${`piece-icon board-${drawing.name}`} viewBox="-52 -52 104 104" aria-hidden="true">
    ${drawing.content(square)}
  </svg>`;
}
