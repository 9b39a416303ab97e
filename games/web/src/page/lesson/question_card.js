// A question of the lesson, answered before it is shown: right or wrong is said at once, and nothing typed is not
// wrong.

import { html, useLayoutEffect, useRef, useState } from "../vendor/preact-htm.js";
import { announce } from "../live_region.js";
import { typedValue } from "../tree/typed_value.js";
import { standingsAt } from "./whole_search.js";

/** @typedef {import("./chapters.js").Question} Question */

/**
 * @param {{ question: Question, isFirst: boolean, pressed: Set<string>, isAnswered: boolean, onAnswered: () => void,
 *   next: { href: string, text: string } }} props `pressed` are the leaves that are pressed in the tree
 */
export function QuestionCard({ question, isFirst, pressed, isAnswered, onAnswered, next }) {
  const { task, text, prompt, why, steps, at } = question;
  const [remark, setRemark] = useState("");
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState("");
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  const say = (/** @type {string} */ words) => (setRemark(words), announce(words));
  // Whoever goes on by the keyboard goes on at the new question; on the first one the page is read, and in the tree
  // typed.
  useLayoutEffect(() => {
    if (!isFirst && !document.activeElement?.closest(".lesson-tree, .lesson-tools"))
      /** @type {HTMLElement | null} */ (card.current?.querySelector("input, .choices button, .go"))?.focus();
  }, []);
  useLayoutEffect(() => {
    if (isAnswered) /** @type {HTMLElement | null} */ (card.current?.querySelector(".go"))?.focus();
  }, [isAnswered]);

  const finish = () => {
    setRemark("");
    announce(`Right. ${why}`);
    onAnswered();
  };
  const checkNumber = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (task.kind !== "number") return;
    const value = typedValue(typed);
    if (Number.isNaN(value)) say("Type a number first.");
    else if (value === task.right) finish();
    else say(`Not ${typed.trim()}. ${task.hint}`);
  };
  const isSeen = (/** @type {string} */ leaf) => (standingsAt(steps, at)[leaf]?.state ?? "unvisited") !== "unvisited";
  const checkLeaves = () => {
    if (task.kind !== "leaves") return;
    const wrong = [...pressed].filter((name) => !task.right.includes(name));
    if (pressed.size === 0) say("Press the leaves in the tree first.");
    else if (wrong.length > 0)
      say(`Not ${wrong[0]}: the search ${isSeen(wrong[0]) ? "has looked at it already" : "still comes to it"}.`);
    else if (pressed.size < task.right.length) say("Right so far, but there are more.");
    else finish();
  };
  const show = () => {
    setShown(true);
    setRemark("");
    announce(why);
    onAnswered();
  };
  const showMe = html`<button type="button" class="quiet" onClick=${show}>Show me</button>`;
  return html`<div class="question" ref=${card}>
    <p>${text}</p>
    <p class="prompt"><strong>${prompt}</strong></p>
    ${
      !isAnswered &&
      task.kind === "number" &&
      html`<form class="answer" onSubmit=${checkNumber}>
        <input
          class="number"
          inputmode="text"
          autocomplete="off"
          aria-label=${prompt}
          value=${typed}
          onInput=${(/** @type {any} */ event) => setTyped(event.target.value)}
        />
        <button class="primary">Check</button>
        ${showMe}
      </form>`
    }
    ${
      !isAnswered &&
      task.kind === "choice" &&
      html`<div class="choices" role="group" aria-label=${prompt}>
        ${task.choices.map(
          (choice) =>
            html`<button onClick=${() => (choice.right ? finish() : say(`Not “${choice.text}”. ${choice.why}`))}>
              ${choice.text}
            </button>`,
        )}
        ${showMe}
      </div>`
    }
    ${
      !isAnswered &&
      task.kind === "leaves" &&
      html`<div class="answer">
        <button class="primary go" onClick=${checkLeaves}>Check</button>
        ${showMe}
      </div>`
    }
    ${remark && html`<p class="remark">${remark}</p>`}
    ${
      isAnswered &&
      why &&
      html`<p class=${isShown ? "remark" : "remark right"}>
      <strong>${isShown ? "Answer:" : "✓ Right."}</strong> ${why}
    </p>`
    }
    ${isAnswered && html`<p><a class="button primary go" href=${next.href}>${next.text}</a></p>`}
  </div>`;
}
