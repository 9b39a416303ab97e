//! Numbers in a range, as people type them.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Returns a parser of whole numbers in a range.
pub fn number_in<N>(range: RangeInclusive<N>) -> impl Fn(&str) -> Result<N, String> + Clone + Send + Sync + 'static
where
    N: FromStr + PartialOrd + fmt::Display + Clone + Send + Sync + 'static,
{
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        let (least, most) = (range.start(), range.end());
        number.ok_or_else(|| format!("expected a whole number from {least} to {most}, found `{text}`"))
    }
}
