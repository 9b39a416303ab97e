// Draws the pictures of the README anew: `npm run screenshots`, after `cargo build`.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openSite, root } from "./site.js";

const PICTURES = join(root, "docs/images");
const SQUIRREL = join(root, "testdata/squirrel");

const site = await openSite({ viewport: { width: 1280, height: 800 }, colorScheme: "light" });
const { page, view } = site;

/** Keeps what is to be seen of the page. */
const keep = (/** @type {string} */ name) => page.screenshot({ path: join(PICTURES, `${name}.png`) });

await view("#/lesson/4");
await page.getByRole("button", { name: /^Leaf c2/ }).click();
await page.getByRole("button", { name: /^Leaf c3/ }).click();
await keep("lesson");

await view("#/tree");
await page.getByRole("combobox", { name: "Game", exact: true }).selectOption("squirrel");
await page.getByLabel("Task (input.txt)").fill(readFileSync(join(SQUIRREL, "figure5-alpha-beta.txt"), "utf8"));
await page.getByRole("button", { name: "Search" }).click();
await page.getByRole("button", { name: "Next cut" }).click();
await page.getByRole("region", { name: "This step" }).getByText("O can force").waitFor();
await page.getByText("137 of 290 nodes").waitFor();
// The map comes piece by piece.
await page.waitForLoadState("networkidle");
await keep("tree");

await page.setViewportSize({ width: 1280, height: 900 });
await view("#/play");
await page.getByRole("combobox", { name: "Game", exact: true }).selectOption("othello");
await page.getByLabel("Board size").selectOption("6");
await page.getByRole("button", { name: "Start the game" }).click();
await page.getByRole("grid").waitFor();
await page.getByRole("grid").scrollIntoViewIfNeeded();
await keep("play");

await site.close();
