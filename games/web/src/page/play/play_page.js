// The view of games that are played.

import { html, useState } from "../vendor/preact-htm.js";
import { messageOf, post } from "../api.js";
import { GameSetup } from "./game_setup.js";
import { GameView } from "./game_view.js";

/** @typedef {import("../types.js").GameAbout} GameAbout */

/** @param {{ about: import("../types.js").About, chosen?: string }} props */
export function PlayPage({ about, chosen }) {
  const [game, setGame] = useState(/** @type {{ id: string, about: GameAbout } | null} */ (null));
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  const start = async (/** @type {any} */ request) => {
    setBusy(true);
    try {
      const { id } = await post("games", request);
      setGame({ id, about: about.games.find(({ id: name }) => name === request.game) ?? about.games[0] });
      setError("");
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  if (game)
    return html`<h1>${game.about.name}</h1>
      <${GameView} key=${game.id} ...${game} onAgain=${() => setGame(null)} />`;
  return html`<h1>Play</h1>
    <${GameSetup} games=${about.games} chosen=${chosen} isBusy=${isBusy} error=${error} onStart=${start} />`;
}
