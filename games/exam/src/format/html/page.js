"use strict";

/** Words that people write around an answer. */
const FILLERS = ["alpha", "beta", "and", "node", "nodes", "leaf", "leaves", "none", "nothing", "-"];

/** An answer as it is compared: whatever the case, the spaces and the brackets; a set in any order. */
function canonical(text, isSet, isPairs) {
  const ascii = text.toLowerCase().replaceAll("\u2212", "-").replaceAll("\u221e", "infinity");
  const plain = ascii.replace(/\binf\b/g, "infinity");
  // Squares are pairs of numbers, whatever is between them.
  const pairs = isPairs ? plain.match(/\d+\D+\d+/g) : null;
  const squares = pairs && pairs.map((pair) => pair.replace(/\D+/, "/"));
  const words = squares ?? plain.split(/[\s,;:=()[\]{}"']+/).map((word) => word.replace(/^\+|\.$/g, ""));
  const told = words.filter((word) => word !== "" && !FILLERS.includes(word));
  return (isSet ? [...new Set(told)].sort() : told).join(" ");
}

/** Says whether an answer is right, or else which known mistake leads to it. */
function judge(form, given) {
  const isSet = "set" in form.dataset;
  const isPairs = [form.dataset.answer, form.dataset.mistakes].some((text) => /\(\d+,\d+\)/.test(text));
  const isSame = (answer) => canonical(answer, isSet, isPairs) === canonical(given, isSet, isPairs);
  if (isSame(form.dataset.answer)) {
    return "Right.";
  }
  const mistake = JSON.parse(form.dataset.mistakes).find((known) => isSame(known.answer));
  return mistake ? mistake.feedback : "Wrong.";
}

function start() {
  const forms = [...document.forms];
  const right = new Map();
  for (const form of forms) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const verdict = judge(form, new FormData(form).get("answer"));
      form.querySelector(".result").textContent = `${verdict === "Right." ? "\u2713" : "\u2717"} ${verdict}`;
      // The first answer counts.
      if (!right.has(form)) {
        right.set(form, verdict === "Right.");
      }
      const count = [...right.values()].filter(Boolean).length;
      document.getElementById("score").textContent =
        `${right.size} of ${forms.length} questions answered, ${count} right at once.`;
    });
  }
}

if (typeof document === "object") {
  start();
}
