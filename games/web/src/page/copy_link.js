// The button that copies the address of what is shown.

import { html, useState } from "./vendor/preact-htm.js";
import { announce } from "./live_region.js";

export function CopyLink() {
  const [text, setText] = useState("Copy link");
  const copy = async () => {
    // An address without a token: it opens wherever such a page is.
    const done = await navigator.clipboard.writeText(location.href).then(
      () => "Copied",
      () => "Copy it from the address bar",
    );
    setText(done);
    announce(done);
    setTimeout(() => setText("Copy link"), 2000);
  };
  return html`<button class="quiet" onClick=${copy}>${text}</button>`;
}
