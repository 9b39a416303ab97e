// The whole tree of the lesson. Leaves can be changed or, where that is asked, pressed.

import { html, useState } from "../vendor/preact-htm.js";
import { Glyph } from "../tree/glyph.js";
import { valueText } from "../words.js";
import { ROOT, leafValue } from "./small_tree.js";
import { hasCut } from "./whole_search.js";

/** @typedef {import("./small_tree.js").Branch} Branch */
/** @typedef {import("./small_tree.js").Player} Player */
/** @typedef {import("./whole_search.js").Standing} Standing */

/** How far down the nodes of a level are, in parts of the height. */
const [TOP, MIDDLE, BOTTOM] = [14, 50, 84];

const STATES = { unvisited: "not reached yet", current: "being searched", done: "searched", cut: "cut off" };

/**
 * @typedef {object} Place
 * @property {number} x in parts of the width
 * @property {number} y
 */

/**
 * Returns where each node is.
 * @param {Branch[]} branches
 */
function placesOf(branches) {
  /** @type {Record<string, Place>} */
  const places = { [ROOT]: { x: 50, y: TOP } };
  branches.forEach(({ name, leaves }, at) => {
    places[name] = { x: (at + 0.5) * (100 / 3), y: MIDDLE };
    leaves.forEach((leaf, index) => (places[leaf.name] = { x: (3 * at + index + 0.5) * (100 / 9), y: BOTTOM }));
  });
  return places;
}

/**
 * @param {{ branches: Branch[], first?: Player, standings: Record<string, Standing>, here: string, hides?: string,
 *   cause?: string, pressed: Set<string> | null, onPress: (leaf: string) => void,
 *   onLeaf?: (name: string, value: number) => void }} props
 *   `hides` is the node whose value is not shown; `pressed` are the leaves that are pressed, null where none are asked for
 */
export function LessonTree({ branches, first = "max", standings, here, hides, cause, pressed, onPress, onLeaf }) {
  const places = placesOf(branches);
  const standing = (/** @type {string} */ name) => standings[name === ROOT ? "root" : name] ?? { state: "unvisited" };
  const classOf = (/** @type {string} */ name) =>
    [standing(name).state, here === name && "here", cause === name && "cause"].filter(Boolean).join(" ");
  const edge = (/** @type {string} */ from, /** @type {string} */ to) => {
    const [one, other] = [places[from], places[to]];
    return html`<path key=${to} class=${`lesson-edge ${classOf(to)}`} d=${`M${one.x} ${one.y}L${other.x} ${other.y}`} />`;
  };
  const shown = (/** @type {string} */ name) =>
    name === hides ? { ...standing(name), value: undefined } : standing(name);
  const inner = (/** @type {string} */ name, /** @type {boolean} */ isMax, isBound = false) =>
    html`<${InnerNode}
      key=${name}
      name=${name}
      isMax=${isMax}
      isBound=${isBound}
      place=${places[name]}
      standing=${shown(name)}
      from=${places[standing(name).from ?? ""]}
      class=${classOf(name)}
    />`;
  return html`<div class="lesson-tree" role="group" aria-label="The tree">
    <svg class="lesson-edges" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="hatch-line" d="M0 0V5" />
        </pattern>
      </defs>
      ${branches.flatMap(({ name, leaves }) => [edge(ROOT, name), ...leaves.map((leaf) => edge(name, leaf.name))])}
    </svg>
    ${inner(ROOT, first === "max")}
    ${branches.map(({ name, leaves }) => inner(name, first === "min", hasCut(leaves, standings)))}
    ${branches.flatMap(({ leaves }) =>
      leaves.map(
        (leaf) =>
          html`<${Leaf}
            key=${leaf.name}
            leaf=${leaf}
            place=${places[leaf.name]}
            state=${standing(leaf.name).state}
            class=${classOf(leaf.name)}
            isPressed=${pressed?.has(leaf.name) ?? null}
            onPress=${() => onPress(leaf.name)}
            onValue=${onLeaf && ((/** @type {number} */ value) => onLeaf(leaf.name, value))}
          />`,
      ),
    )}
  </div>`;
}

/** @param {Place} place */
const styleOf = ({ x, y }) => ({ left: `${x}%`, top: `${y}%` });

/**
 * @param {{ name: string, isMax: boolean, isBound: boolean, place: Place, standing: Standing, from?: Place, class:
 *   string }} node `isBound` is whether it is cut, and so worth that much at least or at most; `from` is where its value
 *   comes from
 */
function InnerNode({ name, isMax, isBound, place, standing: { state, value }, from, class: classes }) {
  const kind = isMax ? "max" : "min";
  const [bound, sign] = !isBound ? ["", ""] : isMax ? ["at least ", "≥ "] : ["at most ", "≤ "];
  const worth = value === undefined ? "no value yet" : `value ${bound}${valueText(value)}`;
  const rise = from && { "--dx": String(from.x - place.x), "--dy": String(from.y - place.y) };
  return html`<div class=${`lesson-node ${classes}`} style=${styleOf(place)}>
    <span class="lesson-name">${name}</span>
    <svg viewBox="-25 -4 50 48" role="img" aria-label=${`${name}, ${kind} node, ${worth}, ${STATES[state]}`}>
      <${Glyph} shape=${kind} state=${classes.includes("here") ? "here" : state} />
    </svg>
    ${
      value !== undefined &&
      html`<span key=${`${value} ${from?.x}`} class=${`lesson-value ${from ? "rises" : ""}`} style=${rise} aria-hidden="true"
        >${sign}${valueText(value)}</span
      >`
    }
  </div>`;
}

/**
 * @param {{ leaf: { name: string, value: number }, place: Place, state: keyof typeof STATES, class: string,
 *   isPressed: boolean | null, onPress: () => void, onValue?: (value: number) => void }} props
 */
function Leaf({ leaf: { name, value }, place, state, class: classes, isPressed, onPress, onValue }) {
  // What is typed stays until somebody goes elsewhere: the tree shows the value a moment later.
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  const onInput = (/** @type {any} */ event) => {
    setTyped(event.target.value);
    const next = leafValue(event.target.value);
    if (next !== null) onValue?.(next);
  };
  const label = `Leaf ${name}, ${STATES[state]}`;
  return html`<div class=${`lesson-leaf ${classes}`} style=${styleOf(place)}>
    ${
      isPressed === null
        ? html`<input
            inputmode="numeric"
            autocomplete="off"
            aria-label=${label}
            value=${typed ?? value}
            readonly=${!onValue}
            aria-invalid=${typed !== null && leafValue(typed) === null}
            onBlur=${() => setTyped(null)}
            onFocus=${(/** @type {any} */ event) => event.target.select()}
            onInput=${onInput}
          />`
        : html`<button aria-pressed=${isPressed} aria-label=${`${label}: ${value}`} onClick=${onPress}>
            ${valueText(value)}
          </button>`
    }
    <span class="lesson-name" aria-hidden="true">${name}</span>
  </div>`;
}
