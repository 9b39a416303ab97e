// Which search is shown: the position, the algorithm and its options.

import { html, useState } from "../vendor/preact-htm.js";
import { Checkbox, ErrorMessage, Input, Select } from "../fields.js";
import { StartFields, defaultStart, splitMoves, variantOf } from "../start_fields.js";

/** @typedef {import("../types.js").GameAbout} GameAbout */

const ALGORITHMS = /** @type {Record<string, string>} */ ({
  greedy: "Greedy",
  minimax: "Minimax",
  alphabeta: "Alpha-beta",
});

/** Limits that make a first tree of a size to look at; a task of the squirrel war names its own. */
const LIMITS = new Map([
  ["othello", "3"],
  ["squirrel", ""],
  ["tictactoe", "3"],
]);

/** @param {string} game */
function usualLimit(game) {
  return LIMITS.get(game) ?? "2";
}

/**
 * A search, as the server is asked for it.
 * @typedef {object} TreeRequest
 * @property {string} game
 * @property {string} algorithm
 * @property {number | null} limit
 * @property {boolean} caching
 * @property {boolean} ordering
 */

/**
 * The second line of a task names the algorithm; what it says is what is filled in.
 * @param {string} task
 */
function algorithmOfTask(task) {
  const number = task.trim().split(/\s/)[0];
  return { 1: "greedy", 2: "minimax", 3: "alphabeta" }[number];
}

/**
 * @param {{ games: GameAbout[], chosen: string | undefined, isBusy: boolean, error: string, onStart: (request: TreeRequest) => void }} props
 */
export function TreeSetup({ games, chosen, isBusy, error, onStart }) {
  const first = games.find((game) => game.id === chosen) ?? games.find((game) => game.id === "squirrel") ?? games[0];
  const [start, setStart] = useState(() => defaultStart(first));
  const [algorithm, setAlgorithm] = useState("alphabeta");
  const [limit, setLimit] = useState(usualLimit(first.id));
  const [heuristic, setHeuristic] = useState("");
  const [caching, setCaching] = useState(false);
  const [ordering, setOrdering] = useState(false);
  const about = games.find((game) => game.id === start.game) ?? first;
  const textbook = about.textbook ?? { algorithms: [], heuristics: [] };
  const isTask = start.game === "squirrel";

  const change = (/** @type {import("../start_fields.js").Start} */ next) => {
    if (next.game !== start.game) {
      setLimit(usualLimit(next.game));
      setHeuristic("");
    }
    const named = next.game === "squirrel" ? algorithmOfTask(next.task) : undefined;
    if (named && next.task !== start.task) setAlgorithm(named);
    setStart(next);
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    onStart({
      game: start.game,
      algorithm,
      limit: limit === "" ? null : Number(limit),
      caching,
      ordering,
      ...(heuristic && { heuristic }),
      ...(isTask ? { text: start.task } : { variant: variantOf(start), moves: splitMoves(start.moves) }),
    });
  };
  return html`<form class="card setup" onSubmit=${submit} aria-label="The search">
    <div class="fields">
      <${StartFields} games=${games} start=${start} onChange=${change} withMoves=${!isTask} />
      <${Select}
        label="Algorithm"
        value=${algorithm}
        values=${textbook.algorithms.map((name) => [name, ALGORITHMS[name] ?? name])}
        onChange=${setAlgorithm}
      />
      ${
        algorithm !== "greedy" &&
        html`<${Input}
          label="Depth limit"
          type="number"
          min=${1}
          value=${limit}
          placeholder=${isTask ? "as in the task" : "none"}
          onChange=${setLimit}
        />`
      }
      ${
        textbook.heuristics.length > 1 &&
        html`<${Select}
          label="Heuristic"
          value=${heuristic || textbook.heuristics[0]}
          values=${textbook.heuristics}
          onChange=${setHeuristic}
        />`
      }
      ${
        algorithm !== "greedy" &&
        html`<div class="checks">
          <${Checkbox} label="Caching" checked=${caching} onChange=${setCaching} />
          <${Checkbox} label="Ordering" checked=${ordering} onChange=${setOrdering} />
        </div>`
      }
    </div>
    <${ErrorMessage} error=${error} />
    <button class="primary" disabled=${isBusy}>Search</button>
  </form>`;
}
