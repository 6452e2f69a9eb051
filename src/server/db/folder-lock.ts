import { mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import lockfile from 'proper-lockfile';

/** A lock not renewed for so long is taken over. */
const STALE_MS = 10_000;

interface Holder {
  pid: number;
  host: string;
  /** When the process started, as its system counts it: tells a process from a later one of the same number. */
  startedAt: string | null;
}

type Locked = { ok: true; release: () => Promise<void> } | { ok: false; code: 'held'; pid: number | null };

async function startOf(pid: number): Promise<string | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return line?.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** 'unknown' where it cannot be told, as for a holder on another machine. */
async function stateOf(holder: Holder | null): Promise<'alive' | 'dead' | 'unknown'> {
  if (!holder || holder.host !== hostname()) return 'unknown';
  if (holder.pid === process.pid) return holder.startedAt === (await startOf(process.pid)) ? 'alive' : 'dead';
  if (!exists(holder.pid)) return 'dead';
  const start = await startOf(holder.pid);
  if (holder.startedAt === null || start === null) return 'unknown';
  return start === holder.startedAt ? 'alive' : 'dead';
}

async function readHolder(path: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/**
 * Locks a folder against every other process. A process that was killed leaves its lock behind; where its number
 * shows that it is gone the lock is taken at once, else after it was not renewed for ten seconds.
 */
export async function lockFolder(folder: string, onLost: (error: Error) => void): Promise<Locked> {
  await mkdir(folder, { recursive: true });
  const lockPath = join(folder, 'lock');
  const holderPath = join(folder, 'lock-holder.json');
  const breakPath = join(folder, 'lock-break');

  const holder = await readHolder(holderPath);
  const isLocked = await stat(lockPath).then(
    () => true,
    () => false,
  );
  // A process that is alive keeps its folder, however long it was too busy to renew the lock.
  if (isLocked && (await stateOf(holder)) === 'alive')
    return { ok: false, code: 'held', pid: holder?.pid ?? null };

  if (isLocked && (await stateOf(holder)) === 'dead') {
    // Only one of several starters may remove the dead lock, and only while it is still the dead one's.
    const mayBreak = await mkdir(breakPath).then(
      () => true,
      () => false,
    );
    if (mayBreak && (await stateOf(await readHolder(holderPath))) === 'dead')
      await rmdir(lockPath).catch(() => {});
  }
  // What an earlier process left must not be taken for the state of the one that locks now.
  if (!isLocked) await rm(holderPath, { force: true });
  try {
    const release = await lockfile.lock(folder, {
      lockfilePath: lockPath,
      stale: STALE_MS,
      update: STALE_MS / 5,
      retries: { retries: 12, factor: 1, minTimeout: 1000 },
      onCompromised: onLost,
    });
    const me: Holder = { pid: process.pid, host: hostname(), startedAt: await startOf(process.pid) };
    await writeFile(holderPath, JSON.stringify(me));
    return {
      ok: true,
      release: async () => {
        await rm(holderPath, { force: true });
        await release();
      },
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    return { ok: false, code: 'held', pid: (await readHolder(holderPath))?.pid ?? null };
  } finally {
    await rm(breakPath, { recursive: true, force: true });
  }
}
