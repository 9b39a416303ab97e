//! Points and other numbers as people and spreadsheets read them.

/// Formats a number with two digits behind the point; `none` stands for one that is missing.
pub fn number_or(number: Option<f64>, none: &str) -> String {
    number.map_or_else(|| none.to_owned(), |number| format!("{number:.2}"))
}

/// Formats a number with two digits behind the point, but a whole one without.
pub fn short_number(number: f64) -> String {
    if number.fract() == 0.0 { number.to_string() } else { format!("{number:.2}") }
}
