/**
 * A night of the board and the front desk: `node benchmarks/night.ts [HOURS [SEED]]` lets hours pass in minutes,
 * `node benchmarks/night.ts real [MINUTES [SEED]]` in their own time. The real server and Chromium; customers order and staff elsewhere
 * take steps; the network goes in every way it does, devices sleep, the shop restarts, the session ends. After each of it the screens
 * have to show what the API says, and tell it once. Memory of hour 1 and of the last one are compared.
 */
import { chromium } from '@playwright/test';
import { launchOptions } from '../tests/support/browser.ts';
import { openNight, type Night } from '../tests/support/night/night.ts';
import { openStreams } from '../tests/support/night/probe.ts';
import { fastClock, realClock } from '../tests/support/night/shop-clock.ts';
import { line, load } from './figures.ts';
import { EVENTS, eventsOfHour } from './night/events.ts';

const isReal = process.argv[2] === 'real';
const [, , ...given] = process.argv.filter((argument) => argument !== 'real');
const HOURS = isReal ? 0 : Number(given[0] ?? 12);
const MINUTES = Number(given[0] ?? 45);
const SEED = Number(given[1] ?? 1);
const MINUTE_MS = 60_000;
/** Before the night on which clocks go back, so that it has the doubled hour. */
const EVENING = Date.parse('2027-10-30T19:00:00+02:00');
/** How much more a screen may hold at the end than in the first hour. */
const LIMIT = 1.25;

interface Row {
  name: string;
  board: Awaited<ReturnType<Night['board']['holds']>>;
  desk: Awaited<ReturnType<Night['desk']['holds']>>;
  streams: number;
  connections: number;
  serverMB: number;
}

async function measure(night: Night, name: string): Promise<Row> {
  const row = {
    name,
    board: await night.board.holds(),
    desk: await night.desk.holds(),
    streams: await openStreams(night.board.page),
    connections: night.shop.network.open(),
    serverMB: await night.shop.megabytes(),
  };
  tell(row);
  return row;
}

const CELLS = [
  'board MB',
  'nodes',
  'listeners',
  'desk MB',
  'nodes',
  'listeners',
  'streams',
  'connections',
  'server MB',
];
function tell({ name, board, desk, streams, connections, serverMB }: Row): void {
  const cells = [board, desk].flatMap(({ heapMB, nodes, listeners }) => [
    heapMB.toFixed(1),
    nodes,
    listeners,
  ]);
  line(name, [...cells, streams, connections, serverMB.toFixed(0)], load());
}

const browser = await chromium.launch(launchOptions());
const night = await openNight(browser, isReal ? realClock() : fastClock(EVENING), SEED);
const rows: Row[] = [];
const seconds = new Map<string, number[]>();

let told = 0;
function tellProblems(): void {
  for (; told < night.problems.length; told += 1) console.log(`  ✗ ${night.problems[told]}`);
}

async function go(name: keyof typeof EVENTS): Promise<void> {
  const took = await EVENTS[name](night);
  seconds.set(name, [...(seconds.get(name) ?? []), took]);
  await night.listen(name);
  console.log(`  ${name}: right after ${took.toFixed(1)} s`);
  tellProblems();
}

try {
  line('', CELLS);
  if (isReal) {
    const end = Date.now() + MINUTES * MINUTE_MS;
    for (let round = 0; Date.now() < end; round += 1) {
      await night.pass(6 * MINUTE_MS, 2 * MINUTE_MS);
      await go((['offline', 'refuses', 'hangs', 'halfOpen', 'restarts'] as const)[round % 5] ?? 'offline');
      rows.push(await measure(night, `${(round + 1) * 8} minutes`));
    }
  } else
    for (let hour = 1; hour <= HOURS; hour += 1) {
      await night.pass(20 * MINUTE_MS, 2 * MINUTE_MS);
      for (const name of eventsOfHour(hour)) await go(name);
      const left = EVENING + hour * 60 * MINUTE_MS - night.clock.now();
      if (left > 0) await night.pass(left, 4 * MINUTE_MS);
      await night.checkEnded(`hour ${hour}`);
      tellProblems();
      rows.push(await measure(night, `hour ${hour}`));
    }
  await night.comeBack('the end', 10);
} catch (error) {
  console.error(error, night.shop.output());
  process.exitCode = 1;
} finally {
  tellProblems();
  const [first, last] = [rows[0], rows.at(-1)];
  console.log('');
  line('until everything is right', ['times', 'worst s']);
  for (const [name, took] of seconds) line(name, [took.length, Math.max(...took).toFixed(1)]);
  console.log(
    `\n${Object.entries(night.happened)
      .map(([what, times]) => `${times} ${what}`)
      .join(', ')}`,
  );
  if (first && last)
    for (const name of ['board', 'desk'] as const) {
      const share = last[name].heapMB / first[name].heapMB;
      console.log(`${name}: ${share.toFixed(2)} of the first row's memory ${share < LIMIT ? '✓' : '✗'}`);
    }
  console.log(`${night.problems.length} problems`);
  if (night.problems.length > 0) process.exitCode = 1;
  await night.close();
  await browser.close();
}
