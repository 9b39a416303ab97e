// Chromium, as the tests use it.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const FLAGS = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts Chromium with a profile of its own; `close` removes it. */
export async function openBrowser(options = {}) {
  const profile = mkdtempSync(join(tmpdir(), "suite-web-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    headless: true,
    args: FLAGS,
    viewport: { width: 1280, height: 900 },
    // A color on its way to another one has no contrast to speak of.
    reducedMotion: "reduce",
    ...options,
  });
  // Beside other work even the first page can take longer than the 30 seconds that are usual.
  context.setDefaultTimeout(120_000);
  const close = async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
  return { context, close };
}
