//! Compiles and runs the Rust code of the project's documents, which `cargo test` does for libraries only.

#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;

#[cfg(doctest)]
#[doc = include_str!("../../docs/programmers.md")]
struct Programmers;
