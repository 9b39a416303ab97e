// What is played, and who plays.

import { html, useState } from "../vendor/preact-htm.js";
import { isStatic } from "../api.js";
import { ErrorMessage, Input } from "../fields.js";
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

/**
 * @param {{ games: GameAbout[], chosen: string | undefined, isBusy: boolean, error: string, onStart: (request: any) => void }} props
 */
export function GameSetup({ games, chosen, isBusy, error, onStart }) {
  const first = games.find((game) => game.id === chosen) ?? games[0];
  const [start, setStart] = useState(() => defaultStart(first));
  const [players, setPlayers] = useState(() => defaultPlayers(first));
  const [seed, setSeed] = useState("");
  const about = games.find((game) => game.id === start.game) ?? first;

  const changeStart = (/** @type {import("../start_fields.js").Start} */ next) => {
    if (next.game !== start.game) setPlayers(defaultPlayers(games.find((game) => game.id === next.game) ?? first));
    setStart(next);
  };
  const changePlayer = (/** @type {number} */ player, /** @type {PlayerChoice} */ choice) =>
    setPlayers(player === 0 ? [choice, players[1]] : [players[0], choice]);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
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
      <${Input} label="Random seed" type="number" min=${0} value=${seed} placeholder="random" onChange=${setSeed} />
    </div>
    <${ErrorMessage} error=${error} />
    <button class="primary" disabled=${isBusy}>Start the game</button>
  </form>`;
}
