// Where the nodes of a drawn tree lie. Levels lie below one another; many children wrap into several lines.

/** The least and greatest width of a node with its name, and its height. */
const LEAST_WIDTH = 46;
const GREATEST_WIDTH = 96;
const NODE_HEIGHT = 64;
/** The heights of the root, of the words above a level, and of the lines from a parent to its children. */
const ROOT_HEIGHT = 58;
const WORDS_HEIGHT = 24;
const FAN_HEIGHT = 30;

/**
 * @typedef {object} Point
 * @property {number} x
 * @property {number} y the upper edge of the node
 */

/**
 * @typedef {object} PlacedLevel
 * @property {number} top
 * @property {number} height
 * @property {boolean} isWrapped
 * @property {Point} from where the parent is
 * @property {Point[]} nodes
 */

/**
 * Returns the places of the nodes of one level.
 * @param {number} count
 * @param {Point} from
 * @param {number} top
 * @param {number} width
 * @returns {PlacedLevel}
 */
function placeLevel(count, from, top, width) {
  const perLine = Math.max(1, Math.min(count, Math.floor(width / LEAST_WIDTH)));
  const cell = Math.min(GREATEST_WIDTH, width / perLine);
  const isWrapped = count > perLine;
  const first = top + WORDS_HEIGHT + (isWrapped ? 8 : FAN_HEIGHT);
  const lineWidth = perLine * cell;
  const left = Math.min(Math.max(from.x - lineWidth / 2, 0), width - lineWidth);
  const nodes = Array.from({ length: count }, (_, index) => ({
    x: left + ((index % perLine) + 0.5) * cell,
    y: first + Math.floor(index / perLine) * NODE_HEIGHT,
  }));
  const height = first - top + Math.ceil(count / perLine) * NODE_HEIGHT + 6;
  return { top, height, isWrapped, from, nodes };
}

/**
 * Returns the places of all levels and the height of the drawing.
 * @param {import("./levels.js").Level[]} levels
 * @param {number} width
 */
export function placeLevels(levels, width) {
  /** @type {PlacedLevel[]} */
  const placed = [];
  const root = { x: width / 2, y: 0 };
  let from = root;
  let top = ROOT_HEIGHT;
  for (const level of levels) {
    const place = placeLevel(level.parent.children.length, from, top, width);
    placed.push(place);
    from = place.nodes[level.open] ?? from;
    top += place.height + 10;
  }
  return { root, placed, height: top };
}
