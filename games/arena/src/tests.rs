//! Tests of the arena with a game of their own.

#[cfg(unix)]
mod faults;
mod nim;
mod records;
mod series;
mod strategies;
