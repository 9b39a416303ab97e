// Makes the bundles of the page from its modules; with `--check`, fails if they are not the ones in the repository.

import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";

const page = join(import.meta.dirname, "../../games/web/src/page");

/** The modules that start a page: the one of the server, that of self-contained files, and the widget in notebooks. */
const ENTRIES = ["main.js", "standalone.js", "widget.js"];

/** The folder of the bundles. */
const FOLDER = "dist";

/** @param {string | Buffer} content */
function sha256(content) {
  return createHash("sha256").update(content).digest("hex");
}

/** Returns a hash of all modules: that of the list that `sha256sum` prints of them, in the order of their paths. */
function hashOfModules() {
  const paths = readdirSync(page, { recursive: true }).map((path) => String(path).replaceAll("\\", "/"));
  const modules = paths.filter((path) => path.endsWith(".js") && !path.startsWith(`${FOLDER}/`)).sort();
  return sha256(modules.map((path) => `${sha256(readFileSync(join(page, path)))}  ${path}\n`).join(""));
}

const { outputFiles } = await build({
  absWorkingDir: page,
  entryPoints: ENTRIES,
  bundle: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  legalComments: "inline",
  // A site has to be small. The modules are there for those who look for an error.
  minify: true,
  lineLimit: 120,
  // A test of the command compares the hash.
  banner: { js: `// Made by \`npm --prefix tests/web run bundle\` of modules with the hash ${hashOfModules()}.` },
  outdir: FOLDER,
  write: false,
});
for (const { path, contents } of outputFiles) {
  if (!process.argv.includes("--check")) {
    writeFileSync(path, contents);
  } else if (!existsSync(path) || !readFileSync(path).equals(contents)) {
    process.exitCode = 1;
    process.stderr.write(
      `${basename(path)} is not made of the modules as they are: npm --prefix tests/web run bundle\n`,
    );
  }
}
