// A search tree, as textbooks draw it: the path of the search with all children of its nodes. Others are opened by
// hand.

import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";
import { useWidth } from "../use_width.js";
import { valueText } from "../words.js";
import { Glyph } from "./glyph.js";
import { placeLevels } from "./layout.js";
import { itemsOf, keyOf } from "./levels.js";
import { sizeWords, skippedWords } from "./skipped.js";

/** @typedef {import("./levels.js").Level} Level */
/** @typedef {import("./levels.js").Item} Item */
/** @typedef {import("../types.js").Child} Child */

/**
 * @typedef {object} TreeViewProps
 * @property {string} label what tree it is, for people who hear the page
 * @property {Level[]} levels
 * @property {string} current the key of the node where the search is
 * @property {(item: Item) => void} [onToggle] opens or closes a node
 * @property {(item: Item) => void} [onSelect] told which node is looked at
 * @property {boolean} [hasWindow] whether alpha and beta are shown
 * @property {string} [cause] the key of the node whose choice causes a cut
 * @property {Set<string>} [marked] the keys of nodes that are marked
 * @property {Set<string>} [astray] the keys of nodes that should have been skipped
 */

/** The width of a character of the words about a node. */
const CHARACTER = 7.5;

/** How the search came to stand with a child, in words. */
const STATES = { unvisited: "not searched yet", current: "being searched", done: "searched", cut: "cut off" };

/**
 * Says what a node is, beginning with what stands at it.
 * @param {import("../types.js").TreeNode} node
 * @param {boolean} hasWindow
 */
function nodeWords({ name, depth, is_max, value, alpha, beta }, hasWindow) {
  const bounds = hasWindow ? `, alpha ${valueText(alpha)}, beta ${valueText(beta)}` : "";
  return `${name} ${valueText(value)}: ${is_max ? "max" : "min"} node at depth ${depth}${bounds}`;
}

/** @param {Child} child */
function childWords(child) {
  const kind = child.kind === "leaf" ? ", leaf" : child.kind === "cached" ? ", from the cache" : "";
  const found = valueText(child.skipped ? child.skipped.value : child.value);
  const value = found && ` ${found}`;
  const why = child.why ? `: ${child.why}` : "";
  const skipped = child.skipped ? `; ${skippedWords(child.skipped)}` : "";
  return `${child.name}${value}${kind}, ${STATES[child.state]}${why}${skipped}`;
}

/**
 * @param {Child} child
 * @param {import("../types.js").PathNode} parent
 * @param {Level | undefined} next the level below, if this child is opened
 * @returns {"max" | "min" | "leaf" | "cached"}
 */
function shapeOf(child, parent, next) {
  if (next) return next.parent.is_max ? "max" : "min";
  if (child.skipped?.kind === "leaf") return "leaf";
  if (child.kind === "leaf" || child.kind === "cached") return child.kind;
  return parent.is_max ? "min" : "max";
}

