// The tree stepper: steps, a log of one's own, practice.

import { after, before, test } from "node:test";
import { deepStrictEqual, doesNotMatch, match, ok } from "node:assert";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkAccessibility } from "./accessibility.js";
import { readGif } from "./gif.js";
import { overflow, smallTexts } from "./layout.js";
import { savedFile } from "./saved_file.js";
import { needsServer, openSite, root, suite } from "./site.js";

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

/** Waits for the short reason of a step. */
const reason = (/** @type {string | RegExp} */ text) => site.page.locator(".reason", { hasText: text }).waitFor();

/** Waits for the address to have something. */
const addressHas = (/** @type {string | RegExp} */ text) =>
  site.page.waitForFunction((source) => new RegExp(source).test(location.hash), new RegExp(text).source);

/** Checks that nothing has to be scrolled to. */
const isWhole = () =>
  site.page.evaluate(
    () => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth,
  );

test("a search is stepped through by keys and buttons", async () => {
  const { page, complaints } = site;
  await search("figure5-alpha-beta.txt");
  await reason("X moves at the root, and takes the greatest value.");
  await page.getByRole("button", { name: "One step forward" }).click();
  await reason(/O moves at [A-E][1-5]/);
  await page.getByRole("button", { name: "Next cut" }).click();
  await reason("X already has A1 = −13 at the root; O can force −17 at node B1. 10 moves skipped.");
  // The whole reason is there on demand, and the choice that causes the cut is marked.
  await page.getByText("The whole reason").click();
  await page.getByText("equality is enough for a cut").waitFor();
  deepStrictEqual(await page.getByRole("treeitem", { name: "whose choice causes the cut" }).count(), 1);
  deepStrictEqual(await page.locator(".code .here").allTextContents(), [
    "    v ← min(v, max_value(s + a, α, β))",
    "    if v ≤ α: return v",
  ]);
  await page.locator("h1").click();
  await page.keyboard.press("b");
  await reason("B3 is a leaf, worth −17.");
  await page.keyboard.press("c");
  await reason("X already has A1");
  ok((await page.getByRole("treeitem").count()) > 10);
  await page.getByText("137 of 290 nodes").waitFor();
  // Lines belong to logs, and there is none.
  deepStrictEqual(await page.locator(".log-line").count(), 0);
  deepStrictEqual(await page.getByText("Infinity").count(), 0);
  deepStrictEqual(await smallTexts(site.page), []);
  await checkAccessibility(page, "a tree");
  deepStrictEqual(complaints, []);
});

test("the best move is told when the search has found it, and plain minimax has no bounds", async () => {
  const { page, view } = site;
  await view("#/tree/tree?text=[[3,12,8],[2,4,6],[14,5,2]]&algorithm=minimax");
  await reason("Max moves at the root");
  await page.getByText("13 nodes").waitFor();
  deepStrictEqual(await page.locator(".stage .result").count(), 0);
  deepStrictEqual(await page.getByText(/[αβ]/).count(), 0);
  deepStrictEqual(await page.getByRole("treeitem", { name: "alpha" }).count(), 0);
  // Nobody has a log here.
  await page.getByText("The whole reason").click();
  await page.getByText("so its value is −∞, the worst possible for Max.").waitFor();
  doesNotMatch(await page.locator(".explanation").innerText(), /log|Infinity/);
  await page.getByRole("slider").press("End");
  await page.locator(".stage .result", { hasText: "best: 1, value 3" }).waitFor();
});

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
]) {
  test(`a search is on one stage of ${width} x ${height}`, async () => {
    const { page, view } = site;
    await page.setViewportSize({ width, height });
    for (const game of ["tictactoe", "othello", "go", "squirrel", "tree"]) {
      await view(`#/tree/${game}`);
      await page.getByRole("button", { name: "Search" }).click();
      await page.getByRole("button", { name: "Next update" }).click();
      await reason(/better for/);
      ok(await isWhole(), `${game}: nothing is out of view`);
      await checkAccessibility(page, `a tree of ${game}`);
    }
  });
}

