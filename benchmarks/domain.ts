/**
 * How fast the rules of the shop are: `node benchmarks/domain.ts`. Each subject is measured with 10, 100 and 1,000 rules of
 * hours or lines of a cart; growth is the time for ten times as many, so 10 is linear and less is better.
 */
import { DateTime } from 'luxon';
import { addItem } from '../src/lib/domain/cart.ts';
import type { CartItem } from '../src/lib/domain/cart-item.ts';
import {
  branchRanges,
  openingState,
  weekSchedule,
  type BranchHours,
  type HoursRule,
} from '../src/lib/domain/hours.ts';
import { priceCart } from '../src/lib/domain/pricing.ts';
import { menuAtPrices, priceStateAt } from '../src/lib/domain/price-times/price-times.ts';
import { createDiscountsOf } from '../src/lib/domain/promotions/compute-discounts.ts';
import { reconcile } from '../src/lib/domain/cart-changes.ts';
import { availableDays, searchSlots, slotWindows } from '../src/lib/domain/slots.ts';
import { percentile } from './figures.ts';
import { openIntervals, osmDate } from '../tests/support/openstreetmap.ts';
import { AREA, branchOf, lineOf, menuOf, PRICE_TIMES, PROMOTIONS, rule } from './domain-samples.ts';

const SIZES = [10, 100, 1000];
const NOW = DateTime.fromISO('2026-10-20T12:02', { zone: 'Europe/Berlin' });
/** DESIGN and issue 3: a search over 180 days with an irregular schedule. */
const SEARCH_LIMIT_MS = 5;
/** How much longer the price of a cart may take with promotions. */
const PROMOTIONS_LIMIT = 1.5;

/** An irregular schedule: daily and weekday hours, two ranges a day, and `once` rules on as many days as are left. */
function schedule(size: number): HoursRule[] {
  const weekly = [
    rule('daily', '11:00-14:00'),
    rule('daily', '17:00-22:30'),
    rule('friday', '11:30-14:15'),
    rule('friday', '18:00-02:00'),
    rule('saturday', '10:00-02:30'),
    rule('monday', 'closed'),
  ];
  const once = Array.from({ length: size - weekly.length }, (_, index) =>
    rule(
      NOW.plus({ days: index % 360 }).toISODate() ?? '',
      index % 5 === 0 ? 'closed' : `1${index % 10}:05-2${index % 4}:55`,
    ),
  );
  return [...weekly, ...once];
}

/** Milliseconds of one run, 10th percentile, so that other work on the machine counts little. */
function measure(run: () => unknown): number {
  const batch = (limit: number) => {
    const times: number[] = [];
    const end = performance.now() + limit;
    while (performance.now() < end || times.length < 5) {
      const start = performance.now();
      run();
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b);
  };
  batch(200);
  const times = batch(200);
  return times[Math.floor(times.length / 10)] ?? NaN;
}

/** Runs of a comparison: one after the other in turn, so that both see the same machine. */
const PAIRS = 9;

/** How many times as long a run takes as another, the median of pairs. */
function timesAsLong(run: () => unknown, other: () => unknown): number {
  const ratios = Array.from({ length: PAIRS }, () => measure(run) / measure(other));
  return percentile(ratios, 0.5);
}

type Subject = (size: number) => () => unknown;

function ofHours(run: (shop: BranchHours) => unknown): Subject {
  return (size) => {
    const shop = branchOf(schedule(size));
    return () => run(shop);
  };
}

function ofCart(run: (cart: CartItem[]) => unknown): Subject {
  return (size) => {
    const cart = Array.from({ length: size }, (_, id) => lineOf(id));
    return () => run(cart);
  };
}

const OSM_DAYS = { daily: 'Mo-Su', monday: 'Mo', friday: 'Fr', saturday: 'Sa' } as Record<string, string>;

