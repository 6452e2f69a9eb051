import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepStatisticsFresh } from '../../../src/server/statistics/queries/keep-fresh.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import { storedOrders, type OrderStep } from '../../support/stored-orders.ts';
import { recount } from '../../support/recount.ts';

/** The ends of months and years, and the days on which clocks are put forward and back. */
const DAYS = [
  ...['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01', '2026-02-15', '2026-02-28', '2026-03-01'],
  ...['2026-03-29', '2026-03-31', '2026-10-24', '2026-10-25', '2026-10-26', '2026-11-20', '2026-11-21'],
];
const BRANCHES = [1, 2, 4];

const line = fc.record({
  name: fc.constantFrom('Margherita', 'Bergkäse', 'Saft', '__proto__', 'Öl "extra" \\ 1%'),
  unit: fc.constantFrom('Stk' as const, 'Portion' as const, 'g' as const),
  amount: fc.constantFrom(1, 2, 3, 0.5, 0.1, 250),
  cents: fc.integer({ min: 0, max: 500_000 }),
  rate: fc.constantFrom(0, 7, 7.7, 19),
});
const placed = fc.record({
  kind: fc.constant('place' as const),
  branchId: fc.constantFrom(...BRANCHES),
  day: fc.constantFrom(...DAYS),
  hour: fc.integer({ min: 0, max: 23 }),
  mode: fc.constantFrom('takeaway' as const, 'delivery' as const, 'dineIn' as const),
  paymentMethod: fc.constantFrom(
    'cash' as const,
    'atm-card' as const,
    'mollie' as const,
    'datatrans' as const,
  ),
  deliveryCents: fc.constantFrom(0, 250, 399),
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  tip: fc.record({ cents: fc.constantFrom(0, 44, 250), rate: fc.constantFrom(null, 19) }),
  isOlder: fc.boolean(),
});
const which = fc.nat();
const star = fc.integer({ min: 1, max: 5 });
const step: fc.Arbitrary<OrderStep> = fc.oneof(
  { weight: 4, arbitrary: placed },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      which,
      to: fc.constantFrom('completedAt', 'rejectedAt', 'canceledAt', 'failedAt', 'paidAt', 'refundedAt'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('rate' as const),
      which,
      stars: fc.tuple(star, star, star, star),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('giveBack' as const),
      which,
      percent: fc.constantFrom(1, 10, 33, 50, 90, 100),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('changeLine' as const),
      which,
      amount: fc.constantFrom(1, 5, 0.3),
    }),
  },
);
const day = fc.constantFrom(...DAYS);
const walk = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 20 }),
  isKept: fc.boolean(),
  days: fc.tuple(day, day),
  branchIds: fc.subarray(BRANCHES),
});

/** Orders of three rates with a tip, of which money was given back twice, once so that cents are left over: online, and on site. */
const GIVEN_BACK: OrderStep[] = ([true, false] as const).flatMap((isOlder) =>
  [null, 19].flatMap((rate) =>
    (['paidAt', 'completedAt'] as const).flatMap((to): OrderStep[] => [
      {
        ...{ kind: 'place', branchId: 2, day: '2026-03-29', hour: 12, mode: 'delivery', deliveryCents: 399 },
        ...{ paymentMethod: to === 'paidAt' ? 'mollie' : 'cash', tip: { cents: 44, rate }, isOlder },
        lines: [0, 7, 19].map((at) => ({ name: 'Saft', unit: 'Stk', amount: 1, cents: 101 + at, rate: at })),
      },
      { kind: 'change', which: -1, to },
      { kind: 'giveBack', which: -1, percent: 47 },
      { kind: 'giveBack', which: -1, percent: 10 },
    ]),
  ),
);

describe.each(bothFor('SQL'))('statistics on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp(kind)));
  afterAll(() => app.close());

  it('equal a naive recount of the orders, whatever happened to them', async () => {
    const orders = storedOrders(app.db);
    for (const one of GIVEN_BACK) await orders.take(one);
    const admin = await app.as('admin');
    const employees = new Map<string, typeof admin>();
    await fc.assert(
      fc.asyncProperty(walk, async ({ steps, isKept, days, branchIds }) => {
        for (const one of steps) await orders.take(one);
        // With rows that are right, with old ones, and with none.
        if (isKept) await keepStatisticsFresh(app.db, '2026-11-21');
        const [from, to] = days.toSorted() as [string, string];
        const query = `from=${from}&to=${to}`;
        const key = branchIds.join();
        const employee = employees.get(key) ?? (await app.as('employee', branchIds));
        employees.set(key, employee);
        const one = branchIds[0] ?? 3;
        for (const [staff, suffix, seen] of [
          [admin, '', null],
          [admin, `&branchId=${one}`, [one]],
          [employee, '', branchIds],
        ] as const) {
          const expected = await recount(app.db, { from, to, branchIds: seen });
          for (const [name, result] of Object.entries(expected)) {
            const answer = await staff.get(`/api/statistics/${name}?${query}${suffix}`);
            expect({ name, data: answer.data }).toEqual({ name, data: result });
          }
        }
      }),
      { numRuns: 10 },
    );
  }, 120_000);
});
