// A self-contained page, opened from disk.

import { after, before, test } from "node:test";
import { deepStrictEqual, notStrictEqual, ok } from "node:assert";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkAccessibility } from "./accessibility.js";
import { openBrowser } from "./browser.js";
import { brokenWords } from "./layout.js";
import { root, suite } from "./site.js";

const folder = mkdtempSync(join(tmpdir(), "suite-page-"));
/** @type {Awaited<ReturnType<typeof openBrowser>>} */
let browser;
before(async () => (browser = await openBrowser()));
after(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/**
 * Opens a file; what the browser complains about is kept in `complaints`.
 * @param {string} file
 */
async function openFile(file) {
  const page = await browser.context.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => ok(request.url().startsWith("file:") || request.url().startsWith("data:")));
  await page.goto(pathToFileURL(file).href);
  return { page, complaints };
}

for (const [name, words] of [
  ["replay", ["othello", "replay", "testdata/othello/game.jsonl"]],
  ["analyze", ["tictactoe", "analyze", "--moves", "1,1 0,1 0,0 2,2"]],
]) {
  test(`the file of ${name} works without a server`, async () => {
    const file = join(folder, `${name}.html`);
    execFileSync(suite, [...words, "--html", file], { cwd: root, stdio: "ignore" });
    const { page, complaints } = await openFile(file);
    await page.getByRole("grid").first().waitFor();
    await checkAccessibility(page, name);
    deepStrictEqual(complaints, []);
    await page.close();
  });
}

test("any move that keeps the result is right", async () => {
  const file = join(folder, "find.html");
  const words = ["tictactoe", "analyze", "--moves", "1,1 0,1", "--html", file];
  execFileSync(suite, words, { cwd: root, stdio: "ignore" });
  const { page, complaints } = await openFile(file);
  await page.getByRole("button", { name: "Find the move" }).click();
  const play = (/** @type {string} */ square) => page.getByRole("gridcell", { name: square }).press("Enter");
  await play("1,0");
  await page.getByText("✗ 1,0 does not. Try another one.").waitFor();
  await play("2,2");
  await page.getByText("✓ Right, 2,2 keeps the draw. Found in 2 tries.").waitFor();
  await checkAccessibility(page, "find the move");
  deepStrictEqual(complaints, []);
  await page.close();
});

const EVIL = "</script><img src=x onerror=alert(1)>";

for (const [name, words, last, shown, link] of /** @type {[string, string, string, string, RegExp][]} */ ([
  [
    "grade",
    "go grade random --stage 1 --seed 1 --quiet --out records --name",
    EVIL,
    "1.00 of 90 points",
    /^game 4, as white: lost by 9.5 to 12 points/,
  ],
  [
    "contest",
    "contest go random greedy --openings 1 --seed 1 --quiet --anchor",
    "random",
    "Elo: random is 0",
    /^(random against greedy|greedy against random)/,
  ],
])) {
  test(`the report of ${name} links to its games`, async () => {
    const file = join(folder, `${name}.html`);
    execFileSync(suite, [...words.split(" "), last, "--html", file], { cwd: folder, stdio: "ignore" });
    const { page, complaints } = await openFile(file);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByText(shown).first().waitFor();
    await checkAccessibility(page, name);
    const isWide = () => page.evaluate("document.documentElement.scrollWidth > innerWidth");
    deepStrictEqual(await isWide(), false, "the report is no wider than the window");
    deepStrictEqual(await brokenWords(page), []);
    await page.getByRole("link", { name: link }).first().press("Enter");
    await page.getByRole("grid").waitFor();
    deepStrictEqual(await page.getByText(shown).first().isVisible(), false);
    deepStrictEqual(await page.locator(":focus").evaluate((element) => element.tagName), "H1");
    await page.getByRole("button", { name: "Forward ›" }).click();
    await checkAccessibility(page, `a game of ${name}`);
    deepStrictEqual(await isWide(), false, "a game is no wider than the window");
    await page.getByRole("main").getByRole("link").first().press("Enter");
    await page.getByText(shown).first().waitFor();
    deepStrictEqual(await page.getByRole("grid").count(), 0);
    const focused = page.locator(":focus");
    ok(link.test((await focused.textContent()) ?? ""), "the reader is where they were");
    deepStrictEqual(complaints, []);
    await page.close();
  });

  test(`the report of ${name} is readable without script`, async () => {
    const plain = await openBrowser({ javaScriptEnabled: false });
    const page = await plain.context.newPage();
    await page.goto(pathToFileURL(join(folder, `${name}.html`)).href);
    ok(await page.getByText(shown).first().isVisible());
    ok(await page.getByRole("table").first().isVisible());
    await plain.close();
  });
}

