// The buttons that save the step that is shown as a picture, for slides.

import { html, useState } from "../vendor/preact-htm.js";
import { get, messageOf } from "../api.js";
import { ErrorMessage } from "../fields.js";
import { saveFile } from "../save_file.js";

/** How much larger than on the screen a picture of pixels is, so that it is sharp on a wall. */
const SCALE = 3;

/**
 * Turns a drawing into a picture of pixels, with the browser's fonts.
 * @param {string} svg
 * @returns {Promise<Blob>}
 */
async function toPng(svg) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture is too large."))), "image/png"),
  );
}

/** @param {{ id: string, step: import("../types.js").Step }} props */
export function SavePicture({ id, step }) {
  const [error, setError] = useState("");
  const save = async (/** @type {"svg" | "png"} */ format) => {
    try {
      const { svg } = await get(`trees/${id}/steps/${step.step}/picture`);
      saveFile(`step-${step.step + 1}.${format}`, format === "svg" ? svg : await toPng(svg));
      setError("");
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  return html`<p>
      <button onClick=${() => save("svg")}>Save this step as SVG</button>
      <button onClick=${() => save("png")}>Save as PNG</button>
    </p>
    <${ErrorMessage} error=${error} />`;
}
