// What is played, and who plays.

import { html, useState } from "../vendor/preact-htm.js";
import { isStatic } from "../api.js";
import { ErrorMessage, Input } from "../fields.js";
import { readObject, writeObject } from "../setting.js";
import { StartFields, defaultStart, startRequest } from "../start_fields.js";
import { OpponentFields, playerArgument, playerChoice } from "./opponent_fields.js";

/** @typedef {import("../types.js").GameAbout} GameAbout */
/** @typedef {import("./opponent_fields.js").PlayerChoice} PlayerChoice */

/**
 * Returns the choices that a game begins with: a person against a player of middling strength.
 * @param {GameAbout} about
 * @returns {[PlayerChoice, PlayerChoice]}
 */
function defaultPlayers({ default_opponent }) {
  return [playerChoice("human"), playerChoice(default_opponent)];
}

/** The name of the setting with the choices of the last game of each kind. */
const SETTING = "play";

/**
 * @typedef {object} Setup
 * @property {import("../start_fields.js").Start} start
 * @property {[PlayerChoice, PlayerChoice]} players
 * @property {string} seed
 */

/**
 * Returns the choices that the last game began with, as far as there are such choices today.
 * @param {GameAbout} about
 * @returns {Setup}
 */
function rememberedSetup(about) {
  const { start = {}, players = [], seed = "" } = readObject(SETTING).setups?.[about.id] ?? {};
  const usual = defaultStart(about);
  const kinds = ["human", ...about.opponents.map(({ name }) => name), ...(about.has_programs ? ["program"] : [])];
  const isKnown = kinds.includes(players[0]?.kind) && kinds.includes(players[1]?.kind);
  return {
    start: { ...usual, ...start, game: about.id, variant: { ...usual.variant, ...start.variant } },
    players: isKnown ? players : defaultPlayers(about),
    seed,
  };
}

/** @param {Setup} setup */
function rememberSetup(setup) {
  const { game } = setup.start;
  writeObject(SETTING, { game, setups: { ...readObject(SETTING).setups, [game]: setup } });
}

/**
 * @param {{ games: GameAbout[], chosen: string | undefined, isBusy: boolean, error: string, onStart: (request: any) => void }} props
 */
export function GameSetup({ games, chosen, isBusy, error, onStart }) {
  const find = (/** @type {string | undefined} */ id) => games.find((game) => game.id === id);
  const first = find(chosen) ?? find(readObject(SETTING).game) ?? games[0];
  const [setup, setSetup] = useState(() => rememberedSetup(first));
  const { start, players, seed } = setup;
  const about = find(start.game) ?? first;

  const changeStart = (/** @type {import("../start_fields.js").Start} */ next) =>
    setSetup(next.game === start.game ? { ...setup, start: next } : rememberedSetup(find(next.game) ?? first));
  const changePlayer = (/** @type {number} */ player, /** @type {PlayerChoice} */ choice) =>
    setSetup({ ...setup, players: player === 0 ? [choice, players[1]] : [players[0], choice] });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    rememberSetup(setup);
    onStart({
      ...startRequest(about, start),
      players: players.map(playerArgument),
      ...(seed !== "" && { seed: Number(seed) }),
    });
  };
  return html`<form class="card setup" onSubmit=${submit} aria-label="The game">
    <div class="fields"><${StartFields} games=${games} start=${start} onChange=${changeStart} withMoves=${true} /></div>
    <div class="players">
      ${[0, 1].map(
        (player) =>
          html`<${OpponentFields}
            key=${`${about.id} ${player}`}
            about=${about}
            name=${player === 0 ? `${about.players[0]} (moves first)` : about.players[1]}
            choice=${players[player]}
            onChange=${(/** @type {PlayerChoice} */ choice) => changePlayer(player, choice)}
          />`,
      )}
    </div>
    ${
      isStatic &&
      about.program_example &&
      html`<p class="muted">Your own programs play with the command <code>suite web</code>.</p>`
    }
    <div class="fields">
      <${Input} label="Random seed" type="number" min=${0} value=${seed} placeholder="random"
        onChange=${(/** @type {string} */ text) => setSetup({ ...setup, seed: text })} />
    </div>
    <${ErrorMessage} error=${error} />
    <button class="primary" disabled=${isBusy}>Start the game</button>
  </form>`;
}
