// Records to look at: typed, pasted, or a file.

import { html, useState } from "../vendor/preact-htm.js";
import { messageOf, postText } from "../api.js";
import { ErrorMessage, FileDrop, Select } from "../fields.js";
import { hrefOf } from "../router.js";
import { sizeText } from "../words.js";
import { MOVES, holdingAddress, recordsPath } from "./held_games.js";

/** The longest text that is put into the field; a longer file is only named. */
const MOST_SHOWN = 1 << 16;

/** @param {{ games: import("../types.js").GameAbout[] }} props */
export function RecordForm({ games }) {
  const [text, setText] = useState("");
  const [name, setName] = useState("");
  const [game, setGame] = useState("");
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { id, games: found } = await postText(recordsPath(game), text);
      const address = (await holdingAddress(text, game)) ?? ["look", id];
      const isMoves = address[1] === MOVES;
      setError("");
      location.hash = hrefOf(...address, ...(found.length === 1 && !isMoves ? [found[0].number] : []));
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const take = (/** @type {string} */ content, /** @type {string} */ file) => {
    setText(content);
    setName(file);
  };
  const field = html`<label class="field">
    <span>Records (JSON Lines), SGF, GGF, or a list of moves</span>
    <textarea
      class="mono"
      rows="8"
      placeholder=${games.find(({ id }) => id === game)?.move_help}
      spellcheck=${false}
      value=${text}
      onInput=${(/** @type {any} */ event) => take(event.target.value, "")}
    ></textarea>
  </label>`;
  const file = html`<p>
    <strong class="file-name">${name}</strong>, ${sizeText(text.length)}
    <button type="button" onClick=${() => take("", "")}>Remove</button>
  </p>`;
  return html`<form class="card setup" onSubmit=${submit} aria-label="Games to look at">
    <${FileDrop} onText=${take}>${text.length > MOST_SHOWN ? file : field}<//>
    <${Select}
      label="Game, for a list of moves"
      value=${game}
      values=${[["", "as the record says"], ...games.map(({ id, name: title }) => [id, title])]}
      onChange=${setGame}
    />
    <${ErrorMessage} error=${error} />
    <button class="primary" disabled=${isBusy}>${isBusy ? "Reading…" : "Show"}</button>
  </form>`;
}