test("a phone shows one pane at a time, and the transport stays", async () => {
  const phone = await openSite({ viewport: { width: 390, height: 800 }, hasTouch: true });
  const { page, view } = phone;
  await view("#/tree/othello?algorithm=alphabeta&limit=2&step=30");
  await page.getByRole("tree").waitFor();
  ok(!(await page.locator(".reason").isVisible()));
  await page.getByRole("button", { name: "Reason", exact: true }).click();
  ok(await page.locator(".reason").isVisible());
  ok(!(await page.getByRole("tree").isVisible()));
  await page.getByRole("button", { name: "Board", exact: true }).click();
  ok(await page.getByRole("grid").isVisible());
  const box = await page.getByRole("button", { name: "One step forward" }).boundingBox();
  ok(box && box.y + box.height <= 800, "the transport is in view");
  ok((await overflow(page)) <= 0, "no wider than the window");
  deepStrictEqual(await smallTexts(page), []);
  await checkAccessibility(page, "a tree on a phone");
  // A finger leads from pane to pane as well, and stops at the ends; one that scrolls does not.
  const swipe = async (/** @type {number} */ across, down = 0) => {
    const touch = (/** @type {number} */ clientX, /** @type {number} */ clientY) => [
      { identifier: 0, clientX, clientY },
    ];
    const board = page.locator(".stage-columns");
    await board.dispatchEvent("touchstart", { touches: touch(200, 300), changedTouches: touch(200, 300) });
    await board.dispatchEvent("touchend", { touches: [], changedTouches: touch(200 + across, 300 + down) });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    return page.getByRole("group", { name: "What is shown" }).locator("[aria-pressed=true]").textContent();
  };
  deepStrictEqual(await swipe(-100), "Board");
  deepStrictEqual(await swipe(100), "Reason");
  deepStrictEqual(await swipe(30), "Reason");
  deepStrictEqual(await swipe(100, 90), "Reason");
  deepStrictEqual(await swipe(100), "Tree");
  deepStrictEqual(await swipe(-100), "Reason");
  await phone.close();
});

test("a place in a search is an address: reload, Back and other tabs lead to it", async () => {
  const { page, view } = site;
  await search("figure5-alpha-beta.txt");
  await page.getByRole("button", { name: "Next cut" }).click();
  await addressHas("step=47$");
  await page
    .getByRole("treeitem", { name: /^A1 −13/ })
    .first()
    .click();
  await addressHas("node=");
  await page.reload();
  await reason("X already has A1 = −13");
  await page.getByRole("treeitem", { name: /^A1 −13: min node/ }).waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator(".reason", { hasText: "X already has A1 = −13" }).waitFor();
  await other.close();
  await view("#/play");
  await page.goBack();
  await reason("X already has A1 = −13");
  // What is long is packed; what is cut short is said.
  const long = JSON.stringify(Array.from({ length: 12 }, (_, at) => [at, -at, 100 + at, 7]));
  await view("#/tree/tree");
  await page.getByLabel("Tree", { exact: true }).fill(long);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: "Next cut" }).click();
  await addressHas(/z=[\w-]+&step=/);
  await page.reload();
  await reason("Max already has");
  await view("#/tree/tree?z=AAAA");
  await page.getByText("This address is not complete").waitFor();
});

test("an embedded page has no header and fills its frame", async () => {
  const { page, url } = site;
  const tab = await page.context().newPage();
  await tab.setViewportSize({ width: 900, height: 600 });
  await tab.goto(new URL("?embed#/tree/tree?text=[[3,12],[2,4]]&algorithm=alphabeta&step=3", url).href);
  await tab.locator(".reason").waitFor();
  deepStrictEqual(await tab.getByRole("navigation").count(), 0);
  await checkAccessibility(tab, "an embedded page");
  await tab.close();
});

