// Logs as files that people drop, and as they are kept for a reload.

import { dropSession, readSession, writeSession } from "../session.js";

/** The longest log that is kept in the browser's storage of the tab. */
const LONGEST = 2_000_000;

/**
 * @typedef {object} LogText
 * @property {string} name
 * @property {string} text
 */

/** @param {string} href */
const sessionName = (href) => `log ${href}`;

/** @type {Map<string, LogText>} */
const latest = new Map();

/**
 * Returns whether a text is a log, be it a wrong one: its lines are a name, a depth, and more.
 * @param {string} text
 */
export function isLog(text) {
  const lines = text.slice(0, 2000).split("\n", 4);
  return lines.some((line) => /^\s*(node\s*,\s*depth|[^,]+,\s*\d+)\s*(,|$)/i.test(line));
}

/**
 * Says why a file is no log; nothing if it is one.
 * @param {string} text
 * @param {string} name
 */
export function whyNoLog(text, name) {
  if (text.trim() === "") return `${name} is empty.`;
  if (isLog(text)) return "";
  const [first] = text.trim().split("\n", 1);
  return `${name} is not a log. A log begins with a line such as Node,Depth,Value,Alpha,Beta; this begins with ${first.slice(0, 60)}`;
}

/**
 * Keeps a log with the search that it is of.
 * @param {string} href the address of the search
 * @param {LogText} log
 */
export function keepLog(href, log) {
  latest.set(href, log);
  if (log.text.length <= LONGEST) writeSession(sessionName(href), log);
}

/**
 * Forgets the log that is kept with a search.
 * @param {string} href
 */
export function dropLog(href) {
  latest.delete(href);
  dropSession(sessionName(href));
}

/**
 * Returns the log that is kept with a search.
 * @param {string} href
 * @returns {LogText | null}
 */
export function keptLog(href) {
  return latest.get(href) ?? readSession(sessionName(href));
}
