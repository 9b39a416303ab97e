// The page that plays a search of a tree, as `suite tree draw` writes it.

import { after, before, test } from "node:test";
import { deepStrictEqual, match, ok } from "node:assert";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkAccessibility } from "./accessibility.js";
import { openBrowser } from "./browser.js";
import { root, suite } from "./site.js";

const folder = mkdtempSync(join(tmpdir(), "suite-player-"));
const file = join(folder, "search.html");
/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
before(async () => {
  execFileSync(suite, ["tree", "draw", "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]", "--steps", "-o", file], { cwd: root });
  browser = await openBrowser({ viewport: { width: 1280, height: 720 } });
});
after(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

test("a search is played by keys and buttons, without a network", async () => {
  const page = await browser.context.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(pathToFileURL(file).href);
  const shown = () => page.locator("figure:visible").getAttribute("data-title");
  deepStrictEqual(await shown(), "Step 1 of 21");
  ok(await page.getByRole("button", { name: "Back" }).isDisabled());
  await page.keyboard.press("ArrowRight");
  deepStrictEqual(await shown(), "Step 2 of 21");
  match((await page.getByRole("status").textContent()) ?? "", /^Step 2 of 21\. The search enters 1/);
  await page.getByRole("button", { name: "Forward" }).click();
  deepStrictEqual(await shown(), "Step 3 of 21");
  await page.keyboard.press("End");
  deepStrictEqual(await shown(), "Step 21 of 21");
  await page.getByRole("slider", { name: "Step" }).fill("12");
  deepStrictEqual(await shown(), "Step 12 of 21");
  await checkAccessibility(page, "a search that is played");
  const fits = await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
  ok(fits, "a step fits a projector");
  await page.getByRole("button", { name: "Play" }).click();
  await page.locator('figure[data-title="Step 13 of 21"]:visible').waitFor();
  await page.getByRole("button", { name: "Pause" }).click();
  deepStrictEqual(complaints, []);
  await page.close();
});
