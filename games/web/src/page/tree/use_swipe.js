// Swiping to the left or to the right, as one turns pages on a phone.

import { useRef } from "../vendor/preact-htm.js";

/** How far a finger goes at least, in pixels. */
const FAR = 60;

/**
 * Returns whether a touch of an element scrolls something sideways instead.
 * @param {Element | null} element
 * @param {Element} end where to stop looking
 * @returns {boolean}
 */
function scrollsSideways(element, end) {
  if (!element || element === end) return false;
  const isWider = element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX !== "visible";
  return isWider || scrollsSideways(element.parentElement, end);
}

/**
 * Returns the handlers of an element that is swiped.
 * @param {(forward: boolean) => void} onSwipe is told whether a finger went to the left, which leads forward
 */
export function useSwipe(onSwipe) {
  const start = useRef(/** @type {Touch | null} */ (null));
  return {
    onTouchStart: (/** @type {TouchEvent & { currentTarget: Element }} */ event) => {
      const target = /** @type {Element} */ (event.target);
      const isSwipe = event.touches.length === 1 && !scrollsSideways(target, event.currentTarget);
      start.current = isSwipe ? event.touches[0] : null;
    },
    onTouchEnd: (/** @type {TouchEvent} */ event) => {
      if (!start.current) return;
      const across = event.changedTouches[0].clientX - start.current.clientX;
      const down = event.changedTouches[0].clientY - start.current.clientY;
      start.current = null;
      if (Math.abs(across) >= FAR && Math.abs(across) > 2 * Math.abs(down)) onSwipe(across < 0);
    },
  };
}
