// The view of games that are played. Each has an address, and goes on while the page shows something else.

import { html, useState } from "../vendor/preact-htm.js";
import { messageOf, post } from "../api.js";
import { ErrorMessage } from "../fields.js";
import { hrefOf } from "../router.js";
import { counted } from "../words.js";
import { GameSetup } from "./game_setup.js";
import { GameView } from "./game_view.js";
import { continuation, lastGame, rememberGame } from "./last_game.js";

/** @typedef {import("../types.js").GameAbout} GameAbout */

/** Starts games, each at an address of its own. */
function useStart() {
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  const start = async (/** @type {any} */ request) => {
    setBusy(true);
    try {
      const { id } = await post("games", request);
      rememberGame({ id, request, moves: [] });
      setError("");
      location.hash = hrefOf("play", request.game, id);
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return { start, isBusy, error };
}

/** @param {{ about: import("../types.js").About, chosen?: string, id?: string }} props */
export function PlayPage({ about, chosen, id }) {
  const { start, isBusy, error } = useStart();
  const game = about.games.find((candidate) => candidate.id === chosen);
  const last = lastGame();
  const lastName = about.games.find((candidate) => candidate.id === last?.request.game)?.name;
  if (game && id) {
    const goOn = last?.id === id ? () => start(continuation(last)) : undefined;
    return html`<h1>${game.name}</h1>
      <${ErrorMessage} error=${error} />
      <${GameView} id=${id} about=${game} onGoOn=${goOn} />`;
  }
  return html`<h1>Play</h1>
    ${
      last &&
      lastName &&
      html`<p>
        <a class="button" href=${hrefOf("play", last.request.game, last.id)}>Return to the game in progress</a>
        <span class="muted"> ${lastName}, ${counted(last.moves.length, "move")} played</span>
      </p>`
    }
    <${GameSetup} games=${about.games} chosen=${chosen} isBusy=${isBusy} error=${error} onStart=${start} />`;
}
