// Where the page stands in a search: the step that is shown, and those fetched before they are asked for.

import { useCallback, useEffect, useRef, useState } from "../vendor/preact-htm.js";
import { get, letGo, messageOf, remove } from "../api.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../types.js").TreeSummary} TreeSummary */

/** How many steps are kept; the oldest go first. */
const KEPT = 300;
/** How often a search that still runs is asked how far it is, in milliseconds. */
const POLL = 400;

/**
 * @typedef {object} Stepper
 * @property {string} id the tree on the server
 * @property {TreeSummary | null} summary
 * @property {Step | null} step the step that is shown
 * @property {string} error
 * @property {(step: number | null | undefined) => void} go shows a step; nothing happens without one
 * @property {(step: number) => Promise<Step>} fetchStep
 */

/**
 * Follows how far the search is, and ends it when the page goes.
 * @param {string} id
 * @param {(error: string) => void} onError
 */
function useSummary(id, onError) {
  const [summary, setSummary] = useState(/** @type {TreeSummary | null} */ (null));
  useEffect(() => {
    let timer = 0;
    let isGone = false;
    const poll = async () => {
      try {
        const answer = await get(`trees/${id}`);
        if (isGone) return;
        setSummary(answer);
        if (!answer.done) timer = window.setTimeout(poll, POLL);
      } catch (error) {
        if (!isGone) onError(messageOf(error));
      }
    };
    const leave = () => void remove(`trees/${id}`);
    poll();
    addEventListener("pagehide", leave);
    return () => {
      isGone = true;
      clearTimeout(timer);
      removeEventListener("pagehide", leave);
      letGo(`trees/${id}`);
    };
  }, [id]);
  return summary;
}

/**
 * @param {string} id
 * @param {number} first the step that is shown first
 * @returns {Stepper}
 */
export function useStepper(id, first) {
  const [step, setStep] = useState(/** @type {Step | null} */ (null));
  const [error, setError] = useState("");
  const summary = useSummary(id, setError);
  const steps = useRef(/** @type {Map<number, Promise<Step>>} */ (new Map()));
  const wanted = useRef(/** @type {number | null} */ (null));

  const fetchStep = useCallback(
    (/** @type {number} */ number) => {
      const known = steps.current.get(number);
      if (known) return known;
      const answer = get(`trees/${id}/steps/${number}`);
      steps.current.set(number, answer);
      answer.catch(() => steps.current.delete(number));
      if (steps.current.size > KEPT) steps.current.delete(steps.current.keys().next().value ?? 0);
      return answer;
    },
    [id],
  );
  const go = useCallback(
    async (/** @type {number | null | undefined} */ number) => {
      if (number === null || number === undefined) return;
      wanted.current = number;
      try {
        const answer = await fetchStep(number);
        if (wanted.current !== number) return;
        setError("");
        setStep(answer);
        if (answer.next.step !== null) fetchStep(answer.next.step).catch(() => {});
      } catch (failure) {
        setError(messageOf(failure));
      }
    },
    [fetchStep],
  );
  const events = summary?.events ?? 0;
  const isThere = events > first || (events > 0 && summary?.done === true);
  const shownFirst = useRef(first);
  useEffect(() => {
    // Another step may have been asked for before the search came to the first one.
    if (isThere && (wanted.current === null || first !== shownFirst.current)) go(Math.min(first, events - 1));
    shownFirst.current = first;
  }, [isThere, first]);
  return { id, summary, step, error, go, fetchStep };
}
