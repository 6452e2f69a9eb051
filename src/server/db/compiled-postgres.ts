import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

let compiled: Promise<WebAssembly.Module> | null = null;

/**
 * PGlite's PostgreSQL, compiled once a process, on other threads: whoever asks for it early has it by the time that the rest of the server
 * is read. Fails where the package is not whole.
 */
export function compiledPostgres(): Promise<WebAssembly.Module> {
  compiled ??= readFile(createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')).then(
    (bytes) => WebAssembly.compile(bytes),
  );
  return compiled;
}
