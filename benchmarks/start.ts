/**
 * How soon a release answers: `npm run bench:start [-- RUNS]`. From the start of its process until the landing page, the API and the
 * back office answer 200, on an empty folder with the demo shop (`first`) and on the same folder again (`later`); medians. The baseline
 * is a process of Node that answers 'hello'.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/free-port.ts';
import { BUILD, ensureRelease } from '../scripts/release/ensure-release.ts';
import { line, load, ms, percentile } from './figures.ts';

/** Milliseconds. */
const LIMITS = { first: 4000, later: 1500 };
const PATHS = ['/', '/api/init', '/backend'];
const POLL_MS = 5;
const RUNS = Number(process.argv[2] ?? 7);

const HELLO = `require('node:http').createServer((_, answer) => answer.end('hello')).listen(process.env.PORT, '127.0.0.1')`;

const isThere = (url: string) =>
  fetch(url).then(
    async (answer) => (await answer.arrayBuffer(), answer.status === 200),
    () => false,
  );

/** Milliseconds from the start of a process until all paths answer; then ends it. */
async function measure(args: string[], env: NodeJS.ProcessEnv, paths: readonly string[]): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  for (const path of paths)
    while (!(await isThere(`http://127.0.0.1:${port}${path}`))) {
      if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
      await pause(POLL_MS);
    }
  const took = performance.now() - started;
  child.kill('SIGTERM');
  await ended;
  return took;
}

await ensureRelease();
const times = { baseline: [] as number[], first: [] as number[], later: [] as number[] };
for (let run = 0; run < RUNS; run++) {
  const folder = await mkdtemp(join(tmpdir(), 'bestellbar-start-'));
  const start = () =>
    measure([join(BUILD, 'server/main.mjs')], { DATA_DIR: folder, DATABASE_URL: '' }, PATHS);
  try {
    times.baseline.push(await measure(['-e', HELLO], {}, ['/']));
    times.first.push(await start());
    times.later.push(await start());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

line('', ['median ms', 'worst ms', 'limit ms'], load());
for (const name of ['baseline', 'first', 'later'] as const) {
  const [median, worst] = [percentile(times[name], 0.5), Math.max(...times[name])];
  const limit = name === 'baseline' ? null : LIMITS[name];
  line(name, [ms(median), ms(worst), limit ?? '–'], limit === null ? '' : median <= limit ? '✓' : '✗');
}
