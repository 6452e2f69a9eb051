import { statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';

/** A folder that lies in memory, if it has room for so many bytes; null: there is none, as everywhere but on Linux. */
export function memoryFolder(bytes: number): string | null {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= bytes ? MEMORY : null;
  } catch {
    return null;
  }
}
