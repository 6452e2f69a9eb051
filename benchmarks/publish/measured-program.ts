import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { watchMemory, type Peak } from './process-tree.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Programs that run longer are ended. */
const LONGEST_MS = 40 * 60_000;

const running = new Set<ChildProcess>();

/** Ends a program and its children; it leads a process group. */
function end({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Ends all programs that are still running. */
export function endPrograms(): void {
  for (const child of running) end(child);
}

/** A program's run time, peak memory and output. */
export interface Ran {
  seconds: number;
  peak: Peak;
  output: string;
}

/** Runs a program of this folder until it exits. */
export async function runMeasured(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<Ran> {
  const started = performance.now();
  const child = spawn(process.execPath, [resolve(import.meta.dirname, file), ...args], {
    cwd: ROOT,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  const limit = setTimeout(() => end(child), LONGEST_MS);
  const memory = watchMemory(child.pid ?? 0);
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    const seconds = (performance.now() - started) / 1000;
    if (code !== 0) throw new Error(`${file} ended with ${code}:\n${errors}${output}`);
    return { seconds, output, peak: await memory() };
  } finally {
    clearTimeout(limit);
    running.delete(child);
    await memory();
  }
}
