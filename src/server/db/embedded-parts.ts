import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** What PGlite reads before it can start: PostgreSQL for WebAssembly, and the files that it finds in its folders. */
interface EmbeddedParts {
  pgliteWasmModule: WebAssembly.Module;
  fsBundle: Blob;
}

let parts: Promise<EmbeddedParts> | null = null;

/**
 * Compiled once a process, on other threads: whoever asks for them early has them by the time that the rest of the server is read.
 * Fails where the package is not whole.
 */
export function embeddedParts(): Promise<EmbeddedParts> {
  parts ??= readParts();
  return parts;
}

async function readParts(): Promise<EmbeddedParts> {
  const { resolve } = createRequire(import.meta.url);
  const read = (name: string) => readFile(resolve(`@electric-sql/pglite/${name}`));
  const [wasm, files] = await Promise.all([read('pglite.wasm'), read('pglite.data')]);
  return { pgliteWasmModule: await WebAssembly.compile(wasm), fsBundle: new Blob([files]) };
}
