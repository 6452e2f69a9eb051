/**
 * How a storm of signed calls affects orders: `npm run bench:storm`. The real server with its pages, on both databases; four
 * customers order over and over, first with nothing else going on (the baseline), then while 1,000 valid calls that rebuild the site
 * come in, over 20 connections or all at once, and while the site is built. Limit: p95 below twice the baseline.
 */
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runProgram, startApi } from '../tests/support/shop-process.ts';
import { busyShopFile } from './busy-shop.ts';
import { customers } from './customers.ts';
import { onBothDatabases, type Place } from './databases.ts';
import { line, load, ms, percentile } from './figures.ts';

const SECRET = 'only-benchmarks-know-this-secret';
const CALLS = 1000;
const CUSTOMERS = 4;
const BRANCHES = 5;
const DISHES = 60;
const BASELINE_MS = 6000;
/** Time allowed for the build that a storm requests. */
const BUILD_MS = 20_000;
const LIMIT = 2;

/** Customers order until `work` is done; resolves with the milliseconds of each order. */
async function orderMeanwhile(order: () => Promise<void>, work: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const times: number[] = [];
  const customer = async () => {
    while (!isOver) {
      const started = performance.now();
      await order();
      times.push(performance.now() - started);
    }
  };
  const all = Promise.all(Array.from({ length: CUSTOMERS }, customer));
  await work;
  isOver = true;
  await all;
  return times;
}

/** In a process of its own, so that sending the calls does not slow the customers. */
function storm(url: string, atOnce: number, first: number): Promise<void> {
  const file = join(import.meta.dirname, 'publish/signed-calls.ts');
  const sender = spawn(process.execPath, [file, url, ...[CALLS, atOnce, first].map(String), SECRET], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((done, fail) =>
    sender.once('exit', (code) => (code === 0 ? done() : fail(new Error('the storm broke off')))),
  );
}

async function measure(place: Place): Promise<void> {
  const env = {
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? '',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    SITE: 'on',
    REBUILD_SECRET: SECRET,
  };
  await mkdir(place.dataDir, { recursive: true });
  const file = join(place.dataDir, 'shop.json');
  await writeFile(file, busyShopFile(BRANCHES, DISHES));
  const imported = await runProgram('shop-import', [file], env);
  if (imported.code !== 0) throw new Error(imported.errors);
  const { url, stop } = await startApi(env);
  try {
    const order = customers({ url, branches: BRANCHES, dishes: DISHES }, []);
    await orderMeanwhile(order, pause(BASELINE_MS));
    console.log(`\n${place.name}`);
    line('', ['orders', 'p50 ms', 'p95 ms', '÷ baseline'], load());
    const baseline = await orderMeanwhile(order, pause(BASELINE_MS));
    const tell = (name: string, times: number[]) => {
      const share = percentile(times, 0.95) / percentile(baseline, 0.95);
      const verdict = times === baseline ? '' : ` ${share < LIMIT ? '✓' : '✗'}`;
      const p = (part: number) => ms(percentile(times, part));
      line(name, [times.length, p(0.5), p(0.95), `${share.toFixed(2)}${verdict}`], load());
    };
    tell('baseline', baseline);
    for (const [round, atOnce] of [20, CALLS].entries()) {
      tell(`calls, ${atOnce} at once`, await orderMeanwhile(order, storm(url, atOnce, round * CALLS)));
      tell('the build they requested', await orderMeanwhile(order, pause(BUILD_MS)));
    }
  } finally {
    await stop('SIGTERM');
  }
}

await onBothDatabases(measure);