/** @param {TreeViewProps} props */
export function TreeView({ label, levels, current, onToggle, onSelect, hasWindow = true, cause, marked, astray }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const width = useWidth(box);
  const [focus, setFocus] = useState("");
  const items = itemsOf(levels);
  const tabStop = items.some((item) => item.key === focus) ? focus : current;
  const { root, placed, height } = placeLevels(levels, Math.max(width, 200));
  useEffect(() => showCurrent(box.current), [current, width]);

  const focusOn = (/** @type {Item | undefined} */ item) => {
    if (!item) return;
    setFocus(item.key);
    onSelect?.(item);
    /** @type {SVGElement | null | undefined} */ (
      box.current?.querySelector(`[data-key="${CSS.escape(item.key)}"]`)
    )?.focus();
  };
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const index = items.findIndex((item) => item.key === tabStop);
    if (keyAction(event, items, index, focusOn, onToggle)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const item = (/** @type {string} */ key) => /** @type {Item} */ (items.find((candidate) => candidate.key === key));
  const attributes = (/** @type {Item} */ { key, level, isOpen, canOpen }) => ({
    role: "treeitem",
    "data-key": key,
    "aria-level": level + 1,
    "aria-expanded": canOpen ? String(isOpen) : undefined,
    "aria-current": key === current ? "step" : undefined,
    "aria-selected": marked ? String(marked.has(key)) : undefined,
    tabindex: key === tabStop ? 0 : -1,
    onFocus: (/** @type {Event} */ event) => (event.stopPropagation(), setFocus(key)),
    onClick: (/** @type {Event} */ event) => {
      event.stopPropagation();
      focusOn(item(key));
      onToggle?.(item(key));
    },
  });

  /** @type {(depth: number) => unknown} */
  const group = (depth) => {
    const level = levels[depth];
    if (!level) return null;
    const { children } = level.parent;
    const place = placed[depth];
    return html`<g role="group">
      <${LevelGround}
        level=${level}
        place=${place}
        width=${Math.max(width, 200)}
        hasWindow=${hasWindow}
        cause=${cause}
      />
      ${children.map((child, index) => {
        const key = keyOf([...level.path, child.move]);
        const next = index === level.open ? levels[depth + 1] : undefined;
        const shape = shapeOf(child, level.parent, next);
        const value = child.skipped ? child.skipped.value : next ? next.parent.value : child.value;
        const words = next && !child.skipped ? nodeWords(next.parent, hasWindow) : childWords(child);
        return html`<g
          key=${key}
          ...${attributes(item(key))}
          aria-label=${`${words}${key === cause ? ", whose choice causes the cut" : ""}`}
          aria-setsize=${children.length}
          aria-posinset=${index + 1}
        >
          <${NodeDrawing}
            point=${place.nodes[index]}
            name=${child.name}
            shape=${shape}
            state=${[key === current ? "here" : child.state, child.skipped && "skipped", key === cause && "cause", marked?.has(key) && "marked", astray?.has(key) && "astray"].filter(Boolean).join(" ")}
            value=${value}
            isBest=${index === level.best}
            title=${childWords(child)}
          />
          </g>
          ${next && group(depth + 1)}`;
      })}
    </g>`;
  };
  const top = levels[0]?.parent;
  return html`<div class="tree-box" ref=${box}>
    <svg
      class="tree"
      viewBox=${`0 0 ${Math.max(width, 200)} ${height}`}
      height=${height}
      role="tree"
      aria-label=${label}
      aria-orientation="horizontal"
      onKeyDown=${onKeyDown}
    >
      <defs>
        <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="hatch-line" d="M0 0V5" />
        </pattern>
      </defs>
      ${
        top &&
        html`<g ...${attributes(items[0])} aria-label=${nodeWords(top, hasWindow)} aria-setsize="1" aria-posinset="1">
          <${NodeDrawing}
            point=${root}
            name=${top.name}
            shape=${top.is_max ? "max" : "min"}
            state=${current === "" ? "here" : "current"}
            value=${top.value}
            title=${nodeWords(top, hasWindow)}
          />
        </g>
        ${group(0)}`
      }
    </svg>
  </div>`;
}

/**
 * Brings the node of the search into view within the box of the tree, and leaves the page where it is.
 * @param {HTMLElement | null} box
 */
function showCurrent(box) {
  const node = box?.querySelector('[aria-current="step"] .node-drawing');
  if (!box || !node) return;
  const [inner, outer] = [node.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + 24;
  else if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top + 24;
}

/**
 * Does what a key of a horizontal tree does; returns whether it is one.
 * @param {KeyboardEvent} event
 * @param {Item[]} items
 * @param {number} index the node that has the focus
 * @param {(item: Item | undefined) => void} focusOn
 * @param {((item: Item) => void) | undefined} onToggle
 */
function keyAction(event, items, index, focusOn, onToggle) {
  const item = items[index];
  const isLetter = event.key.length === 1 && /\S/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (event.key === "ArrowRight") focusOn(items[index + 1]);
  else if (event.key === "ArrowLeft") focusOn(items[index - 1]);
  else if (event.key === "ArrowDown" && item.isOpen) focusOn(items[index + 1]);
  else if (event.key === "ArrowDown" && item.canOpen) onToggle?.(item);
  else if (event.key === "ArrowUp" && item.isOpen && item.level > 0 && onToggle) onToggle(item);
  else if (event.key === "ArrowUp") focusOn(items.findLast((other, at) => at < index && other.level < item.level));
  else if (event.key === "Home") focusOn(items[0]);
  else if (event.key === "End") focusOn(items.at(-1));
  else if (event.key === "Enter" || event.key === " ") onToggle?.(item);
  else if (isLetter) return typeAhead(event.key, items, index, focusOn);
  else return event.key === "ArrowDown";
  return true;
}

/**
 * Goes to the next node whose name begins with a letter; returns whether there is one.
 * @param {string} letter
 * @param {Item[]} items
 * @param {number} index
 * @param {(item: Item | undefined) => void} focusOn
 */
function typeAhead(letter, items, index, focusOn) {
  const following = [...items.slice(index + 1), ...items.slice(0, index)];
  const found = following.find(({ child }) => child?.name.startsWith(letter));
  focusOn(found);
  return found !== undefined;
}

/**
 * Returns what is written beside the name of a parent.
 * @param {import("../types.js").PathNode} parent
 * @param {boolean} hasWindow
 */
function wordsBeside({ value, alpha, beta, skipped, children }, hasWindow) {
  if (skipped) return ["skipped", sizeWords([skipped]), `minimax ${valueText(skipped.value) || "unknown"}`];
  const words = [`value ${valueText(value)}`];
  if (hasWindow) words.push(`α ${valueText(alpha)}`, `β ${valueText(beta)}`);
  const below = children.flatMap((child) => child.skipped ?? []);
  if (below.length > 0) words.push(`skipped ${sizeWords(below)}`);
  return words;
}

/**
 * What lies behind the nodes of a level: the words about their parent, and lines from it.
 * @param {{ level: Level, place: import("./layout.js").PlacedLevel, width: number, hasWindow: boolean, cause?: string
 *   }} props
 */
function LevelGround({ level, place, width, hasWindow, cause }) {
  const { parent, open, path } = level;
  const start = place.top + 22;
  const values = wordsBeside(parent, hasWindow);
  // The words stand where the lines from the parent do not cross them; where there is no room, the lines begin below
  // them.
  const room = CHARACTER * (parent.name.length + values.join("").length + 14);
  const isAtEnd = place.from.x < room && place.from.x < width - room;
  const isCrossed = place.from.x < room && !isAtEnd;
  const from = `M${place.from.x} ${isCrossed ? start : place.top - 6}`;
  const line = (/** @type {import("./layout.js").Point} */ node) =>
    `${from}L${place.from.x} ${start}L${node.x} ${node.y - 2}`;
  const classOf = (/** @type {number} */ index) =>
    [
      "edge",
      index === open && "open",
      parent.children[index].skipped && "skipped",
      keyOf([...path, parent.children[index].move]) === cause && "cause",
    ]
      .filter(Boolean)
      .join(" ");
  const edges = place.nodes.map((node, index) => ({ name: classOf(index), d: line(node) }));
  // Those that stand out lie on the others.
  edges.sort((one, other) => one.name.length - other.name.length);
  return html`<g aria-hidden="true">
    <rect class=${parent.skipped ? "level skipped" : "level"} x="0" y=${place.top} width=${width} height=${place.height} rx="10" />
    ${!place.isWrapped && edges.map(({ name, d }) => html`<path class=${name} d=${d} />`)}
    ${place.isWrapped && html`<path class="edge open" d=${`${from}V${start}`} />`}
    <text
      class="level-words"
      x=${isAtEnd ? width - 10 : 10}
      y=${place.top + 17}
      text-anchor=${isAtEnd ? "end" : "start"}
    >
      <tspan class="strong">${parent.name} ${parent.is_max ? "△ max" : "▽ min"}</tspan>
      ${values.map((text) => html`<tspan dx="8">${text}</tspan>`)}
    </text>
  </g>`;
}

/**
 * @param {{ point: import("./layout.js").Point, name: string, shape: "max" | "min" | "leaf" | "cached", state: string,
 *   value?: import("../types.js").Value | null, isBest?: boolean, title: string }} node
 */
function NodeDrawing({ point, name, shape, state, value, isBest, title }) {
  return html`<g class=${`node-drawing ${state}`} transform=${`translate(${point.x} ${point.y})`} aria-hidden="true">
    <title>${title}</title>
    <rect class="touch" x="-22" y="0" width="44" height="58" />
    <text class="node-name" text-anchor="middle" y="11">${name}</text>
    ${" "}
    <g transform="translate(0 16)">
      <${Glyph} shape=${shape} state=${state} value=${value} isBest=${isBest} />
    </g>
    <rect class="focus-ring" x="-22" y="-1" width="44" height="60" rx="6" />
  </g>`;
}