test("the map shows the whole tree, and leads to its nodes", async () => {
  const { page, view } = site;
  await view("#/tree/othello?algorithm=alphabeta&limit=4");
  const map = page.getByRole("img", { name: "Map of the tree" });
  await map.waitFor();
  /** Returns how many colors the map has. */
  const colors = () =>
    map.evaluate((element) => {
      const canvas = /** @type {HTMLCanvasElement} */ (element);
      const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(
        0,
        0,
        canvas.width,
        60,
      );
      return new Set(new Uint32Array(data.buffer)).size;
    });
  while ((await colors()) < 6) await page.waitForTimeout(20);
  const box = await map.boundingBox();
  ok(box);
  await map.click({ position: { x: box.width * 0.9, y: 8 } });
  await addressHas(/step=\d{2,}/);
  await reason("moves at");
});

test("a search that made room for others is searched again", needsServer, async () => {
  const { page, view, complaints } = site;
  await view("#/tree/tree?text=[[3,12,8],[2,4,6],[14,5,2]]&algorithm=alphabeta&step=3");
  await page.locator(".reason").waitFor();
  await page.evaluate(async () => {
    const headers = { "content-type": "application/json", "x-suite-token": localStorage.getItem("suite-token") ?? "" };
    for (let tree = 0; tree < 9; tree += 1)
      await fetch("/api/trees", { method: "POST", headers, body: '{"game":"tree","algorithm":"minimax"}' });
  });
  await page.getByRole("button", { name: "Next cut" }).click();
  await page.getByText("it has made room for newer ones").waitFor();
  await page.getByRole("button", { name: "Search again" }).click();
  await page.getByText("it has made room").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Next cut" }).click();
  await reason("Max already has 1 = 3 at the root; Min can force 2 at node 2. 2 moves skipped.");
  complaints.length = 0;
});

test("nothing is asked of a search that has been left, whatever goes on with a late answer", needsServer, async () => {
  const { page, view, complaints } = site;
  const log = join(DATA, "answers/strict-cut/traverse_log.txt");
  const late = [
    { path: /steps\/\d+$/, ask: () => page.getByRole("button", { name: "Next cut" }).click() },
    { path: /children/, ask: () => page.getByRole("button", { name: "Show what was skipped" }).click() },
    { path: /log$/, ask: () => page.locator(".stage-tools input[type=file]").setInputFiles(log) },
  ];
  for (const { path, ask } of late) {
    await search("figure5-alpha-beta.txt");
    await page.getByRole("button", { name: "Next cut" }).click();
    await reason("10 moves skipped");
    /** @type {() => void} */
    let answer = () => {};
    const left = new Promise((resolve) => (answer = () => resolve(null)));
    await page.route(path, async (route) => {
      await left;
      await route.continue();
    });
    const isAsked = page.waitForRequest(path);
    await ask();
    const request = await isAsked;
    const [, tree] = request.url().match(/(trees\/\d+)/) ?? [];
    await view("#/");
    /** @type {string[]} */
    const asked = [];
    page.on("request", (request) => request.url().includes(`${tree}/`) && asked.push(request.url()));
    const removal = page.waitForRequest((request) => request.method() === "DELETE" && request.url().endsWith(tree));
    answer();
    await (await removal).response();
    await page.unrouteAll({ behavior: "wait" });
    deepStrictEqual([asked, complaints, (await request.response())?.status()], [[], [], 200]);
  }
  // The log would stay with its search.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
});

test("a tree of one's own is searched, and one that is none is refused in words", async () => {
  const { page, view, complaints } = site;
  await page.evaluate(() => localStorage.removeItem("suite-search"));
  await view("#/");
  await view("#/tree/tree");
  const tree = page.getByLabel("Tree", { exact: true });
  deepStrictEqual(await tree.inputValue(), "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: "Next cut" }).click();
  await page.getByRole("treeitem", { name: /2\.3/ }).first().waitFor();
  deepStrictEqual(await page.getByRole("grid").count(), 0);
  await page.getByRole("button", { name: "Change" }).click();
  await checkAccessibility(page, "the dialog of another search");
  await tree.fill("[[3, 12, 8], [2, 4");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByText("the tree: line 1: expected nested lists").waitFor();
  deepStrictEqual(
    complaints.filter((complaint) => !complaint.includes("status of 400")),
    [],
  );
  complaints.length = 0;
  // What was chosen last is there again.
  await tree.fill("[[1, 2], [3, 4]]");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: "Next update" }).waitFor();
  await view("#/tree");
  deepStrictEqual(await tree.inputValue(), "[[1, 2], [3, 4]]");
});

