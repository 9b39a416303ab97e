// The page under test: `suite web` on a free port, or a static site where SITE names its folder, and a browser on it.

import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { openBrowser } from "./browser.js";
import { serveFolder } from "./static_server.js";

export const root = join(import.meta.dirname, "../..");

/** The built command. */
export const suite = process.env.SUITE ?? join(root, "target/debug/suite");

/** The folder of the static site, if that is to be tested. */
export const folder = process.env.SITE && resolve(process.env.SITE);

/** What tests of the static site need. */
export const needsSite = { skip: !folder && "skipped: no static site, whose folder SITE would name" };

/** What tests of the server need. */
export const needsServer = { skip: folder && "skipped: the page has no server" };

/**
 * Starts a command that serves the page; returns the address with the token, and how to type a line and to end it.
 * @param {string[]} words
 */
async function serve(words) {
  const server = spawn(suite, [...words, "--port", "0", "--no-open"], { cwd: root });
  // A test that fails before it can close the page ends it, too.
  process.once("exit", () => server.kill());
  const url = await new Promise((resolve, reject) => {
    let printed = "";
    const read = (/** @type {Buffer} */ data) => {
      printed += data;
      const [address] = printed.match(/http:.*(?=\n)/) ?? [];
      if (address) resolve(address);
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    server.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${printed}`)));
  });
  const say = (/** @type {string} */ line) => server.stdin.write(`${line}\n`);
  return { url, say, end: () => server.kill("SIGINT") };
}

/**
 * Presses the button that copies the address, and returns what was copied.
 * @param {import("playwright-core").Page} page
 */
export async function copiedLink(page) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/**
 * Opens the page in a browser. What the browser complains about is kept in `complaints`.
 * @param {import("playwright-core").BrowserContextOptions} [options]
 * @param {string[]} [words] the command that serves the page
 * @param {import("playwright-core").BrowserContext} [browser] one that is open, instead of a new one
 */
export async function openSite(options = {}, words = ["web"], browser = undefined) {
  const isStatic = folder && words.length === 1;
  const server = isStatic ? { ...(await serveFolder(folder)), say: () => {} } : await serve(words);
  const opened = browser ? null : await openBrowser(options);
  const context = opened?.context ?? /** @type {import("playwright-core").BrowserContext} */ (browser);
  const page = await context.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on(
    "console",
    (message) => message.type() === "error" && complaints.push(`${message.location().url}: ${message.text()}`),
  );
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(server.url);
  // The page is there once it has the token, which is later than its files.
  await page.locator("h1").first().waitFor();
  const view = async (/** @type {string} */ hash) => {
    await page.evaluate((to) => (location.hash = to), hash);
    await page.locator("h1").first().waitFor();
  };
  const close = async () => {
    await page.close();
    await opened?.close();
    server.end();
  };
  return { page, url: server.url, complaints, view, say: server.say, close };
}
