// The moves of a game, in pairs, each a way to its position where there is one.

import { html, useEffect, useRef } from "../vendor/preact-htm.js";
import { secondsText } from "../words.js";

/**
 * @typedef {object} MoveListProps
 * @property {import("../types.js").Move[]} moves
 * @property {number} [ply] the number of moves played on the board that is shown
 * @property {(ply: number) => void} [onPly] shows the position after a move
 * @property {Record<number, string>} [mistakes] by ply
 */

/** @param {MoveListProps} props */
export function MoveList({ moves, ply = moves.length, onPly, mistakes = {} }) {
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  useEffect(() => {
    const [box, current] = [list.current, list.current?.querySelector(".current")];
    if (!box || !(current instanceof HTMLElement)) return;
    const [top, bottom] = [current.offsetTop, current.offsetTop + current.offsetHeight];
    if (top < box.scrollTop || bottom > box.scrollTop + box.clientHeight) box.scrollTop = top - box.clientHeight / 2;
  }, [ply]);
  if (moves.length === 0) return html`<p class="muted">No moves yet.</p>`;
  return html`<ol class="moves" ref=${list} tabindex="0" aria-label="Moves">
    ${moves.map(({ move, player, wall }, index) => {
      const at = index + 1;
      const mistake = mistakes[at];
      const name = `${at === ply ? "current " : ""}${mistake ? "mistake " : ""}player-${player}`;
      const text = html`<span class="number">${at}</span> ${move}${mistake && html`<span aria-hidden="true"> ✗</span>`}
        ${mistake && html`<span class="sr-only">, mistake: ${mistake}</span>`}`;
      const title = [mistake, wall === null || wall === undefined ? "" : secondsText(wall)].filter(Boolean).join(", ");
      return html`<li class=${name} title=${title}>
        ${
          onPly
            ? html`<button aria-current=${at === ply ? "true" : undefined} onClick=${() => onPly(at)}>${text}</button>`
            : text
        }
      </li>`;
    })}
  </ol>`;
}