test("a step of a tree is saved as the picture that the command draws", async () => {
  const { page, view } = site;
  await view("#/tree/tree?text=[[3,12,8],[2,4,6],[14,5,2]]&algorithm=alphabeta");
  await page.getByRole("button", { name: "Next cut" }).click();
  await reason("2 moves skipped");
  const drawing = await savedFile(page, "Save this step as SVG");
  const number = drawing.name.match(/^step-(\d+)\.svg$/)?.[1] ?? "";
  const folder = mkdtempSync(join(tmpdir(), "suite-web-"));
  const file = join(folder, "drawn.svg");
  execFileSync(suite, ["tree", "draw", "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]", "--step", number, "-o", file]);
  const saved = drawing.content.toString();
  deepStrictEqual(saved, readFileSync(file, "utf8"));
  match(saved, /^<svg /);
  const { name, content: png } = await savedFile(page, "Save as PNG");
  deepStrictEqual(name, `step-${number}.png`);
  // The size stands in the first chunk of the file; that of the drawing is in points.
  const points =
    saved
      .match(/width="(\d+)pt" height="(\d+)pt"/)
      ?.slice(1)
      .map(Number) ?? [];
  deepStrictEqual(
    [png.readUInt32BE(16), png.readUInt32BE(20)],
    points.map((size) => 3 * Math.round((size * 4) / 3)),
  );
  // All steps, of which some look like the one before them.
  const steps = await savedFile(page, "Save all steps as GIF");
  deepStrictEqual(steps.name, "steps.gif");
  const gif = await readGif(page, steps.content);
  const last = Number(await page.getByRole("slider").first().getAttribute("max"));
  deepStrictEqual([gif.drawings.length, gif.isEndless], [last + 1, true]);
  deepStrictEqual(
    gif.size,
    points.map((size) => 2 * Math.round((size * 4) / 3)),
  );
  ok(new Set(gif.drawings).size > last / 2);
  // Trees of games are saved as they are shown.
  await search("figure5-alpha-beta.txt");
  await page.getByRole("button", { name: "Next cut" }).click();
  await reason("O can force");
  const svg = (await savedFile(page, "Save this step as SVG")).content.toString();
  match(svg, /^<svg [^]*<title>The squirrel war: step 48 of \d+<\/title>[^]*<\/svg>\n$/);
  // It looks the same without the page.
  doesNotMatch(svg, /class=|role=|var\(|light-dark/);
  const width = Number(svg.match(/^<svg [^>]*\bwidth="(\d+)"/)?.[1]);
  const pixels = (await savedFile(page, "Save as PNG")).content;
  deepStrictEqual(pixels.readUInt32BE(16), 3 * width);
  deepStrictEqual(await page.getByRole("button", { name: /as GIF/ }).count(), 0);
  const shown = await savedFile(page, "Save as a page");
  writeFileSync(join(folder, shown.name), shown.content);
  const alone = await page.context().newPage();
  /** @type {string[]} */
  const complaints = [];
  alone.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await alone.goto(pathToFileURL(join(folder, shown.name)).href);
  await alone.getByRole("heading", { name: /^The squirrel war: step \d+ of \d+$/ }).waitFor();
  await alone.getByText("O can force").waitFor();
  ok(await alone.getByRole("tree").isVisible());
  ok(await alone.getByRole("grid").isVisible());
  deepStrictEqual(await alone.locator("button, script, [tabindex]").count(), 0);
  await checkAccessibility(alone, "a saved page");
  deepStrictEqual(complaints, []);
  await alone.close();
  rmSync(folder, { recursive: true });
});

test("a log and its task are dropped, and the first wrong line is found, with the mistake that explains it", async () => {
  const { page, view } = site;
  await view("#/tree");
  const zone = page.getByRole("region", { name: "Is your traverse_log.txt right?" });
  const drop = (/** @type {string} */ file) => zone.locator("input[type=file]").setInputFiles(file);
  // What is no log is not compared.
  await drop(join(root, "README.md"));
  await zone.getByText("README.md is not a log.").waitFor();
  await drop(join(root, "docs/images/tree.png"));
  await zone.getByText("tree.png is not a text file.").waitFor();
  await drop(join(DATA, "answers/strict-cut/traverse_log.txt"));
  await zone.getByText("Which task is it of?").waitFor();
  await checkAccessibility(page, "a log that waits for its task");
  await drop(join(DATA, "figure5-alpha-beta.txt"));
  await page.getByText("✗ traverse_log.txt differs first in line 105").waitFor();
  await page.getByText("a node is cut only on strict inequality").waitFor();
  // From that line on, the trees are beside each other, and go on in step.
  const own = page.getByRole("tree", { name: "Your log" });
  await own.waitFor();
  await page.getByRole("tree", { name: "The right tree" }).waitFor();
  await page.locator(".log-line code").waitFor();
  match((await page.locator(".explanation").textContent()) ?? "", /The line shows the new value/);
  await page.getByRole("button", { name: "Next log line" }).click();
  await page.getByText("Yours, line 106").waitFor();
  await page.locator(".astray").first().waitFor();
  ok(await isWhole());
  await checkAccessibility(page, "a wrong log");
  await page.getByRole("button", { name: "Previous log line" }).click();
  await page.getByRole("button", { name: "Previous log line" }).click();
  await own.waitFor({ state: "detached" });
  // A log stays with its search.
  await page.reload();
  await page.getByText("✗ traverse_log.txt differs first in line 105").waitFor();
});

test("a log that is dropped on the front page waits for its task, and with it is compared at once", async () => {
  const { page, view } = site;
  const card = page.getByRole("region", { name: "Check your log" });
  const drop = (/** @type {string[]} */ files) =>
    card.locator("input[type=file]").setInputFiles(files.map((file) => join(DATA, file)));
  await view("#/");
  await drop(["../../README.md"]);
  await card.getByText("README.md is not a log.").waitFor();
  await checkAccessibility(page, "the front page, with a file that is no log");
  // A file is dropped, as people do it.
  const text = readFileSync(join(DATA, "answers/strict-cut/traverse_log.txt"), "utf8");
  await card.locator(".file-drop").evaluate((zone, content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], "traverse_log.txt"));
    zone.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, text);
  const zone = page.getByRole("region", { name: "Is your traverse_log.txt right?" });
  await zone.getByText("✓ traverse_log.txt. Which task is it of?").waitFor();
  match(page.url(), /#\/tree\/squirrel$/);
  await page.reload();
  await zone.getByText("Which task is it of?").waitFor();
  await zone.locator("input[type=file]").setInputFiles(join(DATA, "figure5-alpha-beta.txt"));
  await page.getByText("✗ traverse_log.txt differs first in line 105").waitFor();
  // It waits no more.
  await view("#/tree/squirrel");
  await zone.getByText("with its task").waitFor();
  await view("#/");
  await drop(["figure5-alpha-beta.txt", "answers/strict-cut/traverse_log.txt"]);
  await page.getByText("✗ traverse_log.txt differs first in line 105").waitFor();
});

