import { mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import lockfile from 'proper-lockfile';

/** A lock not renewed for this long is taken over. */
const STALE_MS = 10_000;
const LOOK_AGAIN_MS = 250;

interface Holder {
  pid: number;
  host: string;
  /** The process's start time as the system counts it, since process ids are reused. */
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

/** 'unknown' where it cannot be determined, for example for another machine. */
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
 * Locks a folder against all other processes. The lock of a killed process is taken over at once where its process id shows that it is
 * gone, else ten seconds after its last renewal.
 */
export async function lockFolder(folder: string, onLost: (error: Error) => void): Promise<Locked> {
  await mkdir(folder, { recursive: true });
  const places = {
    lock: join(folder, 'lock'),
    holder: join(folder, 'lock-holder.json'),
    break: join(folder, 'lock-break'),
  };
  const giveUpAt = performance.now() + STALE_MS + 2 * LOOK_AGAIN_MS;
  for (;;) {
    const release = await tryLock(folder, places, onLost);
    if (release) return { ok: true, release };
    const holder = await readHolder(places.holder);
    // A live process keeps its folder, even if it was too busy to renew the lock.
    if ((await stateOf(holder)) === 'alive' || performance.now() > giveUpAt)
      return { ok: false, code: 'held', pid: holder?.pid ?? null };
    await setTimeout(LOOK_AGAIN_MS);
  }
}

interface Places {
  lock: string;
  holder: string;
  break: string;
}

/** One attempt; returns how to release the lock if it was free or its holder is gone. */
async function tryLock(
  folder: string,
  places: Places,
  onLost: (error: Error) => void,
): Promise<(() => Promise<void>) | null> {
  const isLocked = await isThere(places.lock);
  const state = isLocked ? await stateOf(await readHolder(places.holder)) : 'dead';
  if (state === 'alive') return null;
  // Only one of several processes may remove a dead lock, and only while it is still the same.
  const mayBreak = isLocked && state === 'dead' && (await makeFolder(places.break));
  try {
    if (mayBreak && (await stateOf(await readHolder(places.holder))) === 'dead')
      await rmdir(places.lock).catch(() => {});
    // An earlier process's record must not be attributed to the new holder.
    if (!isLocked) await rm(places.holder, { force: true });
    const release = await lockfile.lock(folder, {
      lockfilePath: places.lock,
      stale: STALE_MS,
      update: STALE_MS / 5,
      onCompromised: onLost,
    });
    const me: Holder = { pid: process.pid, host: hostname(), startedAt: await startOf(process.pid) };
    await writeFile(places.holder, JSON.stringify(me));
    // Left by a process that was killed while breaking a lock.
    if (!mayBreak) await rm(places.break, { recursive: true, force: true });
    return async () => {
      await rm(places.holder, { force: true });
      await release();
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    return null;
  } finally {
    if (mayBreak) await rm(places.break, { recursive: true, force: true });
  }
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** false: it exists already. */
async function makeFolder(path: string): Promise<boolean> {
  return mkdir(path).then(
    () => true,
    () => false,
  );
}
