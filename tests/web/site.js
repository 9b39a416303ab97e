// The page under test: `suite web` on a free port, and a browser on it.

import { spawn } from "node:child_process";
import { join } from "node:path";
import { openBrowser } from "./browser.js";

export const root = join(import.meta.dirname, "../..");

/** The built command. */
export const suite = process.env.SUITE ?? join(root, "target/debug/suite");

/** Starts the server; returns its address with the token, and how to end it. */
async function serve() {
  const server = spawn(suite, ["web", "--port", "0", "--no-open"], { stdio: ["ignore", "pipe", "inherit"] });
  const url = await new Promise((resolve, reject) => {
    server.stdout.once("data", (data) => resolve(String(data).trim()));
    server.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { url, end: () => server.kill("SIGINT") };
}

/**
 * Opens the page in a browser. What the browser complains about is kept in `complaints`.
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
export async function openSite(options = {}) {
  const server = await serve();
  const { context, close: closeBrowser } = await openBrowser(options);
  const page = context.pages()[0] ?? (await context.newPage());
  /** @type {string[]} */
  const complaints = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(server.url);
  const view = async (/** @type {string} */ hash) => {
    await page.evaluate((to) => (location.hash = to), hash);
    await page.locator("h1").first().waitFor();
  };
  const close = async () => {
    await closeBrowser();
    server.end();
  };
  return { page, complaints, view, close };
}