test("a log that waits for its task is of the search that is started, and can be put away", async () => {
  const { page, view } = site;
  await view("#/tree");
  const zone = page.getByRole("region", { name: "Is your traverse_log.txt right?" });
  const form = page.getByRole("form", { name: "The search" });
  const right = readFileSync(join(DATA, "answers/strict-cut/traverse_log.txt"), "utf8").split("\n").slice(0, 104);
  await zone.locator("input[type=file]").setInputFiles({
    name: "short.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(right.join("\n")),
  });
  await zone.getByText("Which task is it of?").waitFor();
  // A log is no task.
  await form.getByRole("combobox", { name: "Game" }).selectOption("squirrel");
  await form.locator("input[type=file]").setInputFiles(join(DATA, "answers/strict-cut/traverse_log.txt"));
  await form.getByRole("button", { name: "Search" }).click();
  await form.getByText("This is a log. The search begins with the task that it is of.").waitFor();
  await form.locator("input[type=file]").setInputFiles(join(DATA, "figure5-alpha-beta.txt"));
  await form.getByRole("button", { name: "Search" }).click();
  await page.getByText("✗ short.txt ends too early: line 105 of").waitFor();
  await page.getByRole("button", { name: "Compare no more" }).click();
  await page.getByText("short.txt").waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("tree", { name: "The tree of the search" }).waitFor();
  deepStrictEqual(await page.getByText("short.txt").count(), 0);
});

