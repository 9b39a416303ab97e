// A game of each kind by keyboard alone, hints, and taking moves back.

import { after, before, test } from "node:test";
import { deepStrictEqual, ok } from "node:assert";
import { checkAccessibility } from "./accessibility.js";
import { openSite } from "./site.js";

/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => (site = await openSite()));
after(() => site.close());

/** Starts a game between two people. */
async function start(/** @type {string} */ game, /** @type {string | null} */ size) {
  const { page, view } = site;
  await view("#/");
  await view("#/play");
  await page.getByRole("combobox", { name: "Game", exact: true }).selectOption(game);
  if (size) await page.getByLabel("Board size").selectOption(size);
  await page.getByLabel("Player").nth(1).selectOption("human");
  await page.getByRole("button", { name: "Start the game" }).press("Enter");
  await page.getByRole("grid").waitFor();
}

/** The squares, with their rows and columns, and whether a move there is legal. */
function squares() {
  return site.page.evaluate(() =>
    [...document.querySelectorAll("[role=gridcell]")].map((cell) => ({
      at: (cell.getAttribute("data-square") ?? "").split(" ").map(Number),
      isLegal: /, legal/.test(cell.getAttribute("aria-label") ?? ""),
      isFocus: cell.getAttribute("tabindex") === "0",
    })),
  );
}

/** Plays a move by arrow keys and Enter, or a pass by its name; returns whether the game goes on. */
async function play() {
  const { page } = site;
  const before = await page.locator(".board-words").innerText();
  const found = await squares();
  const from = found.find((square) => square.isFocus)?.at ?? [0, 0];
  const to = found.find((square) => square.isLegal)?.at;
  if (to) {
    await page.locator("[role=gridcell][tabindex='0']").focus();
    const press = async (/** @type {string} */ key, /** @type {number} */ count) => {
      for (let time = 0; time < count; time++) await page.keyboard.press(key);
    };
    await press(to[0] < from[0] ? "ArrowUp" : "ArrowDown", Math.abs(to[0] - from[0]));
    await press(to[1] < from[1] ? "ArrowLeft" : "ArrowRight", Math.abs(to[1] - from[1]));
    await page.keyboard.press("Enter");
  } else {
    await page.getByLabel("Move", { exact: true }).focus();
    await page.keyboard.type("PASS");
    await page.keyboard.press("Enter");
  }
  await page.waitForFunction((old) => document.querySelector(".board-words")?.textContent !== old, before);
  return !(await page.getByRole("button", { name: "Save the record" }).isEnabled());
}

for (const [game, size] of [
  ["tictactoe", null],
  ["go", "2"],
  ["othello", "4"],
  ["squirrel", null],
]) {
  test(`${game} is played to the end by keyboard alone`, async () => {
    await start(/** @type {string} */ (game), size);
    let moves = 1;
    while (await play()) ok(++moves < 60, "the game does not end");
    await checkAccessibility(site.page, `the end of ${game}`);
    await site.page.getByRole("link", { name: "Look at this game" }).press("Enter");
    await site.page.getByRole("grid").waitFor();
    await checkAccessibility(site.page, `the record of ${game}`);
    deepStrictEqual(site.complaints, []);
  });
}

test("hints are shown when they are asked for, and moves are taken back", async () => {
  const { page } = site;
  await start("tictactoe", null);
  ok((await page.locator(".note").count()) === 0, "hints are hidden until they are asked for");
  await page.getByRole("button", { name: "Hints" }).click();
  await page.locator(".note").first().waitFor();
  await checkAccessibility(page, "hints");
  await play();
  await page.getByText("1 move played").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("0 moves played").waitFor();
});

test("a built-in player answers", async () => {
  const { page, view } = site;
  await view("#/");
  await view("#/play");
  await page.getByRole("combobox", { name: "Game", exact: true }).selectOption("tictactoe");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.getByRole("grid").waitFor();
  await play();
  await page.getByText("2 moves played").waitFor();
});
