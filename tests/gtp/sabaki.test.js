// The client of GTP that Sabaki is made with talks to the built command.

import { after, before, test } from "node:test";
import { deepStrictEqual, match, ok } from "node:assert";
import { fileURLToPath } from "node:url";
import gtp from "@sabaki/gtp";

const suite = process.env.SUITE ?? fileURLToPath(new URL("../../target/debug/suite", import.meta.url));
const engine = new gtp.Controller(suite, ["go", "gtp", "--agent", "greedy", "--seed", "1"]);

before(() => engine.start());
after(() => engine.stop());

/** Sends a command and returns what the engine says to it. */
async function say(name, ...args) {
  const { error, content } = await engine.sendCommand({ name, args });
  return error ? `? ${content}` : content;
}

test("the commands that Sabaki needs are there", async () => {
  const commands = (await say("list_commands")).split("\n");
  for (const name of ["boardsize", "clear_board", "komi", "play", "genmove", "undo", "lz-analyze", "kata-analyze"]) {
    ok(commands.includes(name), name);
  }
});

test("a game is played, and taken back", async () => {
  deepStrictEqual([await say("boardsize", "5"), await say("clear_board"), await say("komi", "2.5")], ["", "", ""]);
  deepStrictEqual(await say("play", "B", "C3"), "");
  match(await say("genmove", "W"), /^[A-E][1-5]$/);
  match(await say("play", "B", "C3"), /^\? illegal move: the point is occupied$/);
  deepStrictEqual([await say("undo"), await say("undo")], ["", ""]);
  match(await say("undo"), /^\? cannot undo/);
});

test("after the course's last move there are passes", async () => {
  await say("clear_board");
  for (let move = 0; move < 24; move += 1) match(await say("genmove", "BW"[move % 2]), /^([A-E][1-5]|PASS)$/);
  deepStrictEqual([await say("genmove", "B"), await say("play", "W", "pass")], ["PASS", ""]);
  match(await say("final_score"), /^[BW]\+/);
});

test("an analysis goes on until the next command", async () => {
  await say("boardsize", "3");
  const lines = [];
  const proved = new Promise((resolve) => {
    const onLine = ({ line }) => {
      if (line.startsWith("info move ")) lines.push(line);
      if ((lines.at(-1) ?? "").split("scoreLead").length === 11) resolve();
    };
    engine.sendCommand({ name: "kata-analyze", args: ["B", "10"] }, onLine);
  });
  await proved;
  match(lines.at(-1), /^info move B3 visits \d+ winrate 0 scoreMean -0\.5 scoreLead -0\.5 order 0 pv B3 /);
  match(await say("name"), /^suite \(greedy\)$/);
});
