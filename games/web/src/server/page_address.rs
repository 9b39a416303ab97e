//! The address of the page.

/// The address of the page, with a token.
#[derive(Debug, Clone)]
pub struct PageAddress {
    /// The address for people, which they may open as often as they like.
    pub url: String,
    /// The address for the browser's command line, which other users of this machine can see: it opens the page once.
    pub once: String,
}
