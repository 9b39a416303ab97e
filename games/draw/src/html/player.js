// Shows one drawing at a time. Without this script, all of them stand below one another.
const PAUSE = 1500;
const figures = [...document.querySelectorAll("figure")];
const [back, play, forward] = document.querySelectorAll(".controls button");
const slider = document.querySelector(".controls input");
const status = document.querySelector(".status");
let timer;

function show(index) {
  const shown = Math.max(0, Math.min(figures.length - 1, index));
  figures.forEach((figure, number) => figure.classList.toggle("shown", number === shown));
  slider.value = shown + 1;
  const { title, text } = figures[shown].dataset;
  slider.setAttribute("aria-valuetext", title);
  back.disabled = shown === 0;
  forward.disabled = shown === figures.length - 1;
  if (forward.disabled) stop();
  // While it plays, the sentences would talk over each other.
  if (!timer) status.textContent = `${title}. ${text}`;
}

function current() {
  return slider.value - 1;
}

function stop() {
  clearInterval(timer);
  timer = undefined;
  play.textContent = "Play";
}

function toggle() {
  if (timer) return stop();
  if (current() === figures.length - 1) show(0);
  play.textContent = "Pause";
  timer = setInterval(() => show(current() + 1), PAUSE);
}

function go(index) {
  stop();
  show(index);
}

const KEYS = {
  ArrowLeft: () => go(current() - 1),
  ArrowRight: () => go(current() + 1),
  Home: () => go(0),
  End: () => go(figures.length - 1),
};

back.addEventListener("click", () => go(current() - 1));
forward.addEventListener("click", () => go(current() + 1));
play.addEventListener("click", toggle);
slider.addEventListener("input", () => go(current()));
document.addEventListener("keydown", (event) => {
  if (event.target === slider || event.ctrlKey || event.altKey || event.metaKey || !KEYS[event.key]) return;
  event.preventDefault();
  KEYS[event.key]();
});

slider.max = figures.length;
document.querySelector(".controls").hidden = false;
document.body.classList.add("playing");
show(0);
