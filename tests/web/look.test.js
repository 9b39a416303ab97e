// Recorded games: lists, the way through a game, variations, analysis, guesses.

import { after, before, test } from "node:test";
import { deepStrictEqual, match, ok, strictEqual } from "node:assert";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkAccessibility } from "./accessibility.js";
import { readGif } from "./gif.js";
import { isInView, overflow, smallTexts } from "./layout.js";
import { savedFile } from "./saved_file.js";
import { copiedLink, folder as staticSite, needsServer, openSite, root, suite } from "./site.js";

const folder = mkdtempSync(join(tmpdir(), "suite-look-"));
/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;
before(async () => (site = await openSite()));
after(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

/** Opens a text of records, as far as the page comes. */
async function show(/** @type {string} */ text, game = "") {
  const { page, view } = site;
  await view("#/");
  await view("#/look");
  await page.getByLabel("Records (JSON Lines)").fill(text);
  await page.getByLabel("Game, for a list of moves").selectOption(game);
  await page.getByRole("button", { name: "Show" }).click();
}

const LONG = `a_name_without_any_blank_${"x".repeat(120)}`;
const SGF = `(;SZ[5]PB[${LONG}]PW[Ben]C[The start.];B[cc]C[In the middle.](;W[dc];B[])(;W[bc]C[Or so.](;B[bb])(;B[bd];W[ab])))`;

test("variations and comments of a record are kept and shown, and the address names the place", async () => {
  const { page, complaints } = site;
  await show(SGF);
  await page.getByText("The start.").waitFor();
  await page.getByRole("button", { name: "Forward ›" }).click();
  await page.getByText("In the middle.").waitFor();
  match(page.url(), /#\/look\/file\/[\w-]+\/1\/1$/);
  await page.getByRole("button", { name: "2 2,1 · 3,1 · 1,0" }).press("Enter");
  await page.getByText("Or so.").waitFor();
  await page.getByRole("gridcell", { name: "2,1: white, last move" }).waitFor();
  match(page.url(), /\/2\/2$/);
  await page.reload();
  await page.getByRole("gridcell", { name: "2,1: white, last move" }).waitFor();
  await page.getByRole("button", { name: "Forward ›" }).click();
  await page.getByRole("gridcell", { name: "3,1: black, last move" }).waitFor();
  await page.getByRole("button", { name: "As played" }).click();
  await page.getByRole("status").getByText("PASS was played.").waitFor();
  await checkAccessibility(page, "a record with variations");
  // The address holds the file: it leads there in another tab, too.
  const copied = await copiedLink(page);
  strictEqual(copied, page.url());
  const other = await page.context().newPage();
  await other.goto(copied);
  await other.locator(".board-words", { hasText: "PASS was played." }).waitFor();
  await other.close();
  deepStrictEqual(complaints, []);
});

test("positions of a record are saved as pictures, all of a line as GIF", async () => {
  const { page } = site;
  await show(SGF);
  const drawing = (/** @type {string} */ moves) => {
    const file = join(folder, "drawn.svg");
    execFileSync(suite, ["go", "draw", "--moves", moves, "-o", file]);
    return readFileSync(file, "utf8");
  };
  await page.getByRole("button", { name: "Forward ›" }).click();
  const played = await savedFile(page, "Save this position as SVG");
  deepStrictEqual([played.name, played.content.toString()], ["after-move-1.svg", drawing("2,2")]);
  await page.getByRole("button", { name: "2 2,1 · 3,1 · 1,0" }).click();
  await page.getByRole("button", { name: "Forward ›" }).click();
  const varied = await savedFile(page, "Save this position as SVG");
  deepStrictEqual([varied.name, varied.content.toString()], ["after-move-3.svg", drawing("2,2 2,1 3,1")]);
  const all = await savedFile(page, "Save all positions as GIF");
  const gif = await readGif(page, all.content);
  deepStrictEqual([all.name, gif.drawings.length, gif.isEndless], ["positions.gif", 5, true]);
  strictEqual(new Set(gif.drawings).size, 5);
});

for (const [width, height] of [
  [1280, 800],
  [390, 700],
  [1920, 1080],
]) {
  test(`the way through a record is in view at ${width} x ${height}, with long names`, async () => {
    const { page } = site;
    await page.setViewportSize({ width, height });
    await show(SGF);
    await page.getByRole("grid").waitFor();
    ok(await isInView(page.getByRole("button", { name: "Forward ›" })));
    ok(await isInView(page.getByRole("slider")));
    ok((await overflow(page)) <= 0);
    deepStrictEqual(await smallTexts(page), []);
    await page.setViewportSize({ width: 1280, height: 900 });
  });
}

test("the address of a list of moves holds the game and the place in it", async () => {
  const { page, view } = site;
  await show("1,1 0,1 0,0", "tictactoe");
  await page.getByRole("slider").press("End");
  const { hash } = new URL(page.url());
  strictEqual(decodeURIComponent(hash), "#/look/moves/tictactoe/1,1 0,1 0,0/3");
  await view("#/");
  await view(hash);
  await page.getByRole("gridcell", { name: "0,0: X, last move" }).waitFor();
});

test("moves of a whole game are guessed", async () => {
  const { page } = site;
  await show("1,1 0,1 0,0 2,2", "tictactoe");
  await page.getByRole("button", { name: "Guess X's moves" }).press("Enter");
  strictEqual(await page.locator(":focus").textContent(), "Find the move that was played");
  await page.getByText("Position 1 of 2, before move 1: X to move.").waitFor();
  await page.getByRole("gridcell", { name: "0,0: empty" }).press("Enter");
  await page.getByText("✗ 0,0 was not. Try another one.").waitFor();
  await page.getByRole("gridcell", { name: "1,1: empty" }).press("Enter");
  await page.getByText("✓ Right, 1,1 was played. Found in 2 tries.").waitFor();
  await page.getByRole("button", { name: "Next position" }).click();
  await page.getByRole("gridcell", { name: "1,1: X" }).press("Enter");
  await page.getByText("1,1: the square is taken.").first().waitFor();
  await page.getByRole("button", { name: "Show the move" }).click();
  await page.getByText("0,0 was played.").waitFor();
  await page.getByText("Solved by the first move: 0 of 2.").waitFor();
  await checkAccessibility(page, "guesses");
  await page.getByRole("button", { name: "Back to the game" }).click();
  strictEqual((await page.locator(":focus").textContent())?.trim(), "Forward ›");
});

test(
  "an analysis counts what is unknown, thinks longer when asked to, and its plot is clicked",
  needsServer,
  async () => {
    const { page } = site;
    const position = (/** @type {number} */ ply, /** @type {object} */ rest) =>
      `data: ${JSON.stringify({ ply, value_words: "unknown", value: null, winner: null, proved: false, ...rest })}\n\n`;
    const draw = { value_words: "a draw", value: 0, proved: true };
    const mistake = { id: "gives-draw-away", words: "gives the draw away; 0,0 keeps it", better: "0,0" };
    await page.route("**/analysis?seconds=5", (route) => {
      const known = [position(4, { value: 1, winner: 0, proved: true, mistake }), position(3, draw)];
      const others = [position(2, { estimate: 3, value_words: "about X by 3" }), position(1, {}), position(0, draw)];
      return route.fulfill({
        contentType: "text/event-stream",
        body: [...known, ...others, 'data: {"kind":"done"}\n\n'].join(""),
      });
    });
    await show("1,1 0,1 0,0 2,2", "tictactoe");
    await page.getByRole("button", { name: "Analyze" }).click();
    await page
      .getByText("3 of 5 positions proved, 1 estimated, 1 unknown, 1 mistake in 1 judged of 4 moves.", { exact: false })
      .waitFor();
    const plot = page.getByRole("img", { name: /^Values of the positions/ });
    deepStrictEqual(await plot.locator(".mistake-mark").allTextContents(), ["✗"]);
    deepStrictEqual(await plot.locator(".unknown").allTextContents(), ["?"]);
    await plot.locator(".touch").nth(2).click();
    await page.getByText("about X by 3 (an estimate)").waitFor();
    match(page.url(), /\/2$/);
    await page.setViewportSize({ width: 390, height: 800 });
    deepStrictEqual(await smallTexts(page), []);
    await page.setViewportSize({ width: 1280, height: 900 });
    await checkAccessibility(page, "an analysis");
    // The server proves all of it.
    await page.getByRole("button", { name: "Think longer, up to 30 s a position" }).click();
    await page.getByText(/^5 of 5 positions proved/).waitFor();
    strictEqual(await page.getByRole("button", { name: /Think longer/ }).count(), 0);
  },
);

test("what is no record is refused in plain words", async () => {
  const { page, complaints } = site;
  for (const [text, message] of [
    ["# README\n\nSome text.", "expected game records (a JSON object on each line), SGF or GGF"],
    ["{}", "not a game record: missing field `schema`"],
    ["2,2 3,2", "found `2,2 3,2`"],
  ]) {
    await show(text);
    await page.getByRole("alert").getByText(message).waitFor();
    ok(!(await page.getByRole("alert").innerText()).includes("struct"));
  }
  complaints.length = 0;
});

test("an address that holds no game says that its file is closed, and never shows another one", async () => {
  const { page, view, complaints } = site;
  const words = "tictactoe host -a random -b smart --games 200 --seed 1 --json".split(" ");
  const long = execFileSync(suite, words, { cwd: root, stdio: ["ignore", "pipe", "ignore"] }).toString();
  await show(long);
  await page.getByRole("table", { name: "Totals of 200 games" }).waitFor();
  match(page.url(), /#\/look\/\d+$/);
  strictEqual(await page.getByRole("button", { name: "Copy link" }).count(), 0);
  const { hash } = new URL(page.url());
  if (staticSite) {
    await page.reload();
    await page.getByText("when the page was loaded again").waitFor();
    // What is opened next has another address.
    await show(long.split("\n").slice(0, 30).join("\n"));
    await page.getByRole("table", { name: "Totals of 30 games" }).waitFor();
    await view(`${hash}/1`);
  } else {
    await view("#/look/4000000000/1");
  }
  await page.getByRole("alert").waitFor();
  await checkAccessibility(page, "a file that is closed");
  await page.getByRole("link", { name: "Open it again" }).click();
  await page.getByRole("heading", { name: "Look at games" }).waitFor();
  // Two games are short enough, and the link leads to both.
  await show(long.split("\n").slice(0, 2).join("\n"));
  await page.getByRole("table", { name: "Totals of 2 games" }).waitFor();
  match(page.url(), /#\/look\/file\/[\w-]+$/);
  await page.getByRole("link", { name: "Game 2" }).click();
  await page.getByRole("grid").waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Game 2" }).waitFor();
  complaints.length = 0;
});

test("a long file is named instead of shown; its games are totaled, filtered, ordered, and listed page by page", async () => {
  const { page, view, complaints } = site;
  const words = "tictactoe host -a random -b smart --games 250 --seed 1 --json".split(" ");
  const file = join(folder, "games.jsonl");
  writeFileSync(file, execFileSync(suite, words, { cwd: root, stdio: ["ignore", "pipe", "ignore"] }));
  await view("#/");
  await view("#/look");
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByText("games.jsonl").waitFor();
  strictEqual(await page.locator("textarea").count(), 0);
  await page.getByRole("button", { name: "Show" }).click();
  await page.getByRole("table", { name: "Totals of 250 games" }).waitFor();
  const games = page.getByRole("table", { name: /^\d+ games$/ });
  strictEqual(await games.getByRole("row").count(), 101);
  await page.getByRole("button", { name: "Show 100 more of 250" }).click();
  strictEqual(await games.getByRole("row").count(), 201);
  await page.getByLabel("Result").selectOption("won by who moved second");
  ok((await games.getByRole("row").count()) < 200);
  await games.getByRole("button", { name: "Moves" }).press("Enter");
  const moves = await games.locator("tbody td:last-child").allTextContents();
  deepStrictEqual(
    moves,
    moves.toSorted((a, b) => Number(a) - Number(b)),
  );
  await page.getByLabel("Player").fill("nobody");
  await page.getByRole("table", { name: "Totals of 0 games" }).waitFor();
  await page.getByLabel("Player").fill("");
  await checkAccessibility(page, "a list of games");
  await page.setViewportSize({ width: 390, height: 800 });
  ok((await overflow(page)) <= 0);
  await page.setViewportSize({ width: 1280, height: 900 });
  deepStrictEqual(complaints, []);
});

test("a file that is too long or no text is refused, and the limit is told", async () => {
  const { page, view } = site;
  await view("#/");
  await view("#/play/squirrel");
  const drop = page.locator("input[type=file]");
  await drop.setInputFiles({ name: "huge.txt", mimeType: "text/plain", buffer: Buffer.alloc(2 << 20, "x") });
  await page.getByText("huge.txt has 2 MB; at most 1 MB can be read here.").waitFor();
  await drop.setInputFiles({ name: "a.out", mimeType: "", buffer: Buffer.from([0x7f, 0x45, 0, 0]) });
  await page.getByText("a.out is not a text file.").waitFor();
});