/** Hours in OpenStreetMap's syntax, where the rules of one day are one rule. */
function osmHours(rules: HoursRule[]): string {
  const days = Map.groupBy(rules, ({ type, date }) => OSM_DAYS[type] ?? osmDate(date ?? ''));
  const hoursOf = (list: HoursRule[]) =>
    list.map(({ isClosed, from, to }) => (isClosed ? 'off' : `${from}-${to}`)).join(',');
  return [...days].map(([day, list]) => `${day} ${hoursOf(list)}`).join('; ');
}

/** What promotions take off on a day on which all of them count. */
const DISCOUNTS_OF = createDiscountsOf(PROMOTIONS, {
  orderedOn: '2026-10-20',
  due: { day: '2026-10-20', time: '18:30' },
  isFirstOrder: true,
});

/** Baselines: the same computed by other libraries, or without what it adds. */
const BASELINES: Record<string, [name: string, subject: Subject]> = {
  'the same with promotions': [
    `÷ without (limit: ${PROMOTIONS_LIMIT})`,
    ofCart((cart) => priceCart(cart, { mode: 'delivery', area: AREA })),
  ],
  'open ranges, 14 days': [
    '÷ opening_hours',
    (size) => {
      const hours = osmHours(schedule(size));
      const to = NOW.plus({ days: 14 });
      return () => openIntervals(hours, NOW, to);
    },
  ],
};

const SUBJECTS: Record<string, Subject> = {
  'slot windows, 180 days': ofHours((shop) => slotWindows(shop, 'takeaway', [], NOW)),
  'slots, 72 of 180 days': ofHours((shop) => searchSlots(shop, 'takeaway', [], NOW)),
  'days of a month': ofHours((shop) => availableDays(shop, 'takeaway', [], NOW, '2026-11')),
  'week schedule': ofHours((shop) => weekSchedule(shop.openingHours, NOW)),
  'open ranges, 14 days': ofHours((shop) => branchRanges(shop, NOW, NOW.plus({ days: 14 }))),
  'open until': ofHours((shop) => openingState(shop, 'takeaway', NOW)),
  'price of a cart': ofCart((cart) => priceCart(cart, { mode: 'delivery', area: AREA })),
  'the same with promotions': ofCart((cart) =>
    priceCart(cart, { mode: 'delivery', area: AREA, discountsOf: DISCOUNTS_OF }),
  ),
  'menu at its prices': (size) => {
    const menu = menuOf(size);
    // Another list each time: the state of one is known.
    return () => menuAtPrices(menu, priceStateAt([...PRICE_TIMES], 1, NOW.toMillis(), 'Europe/Berlin'));
  },
  'one more item': ofCart((cart) => addItem(cart, lineOf(-2))),
  'cart against new menu': (size) => {
    const cart = Array.from({ length: size }, (_, id) => lineOf(id));
    const offered = cart.map(({ product }) => ({ product, isOrderable: true }));
    return () => reconcile(cart, offered);
  },
};

const format = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

const row = (name: string, cells: string[], rest: string) =>
  console.log(`${name.padEnd(26)}${cells.map((cell) => cell.padStart(26)).join('')}   ${rest}`);

row(
  'per run and per second',
  SIZES.map((size) => `${size}`),
  'growth',
);
for (const [name, subject] of Object.entries(SUBJECTS)) {
  const times = SIZES.map((size) => measure(subject(size)));
  const cells = times.map((time) => `${format.format(time)} ms ${format.format(1000 / time)}/s`);
  const growth = times.slice(1).map((time, index) => `×${format.format(time / (times[index] ?? NaN))}`);
  const limit = name === 'slot windows, 180 days' ? ` (limit: ${SEARCH_LIMIT_MS} ms)` : '';
  row(name, cells, `${growth.join(' ')}${limit}`);
  const baseline = BASELINES[name];
  if (!baseline) continue;
  const ratios = SIZES.map((size) => timesAsLong(subject(size), baseline[1](size)));
  row(
    `  ${baseline[0]}`,
    ratios.map((ratio) => format.format(ratio)),
    '',
  );
}
