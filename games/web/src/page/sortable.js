// Sorts the tables of a report that have the class "sortable", by a button in each heading.

/**
 * @param {HTMLTableRowElement} row
 * @param {number} column
 */
function textAt(row, column) {
  return row.cells[column].textContent?.trim() ?? "";
}

/**
 * Returns what orders two rows by a column: by the numbers that its texts begin with, or by the texts.
 * @param {HTMLTableCellElement} heading
 * @returns {(a: HTMLTableRowElement, b: HTMLTableRowElement) => number}
 */
function orderBy(heading) {
  const column = heading.cellIndex;
  const number = (/** @type {HTMLTableRowElement} */ row) => parseFloat(textAt(row, column)) || 0;
  return heading.classList.contains("numeric")
    ? (a, b) => number(a) - number(b)
    : (a, b) => textAt(a, column).localeCompare(textAt(b, column));
}

/** @param {HTMLTableCellElement} heading */
function sortBy(heading) {
  const table = /** @type {HTMLTableElement} */ (heading.closest("table"));
  const isAscending = heading.getAttribute("aria-sort") !== "ascending";
  table.querySelectorAll("[aria-sort]").forEach((other) => other.removeAttribute("aria-sort"));
  heading.setAttribute("aria-sort", isAscending ? "ascending" : "descending");
  const order = orderBy(heading);
  const body = table.tBodies[0];
  body.append(...[...body.rows].sort((a, b) => (isAscending ? order(a, b) : order(b, a))));
}

/** Puts the buttons into the headings. */
export function makeTablesSortable() {
  const headings = /** @type {NodeListOf<HTMLTableCellElement>} */ (document.querySelectorAll(".sortable thead th"));
  for (const heading of headings) {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...heading.childNodes);
    button.addEventListener("click", () => sortBy(heading));
    heading.append(button);
  }
}