test("what was skipped is shown as minimax would find it, by key and by address", async () => {
  const { page, complaints } = site;
  await search("figure5-alpha-beta.txt");
  await page.getByRole("button", { name: "Next cut" }).click();
  await reason("10 moves skipped");
  const toggle = page.getByRole("button", { name: "Show what was skipped" });
  deepStrictEqual(await toggle.getAttribute("aria-pressed"), "false");
  await page.locator("h1").click();
  await page.keyboard.press("s");
  const skipped = page.getByRole("treeitem", { name: /cut off.*; minimax would look at this leaf, worth/ });
  await skipped.first().waitFor();
  deepStrictEqual(
    [await skipped.count(), await page.locator(".level-words", { hasText: "skipped 10 nodes" }).count()],
    [10, 1],
  );
  await addressHas("skipped=yes");
  await checkAccessibility(page, "what was skipped");
  await page.reload();
  await skipped.first().waitFor();
  await toggle.click();
  await skipped.first().waitFor({ state: "detached" });
  deepStrictEqual(complaints, []);
});

test("a right log is told to be right", async () => {
  const { page } = site;
  await search("figure5-alpha-beta.txt");
  const folder = mkdtempSync(join(tmpdir(), "suite-web-"));
  execFileSync(suite, ["squirrel", "-i", join(DATA, "figure5-alpha-beta.txt"), "-o", folder], { cwd: root });
  await page.locator(".stage-tools input[type=file]").setInputFiles(join(folder, "traverse_log.txt"));
  await page.getByText("traverse_log.txt is right").waitFor();
  rmSync(folder, { recursive: true });
});

/** The part of the page that asks. */
const panel = () => site.page.getByRole("region", { name: "Practice" });

/** Returns what is asked: the situation and the prompt. */
const asked = async () =>
  (await panel().locator("p:not(.muted, .remark, .score)").allInnerTexts()).slice(0, 2).join(" ");

/** Has the answer shown; returns it: the values of the fields, and the names of the nodes that are cut off. */
async function showAnswer() {
  await panel().getByRole("button", { name: "Show me" }).click();
  await panel().locator(".remark").waitFor();
  const values = await panel().locator(".mark").allInnerTexts();
  const cut = site.page.getByRole("treeitem", { name: "cut off: " });
  const names = await cut.evaluateAll((items) =>
    items.map((item) => item.getAttribute("aria-label")?.split(",")[0] ?? ""),
  );
  return { values: values.map((value) => value.replace("✗ it is ", "")), names };
}

