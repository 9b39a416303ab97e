// Files that the page saves.

import { readFileSync } from "node:fs";

/**
 * Presses a button of this name, and returns the file that it saves.
 * @param {import("playwright-core").Page} page
 * @param {string} button
 */
export async function savedFile(page, button) {
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}
