import { fork, type ChildProcess } from 'node:child_process';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { BETTER, COMPRESSED } from './rendering/compress.ts';
import { releaseFolder } from './releases.ts';

/** Waits this long after the last page: during edits, compressed pages would be outdated at once. */
const QUIET_MS = 20_000;
/** A page takes 0.3 s; a large one on a busy machine, a few seconds. */
const LONGEST_MS = 120_000;

interface CompressLater {
  /** The site's folder; a note in it lists the remaining work when a process ends. */
  folder: string;
  /** The compressing process; null: nothing is compressed later. */
  script: string | null;
  /** Takes turns with rounds. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** Called with the files that have new copies. */
  onCompressed: (files: readonly string[]) => Promise<unknown>;
  quietMs?: number;
}

export interface Compressing {
  /** Adds pages that went live with quickly compressed copies. Pages of an earlier release are dropped. */
  add: (release: string, files: readonly string[]) => void;
  /** Continues the work of an earlier process. */
  resume: (release: string) => Promise<void>;
  close: () => Promise<void>;
}

interface Left {
  release: string;
  files: string[];
}

const noteOf = (folder: string) => join(folder, 'to-compress.json');

/** Compresses pages to the smallest size in the background: one at a time, in a process of the lowest priority. */
export function compressLater(options: CompressLater): Compressing {
  const { folder, script, inTurn, onCompressed, quietMs = QUIET_MS } = options;
  let release = '';
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let child: ChildProcess | null = null;
  let running: Promise<void> | null = null;
  let isClosed = false;

  function started(): ChildProcess {
    if (child?.connected) return child;
    child = fork(script ?? '', [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    return child;
  }

  async function compress(file: string): Promise<void> {
    const path = join(releaseFolder(folder, release), file);
    const before = await stat(path).catch(() => null);
    if (!before) return;
    const isDone = await answered(started(), path);
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

  async function work(): Promise<void> {
    for (const file of waiting) {
      if (isClosed) return;
      waiting.delete(file);
      await compress(file);
    }
    await saveNote();
    child?.kill();
    child = null;
  }

  function schedule(): void {
    if (timer) clearTimeout(timer);
    if (isClosed || script === null || waiting.size === 0) return;
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

  async function saveNote(): Promise<void> {
    if (waiting.size === 0) return rm(noteOf(folder), { force: true });
    await writeFile(noteOf(folder), JSON.stringify({ release, files: [...waiting] } satisfies Left));
  }

  function add(of: string, files: readonly string[]): void {
    if (of !== release) waiting.clear();
    release = of;
    for (const file of files) waiting.add(file);
    schedule();
  }

  return {
    add,
    async resume(live) {
      const text = await readFile(noteOf(folder), 'utf8').catch(() => null);
      if (text === null) return;
      const left = JSON.parse(text) as Left;
      if (left.release === live) add(live, left.files);
    },
    async close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      child?.kill();
      await running;
      await saveNote().catch(() => {});
    },
  };
}

/** Whether the process has compressed a file; false if it ended or took too long. */
function answered(child: ChildProcess, path: string): Promise<boolean> {
  return new Promise((done) => {
    const settle = (isDone: boolean) => {
      clearTimeout(late);
      child.off('message', onMessage).off('exit', onExit);
      done(isDone);
    };
    const onMessage = (message: unknown) => settle(message === 'done');
    const onExit = () => settle(false);
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      settle(false);
    }, LONGEST_MS);
    child.once('message', onMessage).once('exit', onExit);
    child.send(path);
  });
}
