//! Builds the engine for browsers: compiles the worker to WebAssembly, and writes it with the script around it.

use std::env;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

/// The target that has neither an operating system nor anything of a browser.
const TARGET: &str = "wasm32-unknown-unknown";

/// Writes `suite_worker.js` and `suite_worker_bg.wasm` to the folder in the first argument.
fn main() -> Result<()> {
    let out = env::args_os().nth(1).context("usage: suite-site DIR")?;
    // Asked for when it runs: a copy of the project, with what is compiled in it, builds itself.
    let package = env::var_os("CARGO_MANIFEST_DIR").context("to be started by `cargo run`")?;
    let site = Path::new(&package).parent().context("a folder with the workspace in it")?;
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let built = Command::new(cargo)
        .args(["build", "--release", "--package", "suite-worker", "--target", TARGET])
        .current_dir(site)
        .status()?;
    ensure!(built.success(), "cargo cannot build the worker: `rustup target add {TARGET}` may be missing");
    let wasm = site.join("target").join(TARGET).join("release/suite_worker.wasm");
    Bindgen::new()
        .input_path(wasm)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(out)
}
