// The token that lets the page in. It comes with the address, behind the `#`, and is kept for this server's address and
// port only, so that other tabs and a reload have it, too.

import { readSetting, writeSetting } from "./setting.js";

const SETTING = "token";

/** The token where nothing can be kept. */
let token = "";

export function readToken() {
  return readSetting(SETTING, token);
}

/**
 * Takes the token out of the address, where others could read it, and keeps the one that the server gives for it: the
 * one that a browser is started with is good only once. One that the server does not know changes nothing.
 * @returns {Promise<boolean>} whether there was one that the server knows
 */
export async function takeToken() {
  const [, given, view] = location.hash.match(/^#token=([0-9a-f]+)(.*)$/) ?? [];
  if (!given) return false;
  history.replaceState(null, "", location.pathname + (view ? `#${view}` : ""));
  const options = { method: "POST", headers: { "x-suite-token": given } };
  const response = await fetch("/api/token", options).catch(() => null);
  if (!response?.ok) return false;
  ({ token } = await response.json());
  writeSetting(SETTING, token);
  return true;
}
