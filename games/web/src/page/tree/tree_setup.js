// Which search is shown: the position, the algorithm and its options.

import { html, useState } from "../vendor/preact-htm.js";
import { Checkbox, ErrorMessage, Input, Select } from "../fields.js";
import { readObject, writeObject } from "../setting.js";
import { StartFields, defaultStart, startRequest } from "../start_fields.js";
import { isLog } from "./log_text.js";

/** @typedef {import("../types.js").SearchAbout} SearchAbout */

export const ALGORITHMS = /** @type {Record<string, string>} */ ({
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
 * @property {string} [heuristic]
 * @property {string} [moves]
 * @property {string} [text]
 * @property {Record<string, string | number>} [variant]
 */

/** The setting that remembers the last search of each game. */
const SETTING = "search";

/** No game has this name. */
const LAST = "";

/** The longest text of a start that is remembered. */
const LONGEST = 4000;

/**
 * Returns the last searches, by game; the last one of all is under `LAST`.
 * @returns {Map<string, TreeRequest>}
 */
function remembered() {
  return new Map(Object.entries(readObject(SETTING)));
}

/** @param {TreeRequest} request */
function remember(request) {
  if ((request.text ?? "").length > LONGEST) return;
  writeObject(SETTING, Object.fromEntries(remembered().set(request.game, request).set(LAST, request)));
}

/**
 * Returns the start of a search as the fields show it.
 * @param {SearchAbout} about
 * @param {TreeRequest | undefined} request
 */
function startOf(about, request) {
  const usual = defaultStart(about);
  if (!request || request.game !== about.id) return usual;
  const variant = Object.entries(request.variant ?? {}).map(([option, value]) => [option, String(value)]);
  return {
    ...usual,
    variant: { ...usual.variant, ...Object.fromEntries(variant) },
    moves: request.moves ?? "",
    text: request.text ?? usual.text,
  };
}

/**
 * @param {{ games: SearchAbout[], chosen: string | undefined, initial?: TreeRequest, onStart: (request: TreeRequest)
 *   => void }} props
 *   `initial` is the search that the fields show at first
 */
export function TreeSetup({ games, chosen, initial, onStart }) {
  const last = remembered();
  const wanted = initial?.game ?? chosen ?? last.get(LAST)?.game;
  const first = games.find(({ id }) => id === wanted) ?? games.find(({ textbook }) => textbook.log) ?? games[0];
  const shown = initial ?? last.get(first.id);
  const [start, setStart] = useState(() => startOf(first, shown));
  const [algorithm, setAlgorithm] = useState(shown ? (shown.algorithm ?? "") : usualAlgorithm(first));
  const [limit, setLimit] = useState(shown ? String(shown.limit ?? "") : usualLimit(first));
  const [heuristic, setHeuristic] = useState(shown?.heuristic ?? "");
  const [caching, setCaching] = useState(shown?.caching ?? false);
  const [ordering, setOrdering] = useState(shown?.ordering ?? false);
  const [error, setError] = useState("");
  const [failHard, setFailHard] = useState(shown?.fail_hard ?? false);
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
    if (isTask && isLog(start.text)) return setError("This is a log. The search begins with the task that it is of.");
    setError("");
    const request = {
      ...startRequest(about, start),
      ...(algorithm && { algorithm }),
      limit: limit === "" ? null : Number(limit),
      caching,
      ordering,
      fail_hard: failHard && algorithm !== "minimax",
      ...(heuristic && { heuristic }),
    };
    remember(request);
    onStart(request);
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
    <button class="primary">Search</button>
  </form>`;
}
