// A log of one's own that is compared with the right one, and what it says of a line.

import { useEffect, useState } from "../vendor/preact-htm.js";
import { get, messageOf, postText } from "../api.js";
import { announce } from "../live_region.js";
import { counted, grouped } from "../words.js";
import { dropLog, keepLog, keptLog, whyNoLog } from "./log_text.js";

/** @typedef {import("../types.js").LogCheck} LogCheck */
/** @typedef {import("../types.js").LogNode} LogNode */

/**
 * A log that has been compared.
 * @typedef {object} OwnLog
 * @property {string} name that of the file
 * @property {LogCheck} check
 */

/**
 * Returns the log that is compared with the search, if there is one, and the functions that take another one and that
 * compare no more. The log stays with the search when the page is loaded again.
 * @param {string} id the tree of the server
 * @param {import("./search_address.js").SearchAddress} address
 * @param {(step: number | null | undefined) => void} go
 */
export function useOwnLog(id, { href, step }, go) {
  const [log, setLog] = useState(/** @type {OwnLog | null} */ (null));
  const [error, setError] = useState("");
  const compare = async (/** @type {import("./log_text.js").LogText} */ { name, text }) => {
    try {
      const check = /** @type {LogCheck} */ (await postText(`trees/${id}/log`, text));
      setLog({ name, check });
      keepLog(href, { name, text });
      return check;
    } catch (failure) {
      setError(messageOf(failure));
      return null;
    }
  };
  const take = async (/** @type {string} */ text, /** @type {string} */ name) => {
    const why = whyNoLog(text, name);
    setError(why);
    const check = why ? null : await compare({ name, text });
    if (!check) return;
    go(check.step);
    const difference = `${differenceWords("Your log", check)} ${check.explanation}`;
    announce(check.same ? "Your log is right." : difference);
  };
  useEffect(() => {
    const kept = keptLog(href);
    // An address with a step leads there, and another one to the first wrong line.
    if (kept) compare(kept).then((check) => step === 0 && go(check?.step));
  }, [id]);
  const drop = () => {
    dropLog(href);
    setLog(null);
  };
  return { log, error, take, drop };
}

/**
 * Says where a log is wrong first.
 * @param {string} name that of the log
 * @param {LogCheck} check
 */
export function differenceWords(name, { line, yours, right, lines_right, lines_yours }) {
  const place = grouped(line ?? 0);
  if (yours === null) return `${name} ends too early: line ${place} of ${counted(lines_right, "line")} is missing.`;
  if (right === null) return `${name} goes on in line ${place}, where the right log ends.`;
  const other = lines_yours === lines_right ? "" : ` (yours has ${grouped(lines_yours)})`;
  return `${name} differs first in line ${place} of ${counted(lines_right, "line")}${other}.`;
}

/**
 * Returns whether a line is one from which on a log goes its own way.
 * @param {OwnLog | null} log
 * @param {number | null | undefined} line
 */
export function isAstray(log, line) {
  return log !== null && log.check.line !== null && (line ?? 0) >= log.check.line;
}

/**
 * Returns the node of a line of one's own log with those above it, null where the log has no such line.
 * @param {string} id the tree of the server
 * @param {OwnLog | null} log
 * @param {number | null | undefined} line
 */
export function useOwnPath(id, log, line) {
  const [path, setPath] = useState(/** @type {LogNode[] | null} */ (null));
  const isAsked = log !== null && typeof line === "number";
  useEffect(() => {
    if (!isAsked) return setPath(null);
    let isGone = false;
    get(`trees/${id}/log/${line}`).then(
      (answer) => isGone || setPath(answer.yours_path),
      () => isGone || setPath(null),
    );
    return () => {
      isGone = true;
    };
  }, [log, isAsked, line]);
  return path;
}
