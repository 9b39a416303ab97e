// Where a log of one's own differs first, and why.

import { html } from "../vendor/preact-htm.js";
import { counted } from "../words.js";
import { differenceWords } from "./own_log.js";

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
 * @param {{ log: import("./own_log.js").OwnLog, columns: string[], go: (step: number | null | undefined) => void,
 *   onDrop?: () => void }} props `onDrop` compares the log no more
 */
export function LogVerdict({ log: { name, check }, columns, go, onDrop }) {
  const drop = onDrop && html`<button class="link" onClick=${onDrop}>Compare no more</button>`;
  if (check.same)
    return html`<p class="verdict right">
      <strong>✓ ${name} is right</strong>: all ${counted(check.lines_right, "line")}. ${drop}
    </p>`;
  const [mistake] = check.mistakes;
  return html`<section class="log-verdict" aria-label="Your log">
    <p class="verdict wrong">
      <strong>✗ ${differenceWords(name, check)}</strong>
      ${mistake ? html` Known mistake: <strong>${mistake.description}</strong>.` : " No known mistake gives exactly this log."}
      ${" "}<button class="link" onClick=${() => go(check.step)}>Go to that line</button> ${drop}
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
