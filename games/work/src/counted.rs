//! Numbers of things.

/// Returns a number of things, such as `1 job` or `2 jobs`.
#[must_use]
pub fn counted(count: usize, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}
