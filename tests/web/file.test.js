// A self-contained page, opened from disk.

import { after, before, test } from "node:test";
import { deepStrictEqual, ok } from "node:assert";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkAccessibility } from "./accessibility.js";
import { openBrowser } from "./browser.js";
import { root, suite } from "./site.js";

const folder = mkdtempSync(join(tmpdir(), "suite-page-"));
/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
before(async () => (browser = await openBrowser()));
after(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

for (const [name, words] of [
  ["replay", ["othello", "replay", "testdata/othello/game.jsonl"]],
  ["analyze", ["tictactoe", "analyze", "--moves", "1,1 0,1 0,0 2,2"]],
]) {
  test(`the file of ${name} works without a server`, async () => {
    const file = join(folder, `${name}.html`);
    execFileSync(suite, [...words, "--html", file], { cwd: root, stdio: "ignore" });
    const page = await browser.context.newPage();
    /** @type {string[]} */
    const complaints = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("request", (request) => ok(request.url().startsWith("file:") || request.url().startsWith("data:")));
    await page.goto(pathToFileURL(file).href);
    await page.getByRole("grid").first().waitFor();
    await checkAccessibility(page, name);
    deepStrictEqual(complaints, []);
    await page.close();
  });
}
