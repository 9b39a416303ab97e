// A log of one's own beside the right one, stopped at the first line that differs.

import { html, useState } from "../vendor/preact-htm.js";
import { get, messageOf, postText } from "../api.js";
import { ErrorMessage, FileDrop } from "../fields.js";
import { announce } from "../live_region.js";
import { counted, grouped } from "../words.js";
import { levelsOf } from "./levels.js";
import { TreeView } from "./tree_view.js";

/** @typedef {import("../types.js").LogCheck} LogCheck */
/** @typedef {import("../types.js").LogNode} LogNode */
/** @typedef {import("../types.js").PathNode} PathNode */

/** @param {string} text */
function valueOf(text) {
  return /^-?\d+$/.test(text) ? Number(text) : /** @type {import("../types.js").Value} */ (text);
}

/**
 * Returns the nodes of a path in a log as nodes to draw, each with the next one as its only child.
 * @param {LogNode[]} path
 * @param {boolean} isMax whether the root is a max node
 * @returns {PathNode[]}
 */
function nodesOf(path, isMax) {
  return path.map((node, depth) => {
    const next = path[depth + 1];
    const state = depth + 2 === path.length ? "current" : "done";
    return {
      move: node.name,
      name: node.name,
      depth,
      is_max: isMax === (depth % 2 === 0),
      value: valueOf(node.value),
      alpha: valueOf(node.alpha),
      beta: valueOf(node.beta),
      children: next ? [{ move: next.name, name: next.name, state, value: valueOf(next.value) }] : [],
    };
  });
}

/** @param {{ path: LogNode[] }} props */
function LogTree({ path }) {
  const nodes = nodesOf(path, true);
  const moves = path.slice(1).map((node) => node.name);
  const levels = levelsOf(moves, (prefix) => nodes[prefix.length]);
  return html`<${TreeView} label="Your log" levels=${levels} current=${moves.join("/")} />`;
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
          ${fields[index] ?? "nothing"}${differs && html` <span class="sign" aria-label="differs">≠</span>`}
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

/** @param {{ check: LogCheck, columns: string[], ownPath: LogNode[] | null, rightTree: unknown, name: string }} props */
function Difference({ check, columns, ownPath, rightTree, name }) {
  return html`<div class="difference">
    <p class="verdict wrong">
      <strong>✗ ${name} differs first in line ${grouped(check.line ?? 0)}</strong> of
      ${` ${counted(check.lines_right, "line")}`}${check.lines_yours !== check.lines_right && ` (yours has ${grouped(check.lines_yours)})`}.
    </p>
    <${FieldTable} yours=${check.yours} right=${check.right} names=${columns} />
    <p class="explanation">${check.explanation}</p>
    ${
      check.mistakes.length > 0
        ? html`<p><strong>A known mistake gives exactly this log:</strong></p>
            <ul class="mistakes">
              ${check.mistakes.map((mistake) => html`<li>${mistake.description}</li>`)}
            </ul>`
        : html`<p class="muted">No known mistake gives exactly this log.</p>`
    }
    <div class="side-by-side">
      <figure>
        <figcaption>Yours, at this line</figcaption>
        ${ownPath ? html`<${LogTree} path=${ownPath} />` : html`<p class="muted">There is no node to draw.</p>`}
      </figure>
      <figure>
        <figcaption>Right, at this line</figcaption>
        ${rightTree}
      </figure>
    </div>
  </div>`;
}

/**
 * @param {{ id: string, format: import("../types.js").LogFormat, go: (step: number) => void, rightTree: unknown }} props `rightTree` is that of the step shown
 */
export function OwnLog({ id, format, go, rightTree }) {
  const [check, setCheck] = useState(/** @type {LogCheck | null} */ (null));
  const [ownPath, setOwnPath] = useState(/** @type {LogNode[] | null} */ (null));
  const [name, setName] = useState("");
  const [error, setError] = useState("");
  const onText = async (/** @type {string} */ text, /** @type {string} */ file) => {
    try {
      const answer = /** @type {LogCheck} */ (await postText(`trees/${id}/log`, text));
      const line = answer.same ? null : await get(`trees/${id}/log/${answer.line}`);
      setName(file);
      setError("");
      setOwnPath(line?.yours_path ?? null);
      setCheck(answer);
      if (answer.step !== null && answer.step !== undefined) go(answer.step);
      announce(
        answer.same ? "Your log is right." : `Your log differs first in line ${answer.line}. ${answer.explanation}`,
      );
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  return html`<section class="card" aria-labelledby="own-log-title">
    <h2 id="own-log-title">Your own log</h2>
    <${FileDrop} onText=${onText} label=${`Choose your ${format.file}`}>
      <p>Compare it with the right one, line by line. It stays on this machine.</p>
    <//>
    <${ErrorMessage} error=${error} />
    ${
      check?.same &&
      html`<p class="verdict right"><strong>✓ ${name} is right</strong>: all ${counted(check.lines_right, "line")}.</p>`
    }
    ${check && !check.same && html`<${Difference} check=${check} columns=${format.columns} ownPath=${ownPath} rightTree=${rightTree} name=${name} />`}
  </section>`;
}
