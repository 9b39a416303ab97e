//! Tables for people.

use std::fmt;

/// Writes columns: the first and the last flush left, the others flush right.
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
