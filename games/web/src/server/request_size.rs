//! How long requests may be.

/// The bytes of a request, unless it is a log or a file of records.
pub const REQUEST: usize = 64 << 10;
/// The bytes of a request with a log or with records.
pub const FILE: usize = 64 << 20;
