import { statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';

/** A folder in memory with room for so many bytes; null if there is none, as everywhere but on Linux. */
export function memoryFolder(bytes: number): string | null {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= bytes ? MEMORY : null;
  } catch {
    return null;
  }
}
