// A question of practice with its answer, which is told to be right or wrong at once.

import { html, useLayoutEffect, useRef, useState } from "../vendor/preact-htm.js";
import { announce } from "../live_region.js";
import { valueText } from "../words.js";
import { fieldsOf, isRight, skippedBy } from "./practice_questions.js";
import { shortReason, whyNoCut } from "./short_reason.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("./practice_questions.js").Question} Question */

/** @param {{ step: Step }} props */
function Situation({ step: { node, before, child } }) {
  const name = node.path.at(-1);
  return html`<p>
    <strong>${name}</strong> is a ${node.is_max ? "△ max" : "▽ min"} node${before && ` with the value ${valueText(before.value)}`}. Its
    child <strong>${child?.move}</strong> returns <strong>${valueText(child?.value)}</strong>.
  </p>`;
}

/**
 * A question with its answer.
 * @param {{ question: Question, marked: Set<string>, hasWindow: boolean, format:
 *   import("../types.js").LogFormat | null,
 *   onAnswer: (isRight: boolean) => void }} props
 */
export function PracticeQuestion({ question, marked, hasWindow, format, onAnswer }) {
  const { kind, step } = question;
  const [answers, setAnswers] = useState(/** @type {Record<string, string>} */ ({}));
  const [remark, setRemark] = useState("");
  const [result, setResult] = useState(/** @type {boolean | null} */ (null));
  const [isShown, setShown] = useState(false);
  const form = useRef(/** @type {HTMLFormElement | null} */ (null));
  useLayoutEffect(() => form.current?.querySelector("input")?.focus(), []);
  const fields = kind === "skipped" ? [] : fieldsOf(question, hasWindow);
  const finish = (/** @type {boolean} */ right) => {
    setResult(right);
    setRemark("");
    onAnswer(right);
    announce(`${right ? "Right." : "Not right."} ${shortReason(step)}`);
  };
  const check = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (result !== null) return;
    if (fields.some(({ name }) => (answers[name] ?? "").trim() === "")) setRemark("Fill in what is empty first.");
    else finish(fields.every(({ name, right }) => isRight(answers[name] ?? "", right)));
  };
  const prune = () => {
    const right = skippedBy(step);
    if (marked.size === 0) setRemark("Press the nodes in the tree first, or say that nothing is skipped.");
    else finish(marked.size === right.size && [...marked].every((key) => right.has(key)));
  };
  return html`<${Situation} step=${step} />
    <form ref=${form} onSubmit=${check}>
      <p class="prompt">
        <strong>
          ${
            kind === "skipped"
              ? "Press every child that is skipped now."
              : kind === "line"
                ? `Write the next line of ${format?.file ?? "the log"}.`
                : hasWindow
                  ? `What are value, alpha, and beta of ${step.node.path.at(-1)} then?`
                  : `What is the value of ${step.node.path.at(-1)} then?`
          }
        </strong>
      </p>
      <div class="fields">
        ${fields.map(({ name, right }) => {
          const isFieldRight = isRight(answers[name] ?? "", right);
          return html`<label class="field">
            <span>${name}</span>
            <input
              size=${kind === "line" ? 28 : 7}
              autocomplete="off"
              spellcheck=${false}
              value=${answers[name] ?? ""}
              placeholder=${kind === "line" ? format?.columns.slice(0, right.split(",").length).join() : "a number or inf"}
              readonly=${result !== null}
              onInput=${(/** @type {any} */ event) => setAnswers((old) => ({ ...old, [name]: event.target.value }))}
            />
            ${
              result !== null &&
              html`<span class=${isFieldRight ? "mark right" : "mark wrong"}>${isFieldRight ? "✓ right" : `✗ it is ${right}`}</span>`
            }
          </label>`;
        })}
      </div>
      ${
        result === null &&
        html`<div class="buttons">
          ${
            kind === "skipped"
              ? html`<button type="button" class="primary" onClick=${prune}>Check</button>
                  <button type="button" onClick=${() => finish(step.kind !== "cut" || skippedBy(step).size === 0)}>
                    Nothing is skipped
                  </button>`
              : html`<button class="primary">Check</button>`
          }
          <button type="button" class="quiet" onClick=${() => (setShown(true), finish(false))}>Show me</button>
        </div>`
      }
    </form>
    ${remark && html`<p class="remark" role="status">${remark}</p>`}
    ${
      result !== null &&
      html`<p class=${result ? "remark right" : "remark"}>
        <strong>${result ? "✓ Right." : isShown ? "Answer:" : "✗ Not yet."}</strong> ${shortReason(step)}
        ${kind === "skipped" && step.kind !== "cut" && ` ${whyNoCut(step)}`}
        ${kind !== "skipped" && step.kind === "cut" && " At a cut the node returns at once: alpha and beta stay as they were."}
        ${!result && " This question comes again."}
      </p>`
    }`;
}
