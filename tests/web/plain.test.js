// A game that the page has no drawing for, in a self-contained file and from the server.

import { after, before, test } from "node:test";
import { deepStrictEqual, ok } from "node:assert";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkAccessibility } from "./accessibility.js";
import { openSite, root, suite } from "./site.js";

// The name is also one of every object in JavaScript, and must find nothing there.
const GAME = "constructor";

const folder = mkdtempSync(join(tmpdir(), "suite-plain-"));
/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => (site = await openSite()));
after(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

/** Returns the label of the square that has the focus. */
function focused() {
  return site.page.locator(":focus").getAttribute("aria-label");
}

/** What is told of boards of the game. */
const BOARD = {
  game: GAME,
  drawing: GAME,
  players: ["first player", "second player"],
  row_names: ["1", "2", "3"],
  column_names: ["A", "B", "C"],
};

/**
 * Makes each board one of the game, and gives the squares of the first row values.
 * @param {any} record
 */
function disguise(record) {
  record.game = GAME;
  for (const board of record.boards) {
    Object.assign(board, BOARD);
    for (const square of board.squares) if (square.row === 0) square.value = 7;
  }
}

test("a file shows it as a plain grid", async () => {
  const file = join(folder, "game.html");
  execFileSync(suite, ["tictactoe", "analyze", "--moves", "1,1 0,1", "--html", file], { cwd: root, stdio: "ignore" });
  const [head, data, tail] = readFileSync(file, "utf8").split(/(?<=id="data">)|(?=<\/script><script)/);
  const content = JSON.parse(data);
  content.records.forEach(disguise);
  writeFileSync(file, head + JSON.stringify(content) + tail);

  const { page, complaints } = site;
  const served = page.url();
  await page.goto(pathToFileURL(file).href);
  await page.getByText("first player", { exact: true }).waitFor();
  await page.getByText("second player ahead").waitFor();
  await page.getByRole("button", { name: "Forward ›" }).click();
  await page.getByRole("button", { name: "Forward ›" }).click();
  await page.getByRole("gridcell", { name: "0,0: empty, value 7" }).focus();
  await page.keyboard.press("ArrowRight");
  deepStrictEqual(await focused(), "0,1: second player, value 7, last move");
  await page.keyboard.press("ArrowDown");
  deepStrictEqual(await focused(), "1,1: first player");
  const labels = await page.locator(".edge-names text").allTextContents();
  deepStrictEqual(
    labels.map((label) => label.trim()),
    ["A", "B", "C", "1", "2", "3"],
  );
  const count = (/** @type {string} */ selector) => page.locator(`.board ${selector}`).count();
  deepStrictEqual([await count(".cross"), await count(".ring"), await count(".plain-dot")], [1, 1, 5]);
  deepStrictEqual(await page.locator(".board .plot-value, .board .plot-corner").allTextContents(), ["7", "7", "7"]);
  await checkAccessibility(page, "a plain board");
  await page.getByRole("button", { name: "Find the move" }).click();
  await page.getByText("second player to move").waitFor();
  await page.getByRole("gridcell", { name: "2,2" }).press("Enter");
  await page.getByText("✓ Right, 2,2 keeps the draw.").waitFor();
  deepStrictEqual(complaints, []);
  await page.goto(served);
});

test("the server's views show it", async () => {
  const { page, view, complaints } = site;
  await page.route("**/api/about", async (route) => {
    const about = await (await route.fetch()).json();
    const model = about.games.find((/** @type {{ id: string }} */ game) => game.id === "tictactoe");
    about.games = [{ ...model, id: GAME, name: "Unknown" }, ...about.games];
    await route.fulfill({ json: about });
  });
  await page.route("**/api/{games,trees}", async (route) => {
    const request = route.request().postDataJSON();
    // The lesson searches a tree of its own.
    if (request.game === "tree") return route.continue();
    deepStrictEqual(request.game, GAME);
    return route.continue({ postData: JSON.stringify({ ...request, game: "tictactoe" }) });
  });
  await page.route(/api\/trees\/\w+\/steps\//, async (route) => {
    const step = await (await route.fetch()).json();
    if (step.board) Object.assign(step.board, BOARD);
    await route.fulfill({ json: step });
  });
  // Events are a stream, which cannot be changed on its way; it is changed where the page reads it.
  await page.addInitScript((board) => {
    const parse = JSON.parse;
    JSON.parse = (text) => {
      const message = parse(text);
      if (message?.kind === "position") Object.assign(message.board, board);
      return message;
    };
  }, BOARD);
  await page.reload();

  await view(`#/tree/${GAME}`);
  deepStrictEqual(await page.getByLabel("Depth limit").inputValue(), "3");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("grid").waitFor();
  ok(await page.locator(".board-grid").isVisible());
  await checkAccessibility(page, "a tree of a plain board");

  await view(`#/play/${GAME}`);
  await page.getByRole("combobox", { name: "Player", exact: true }).nth(1).selectOption("human");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.getByRole("grid", { name: "Unknown, first player to move" }).waitFor();
  await page.getByRole("gridcell", { name: "1,1: empty, legal" }).press("Enter");
  await page.getByRole("gridcell", { name: "1,1: first player, last move" }).waitFor();
  await page.getByRole("grid", { name: "Unknown, second player to move" }).waitFor();
  await checkAccessibility(page, "a game on a plain board");
  deepStrictEqual(complaints, []);
});
