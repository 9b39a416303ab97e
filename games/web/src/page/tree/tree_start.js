// Where searches begin: with a log of one's own and its task, or with a position and an algorithm.

import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { LogDrop, KINDS, gameOfLogs, waitingHref } from "./log_drop.js";
import { dropLog, keepLog, keptLog } from "./log_text.js";
import { openSearch, searchHref } from "./search_address.js";
import { TreeSetup } from "./tree_setup.js";

/** @typedef {import("./log_text.js").LogText} LogText */

/**
 * The log and the task that it is of, in either order or both at once.
 * @param {{ game: import("../types.js").SearchAbout, format: import("../types.js").LogFormat, log: LogText | null,
 *   onLog: (log: LogText) => void }} props
 */
function LogStart({ game, format, log, onLog }) {
  const [task, setTask] = useState(() => keptLog(waitingHref(game, "task")));
  const start = (/** @type {LogText} */ ownLog, /** @type {string} */ text) => {
    const request = { game: game.id, text, moves: "", limit: null, caching: false, ordering: false, fail_hard: false };
    return openWithLog(request, ownLog);
  };
  useEffect(() => {
    if (log && task) start(log, task.text);
  }, [log, task]);
  return html`<section class="card log-start" aria-labelledby="log-start-title">
    <h2 id="log-start-title">Is your ${format.file} right?</h2>
    <${LogDrop} label=${`Choose your ${log ? "task" : format.file}`} onLog=${onLog} onTask=${setTask}>
      ${
        log
          ? html`<p><strong>✓ ${log.name}</strong>. Which task is it of? Drop that file, too.</p>`
          : html`<p>
              <strong>Drop it here</strong>${task ? `, too: ${task.name} is there.` : " with its task."} You see
              the first wrong line, your tree beside the right one, and the mistake, if it is a known one.
            </p>`
      }
    <//>
    ${
      log &&
      !task &&
      html`<p>
        <button onClick=${() => start(log, game.start_text?.sample ?? "")}>It is of the sample task</button>
      </p>`
    }
  </section>`;
}

/**
 * Shows a search, compared with a log.
 * @param {import("./tree_setup.js").TreeRequest} request
 * @param {LogText} log
 */
async function openWithLog(request, log) {
  for (const kind of KINDS) dropLog(waitingHref({ id: request.game }, kind));
  keepLog(await searchHref(request), log);
  await openSearch(request);
}

/** @param {{ games: import("../types.js").SearchAbout[], chosen: string | undefined }} props */
export function TreeStart({ games, chosen }) {
  const logged = gameOfLogs(games);
  const [log, setLog] = useState(() => logged && keptLog(waitingHref(logged, "log")));
  // A log that waits for its task is of the search that is started, however that is done.
  const start = (/** @type {import("./tree_setup.js").TreeRequest} */ request) =>
    log && request.game === logged?.id ? openWithLog(request, log) : openSearch(request);
  return html`<h1>Step through a search</h1>
    <div class="tree-start">
      ${logged?.textbook.log && html`<${LogStart} game=${logged} format=${logged.textbook.log} log=${log} onLog=${setLog} />`}
      <${TreeSetup} games=${games} chosen=${chosen} onStart=${start} />
    </div>`;
}
