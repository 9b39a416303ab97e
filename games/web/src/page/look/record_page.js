// A game of a file of records, with its analysis.

import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { get, listen, messageOf } from "../api.js";
import { CopyLink } from "../copy_link.js";
import { hrefOf, keepAddress } from "../router.js";
import { SavePictures } from "../save_pictures.js";
import { partsOf, placeOf } from "./game_line.js";
import { isHolding } from "./held_games.js";
import { NotOpen } from "./not_open.js";
import { RecordViewer } from "./record_viewer.js";

/** @typedef {import("../types.js").Analysis} Analysis */
/** @typedef {import("../types.js").GameRecord} GameRecord */

/** The seconds for each position, and by how much longer it takes to think longer. */
const SECONDS = 5;
const LONGER = 6;

/**
 * Values the positions of a game, one at a time, once it is told to start, and again with more time.
 * @param {string} path that of the game on the server
 */
function useAnalysis(path) {
  const [seconds, setSeconds] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const [analysis, setAnalysis] = useState(/** @type {Analysis[]} */ ([]));
  useEffect(() => {
    if (seconds === 0) return undefined;
    setRunning(true);
    const close = listen(`${path}/analysis?seconds=${seconds}`, (event) => {
      if (event.kind === "done") {
        close();
        setRunning(false);
        return;
      }
      // What was proved before stays, if it is not proved again.
      setAnalysis((old) => {
        const isBetter = event.proved || !old.some(({ ply, proved }) => ply === event.ply && proved);
        return isBetter ? [...old.filter(({ ply }) => ply !== event.ply), event].sort((a, b) => a.ply - b.ply) : old;
      });
    });
    return close;
  }, [seconds]);
  const think = () => setSeconds(seconds === 0 ? SECONDS : seconds * LONGER);
  return { seconds, isRunning, think, analysis };
}

/** @param {{ analysis: ReturnType<typeof useAnalysis>, positions: number }} props */
function AnalysisButton({ analysis: { seconds, isRunning, think, analysis }, positions }) {
  const proved = analysis.filter((item) => item.proved).length;
  if (isRunning) return html`<p class="muted">Analyzing, ${proved} of ${positions} positions proved…</p>`;
  if (seconds === 0) return html`<button onClick=${think}>Analyze</button>`;
  const isComplete = analysis.length === positions && analysis.every(({ proved }) => proved);
  return !isComplete && html`<button onClick=${think}>Think longer, up to ${seconds * LONGER} s a position</button>`;
}

/**
 * What saves the drawings of a line; a self-contained file has nothing that draws.
 * @param {{ path: string, place: import("./game_line.js").Place, count: number }} props
 */
function Pictures({ path, place: { ply, line }, count }) {
  return html`<h2>Pictures</h2>
    <${SavePictures}
      noun="position"
      name=${`after-move-${ply}`}
      at=${ply}
      count=${count}
      draw=${async (/** @type {number} */ at) => (await get(`${path}/picture?ply=${at}&line=${line}`)).svg}
    />`;
}

/**
 * @param {{ id: string, number: string, address: string[], at: string[] }} props
 *   `address` is that of the game, `at` the place in it that follows
 */
export function RecordPage({ id, number, address, at }) {
  const path = `records/${id}/${number}`;
  const [record, setRecord] = useState(/** @type {GameRecord | null} */ (null));
  const [error, setError] = useState("");
  const analysis = useAnalysis(path);
  useEffect(() => {
    get(path).then(setRecord, (failure) => setError(messageOf(failure)));
  }, [path]);
  const keeps = async (/** @type {number} */ ply, /** @type {string} */ move) => {
    const hint = /** @type {import("../types.js").Hint} */ (await get(`${path}/hint?ply=${ply}`));
    const result = (/** @type {string | null} */ name) => hint.moves.find((item) => item.move === name)?.result;
    return move === hint.best || (result(move) !== undefined && result(move) === result(hint.best));
  };
  if (!record)
    return html`<h1>Game ${number}</h1>
      <${NotOpen} error=${error} />`;
  return html`<h1>Game ${number}</h1>
    <${RecordViewer}
      record=${record}
      analysis=${analysis.analysis}
      keeps=${keeps}
      start=${placeOf(at)}
      pictures=${(/** @type {import("./game_line.js").Place} */ place, /** @type {number} */ count) =>
        html`<${Pictures} path=${path} place=${place} count=${count} />`}
      onPlace=${(/** @type {import("./game_line.js").Place} */ place) =>
        keepAddress(hrefOf(...address, ...partsOf(place)))}
    >
      <${AnalysisButton} analysis=${analysis} positions=${record.boards.length} />
      ${isHolding(address) && html`<${CopyLink} />`}
    <//>`;
}
