// The view of recorded games.

import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { get, listen, messageOf, postText } from "../api.js";
import { ErrorMessage, Select, TextOrFile } from "../fields.js";
import { hrefOf } from "../router.js";
import { counted } from "../words.js";
import { RecordViewer } from "./record_viewer.js";

/** @typedef {import("../types.js").Analysis} Analysis */
/** @typedef {import("../types.js").GameRecord} GameRecord */

/** @param {{ games: import("../types.js").GameAbout[] }} props */
function RecordForm({ games }) {
  const [text, setText] = useState("");
  const [game, setGame] = useState("");
  const [error, setError] = useState("");
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      const list = await postText(game ? `records?game=${game}` : "records", text);
      setError("");
      location.hash = hrefOf("look", list.id, ...(list.games.length === 1 ? [list.games[0].number] : []));
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  return html`<form class="card setup" onSubmit=${submit} aria-label="Games to look at">
    <${TextOrFile}
      label="Records (JSON Lines), SGF, or a list of moves"
      rows=${8}
      value=${text}
      onText=${setText}
      placeholder=${games.find(({ id }) => id === game)?.move_help}
    />
    <${Select}
      label="Game, for a list of moves"
      value=${game}
      values=${[["", "as the record says"], ...games.map(({ id, name }) => [id, name])]}
      onChange=${setGame}
    />
    <${ErrorMessage} error=${error} />
    <button class="primary">Show</button>
  </form>`;
}

/** @param {{ id: string }} props */
function GameList({ id }) {
  const [list, setList] = useState(/** @type {import("../types.js").RecordList | null} */ (null));
  const [error, setError] = useState("");
  useEffect(() => {
    get(`records/${id}`).then(setList, (failure) => setError(messageOf(failure)));
  }, [id]);
  return html`<h1>Games</h1>
    <${ErrorMessage} error=${error} />
    <ol class="game-list">
      ${list?.games.map(
        ({ number, players, outcome, boards }) =>
          html`<li>
            <a href=${hrefOf("look", id, number)}>Game ${number}: ${players[0]} – ${players[1]}</a>
            <span class="muted"> ${outcome.words}, ${counted(boards - 1, "move")}</span>
          </li>`,
      )}
    </ol>`;
}

/**
 * Values the positions of a game, one at a time from the last one on, once it is told to start.
 * @param {string} path that of the game on the server
 */
function useAnalysis(path) {
  const [isOn, setOn] = useState(false);
  const [isDone, setDone] = useState(false);
  const [analysis, setAnalysis] = useState(/** @type {Analysis[]} */ ([]));
  useEffect(() => {
    if (!isOn) return undefined;
    setAnalysis([]);
    const close = listen(`${path}/analysis`, (event) => {
      if (event.kind !== "done") {
        setAnalysis((old) => [...old, event]);
        return;
      }
      close();
      setDone(true);
    });
    return close;
  }, [isOn]);
  return { isOn, isDone, start: () => setOn(true), analysis };
}

/** @param {{ id: string, number: string }} props */
function RecordPage({ id, number }) {
  const path = `records/${id}/${number}`;
  const [record, setRecord] = useState(/** @type {GameRecord | null} */ (null));
  const [error, setError] = useState("");
  const { isOn, isDone, start, analysis } = useAnalysis(path);
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
      <${ErrorMessage} error=${error} />`;
  return html`<h1>Game ${number}</h1>
    <${RecordViewer} record=${record} analysis=${analysis} keeps=${keeps}>
      ${!isOn && html`<button onClick=${start}>Analyze</button>`}
      ${isOn && !isDone && html`<p class="muted">Analyzing, ${analysis.length} of ${record.boards.length} positions…</p>`}
    <//>`;
}

/** @param {{ about: import("../types.js").About, route: string[] }} props `route` is what follows `look` */
export function LookPage({ about, route: [first, second] }) {
  if (first && second) return html`<${RecordPage} key=${`${first} ${second}`} id=${first} number=${second} />`;
  if (first) return html`<${GameList} key=${first} id=${first} />`;
  return html`<h1>Look at games</h1>
    <${RecordForm} games=${about.games} />`;
}
