// The frame around the views: header, help, theme, and the view that the address names.

import { html, useEffect, useErrorBoundary, useLayoutEffect, useRef, useState } from "./vendor/preact-htm.js";
import { get, messageOf } from "./api.js";
import { ErrorMessage, keepDroppedFilesOut } from "./fields.js";
import { Help } from "./help_dialog.js";
import { Home } from "./home.js";
import { LiveRegion } from "./live_region.js";
import { LivePage } from "./live/live_page.js";
import { LookPage } from "./look/look_page.js";
import { PlayPage } from "./play/play_page.js";
import { IS_EMBEDDED, hrefOf, useAddress } from "./router.js";
import { ThemeSwitch } from "./theme.js";
import { PracticePage } from "./tree/practice_page.js";
import { TreePage } from "./tree/tree_page.js";

const VIEWS = [
  ["tree", "Trees"],
  ["play", "Play"],
  ["look", "Games"],
  ["live", "Live"],
];

/** @param {{ route: string[], isLive: boolean }} props */
function Header({ route, isLive }) {
  return html`<header class="top">
    <a class="brand" href="#/" aria-current=${route.length === 0 ? "page" : undefined}>suite</a>
    <nav aria-label="Views">
      ${VIEWS.filter(([view]) => view !== "live" || isLive).map(
        ([view, label]) =>
          html`<a href=${hrefOf(view)} aria-current=${route[0] === view ? "page" : undefined}>${label}</a>`,
      )}
    </nav>
    <${Help} />
    <${ThemeSwitch} />
  </header>`;
}

/** @param {{ about: import("./types.js").About, address: import("./router.js").Address }} props */
function View({ about, address }) {
  const [view, ...rest] = address.route;
  const [error, retry] = useErrorBoundary();
  if (error)
    return html`<h1>Something went wrong</h1>
      <${ErrorMessage} error=${messageOf(error)} />
      <button onClick=${retry}>Try again</button>`;
  if (view === "tree") return html`<${TreePage} key=${rest[0]} about=${about} address=${address} />`;
  if (view === "practice") return html`<${PracticePage} />`;
  if (view === "play")
    return html`<${PlayPage} key=${rest.join(" ")} about=${about} chosen=${rest[0]} id=${rest[1]} />`;
  if (view === "look") return html`<${LookPage} about=${about} route=${rest} />`;
  if (view === "live") return html`<${LivePage} />`;
  return html`<${Home} about=${about} address=${address} />`;
}

/** The whole page. */
export function App() {
  const address = useAddress();
  const { route } = address;
  const [about, setAbout] = useState(/** @type {import("./types.js").About | null} */ (null));
  const [error, setError] = useState("");
  useEffect(keepDroppedFilesOut, []);
  useEffect(() => {
    get("about").then(setAbout, (failure) => setError(messageOf(failure)));
  }, []);
  useEffect(() => {
    document.title = VIEWS.find(([view]) => view === route[0])?.[1] ?? "suite";
  }, [route[0]]);
  const main = useRef(/** @type {HTMLElement | null} */ (null));
  const place = route.join("/");
  useLayoutEffect(() => {
    // The link that led here is gone; whoever uses the keyboard goes on with the view.
    if (about && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [place]);
  useEffect(() => void document.documentElement.classList.toggle("embedded", IS_EMBEDDED), []);
  return html`${
    !IS_EMBEDDED &&
    html`<button class="skip" onClick=${() => main.current?.focus()}>Skip to the content</button>
      <${Header} route=${route} isLive=${typeof about?.live === "string"} />`
  }
    <main ref=${main} tabindex="-1">
      <${ErrorMessage} error=${error} />${about && html`<${View} key=${route[0] ?? "lesson"} about=${about} address=${address} />`}
    </main>
    <${LiveRegion} />`;
}
