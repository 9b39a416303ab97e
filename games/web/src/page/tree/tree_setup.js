// Which search is shown: the position, the algorithm and its options.

import { html, useState } from "../vendor/preact-htm.js";
import { Checkbox, ErrorMessage, Input, Select } from "../fields.js";
import { StartFields, defaultStart, startRequest } from "../start_fields.js";

/** @typedef {import("../types.js").SearchAbout} SearchAbout */

const ALGORITHMS = /** @type {Record<string, string>} */ ({
  greedy: "Greedy",
  minimax: "Minimax",
  alphabeta: "Alpha-beta",
});

/**
 * Returns the algorithm that is chosen at first; none, which stands for that of the task, if starts are tasks.
 * @param {SearchAbout} about
 */
function usualAlgorithm({ start_text }) {
  return start_text?.is_task ? "" : "alphabeta";
}

/** @param {SearchAbout} about */
function usualLimit({ textbook }) {
  return textbook.limit === null ? "" : String(textbook.limit);
}

/**
 * A search, as the server is asked for it.
 * @typedef {object} TreeRequest
 * @property {string} game
 * @property {string} [algorithm] that of the task if it is left out
 * @property {number | null} limit
 * @property {boolean} caching
 * @property {boolean} ordering
 * @property {boolean} fail_hard
 */

/**
 * @param {{ games: SearchAbout[], chosen: string | undefined, isBusy: boolean, error: string, onStart: (request: TreeRequest) => void }} props
 */
export function TreeSetup({ games, chosen, isBusy, error, onStart }) {
  const first = games.find((game) => game.id === chosen) ?? games.find((game) => game.textbook.log) ?? games[0];
  const [start, setStart] = useState(() => defaultStart(first));
  const [algorithm, setAlgorithm] = useState(usualAlgorithm(first));
  const [limit, setLimit] = useState(usualLimit(first));
  const [heuristic, setHeuristic] = useState("");
  const [caching, setCaching] = useState(false);
  const [ordering, setOrdering] = useState(false);
  const [failHard, setFailHard] = useState(false);
  const about = games.find((game) => game.id === start.game) ?? first;
  const { textbook } = about;
  const isTask = about.start_text?.is_task ?? false;
  const algorithms = textbook.algorithms.map((name) => [name, ALGORITHMS[name] ?? name]);

  const change = (/** @type {import("../start_fields.js").Start} */ next) => {
    if (next.game !== start.game) {
      const chosenNext = games.find((game) => game.id === next.game) ?? first;
      setAlgorithm(usualAlgorithm(chosenNext));
      setLimit(usualLimit(chosenNext));
      setHeuristic("");
    }
    setStart(next);
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    onStart({
      ...startRequest(about, start),
      ...(algorithm && { algorithm }),
      limit: limit === "" ? null : Number(limit),
      caching,
      ordering,
      fail_hard: failHard && algorithm !== "minimax",
      ...(heuristic && { heuristic }),
    });
  };
  return html`<form class="card setup" onSubmit=${submit} aria-label="The search">
    <div class="fields">
      <${StartFields} games=${games} start=${start} onChange=${change} withMoves=${about.start_text === null} />
      <${Select}
        label="Algorithm"
        value=${algorithm}
        values=${isTask ? [["", "as in the task"], ...algorithms] : algorithms}
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
          ${
            algorithm !== "minimax" &&
            html`<${Checkbox} label="Fail-hard" checked=${failHard} onChange=${setFailHard} />`
          }
        </div>`
      }
    </div>
    <${ErrorMessage} error=${error} />
    <button class="primary" disabled=${isBusy}>Search</button>
  </form>`;
}
