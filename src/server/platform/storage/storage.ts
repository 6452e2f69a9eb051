import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Storage for pictures and uploads, by name. */
export interface Storage {
  /** The bytes of that name; null: none. */
  read: (name: string) => Promise<Uint8Array | null>;
  /** Atomic: no reader sees a partial write. */
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Missing names are ignored. */
  remove: (names: readonly string[]) => Promise<void>;
}

/** Lower-case folders and file names only: no name leads out of the storage's folder. */
const NAME = /^([a-z0-9-]+\/)*[a-z0-9-]+\.[a-z0-9]+$/;

/** Stores bytes as files of a folder. */
export function createLocalStorage(folder: string): Storage {
  const pathOf = (name: string) => {
    if (!NAME.test(name)) throw new Error(`not a name for a stored file: ${name}`);
    return join(folder, name);
  };
  return {
    async read(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async write(name, bytes) {
      const path = pathOf(name);
      const unfinished = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, path);
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    async remove(names) {
      await Promise.all(names.map((name) => rm(pathOf(name), { force: true })));
    },
  };
}
