// The tree stepper: steps, a log of one's own, practice.

import { after, before, test } from "node:test";
import { deepStrictEqual, match, ok } from "node:assert";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkAccessibility } from "./accessibility.js";
import { openSite, root, suite } from "./site.js";

const DATA = join(root, "testdata/squirrel");

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => (site = await openSite()));
after(() => site.close());

/** Searches the task of a file. */
async function search(/** @type {string} */ file) {
  const { page, view } = site;
  await view("#/");
  await view("#/tree");
  await page.getByRole("combobox", { name: "Game", exact: true }).selectOption("squirrel");
  await page.getByLabel("Task (input.txt)").fill(readFileSync(join(DATA, file), "utf8"));
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: "One step forward" }).waitFor();
}

test("a search is stepped through by keys and buttons", async () => {
  const { page, complaints } = site;
  await search("figure5-alpha-beta.txt");
  await page
    .getByText(/The search enters the root/i)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "One step forward" }).click();
  await page
    .getByText(/The search enters [A-E][1-5]/i)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Next cut" }).click();
  await page.getByText("equality is enough for a cut").first().waitFor();
  await page.locator("h1").click();
  await page.keyboard.press("b");
  await page.getByText("equality is enough for a cut").first().waitFor({ state: "detached" });
  await page.keyboard.press("c");
  await page.getByText("equality is enough for a cut").first().waitFor();
  ok((await page.getByRole("treeitem").count()) > 10);
  await checkAccessibility(page, "a tree");
  deepStrictEqual(complaints, []);
});

test("the trees of all games open", async () => {
  const { page, view } = site;
  for (const game of ["tictactoe", "othello", "go"]) {
    await view("#/");
    await view("#/tree");
    await page.getByRole("combobox", { name: "Game", exact: true }).selectOption(game);
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("button", { name: "Next update" }).click();
    await page
      .getByText(/Child .* returns/)
      .first()
      .waitFor();
    await checkAccessibility(page, `a tree of ${game}`);
  }
});

test("a tree of one's own is searched, practiced and checked", async () => {
  const { page, view, complaints } = site;
  await view("#/");
  await view("#/tree/tree");
  const tree = page.getByLabel("Tree", { exact: true });
  deepStrictEqual(await tree.inputValue(), "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: "Next cut" }).click();
  await page.getByRole("treeitem", { name: /2\.3/ }).first().waitFor();
  deepStrictEqual(await page.getByRole("grid").count(), 0);
  await checkAccessibility(page, "a tree of one's own");
  const line = await page.locator(".log-line code").textContent();
  match(line ?? "", /^2,1,2,3,Infinity$/);
  // A tree that is none is refused in words.
  await page.getByText("Position and algorithm").click();
  await tree.fill("[[3, 12, 8], [2, 4");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByText("the tree: line 1: expected nested lists").waitFor();
  deepStrictEqual(
    complaints.filter((complaint) => !complaint.includes("400")),
    [],
  );
  complaints.length = 0;
});

test("a step of a tree is saved as the picture that the command draws", async () => {
  const { page, view } = site;
  await view("#/");
  await view("#/tree/tree");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: "Next cut" }).click();
  await page.locator(".log-line code").getByText("2,1,2,3,Infinity").waitFor();
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save this step as SVG" }).click();
  const download = await waiting;
  const number = download.suggestedFilename().match(/^step-(\d+)\.svg$/)?.[1] ?? "";
  const folder = mkdtempSync(join(tmpdir(), "suite-web-"));
  const file = join(folder, "drawn.svg");
  execFileSync(suite, ["tree", "draw", "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]", "--step", number, "-o", file]);
  const saved = readFileSync(await download.path(), "utf8");
  deepStrictEqual(saved, readFileSync(file, "utf8"));
  rmSync(folder, { recursive: true });
  match(saved, /^<svg /);
  // Trees of games are not drawn.
  await search("figure5-alpha-beta.txt");
  deepStrictEqual(await page.getByRole("button", { name: "Save this step as SVG" }).count(), 0);
});

test("a wrong log is found, with the mistake that explains it", async () => {
  const { page } = site;
  await search("figure5-alpha-beta.txt");
  const log = join(DATA, "answers/strict-cut/traverse_log.txt");
  await page.getByRole("region", { name: "Your own log" }).locator("input[type=file]").setInputFiles(log);
  await page.getByText("differs first in line 105").first().waitFor();
  await page.getByText("a node is cut only on strict inequality").first().waitFor();
  ok((await page.getByRole("tree", { name: "Your log" }).count()) === 1);
  await checkAccessibility(page, "a wrong log");
});

test("a round of practice ends with a score", async () => {
  const { page } = site;
  await search("figure5-alpha-beta.txt");
  const practice = page.getByRole("region", { name: "Practice" });
  await practice.getByRole("button").first().click();
  for (let question = 1; question <= 10; question++) {
    await practice.getByText(`Question ${question} of 10`).waitFor();
    await practice.getByLabel("Value").fill("19");
    await practice.getByLabel("Alpha").fill("-inf");
    await practice.getByLabel("Beta").fill("inf");
    await practice.getByLabel("no", { exact: true }).check();
    await page.keyboard.press("Enter");
    await practice.locator(".mark").nth(3).waitFor();
    if (question < 10) await practice.getByRole("button").last().click();
  }
  match(await practice.innerText(), /\d+ of 40/);
  await checkAccessibility(page, "practice");
});

/** Returns which words of the number line lie on others, on a bracket, or outside of the picture. */
const coveredWords = () =>
  site.page.locator(".number-line").evaluate((line) => {
    const box = (/** @type {Element} */ element) => element.getBoundingClientRect();
    const meet = (/** @type {DOMRect} */ one, /** @type {DOMRect} */ other) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const isInside = (/** @type {DOMRect} */ { left, right }) => left >= box(line).left && right <= box(line).right;
    const words = [...line.querySelectorAll("text")];
    const shapes = [...line.querySelectorAll(".bracket, circle, .pointer")];
    const isCovered = (/** @type {Element} */ text) =>
      [...words, ...shapes].some((other) => other !== text && meet(box(text), box(other)));
    return words.filter((text) => isCovered(text) || !isInside(box(text))).map((text) => text.textContent);
  });

test("the words of the number line are clear of each other and of the brackets", async () => {
  const { page } = site;
  await search("figure5-alpha-beta.txt");
  for (let step = 1; step <= 60; step += 1) {
    await page.getByRole("button", { name: "One step forward" }).click();
    await page
      .getByRole("slider")
      .and(page.locator(`[aria-valuetext^="step ${step} of"]`))
      .waitFor();
    deepStrictEqual(await coveredWords(), [], `step ${step}`);
  }
});
