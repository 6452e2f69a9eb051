/**
 * Staff's day: `node benchmarks/office-day.ts [WIDTH]`. The real server and Chromium at 390, 768 and 1,280 pixels: a new shop is set up from
 * empty by the guide, then thirty orders go through the hands of all roles. Prints each task's taps, keys, the machine's seconds, and
 * a person's by the keystroke-level model (`office-day/person.ts`), and fails unless the day's sums are right.
 */
import assert from 'node:assert/strict';
import { chromium } from '@playwright/test';
import { wholeOptions } from '../tests/support/browser.ts';
import { line, load } from './figures.ts';
import { closeDay, playDay, type Day } from './office-day/day.ts';
import { DISHES } from './office-day/dishes.ts';
import { Diary, nothing, PLACES, sitDown, type Place } from './office-day/person.ts';
import { PASSWORD } from './office-day/screens.ts';
import { setUp } from './office-day/set-up.ts';
import { adminOf, openDay, type Ask } from './office-day/shop.ts';

const ONLY = Number(process.argv[2] ?? 0);
const DAY_MS = 86_400_000;
/** Of a person, by the model. */
const MOST_SET_UP_SECONDS = 20 * 60;

interface Close {
  content: {
    day: string;
    sales: { count: number; cents: number };
    methods: { method: string; count: number; cents: number }[];
    refunds: { cents: number };
    ended: Record<'rejected' | 'canceled', { count: number }>;
  };
}

async function run(place: Place): Promise<void> {
  const shop = await openDay();
  const browser = await chromium.launch(wholeOptions());
  try {
    const setting = new Diary();
    const { person, context } = await sitDown(browser, shop.url, place, setting);
    const passwords = await setUp(person, shop.admin, shop.printer.port);
    await context.close();
    const admin = { email: shop.admin.email, password: PASSWORD };
    const ask = await adminOf(shop.url, admin);
    const branch = await checkShop(ask);
    tell(`set-up, ${place.width} px`, setting);
    const seconds = [...setting.tasks.values()].reduce((sum, one) => sum + one.person, 0);
    assert.ok(seconds < MOST_SET_UP_SECONDS, `the set-up takes ${seconds} s`);

    const diary = new Diary();
    const day: Day = { browser, url: shop.url, place, diary, ask, admin, branch, passwords };
    const expected = await playDay(day);
    await shop.setClock(DAY_MS);
    await closeDay({ ...day, ask: await adminOf(shop.url, admin) });
    tell(`day, ${place.width} px`, diary);

    const next = await adminOf(shop.url, admin);
    const [close] = await next<Close[]>('books/day-closes');
    assert.ok(close, 'the day is not closed');
    const { day: date, sales, methods, refunds, ended } = close.content;
    assert.deepEqual([sales.count, sales.cents], [expected.completed, expected.turnover]);
    assert.deepEqual(
      methods.map(({ method, cents }) => [method, cents]),
      [['cash', expected.turnover]],
    );
    assert.equal(refunds.cents, expected.givenBack);
    const statistics = await next<{ orders: number; turnover: number }>(
      `statistics/total-turnover?from=${date}`,
    );
    // Less what was given back, which the close has apart.
    const rest = expected.turnover - expected.givenBack;
    assert.deepEqual([statistics.orders, statistics.turnover * 100], [expected.completed, rest]);
    assert.deepEqual([ended.rejected.count, ended.canceled.count], [1, 1]);
    console.log(
      `\n${expected.orders} orders, ${sales.count} completed, ${sales.cents / 100} EUR turnover and cash, as expected`,
    );
    // Every confirmed order once, one again, and the test.
    console.log(`${shop.printer.printed().length} receipts printed`);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

/** The new shop has what was entered; answers its branch. */
async function checkShop(ask: Ask): Promise<number> {
  const [branches, products, menus] = await Promise.all([
    ask<{ id: number }[]>('branches'),
    ask<{ images: unknown[]; config: { parts: unknown[] } }[]>('products'),
    ask<{ catalog: { products: unknown[] }[] }[]>('menus'),
  ]);
  assert.equal(branches.length, 1);
  assert.equal(products.filter(({ images }) => images.length === 1).length, DISHES.length);
  assert.equal(products.filter(({ config }) => config.parts.length > 0).length, 6);
  assert.deepEqual(
    menus.map(({ catalog }) => catalog.map((entry) => entry.products.length)),
    [[4, 4, 4]],
  );
  return branches[0]?.id ?? 0;
}

function tell(title: string, { tasks }: Diary): void {
  const sum = nothing();
  console.log('');
  line(title, ['times', 'taps', 'keys', 'machine s', 'person s'], load());
  for (const [name, { times, taps, keys, machine, person }] of tasks) {
    const each = (value: number) => (value / times).toFixed(value % times === 0 ? 0 : 1);
    line(name, [times, each(taps), each(keys), (machine / times).toFixed(1), (person / times).toFixed(0)]);
    sum.taps += taps;
    sum.keys += keys;
    sum.machine += machine;
    sum.person += person;
  }
  line('sum', ['', sum.taps, sum.keys, sum.machine.toFixed(0), sum.person.toFixed(0)]);
}

for (const place of PLACES.filter(({ width }) => ONLY === 0 || ONLY === width)) await run(place);
