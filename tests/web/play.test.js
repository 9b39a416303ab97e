// A game of each kind by keyboard alone, hints, and taking moves back.

import { after, before, test } from "node:test";
import { deepStrictEqual, match, ok } from "node:assert";
import { checkAccessibility } from "./accessibility.js";
import { isInView } from "./layout.js";
import { folder, openSite } from "./site.js";

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
  await page.getByRole("combobox", { name: "Player", exact: true }).nth(1).selectOption("human");
  await page.getByRole("button", { name: "Start the game" }).press("Enter");
  await personIsAsked();
}

/** The board while a person is to move. */
const askedBoard = () => site.page.getByRole("grid", { name: /, (?!nobody)\w+ to move$/ });

/** Waits until a person is to move. */
const personIsAsked = () => askedBoard().waitFor();

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
  // For a moment after a move, nobody is asked yet.
  const save = page.getByRole("button", { name: "Save the record" });
  await askedBoard()
    .or(save.and(page.locator(":enabled")))
    .first()
    .waitFor();
  return !(await save.isEnabled());
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
    match(site.page.url(), /#\/look\/file\/[\w-]+\/1$/);
    await checkAccessibility(site.page, `the record of ${game}`);
    deepStrictEqual(site.complaints, []);
  });
}

test("squares of the squirrel war have one name: on the axes, in labels, and in what is announced", async () => {
  const { page } = site;
  await start("squirrel", null);
  const names = (await page.locator(".edge-names text").allTextContents()).map((name) => name.trim());
  const [columns, rows] = [names.slice(0, 5), names.slice(5)];
  const labels = await page
    .getByRole("gridcell")
    .evaluateAll((squares) => squares.map((square) => square.getAttribute("aria-label")?.split(":")[0]));
  deepStrictEqual(
    labels,
    rows.flatMap((row) => columns.map((column) => column + row)),
  );
  const square = page.getByRole("gridcell", { name: /, legal$/ }).first();
  const [name] = (await square.getAttribute("aria-label"))?.split(":") ?? [];
  await square.press("Enter");
  await page.getByRole("status").getByText(`${name} was played.`).waitFor();
  await page.getByRole("list", { name: "Moves" }).getByText(`${name}`).first().waitFor();
});

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

test("a built-in player answers; the game goes on after a reload, Back, and where the server forgot it", async () => {
  const { page, view, complaints } = site;
  await view("#/play/tictactoe");
  await page.getByRole("combobox", { name: "Player", exact: true }).nth(1).selectOption("smart");
  await page.getByRole("button", { name: "Start the game" }).click();
  await personIsAsked();
  await play();
  await page.getByText("2 moves played").waitFor();
  const address = page.url();
  match(address, /#\/play\/tictactoe\/\d+$/);
  /** Goes on where a game stands that nobody has any more. */
  const goOn = async () => {
    await page.getByText("This game is not there any more.").waitFor();
    await page.getByRole("button", { name: "Go on from its last position" }).click();
  };
  await page.reload();
  // The engine of a static site ends with its page.
  if (folder) await goOn();
  await page.getByText("2 moves played").waitFor();
  await page.getByRole("navigation").getByRole("link", { name: "Games" }).click();
  await page.goBack();
  await page.getByText("2 moves played").waitFor();
  await page.getByRole("link", { name: "New game" }).click();
  deepStrictEqual(
    await page.getByRole("combobox", { name: "Player", exact: true }).nth(1).inputValue(),
    "smart",
    "opponents are remembered",
  );
  await page.getByRole("link", { name: "Return to the game in progress" }).press("Enter");
  await page.getByText("2 moves played").waitFor();
  match(page.url(), /#\/play\/tictactoe\/\d+$/);
  if (folder) return;
  // The server has forgotten it.
  const token = await page.evaluate(() => localStorage.getItem("suite-token") ?? "");
  const [, id] = address.match(/(\d+)$/) ?? [];
  await page.request.delete(new URL(`/api/games/${id}`, address).href, { headers: { "x-suite-token": token } });
  await page.reload();
  await goOn();
  await page.getByText("2 moves played").waitFor();
  deepStrictEqual(
    complaints.filter((complaint) => !complaint.includes("status of 404")),
    [],
  );
  complaints.length = 0;
});

test("the board has the focus after the start, and says why a square cannot be played on", async () => {
  const { page } = site;
  await start("go", "5");
  await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "gridcell");
  await page.getByRole("gridcell", { name: "2,2: empty, legal" }).press("Enter");
  const taken = page.getByRole("gridcell", { name: "2,2: black" });
  await taken.click();
  await page.getByText("2,2: the point is occupied.").first().waitFor();
  ok(await page.locator(".board-words .notice").isVisible());
  await page.getByRole("status").getByText("2,2: the point is occupied.").waitFor();
  // One name for a square, beside the board, on it and in announcements.
  const names = await page.locator(".edge-names text").allTextContents();
  deepStrictEqual(names.map((name) => name.trim()).join(""), "0123401234");
});

for (const [width, height] of [
  [1280, 800],
  [390, 700],
]) {
  test(`what a game comes to is in view at ${width} x ${height}`, async () => {
    const { page } = site;
    await page.setViewportSize({ width, height });
    await start("othello", "8");
    await page.getByRole("button", { name: "Resign" }).click();
    await page.locator(".board-words", { hasText: /light \(human\) wins: dark \(human\), .*resigned/ }).waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    ok(await isInView(page.locator(".board-words")), "the result");
    ok(await isInView(page.getByRole("grid")), "the board");
    await page.setViewportSize({ width: 1280, height: 900 });
  });
}

test("hints of a game that cannot be solved are estimates, marked as such, with values on the squares", async () => {
  const { page } = site;
  await start("othello", "8");
  await page.getByRole("button", { name: "Hints" }).click();
  await page.locator(".note.estimate").first().waitFor({ timeout: 120_000 });
  match((await page.locator(".note text").first().textContent()) ?? "", /^[+−]?\d+$/);
  const hints = page.getByRole("region", { name: "Hints" });
  match(await hints.innerText(), /about .* \(an estimate\)/);
  ok(!(await hints.innerText()).includes("not proved"));
  await checkAccessibility(page, "estimates");
});
