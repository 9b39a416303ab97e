// Columns of tables with the class "sortable" are sorted by a button in their headings.
for (const table of document.querySelectorAll("table.sortable")) {
  const headings = [...table.tHead.rows[0].cells];
  headings.forEach((heading, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...heading.childNodes);
    heading.append(button);
    button.addEventListener("click", () => {
      const ascending = heading.getAttribute("aria-sort") !== "ascending";
      headings.forEach((other) => other.removeAttribute("aria-sort"));
      heading.setAttribute("aria-sort", ascending ? "ascending" : "descending");
      const text = (row) => row.cells[column].textContent.trim();
      const compare = heading.classList.contains("number")
        ? (a, b) => (parseFloat(text(a)) || 0) - (parseFloat(text(b)) || 0)
        : (a, b) => text(a).localeCompare(text(b));
      const body = table.tBodies[0];
      const rows = [...body.rows].sort((a, b) => (ascending ? compare(a, b) : compare(b, a)));
      body.append(...rows);
    });
  });
}
