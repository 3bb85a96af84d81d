import { readFile } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";

/**
 * The embedded database is nine megabytes of WebAssembly. Compiled once, quickly, it takes 140 MB in all; compiled again by
 * the optimizing compiler as it is used, 200 MB, and what a page asks is answered no faster.
 */
const COMPILER_FLAGS = ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering"];

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * The embedded database as compiled code, which threads share: a thread that takes the place of one that had to be ended
 * compiles nothing, which is a good part of what opening takes.
 */
export function engineModule(): Promise<WebAssembly.Module> {
  compiled ??= compile();
  return compiled;
}

async function compile(): Promise<WebAssembly.Module> {
  for (const flag of COMPILER_FLAGS) setFlagsFromString(flag);
  const file = new URL("./pglite.wasm", import.meta.resolve("@electric-sql/pglite"));
  return WebAssembly.compile(await readFile(file));
}
