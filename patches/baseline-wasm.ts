import { setFlagsFromString } from 'node:v8';

/** From now on V8 compiles WebAssembly with its baseline compiler alone, as `--liftoff-only` does. Call it before the first module is compiled. */
export function compileWasmOnce(): void {
  // What that flag implies at the start of a process has to be set by name later.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
}
