import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Sampling interval in ms: short enough to see a peak, long enough not to disturb the measurement. */
const EVERY_MS = 200;

/** Peak memory of all processes together, in bytes. */
export interface Peak {
  /** The process itself with all that it has started. */
  all: number;
  /** Only those that it has started. */
  started: number;
}

interface Seen {
  parent: number;
  bytes: number;
}

/** Memory by process; empty without /proc. */
async function processes(): Promise<Map<number, Seen>> {
  const seen = new Map<number, Seen>();
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  for (const pid of pids) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const number = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    if (status) seen.set(Number(pid), { parent: number('PPid'), bytes: number('VmRSS') * 1024 });
  }
  return seen;
}

/** Samples the memory of a process and its children until the returned function is called. */
export function watchMemory(root: number): () => Promise<Peak> {
  const peak: Peak = { all: 0, started: 0 };
  const ending = new AbortController();
  const watching = (async () => {
    while (!ending.signal.aborted) {
      const seen = await processes();
      const isStarted = (pid: number): boolean => {
        const parent = seen.get(pid)?.parent ?? 0;
        return parent === root || (parent > 1 && isStarted(parent));
      };
      let started = 0;
      for (const [pid, { bytes }] of seen) if (isStarted(pid)) started += bytes;
      peak.started = Math.max(peak.started, started);
      peak.all = Math.max(peak.all, started + (seen.get(root)?.bytes ?? 0));
      await pause(EVERY_MS, undefined, { signal: ending.signal }).catch(() => {});
    }
  })();
  return async () => {
    ending.abort();
    await watching;
    return peak;
  };
}
