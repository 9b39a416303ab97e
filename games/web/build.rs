//! Embeds the engine for browsers, if the environment names the folder that `.ci/site` has built it in.

use std::env;

fn main() {
    println!("cargo::rustc-check-cfg=cfg(has_engine)");
    println!("cargo::rerun-if-env-changed=SUITE_ENGINE");
    if let Some(folder) = env::var("SUITE_ENGINE").ok().filter(|folder| !folder.is_empty()) {
        println!("cargo::rustc-cfg=has_engine");
        println!("cargo::rerun-if-changed={folder}");
    }
}
