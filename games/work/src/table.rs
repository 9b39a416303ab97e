//! Tables for people, with the headings in the first row.

use std::fmt;

use maud::{Markup, Render, html};

/// Writes columns: the first and the last flush left, the others flush right.
///
/// # Errors
///
/// That of the formatter.
pub fn write_table(f: &mut fmt::Formatter<'_>, rows: &[Vec<String>]) -> fmt::Result {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    for row in rows {
        for (column, cell) in row.iter().enumerate() {
            match column {
                0 => write!(f, "{cell:width$}", width = width(column))?,
                _ if column + 1 == row.len() => writeln!(f, "  {cell}")?,
                _ => write!(f, "  {cell:>width$}", width = width(column))?,
            }
        }
    }
    Ok(())
}

/// Returns the same as a table of a page. `first` is the heading of the first column, which needs none at the terminal.
#[must_use]
pub fn table(caption: &str, first: &str, rows: &[Vec<impl Render>]) -> Markup {
    let (header, rows) = rows.split_at(rows.len().min(1));
    let last = header.first().map_or(0, |header| header.len().saturating_sub(1));
    let class = |column: usize| (0 < column && column < last).then_some("numeric");
    html! {
        // It scrolls by the keyboard, too.
        div.scroll-x tabindex="0" role="region" aria-label=(caption) {
            table {
                caption { (caption) }
                thead {
                    tr {
                        th scope="col" { (first) }
                        @for (column, cell) in header.iter().flatten().enumerate().skip(1) {
                            th scope="col" class=[class(column)] { (cell) }
                        }
                    }
                }
                tbody {
                    @for row in rows {
                        tr {
                            @for (column, cell) in row.iter().enumerate() {
                                @if column == 0 {
                                    th scope="row" { (cell) }
                                } @else {
                                    td class=[class(column)] { (cell) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
