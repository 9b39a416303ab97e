// Shows the steps between two, one after the other, where motion is welcome.

import { useEffect, useState } from "../vendor/preact-htm.js";

/** The time that a step is shown, and the most time that all of them take, in milliseconds. */
const [PAUSE, LONGEST] = [650, 5000];

/** Whether the system asks for no motion. */
export function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Returns the step to show: `to` in the end, after those from `from` on. Where `from` is later, `to` is shown at once.
 * @param {number} from
 * @param {number} to
 */
export function usePlayback(from, to) {
  const [shown, setShown] = useState(from);
  useEffect(() => {
    if (to <= from || isStill()) {
      setShown(to);
      return undefined;
    }
    const timer = setInterval(
      () => setShown((step) => Math.min(Math.max(step, from) + 1, to)),
      Math.min(PAUSE, LONGEST / (to - from)),
    );
    return () => clearInterval(timer);
  }, [from, to]);
  return to <= from ? to : Math.min(Math.max(shown, from), to);
}