test("a log that went wrong is shown as a tree beside the right one", async () => {
  const file = join(folder, "log.html");
  const words = "squirrel grade testdata/squirrel/students/strict_cut --seed 1 --cases-per-task 2 --quiet --html";
  execFileSync(suite, [...words.split(" "), file], { cwd: root, stdio: "ignore" });
  const { page, complaints } = await openFile(file);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page
    .getByRole("link", { name: /traverse_log.txt: first different in line/ })
    .first()
    .press("Enter");
  await page.getByText("Known mistake: a node is cut").waitFor();
  const [yours, right] = [
    page.getByRole("tree", { name: "Your log" }),
    page.getByRole("tree", { name: "The right tree" }),
  ];
  const here = (/** @type {import("playwright").Locator} */ tree) =>
    tree.locator('[aria-current="step"]').getAttribute("aria-label");
  deepStrictEqual(
    (await here(yours))?.split(" ")[0],
    (await here(right))?.split(" ")[0],
    "the node that should be cut",
  );
  await page.getByText(/\d+ moves? skipped\.$/).waitFor();
  await checkAccessibility(page, "a wrong log");
  // The log goes on through a child that should have been skipped.
  await page.getByRole("button", { name: "Forward ›" }).click();
  await yours.locator(".astray").first().waitFor();
  await page.setViewportSize({ width: 390, height: 800 });
  deepStrictEqual(await page.evaluate("document.documentElement.scrollWidth > innerWidth"), false);
  await checkAccessibility(page, "a wrong log on a phone");
  deepStrictEqual(complaints, []);
  await page.close();
});

test("the page of a class is sorted by its headings and leads to the students", async () => {
  const submissions = join(folder, "submissions");
  mkdirSync(submissions);
  const long = "a".repeat(90);
  for (const name of ["ann", "<img src=x onerror=alert(1)>", long]) {
    writeFileSync(join(submissions, `${name}.py`), `raise SystemExit("${name}")`);
  }
  const words =
    "class grade squirrel submissions --out results --cases-per-task 1 --seed 1 --quiet --yes --html mailed.html";
  execFileSync(suite, words.split(" "), { cwd: folder, stdio: "ignore" });
  const { page, complaints } = await openFile(join(folder, "results/index.html"));
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("banner").waitFor();
  await checkAccessibility(page, "class");
  deepStrictEqual(await page.evaluate("document.documentElement.scrollWidth > innerWidth"), false);
  for (const width of [390, 1000, 1500]) {
    await page.setViewportSize({ width, height: 800 });
    deepStrictEqual(await brokenWords(page), [], `${width} pixels`);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  const ink = () =>
    page
      .locator("figure svg text")
      .first()
      .evaluate((text) => getComputedStyle(text).fill);
  const light = await ink();
  await page.emulateMedia({ colorScheme: "dark" });
  notStrictEqual(await ink(), light, "charts can be read in the dark");
  await checkAccessibility(page, "class, dark");
  await page.emulateMedia({ colorScheme: "light" });
  const students = page.getByRole("table", { name: "Points by part" });
  const names = () => students.getByRole("rowheader").allTextContents();
  const sorted = await names();
  deepStrictEqual(sorted.length, 3);
  const heading = students.getByRole("columnheader", { name: "name" });
  await heading.getByRole("button").press("Enter");
  await heading.getByRole("button").press("Enter");
  deepStrictEqual(await heading.getAttribute("aria-sort"), "descending");
  deepStrictEqual(await names(), ["ann", long, "<img src=x onerror=alert(1)>"]);
  await students.getByRole("link", { name: "ann" }).click();
  await page.getByRole("heading", { name: "ann", exact: true }).waitFor();
  await page.getByRole("link", { name: "case 1: crashed: exit status: 1" }).first().press("Enter");
  await page.getByRole("grid").waitFor();
  deepStrictEqual(complaints, []);
  await page.goto(pathToFileURL(join(folder, "mailed.html")).href);
  await page.getByText("3 submissions: 3 graded").waitFor();
  deepStrictEqual(await page.getByRole("link").count(), 0, "nothing that is not in the file");
  await page.close();
});
