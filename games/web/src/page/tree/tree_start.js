// Where searches begin: with a log of one's own and its task, or with a position and an algorithm.

import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { ErrorMessage, FileDrop } from "../fields.js";
import { isLog, keepLog, whyNoLog } from "./log_text.js";
import { openSearch, searchHref } from "./search_address.js";
import { TreeSetup } from "./tree_setup.js";

/** @typedef {import("./log_text.js").LogText} LogText */

/**
 * The log and the task that it is of, in either order or both at once.
 * @param {{ game: import("../types.js").SearchAbout, format: import("../types.js").LogFormat }} props
 */
function LogStart({ game, format }) {
  const [{ log, task }, setFiles] = useState(
    /** @type {Record<"log" | "task", LogText | null>} */ ({ log: null, task: null }),
  );
  const [error, setError] = useState("");
  const take = (/** @type {string} */ text, /** @type {string} */ name) => {
    // A task begins with its number.
    const isTask = !isLog(text) && /^\s*\d\s*$/m.test(text.slice(0, 40));
    const why = isTask ? "" : whyNoLog(text, name);
    setError(why);
    if (!why) setFiles((files) => ({ ...files, [isTask ? "task" : "log"]: { name, text } }));
  };
  const start = async (/** @type {LogText} */ ownLog, /** @type {string} */ text) => {
    const request = { game: game.id, text, moves: "", limit: null, caching: false, ordering: false, fail_hard: false };
    keepLog(await searchHref(request), ownLog);
    await openSearch(request);
  };
  useEffect(() => {
    if (log && task) start(log, task.text);
  }, [log, task]);
  return html`<section class="card log-start" aria-labelledby="log-start-title">
    <h2 id="log-start-title">Is your ${format.file} right?</h2>
    <${FileDrop} onText=${take} multiple=${true} label=${`Choose your ${log ? "task" : format.file}`}>
      ${
        log
          ? html`<p><strong>✓ ${log.name}</strong>. Which task is it of? Drop that file, too.</p>`
          : html`<p>
              <strong>Drop it here</strong>${task ? `, too: ${task.name} is there.` : " with its task."} Your tree and the
              right one go on in step, apart from the first wrong line on, and a known mistake is named.
            </p>`
      }
    <//>
    <${ErrorMessage} error=${error} />
    ${
      log &&
      !task &&
      html`<p>
        <button onClick=${() => start(log, game.start_text?.sample ?? "")}>It is of the sample task</button>
      </p>`
    }
  </section>`;
}

/** @param {{ games: import("../types.js").SearchAbout[], chosen: string | undefined }} props */
export function TreeStart({ games, chosen }) {
  const logged = games.find(({ textbook, start_text }) => textbook.log && start_text?.is_task);
  return html`<h1>Step through a search</h1>
    <div class="tree-start">
      ${logged?.textbook.log && html`<${LogStart} game=${logged} format=${logged.textbook.log} />`}
      <${TreeSetup} games=${games} chosen=${chosen} onStart=${openSearch} />
    </div>`;
}
