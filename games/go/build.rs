//! Says whether there is a book for the champion.

use std::path::Path;

fn main() {
    println!("cargo::rustc-check-cfg=cfg(has_book)");
    println!("cargo::rerun-if-changed=book");
    if Path::new("book/5x5.book").exists() {
        println!("cargo::rustc-cfg=has_book");
    }
}
