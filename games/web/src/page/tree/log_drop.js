// Where a log of one's own is dropped, with the task that it is of.

import { html, useState } from "../vendor/preact-htm.js";
import { ErrorMessage, FileDrop } from "../fields.js";
import { hrefOf } from "../router.js";
import { isLog, keepLog, whyNoLog } from "./log_text.js";

/** @typedef {import("./log_text.js").LogText} LogText */
/** @typedef {import("../types.js").SearchAbout} SearchAbout */

/** What waits for each other. */
export const KINDS = /** @type {const} */ (["log", "task"]);

/**
 * Returns the game whose assignment asks for logs of given tasks.
 * @param {SearchAbout[]} games
 */
export function gameOfLogs(games) {
  return games.find(({ textbook, start_text }) => textbook.log && start_text?.is_task);
}

/**
 * Returns where a log that waits for its task is kept, or a task that waits for its log.
 * @param {Pick<SearchAbout, "id">} game
 * @param {typeof KINDS[number]} kind
 */
export function waitingHref({ id }, kind) {
  return `${hrefOf("tree", id)} ${kind}`;
}

/**
 * @param {{ label: string, onLog: (log: LogText) => void, onTask: (task: LogText) => void, children?: unknown }} props
 */
export function LogDrop({ label, onLog, onTask, children }) {
  const [error, setError] = useState("");
  const take = (/** @type {string} */ text, /** @type {string} */ name) => {
    // A task begins with its number.
    const isTask = !isLog(text) && /^\s*\d\s*$/m.test(text.slice(0, 40));
    const why = isTask ? "" : whyNoLog(text, name);
    setError(why);
    if (!why) (isTask ? onTask : onLog)({ name, text });
  };
  return html`<${FileDrop} onText=${take} multiple=${true} label=${label}>${children}<//>
    <${ErrorMessage} error=${error} />`;
}

/**
 * The same beside other things: what is dropped waits where its search begins, which is shown then.
 * @param {{ game: SearchAbout, file: string }} props `file` is the name of a log
 */
export function LogCard({ game, file }) {
  const wait = (/** @type {typeof KINDS[number]} */ kind) => (/** @type {LogText} */ text) => {
    keepLog(waitingHref(game, kind), text);
    location.hash = hrefOf("tree", game.id);
  };
  return html`<section class="card" aria-labelledby="log-card-title">
    <h2 id="log-card-title"><a href=${hrefOf("tree", game.id)}>Check your log</a></h2>
    <${LogDrop} label="Choose a file" onLog=${wait("log")} onTask=${wait("task")}>
      <p>Drop your ${file} here.</p>
    <//>
  </section>`;
}
