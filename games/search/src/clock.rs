//! The clock of the platform.

/// A point in time. WebAssembly has no clock of its own; there it is the one of the browser, or of Node.
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub type Instant = std::time::Instant;
/// A point in time, by the clock of the browser or of Node.
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub type Instant = web_time::Instant;
