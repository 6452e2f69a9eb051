import { fork, type ChildProcess } from 'node:child_process';
import { rename, rm, stat } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { BETTER, COMPRESSED, isCompressible } from './rendering/compress.ts';
import { filesBelow, releaseFolder } from './releases.ts';

/** Waits this long after the last page: during edits, compressed pages would be outdated at once. */
const QUIET_MS = 20_000;
/** A page takes 0.3 s; a large one on a busy machine, a few seconds. */
const LONGEST_MS = 120_000;

interface CompressLater {
  /** The site's folder. */
  folder: string;
  /** The compressing process; null: nothing is compressed later. */
  script: string | null;
  /** Takes turns with rounds. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** Called with the files that have new copies. */
  onCompressed: (files: readonly string[]) => Promise<unknown>;
  quietMs?: number;
  longestMs?: number;
}

export interface Compressing {
  /** Adds files that went live without their best copies. Files of an earlier release are dropped. */
  add: (release: string, files: readonly string[]) => void;
  /** Adds all files of a release that lack their best copies. */
  addAll: (release: string) => void;
  close: () => Promise<void>;
}

/** Compresses pages to the smallest size in the background: one at a time, in a process of the lowest priority. */
export function compressLater(options: CompressLater): Compressing {
  const { folder, script, inTurn, onCompressed, quietMs = QUIET_MS, longestMs = LONGEST_MS } = options;
  let release = '';
  const waiting = new Set<string>();
  /** Whether the release still has to be searched for files without their best copies. */
  let isToSearch = false;
  let timer: NodeJS.Timeout | null = null;
  let child: ChildProcess | null = null;
  let running: Promise<void> | null = null;
  let isClosed = false;

  function started(): ChildProcess {
    // One that was killed is still connected for a moment.
    if (child?.connected && !child.killed) return child;
    child = fork(script ?? '', [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
    // Without a listener, a process that cannot be started, or ends while it is written to, would end the server.
    child.on('error', () => {});
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    return child;
  }

  async function compress(file: string): Promise<void> {
    const path = join(releaseFolder(folder, release), file);
    const before = await stat(path).catch(() => null);
    if (!before) return;
    const isDone = await answered(started(), path, longestMs);
    if (!isDone) return;
    const isReplaced = await inTurn(async () => {
      const now = await stat(path).catch(() => null);
      // The page was replaced meanwhile.
      const isSame = now?.ino === before.ino && now.mtimeMs === before.mtimeMs;
      for (const ending of Object.values(COMPRESSED))
        if (isSame) await rename(path + ending + BETTER, path + ending).catch(() => {});
        else await rm(path + ending + BETTER, { force: true });
      return isSame;
    });
    if (isReplaced) await onCompressed([file]);
  }

  async function search(): Promise<void> {
    const of = release;
    isToSearch = false;
    const files = new Set(await filesBelow(releaseFolder(folder, of)));
    if (of !== release) return;
    for (const file of files)
      // The best copies come in pairs; the quick one is brotli alone.
      if (isCompressible(file) && !files.has(file + COMPRESSED.gzip)) waiting.add(file);
  }

  async function work(): Promise<void> {
    if (isToSearch) await search();
    for (const file of waiting) {
      if (isClosed) return;
      waiting.delete(file);
      await compress(file);
    }
    child?.kill();
    child = null;
  }

  function schedule(): void {
    if (timer) clearTimeout(timer);
    if (isClosed || script === null || (waiting.size === 0 && !isToSearch)) return;
    timer = setTimeout(() => {
      running ??= work()
        // Pages are live and compressed, just not to the smallest size.
        .catch(() => {})
        .finally(() => {
          running = null;
          schedule();
        });
    }, quietMs);
    timer.unref();
  }

  function follow(of: string): void {
    if (of === release) return;
    waiting.clear();
    isToSearch = false;
    release = of;
  }

  return {
    add(of, files) {
      follow(of);
      for (const file of files) waiting.add(file);
      schedule();
    },
    addAll(of) {
      follow(of);
      isToSearch = true;
      schedule();
    },
    async close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      child?.kill();
      await running;
    },
  };
}

/** Whether the process has compressed a file; false if it ended or took too long. */
function answered(child: ChildProcess, path: string, longestMs: number): Promise<boolean> {
  return new Promise((done) => {
    const settle = (isDone: boolean) => {
      clearTimeout(late);
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      done(isDone);
    };
    const onMessage = (message: unknown) => settle(message === 'done');
    const onEnd = () => settle(false);
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      settle(false);
    }, longestMs);
    child.once('message', onMessage).once('exit', onEnd).once('error', onEnd);
    child.send(path);
  });
}