/** Gives an answer that was shown before. */
async function give(/** @type {{ values: string[], names: string[] }} */ { values, names }) {
  const { page } = site;
  if (await panel().getByRole("button", { name: "Nothing is skipped" }).isVisible()) {
    for (const name of names)
      await page.getByRole("treeitem", { name: `${name}, not searched yet`, exact: true }).click();
    await panel()
      .getByRole("button", { name: names.length > 0 ? "Check" : "Nothing is skipped" })
      .click();
    return;
  }
  const fields = await panel().getByRole("textbox").all();
  for (const [index, field] of fields.entries()) await field.fill(values[index].replace("∞", "inf"));
  await page.keyboard.press("Enter");
}

test("practice asks on the tree, and asks again until all is right; its link tells the score and leads to the same round", async () => {
  const { page, view } = site;
  await view("#/tree/tree?text=[[3,12,8],[2,4,6],[14,5,2]]&algorithm=alphabeta&practice=7");
  const position = panel().getByText(/^Question 1 of \d+$/);
  await position.waitFor();
  const count = Number((await position.innerText()).match(/of (\d+)/)?.[1]);
  ok(count >= 5);
  // Nothing typed is not wrong.
  await panel().getByRole("button", { name: "Check" }).click();
  await panel().getByText("Press the nodes in the tree first").waitFor();
  deepStrictEqual(await panel().getByText("at the first try").count(), 0);
  await checkAccessibility(page, "a question");
  const first = await asked();
  const answers = new Map();
  for (let question = 1; question <= count; question += 1) {
    await panel().getByText(`Question ${question} of ${count}`).waitFor();
    const key = await asked();
    answers.set(key, await showAnswer());
    await panel().getByText("This question comes again.").waitFor();
    // Where one stands is there again when the page is loaded again.
    if (question === 2) await page.reload();
    else await page.keyboard.press("Enter");
  }
  // The log is asked for, too.
  ok([...answers.keys()].some((key) => key.includes("Write the next line of traverse_log.txt")));
  await panel().getByText(`0 of ${count} right at the first try`).waitFor();
  for (let left = count; left > 0; left -= 1) {
    await panel().getByText(`Once more: ${left} to go`).waitFor();
    await give(answers.get(await asked()));
    await panel().getByText("✓ Right.").waitFor();
    await page.keyboard.press("Enter");
  }
  await panel().getByText("The round is over: everything is right now.").waitFor();
  await checkAccessibility(page, "the end of a round");
  // The same link: the score, and the same questions, which have no score yet.
  await addressHas(`practice=7&score=0of${count}$`);
  await page.reload();
  await position.waitFor();
  await panel().getByText(`0 of ${count} right at the first try · round 7, says the link.`).waitFor();
  await checkAccessibility(page, "a score that a link tells of");
  deepStrictEqual(await asked(), first);
  await panel().getByRole("button", { name: "Nothing is skipped" }).click();
  await panel()
    .getByText(answers.get(first).names.length > 0 ? "✗ Not yet." : "✓ Right.")
    .waitFor();
  await panel().getByText("says the link").waitFor({ state: "detached" });
  await addressHas("practice=7$");
});

test("practice on a random tree marks wrong values, and each seed is a tree of its own", async () => {
  const { page, view } = site;
  await view("#/practice");
  const first = panel().getByText(/^Question 1 of \d+$/);
  await first.waitFor();
  // Small trees have less to ask.
  const total = Number((await first.textContent())?.match(/\d+$/)?.[0]);
  ok(total > 1 && total <= 10, `${total} questions`);
  await addressHas("practice=");
  const { hash } = new URL(page.url());
  for (let question = 1; question <= total; question += 1) {
    await panel().getByText(`Question ${question} of ${total}`).waitFor();
    if (await panel().getByRole("textbox").count()) break;
    await showAnswer();
    await page.keyboard.press("Enter");
  }
  for (const field of await panel().getByRole("textbox").all()) await field.fill("99");
  await page.keyboard.press("Enter");
  await panel().locator(".mark.wrong").first().waitFor();
  await panel().getByText("✗ Not yet.").waitFor();
  await view("#/practice");
  await page.waitForFunction((old) => location.hash.includes("practice=") && location.hash !== old, hash);
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
