/**
 * A game of accidents: `npm run test:faults`, or `npm run test:faults -- SEED ORDERS ACCIDENTS DATABASE`. Customers order and pay while processes die,
 * the database is away, the disk is full, provider, mail server and printer fail, in an order that the seed decides. At the end every
 * acknowledged order has to be there once, with one ticket number and the right money, and everyone who had to hear of it has heard.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { endAll } from '../support/shop-process.ts';
import { accidentsOf, drawAccident, seededRandom } from './accidents.ts';
import { audit, countHeard, CUSTOMER_MAILS } from './audit.ts';
import { openCustomers } from './customers.ts';
import { openShop, type DatabaseName, type ShopUnderFaults } from './shop-under-faults.ts';

const [seed = 1, orders = 1000, accidents = 200] = process.argv.slice(2, 5).map(Number);
/** Both, or the one that is named behind the numbers. */
const databases = (['PGlite', 'PostgreSQL'] as const).filter(
  (name) => process.argv[5] === undefined || process.argv[5] === name,
);
/** The longest an accident lasts. */
const LASTS_MS = 600;
const BETWEEN_MS = 150;
/** How long the next accident waits for the orders that were let in. */
const PROGRESS_MS = 4000;
/** Retries of mails and receipts take minutes after a process has died with them. */
const QUIET_MS = 420_000;

async function untilAllHeard(shop: ShopUnderFaults, { acknowledged }: ReturnType<typeof openCustomers>) {
  const until = Date.now() + QUIET_MS;
  const isMissing = () =>
    countHeard(shop, acknowledged).some(
      ({ printed, branch, customer }) => printed === 0 || branch === 0 || customer < CUSTOMER_MAILS,
    );
  while (Date.now() < until && isMissing()) await pause(1000);
}

async function play(name: DatabaseName): Promise<number> {
  const random = seededRandom(seed);
  const shop = await openShop(name);
  const customers = openCustomers(shop, random, orders);
  const known = accidentsOf(shop, random);
  const counts = new Map(known.map((accident) => [accident.name, 0]));
  const started = Date.now();
  try {
    for (let number = 1; number <= accidents; number += 1) {
      customers.release(Math.ceil((orders * number) / accidents));
      const accident = drawAccident(known, random);
      counts.set(accident.name, (counts.get(accident.name) ?? 0) + 1);
      await accident.happen(50 + random() * LASTS_MS);
      await pause(random() * BETWEEN_MS);
      const progress = Date.now() + PROGRESS_MS;
      while (customers.acknowledged.length < (orders * (number - 1)) / accidents && Date.now() < progress)
        await pause(20);
      if (number % 20 === 0)
        console.log(`${name}: ${number} accidents, ${customers.acknowledged.length} orders confirmed`);
    }
    await customers.done;
    await untilAllHeard(shop, customers);
    const seconds = Math.round((Date.now() - started) / 1000);
    await shop.stopProcesses();
    const { problems, figures } = await audit(shop, customers.acknowledged);
    const starts = shop.apis.reduce((sum, api) => sum + api.starts(), 0);
    console.log(
      `${name}: ${customers.acknowledged.length} orders, ${accidents} accidents, ${seconds} s, seed ${seed}`,
    );
    for (const [what, count] of [
      ...counts,
      ...Object.entries(figures),
      ['starts of processes', starts] as const,
    ])
      console.log(`  ${what}: ${count}`);
    for (const problem of problems.slice(0, 30)) console.log(`  ✗ ${problem}`);
    console.log(
      problems.length === 0 ? '  ✓ nothing lost, doubled or unheard' : `  ${problems.length} problems`,
    );
    return problems.length;
  } finally {
    await shop.stopProcesses();
    await shop.close();
  }
}

let problems = 0;
try {
  for (const name of databases) problems += await play(name);
} finally {
  await endAll();
}
process.exitCode = problems === 0 ? 0 : 1;
