//! The arena with a game of its own.

#[cfg(unix)]
mod faults;
mod nim;
mod records;
mod series;
mod strategies;
