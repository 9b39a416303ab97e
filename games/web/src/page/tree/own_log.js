// A log of one's own beside the right one: where it differs first, and why.

import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { get, messageOf, postText } from "../api.js";
import { announce } from "../live_region.js";
import { counted, grouped } from "../words.js";
import { keepLog, keptLog, whyNoLog } from "./log_text.js";

/** @typedef {import("../types.js").LogCheck} LogCheck */
/** @typedef {import("../types.js").LogNode} LogNode */

/**
 * A log that has been compared.
 * @typedef {object} OwnLog
 * @property {string} name that of the file
 * @property {LogCheck} check
 */

/**
 * Returns the log that is compared with the search, if there is one, and the function that takes another one. The log stays
 * with the search when the page is loaded again.
 * @param {string} id the tree of the server
 * @param {import("./search_address.js").SearchAddress} address
 * @param {(step: number | null | undefined) => void} go
 */
export function useOwnLog(id, { href, step }, go) {
  const [log, setLog] = useState(/** @type {OwnLog | null} */ (null));
  const [error, setError] = useState("");
  const compare = async (/** @type {import("./log_text.js").LogText} */ { name, text }) => {
    try {
      const check = /** @type {LogCheck} */ (await postText(`trees/${id}/log`, text));
      setLog({ name, check });
      keepLog(href, { name, text });
      return check;
    } catch (failure) {
      setError(messageOf(failure));
      return null;
    }
  };
  const take = async (/** @type {string} */ text, /** @type {string} */ name) => {
    const why = whyNoLog(text, name);
    setError(why);
    const check = why ? null : await compare({ name, text });
    if (!check) return;
    go(check.step);
    const difference = `Your log differs first in line ${check.line}. ${check.explanation}`;
    announce(check.same ? "Your log is right." : difference);
  };
  useEffect(() => {
    const kept = keptLog(href);
    // An address with a step leads there, and another one to the first wrong line.
    if (kept) compare(kept).then((check) => step === 0 && go(check?.step));
  }, [id]);
  return { log, error, take };
}

/**
 * Returns the node of a line of one's own log with those above it, null where the log has no such line.
 * @param {string} id the tree of the server
 * @param {OwnLog | null} log
 * @param {number | null | undefined} line
 */
export function useOwnPath(id, log, line) {
  const [path, setPath] = useState(/** @type {LogNode[] | null} */ (null));
  const isAsked = log !== null && !log.check.same && typeof line === "number" && line >= (log.check.line ?? 0);
  useEffect(() => {
    if (!isAsked) return setPath(null);
    let isGone = false;
    get(`trees/${id}/log/${line}`).then(
      (answer) => isGone || setPath(answer.yours_path),
      () => isGone || setPath(null),
    );
    return () => {
      isGone = true;
    };
  }, [log, isAsked, line]);
  return path;
}

/**
 * The fields of both lines, one below the other, with what differs marked.
 * @param {{ yours: string | null, right: string | null, names: string[] }} lines `names` are those of the columns
 */
function FieldTable({ yours, right, names }) {
  const [own, other] = [yours?.split(",") ?? [], right?.split(",") ?? []];
  const columns = names.slice(0, Math.max(own.length, other.length));
  const row = (/** @type {string} */ name, /** @type {string[]} */ fields) =>
    html`<tr>
      <th scope="row">${name}</th>
      ${columns.map((_, index) => {
        const differs = own[index] !== other[index];
        return html`<td class=${differs ? "differs" : ""}>
          ${fields[index] ?? "nothing"}${differs && html` <span class="sign" role="img" aria-label="differs">≠</span>`}
        </td>`;
      })}
    </tr>`;
  if (yours === null || right === null)
    return html`<p>${yours === null ? "Your log ends here." : "The right log ends here; yours goes on."}</p>`;
  return html`<div class="scroll-x" tabindex="0" role="region" aria-label="Both lines">
    <table>
      <thead>
        <tr>
          <td></td>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${row("yours", own)} ${row("right", other)}
      </tbody>
    </table>
  </div>`;
}

/**
 * What the comparison has come to.
 * @param {{ log: OwnLog, columns: string[], go: (step: number | null | undefined) => void }} props
 */
export function LogVerdict({ log: { name, check }, columns, go }) {
  if (check.same)
    return html`<p class="verdict right">
      <strong>✓ ${name} is right</strong>: all ${counted(check.lines_right, "line")}.
    </p>`;
  const [mistake] = check.mistakes;
  return html`<section class="log-verdict" aria-label="Your log">
    <p class="verdict wrong">
      <strong>✗ ${name} differs first in line ${grouped(check.line ?? 0)}</strong> of
      ${` ${counted(check.lines_right, "line")}`}${check.lines_yours !== check.lines_right && ` (yours has ${grouped(check.lines_yours)})`}.
      ${mistake ? html` Known mistake: <strong>${mistake.description}</strong>.` : " No known mistake gives exactly this log."}
      ${" "}<button class="link" onClick=${() => go(check.step)}>Go to that line</button>
    </p>
    <details>
      <summary>Both lines, and why</summary>
      <${FieldTable} yours=${check.yours} right=${check.right} names=${columns} />
      <p>${check.explanation}</p>
      ${
        check.mistakes.length > 1 &&
        html`<p>The same log comes from:</p>
          <ul>
            ${check.mistakes.slice(1).map(({ description }) => html`<li>${description}</li>`)}
          </ul>`
      }
    </details>
  </section>`;
}
