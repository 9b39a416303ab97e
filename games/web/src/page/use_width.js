// The width of an element, as it changes.

import { useLayoutEffect, useState } from "./vendor/preact-htm.js";

/**
 * Returns the width of an element in pixels, 0 before it is there.
 * @param {{ current: Element | null }} element
 */
export function useWidth(element) {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element.current);
    setWidth(Math.floor(element.current.clientWidth));
    return () => observer.disconnect();
  }, []);
  return width;
}
