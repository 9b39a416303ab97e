// The button that saves the step that is shown as a picture, for slides.

import { html, useState } from "../vendor/preact-htm.js";
import { get, messageOf } from "../api.js";
import { ErrorMessage } from "../fields.js";
import { saveFile } from "../save_file.js";

/** @param {{ id: string, step: import("../types.js").Step }} props */
export function SavePicture({ id, step }) {
  const [error, setError] = useState("");
  const save = async () => {
    try {
      const { svg } = await get(`trees/${id}/steps/${step.step}/picture`);
      saveFile(`step-${step.step + 1}.svg`, svg);
      setError("");
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  return html`<p><button onClick=${save}>Save this step as SVG</button></p>
    <${ErrorMessage} error=${error} />`;
}
