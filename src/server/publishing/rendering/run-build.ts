import { spawn } from 'node:child_process';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Built } from './site-builder.ts';

/** A build that hangs is given up. */
const LONGEST_BUILD_MS = 30 * 60_000;
/** How much of what a build said is shown to whoever asks why it failed. */
const LAST_LINES = 20;
const END_WITH_PARENT = new URL('end-with-parent.ts', import.meta.url).href;

interface Build {
  /** The source tree; `script` is a program in it. */
  root: string;
  script: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Gets everything that the build says. */
  logFile: string;
  signal: AbortSignal;
}

/** Runs a build in a process of its own. What its tools leave among temporary files goes with it: Workbox leaves some each time. */
export async function runBuild(build: Build): Promise<Built> {
  const log = await open(build.logFile, 'w');
  const temporary = await mkdtemp(join(tmpdir(), 'bestellbar-build-'));
  try {
    const env = { ...build.env, TMPDIR: temporary, TEMP: temporary, TMP: temporary };
    const code = await run({ ...build, env }, log.fd);
    return code === 0 ? { ok: true } : failureIn(await readFile(build.logFile, 'utf8'));
  } finally {
    await log.close();
    await rm(temporary, { recursive: true, force: true });
  }
}

function run({ root, script, args, env, signal }: Build, log: number): Promise<number | null> {
  return new Promise((resolve) => {
    const build = spawn(process.execPath, ['--import', END_WITH_PARENT, join(root, script), ...args], {
      cwd: root,
      env: { ...process.env, ...env, NODE_ENV: 'production' },
      stdio: ['ignore', log, log, 'ipc'],
      signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_BUILD_MS)]),
      killSignal: 'SIGKILL',
    });
    // Orders come first.
    if (build.pid !== undefined) setPriority(build.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    build.once('error', () => resolve(null));
    build.once('exit', resolve);
  });
}

/** The line that says what went wrong, else the last one; and the lines up to the end. A page of ours is called `error`, too. */
function failureIn(log: string): Built {
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const reason = lines.find((line) => /\[ERROR\]|\bError:/.test(line)) ?? lines.at(-1) ?? 'kein Protokoll';
  return { ok: false, reason: reason.trim(), lines: lines.slice(-LAST_LINES) };
}
