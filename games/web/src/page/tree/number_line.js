// The window of alpha and beta on a number line, with the node's value and what a child has just returned.

import { html, useRef } from "../vendor/preact-htm.js";
import { useWidth } from "../use_width.js";
import { numberOf, valueText } from "../words.js";

/** The least width of the drawing, which has the pixels of the screen, so that its words keep their size. */
const LEAST_WIDTH = 260;
const EDGE = 46;
const AXIS = 96;
/** The width of a character of a bound. */
const CHARACTER = 9.5;

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
 * @param {number} width that of the drawing
 */
function place(value, [least, greatest], width) {
  if (value === Infinity) return width - 16;
  if (value === -Infinity) return 16;
  return EDGE + ((value - least) / (greatest - least)) * (width - 2 * EDGE);
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
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const width = Math.max(useWidth(svg), LEAST_WIDTH);
  const at = (/** @type {Value} */ value) => place(numberOf(value), axis, width);
  const [alpha, beta] = [at(node.alpha), at(node.beta)];
  // Nothing is left out where nothing is drawn.
  const top = showsWindow ? 0 : child ? 26 : 60;
  const isEmpty = numberOf(node.alpha) >= numberOf(node.beta);
  const isNarrower = before && (before.alpha !== node.alpha || before.beta !== node.beta);
  return html`<svg class="number-line" ref=${svg} viewBox=${`0 ${top} ${width} ${158 - top}`} role="img" aria-label=${lineWords(node)}>
    ${
      isNarrower &&
      html`<rect
        class="window-before"
        x=${at(before.alpha)}
        y="52"
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
          y="58"
          width=${Math.abs(beta - alpha)}
          height="32"
          rx="2"
        />
        <path class="bracket" d=${`M${alpha + 8} 54H${alpha}V94H${alpha + 8}`} />
        <path class="bracket" d=${`M${beta - 8} 54H${beta}V94H${beta - 8}`} />
        <${Bounds}
          at=${[alpha, beta]}
          words=${[`α ${valueText(node.alpha)}`, `β ${valueText(node.beta)}`]}
          isEmpty=${isEmpty}
          width=${width}
        />`
    }
    <path
      class="axis"
      d=${`M6 ${AXIS}H${width - 6}M14 ${AXIS - 5}L6 ${AXIS} 14 ${AXIS + 5}M${width - 14} ${AXIS - 5}L${width - 6} ${AXIS} ${width - 14} ${AXIS + 5}`}
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
      width=${width}
    />
    ${
      child &&
      html`<circle class="returned" cx=${at(child.value)} cy="74" r="6" />
        <${Words}
          x=${at(child.value)}
          y=${41}
          kind="returned"
          width=${width}
          text=${`${child.move} returns ${valueText(child.value)}`}
        />`
    }
  </svg>`;
}

/**
 * The words of alpha and of beta, outside of the window where there is room for them, and clear of each other.
 * @param {{ at: [number, number], words: [string, string], isEmpty: boolean, width: number }} bounds
 */
function Bounds({ at: [alpha, beta], words, isEmpty, width }) {
  const [alphaRoom, betaRoom] = words.map((text) => CHARACTER * text.length + 8);
  const isAlphaAtEnd = !isEmpty && alpha < 60;
  const isBetaAtEnd = !isEmpty && beta > width - 60;
  const alphaFrom = isBetaAtEnd ? Math.min(alpha, beta - betaRoom) : alpha;
  const betaFrom = isAlphaAtEnd ? Math.max(beta, alpha + alphaRoom) : beta;
  return html`<text class="bound" x=${alphaFrom} y="18" text-anchor=${isEmpty || isAlphaAtEnd ? "start" : "end"}>
      ${words[0]}
    </text>
    <text class="bound" x=${betaFrom} y="18" text-anchor=${isEmpty || isBetaAtEnd ? "end" : "start"}>
      ${words[1]}
    </text>`;
}

/** @param {{ x: number, y: number, text: string, kind: string, width: number }} pointer */
function Pointer({ x, y, text, kind, width }) {
  return html`<path class=${`pointer ${kind}`} d=${`M${x} ${y}l7 13h-14z`} />
    <${Words} x=${x} y=${y + 30} kind="bound" text=${text} width=${width} />`;
}

/**
 * Words in the middle above or below a place, or beside it at the ends.
 * @param {{ x: number, y: number, text: string, kind: string, width: number }} words
 */
function Words({ x, y, text, kind, width }) {
  const anchor = x < 70 ? "start" : x > width - 70 ? "end" : "middle";
  const from = anchor === "start" ? Math.max(x - 8, 2) : anchor === "end" ? Math.min(x + 8, width - 2) : x;
  return html`<text class=${kind} x=${from} y=${y} text-anchor=${anchor}>${text}</text>`;
}
