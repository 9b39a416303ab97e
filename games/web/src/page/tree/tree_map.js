// The whole tree as a map, a row for each depth: what is searched, cut off, and still to come, up to the step that is shown.

import { html, useEffect, useRef } from "../vendor/preact-htm.js";
import { useWidth } from "../use_width.js";
import { grouped } from "../words.js";
import { loadNodes, nodeAt, placeOf, rootNode } from "./map_nodes.js";

/** @typedef {import("./map_nodes.js").MapNode} MapNode */

const HEIGHT = 66;
/** The most rows, and the least width of a node whose children are asked for, in pixels. */
const [ROWS, LEAST] = [6, 4];

/**
 * Returns the colors of the page for a canvas, which knows no custom properties.
 * @param {HTMLCanvasElement} canvas
 */
function colorsOf(canvas) {
  const color = (/** @type {string} */ name) => {
    canvas.style.color = `var(--${name})`;
    return getComputedStyle(canvas).color;
  };
  const [max, min, wrong, line, ink, card, accent] = ["max", "min", "wrong", "line", "ink", "card", "accent"].map(
    color,
  );
  canvas.style.color = "";
  return { max, min, wrong, line, ink, card, accent };
}

/**
 * Returns the greatest depth of what is known.
 * @param {MapNode} node
 * @returns {number}
 */
function depthOf({ children }) {
  return children.length > 0 ? 1 + Math.max(...children.map(depthOf)) : 0;
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {MapNode} root
 * @param {number} step
 */
function draw(canvas, root, step) {
  const scale = devicePixelRatio || 1;
  const width = canvas.clientWidth;
  canvas.width = width * scale;
  canvas.height = HEIGHT * scale;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.scale(scale, scale);
  const colors = colorsOf(canvas);
  const rows = Math.min(Math.max(depthOf(root), 2), ROWS);
  const height = (HEIGHT - 4) / rows;
  const paint = (/** @type {MapNode} */ node, /** @type {number} */ row) => {
    if (row >= rows) return;
    for (const child of node.children) {
      const [x, y] = [child.left * width, 2 + row * height];
      const gap = (child.right - child.left) * width > 4 ? 1 : 0;
      const [wide, high] = [Math.max((child.right - child.left) * width - gap, 0.5), height - 1];
      const isOver = child.last <= step;
      if (child.isCut) {
        pen.globalAlpha = isOver ? 0.16 : 0.3;
        pen.fillStyle = isOver ? colors.wrong : colors.line;
        pen.fillRect(x, y, wide, isOver ? (rows - row) * height - 1 : high);
        if (isOver) hatch(pen, colors.wrong, [x, y, wide, (rows - row) * height - 1]);
        continue;
      }
      const isHere = child.first <= step && !isOver;
      pen.globalAlpha = isHere ? 1 : isOver ? 0.6 : 0.35;
      pen.fillStyle = isHere || isOver ? (child.isMax ? colors.max : colors.min) : colors.line;
      pen.fillRect(x, y, wide, high);
      paint(child, row + 1);
    }
  };
  paint(root, 0);
  pen.globalAlpha = 1;
  const x = Math.min(Math.max(placeOf(root, step) * width, 1), width - 1);
  pen.fillStyle = colors.card;
  pen.fillRect(x - 2.5, 0, 5, HEIGHT);
  pen.fillStyle = colors.ink;
  pen.fillRect(x - 1, 0, 2, HEIGHT);
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {string} color
 * @param {[number, number, number, number]} box
 */
function hatch(pen, color, [x, y, width, height]) {
  if (width < 3) return;
  pen.save();
  pen.globalAlpha = 0.55;
  pen.strokeStyle = color;
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  pen.beginPath();
  for (let at = x - height; at < x + width; at += 6) {
    pen.moveTo(at, y + height);
    pen.lineTo(at + height, y);
  }
  pen.stroke();
  pen.restore();
}

/**
 * @param {{ stepper: import("./stepper.js").Stepper }} props
 */
export function TreeMap({ stepper: { id, summary, step, go } }) {
  const canvas = useRef(/** @type {HTMLCanvasElement | null} */ (null));
  const width = useWidth(canvas);
  const root = useRef(rootNode(1));
  const at = useRef(0);
  at.current = step?.step ?? 0;
  const repaint = () => canvas.current && draw(canvas.current, root.current, at.current);
  const events = summary?.done ? summary.events : 0;
  useEffect(() => {
    if (events === 0 || width === 0) return undefined;
    let isGone = false;
    root.current = rootNode(events);
    const options = { depth: ROWS, least: LEAST / width, onNodes: () => !isGone && repaint(), isGone: () => isGone };
    // A search that is not there any more is said elsewhere.
    loadNodes(id, root.current, options).catch(() => {});
    return () => {
      isGone = true;
    };
  }, [id, events, width]);
  useEffect(() => void repaint(), [step?.step, width]);
  useEffect(() => {
    const observer = new MutationObserver(repaint);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", repaint);
    return () => {
      observer.disconnect();
      dark.removeEventListener("change", repaint);
    };
  }, []);
  const press = (/** @type {MouseEvent} */ event) => {
    const box = canvas.current?.getBoundingClientRect();
    if (!box || events === 0) return;
    const rows = Math.min(Math.max(depthOf(root.current), 2), ROWS);
    const row = Math.floor(((event.clientY - box.top) / box.height) * rows);
    go(nodeAt(root.current, (event.clientX - box.left) / box.width, row).first);
  };
  const words = `Map of the tree: step ${grouped(at.current)} of ${grouped(Math.max(events - 1, 0))}`;
  return html`<canvas
    class="tree-map"
    ref=${canvas}
    role="img"
    aria-label=${words}
    title="The whole tree, a row for each depth: press a node to go to its first step"
    height=${HEIGHT}
    onClick=${press}
  ></canvas>`;
}
