"""Runs a test program that was compiled for WebAssembly with WASI, with the files of this system."""

import os
import sys

from wasmtime import Config, Engine, ExitTrap, Linker, Module, Store, WasiConfig

config = Config()
# About as much as browsers have.
config.max_wasm_stack = 1 << 20
engine = Engine(config)
store = Store(engine)
wasi = WasiConfig()
wasi.argv = sys.argv[1:]
wasi.env = list(os.environ.items())
wasi.inherit_stdin()
wasi.inherit_stdout()
wasi.inherit_stderr()
wasi.preopen_dir("/", "/")
store.set_wasi(wasi)
linker = Linker(engine)
linker.define_wasi()
program = linker.instantiate(store, Module.from_file(engine, sys.argv[1]))
try:
    program.exports(store)["_start"](store)
except ExitTrap as end:
    sys.exit(end.code)
