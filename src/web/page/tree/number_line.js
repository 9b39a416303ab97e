// The window of alpha and beta on a number line, with the node's value and what a child has just returned.

import { html } from "../vendor/preact-htm.js";
import { numberOf, valueText } from "../words.js";

const WIDTH = 460;
const EDGE = 46;
const AXIS = 78;

/** @typedef {import("../types.js").Value} Value */

/**
 * Returns the whole numbers that the ticks of an axis stand at.
 * @param {number} least
 * @param {number} greatest
 */
function ticksBetween(least, greatest) {
  const rough = (greatest - least) / 5 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 1);
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((greatest - first) / step) + 1 }, (_, index) => first + index * step);
}

/**
 * Returns where a value lies; infinite ones lie at the ends.
 * @param {number} value
 * @param {[number, number]} range
 */
function place(value, [least, greatest]) {
  if (value === Infinity) return WIDTH - 16;
  if (value === -Infinity) return 16;
  return EDGE + ((value - least) / (greatest - least)) * (WIDTH - 2 * EDGE);
}

/**
 * Says what is drawn.
 * @param {import("../types.js").TreeNode} node
 */
function lineWords({ value, alpha, beta }) {
  const isEmpty = numberOf(alpha) >= numberOf(beta);
  return `Alpha ${valueText(alpha)}, beta ${valueText(beta)}, value ${valueText(value)}${isEmpty ? "; the window is empty" : ""}`;
}

/**
 * Returns the range that the axis covers, wide enough for all that is drawn.
 * @param {[number, number] | undefined} range
 * @param {(Value | undefined)[]} values
 * @returns {[number, number]}
 */
function axisRange(range, values) {
  const finite = values.filter((value) => typeof value === "number");
  const least = Math.min(...finite, ...(range ?? [0]));
  const greatest = Math.max(...finite, ...(range ?? [1]));
  return [least, Math.max(greatest, least + 1)];
}

/**
 * @param {{ node: import("../types.js").TreeNode, before?: { value: Value, alpha: Value, beta: Value },
 *   child?: { move: string, value: Value }, range?: [number, number], showsWindow: boolean }} props
 */
export function NumberLine({ node, before, child, range, showsWindow }) {
  const axis = axisRange(range, [node.value, node.alpha, node.beta, child?.value]);
  const at = (/** @type {Value} */ value) => place(numberOf(value), axis);
  const [alpha, beta] = [at(node.alpha), at(node.beta)];
  const isEmpty = numberOf(node.alpha) >= numberOf(node.beta);
  const isNarrower = before && (before.alpha !== node.alpha || before.beta !== node.beta);
  return html`<svg class="number-line" viewBox=${`0 0 ${WIDTH} 140`} role="img" aria-label=${lineWords(node)}>
    ${
      isNarrower &&
      html`<rect
        class="window-before"
        x=${at(before.alpha)}
        y="34"
        width=${at(before.beta) - at(before.alpha)}
        height="38"
        rx="3"
      />`
    }
    ${
      showsWindow &&
      html`<rect
          class=${isEmpty ? "window empty" : "window"}
          x=${Math.min(alpha, beta)}
          y="40"
          width=${Math.abs(beta - alpha)}
          height="32"
          rx="2"
        />
        <path class="bracket" d=${`M${alpha + 8} 36H${alpha}V76H${alpha + 8}`} />
        <path class="bracket" d=${`M${beta - 8} 36H${beta}V76H${beta - 8}`} />
        <text class="bound" x=${alpha} y="24" text-anchor=${alpha < 60 ? "start" : isEmpty ? "start" : "end"}>
          α ${valueText(node.alpha)}
        </text>
        <text class="bound" x=${beta} y="24" text-anchor=${beta > WIDTH - 60 ? "end" : isEmpty ? "end" : "start"}>
          β ${valueText(node.beta)}
        </text>`
    }
    <path
      class="axis"
      d=${`M6 ${AXIS}H${WIDTH - 6}M14 ${AXIS - 5}L6 ${AXIS} 14 ${AXIS + 5}M${WIDTH - 14} ${AXIS - 5}L${WIDTH - 6} ${AXIS} ${WIDTH - 14} ${AXIS + 5}`}
    />
    ${ticksBetween(...axis).map(
      (tick) =>
        html`<path class="axis" d=${`M${at(tick)} ${AXIS}v5`} />
          <text class="tick" x=${at(tick)} y=${AXIS + 18} text-anchor="middle">${valueText(tick)}</text>`,
    )}
    <${Pointer}
      x=${at(node.value)}
      y=${AXIS + 24}
      text=${`value ${valueText(node.value)}`}
      kind=${node.is_max ? "max" : "min"}
    />
    ${
      child &&
      html`<circle class="returned" cx=${at(child.value)} cy="56" r="6" />
        <text
          class="returned-words"
          x=${at(child.value)}
          y="60"
          dx=${at(child.value) > WIDTH - 130 ? -11 : 11}
          text-anchor=${at(child.value) > WIDTH - 130 ? "end" : "start"}
        >
          ${child.move} returns ${valueText(child.value)}
        </text>`
    }
  </svg>`;
}

/** @param {{ x: number, y: number, text: string, kind: string }} pointer */
function Pointer({ x, y, text, kind }) {
  const anchor = x < 70 ? "start" : x > WIDTH - 70 ? "end" : "middle";
  return html`<path class=${`pointer ${kind}`} d=${`M${x} ${y}l7 13h-14z`} />
    <text
      class="bound"
      x=${anchor === "start" ? Math.max(x - 8, 2) : anchor === "end" ? Math.min(x + 8, WIDTH - 2) : x}
      y=${y + 30}
      text-anchor=${anchor}
      >${text}</text
    >`;
}
