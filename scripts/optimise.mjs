// node scripts/optimise.mjs FILE.wasm: makes what wasm-bindgen wrote small, in its place. It must still have the names of its functions.

import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import binaryen from 'binaryen';
import { show } from './process.mjs';

/**
 * Where Rust goes when it panics, as the compiler names it. Nobody hears what it would write there: in a browser it has nowhere to write to,
 * and a panic is a trap in any case. So it traps at once, and what would write the sentence is left out: 3 KB (brotli) of every package.
 */
const PANICS = [
  /^core\[\w+\]::(panicking|slice::index|str::slice_error_fail)/,
  /^core\[\w+\]::(option|result)::(unwrap|expect)_failed/,
  /^core::panicking::/,
  /^alloc\[\w+\]::(raw_vec::(handle_error|capacity_overflow)|alloc::handle_alloc_error)/,
  /^__rustc\[\w+\]::rust_begin_unwind$/,
];

/** The first KB of memory is never the program's: Rust's data begin above it, or above the stack. */
const PASSES = ['--low-memory-unused', '--flatten', '--rereloop', '-Oz', '-Oz'];

const [file = ''] = process.argv.slice(2);
const wasm = binaryen.readBinary(readFileSync(file));
let count = 0;
for (let index = 0; index < wasm.getNumFunctions(); index += 1) {
  const found = wasm.getFunctionByIndex(index);
  const { name, base } = binaryen.getFunctionInfo(found);
  // What is imported has no body.
  if (base || !PANICS.some((pattern) => pattern.test(name))) continue;
  // Its types do not have it.
  /** @type {any} */ (binaryen).Function(found).body = wasm.unreachable();
  count += 1;
}
if (count === 0) throw new Error(`${file} has no name of a panic: another compiler, or the names are gone.`);
const trapping = `${file}.trapping`;
writeFileSync(trapping, wasm.emitBinary());
const made = `${file}.made`;
const is_made = show('wasm-opt', [...PASSES, trapping, '-o', made]);
rmSync(trapping);
if (!is_made) process.exit(1);
renameSync(made, file);
