import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatBookNumber,
  canonicalText,
  closeDay,
  compareTurnover,
  drawerCents,
  findChainBreak,
  hashedText,
  shareOut,
  untaxedTipIn,
  type ChainedClose,
  type DayEvents,
  type RateShare,
  type Sale,
} from '../../src/lib/domain/day-close.ts';
import { MODES } from '../../src/lib/domain/modes.ts';
import { PAYMENT_METHODS } from '../../src/lib/domain/payment-methods.ts';

const HEAD = {
  branch: { id: 1, name: 'Mitte' },
  day: '2026-11-21',
  number: 1,
  currency: 'EUR',
  timezone: 'Europe/Berlin',
};
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const add = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);

const rate = fc.constantFrom(0, 2.6, 7, 8.1, 10, 19, 20);
const cents = fc.integer({ min: 0, max: 1_000_000 });
const share = fc.record({ rate, grossCents: cents }).map(({ rate: of, grossCents }): RateShare => ({
  rate: of,
  grossCents,
  taxCents: grossCents - Math.round(grossCents / (1 + of / 100)),
}));
const rates = fc.uniqueArray(share, { minLength: 1, maxLength: 4, selector: (it) => it.rate });
const method = fc.constantFrom(...PAYMENT_METHODS);
const sale = fc
  .record({
    method,
    mode: fc.constantFrom(...MODES),
    rates,
    part: fc.nat(),
    untaxedTipCents: fc.nat(500),
    roundingCents: fc.integer({ min: -2, max: 2 }),
  })
  .map(({ part, ...it }): Sale => {
    const total = add(it.rates.map(({ grossCents }) => grossCents));
    const goods = total === 0 ? 0 : part % (total + 1);
    return {
      ...it,
      positions: [
        { name: 'goods', cents: goods },
        { name: 'delivery', cents: total - goods },
      ],
    };
  });
const events: fc.Arbitrary<DayEvents> = fc.record({
  sales: fc.array(sale, { maxLength: 20 }),
  refunds: fc.array(fc.record({ method, rates, roundingCents: fc.integer({ min: -2, max: 2 }) }), {
    maxLength: 5,
  }),
  ended: fc.array(fc.record({ how: fc.constantFrom('rejected', 'canceled', 'failed'), cents })),
});

describe('the close of a day', () => {
  it('has sums by rate, position, payment method and order type that each equal the total', () => {
    fc.assert(
      fc.property(events, (day) => {
        const { sales, rates: byRate, positions, methods, modes, refunds } = closeDay(HEAD, day);
        const expected = add(day.sales.flatMap((one) => one.rates.map((it) => it.grossCents)));
        expect(sales.cents).toBe(expected);
        expect(add(byRate.map((it) => it.grossCents))).toBe(expected);
        expect(add(positions.map((it) => it.cents))).toBe(expected);
        expect(add(methods.map((it) => it.cents))).toBe(expected);
        expect(add(modes.map((it) => it.cents))).toBe(expected);
        expect(add(byRate.map((it) => it.taxCents))).toBe(sales.taxCents);
        for (const it of [...methods, ...refunds.methods])
          expect(add(it.rates.map((one) => one.grossCents))).toBe(it.cents);
        expect(add(methods.map((it) => it.count))).toBe(day.sales.length);
        expect(add(refunds.methods.map((it) => it.cents))).toBe(refunds.cents);
      }),
    );
  });

  it('comes to what lies in the drawer: what was handed over, as rounded, less what was handed back', () => {
    fc.assert(
      fc.property(events, (day) => {
        const handed = (some: readonly Pick<Sale, 'method' | 'rates' | 'roundingCents'>[]) =>
          add(
            some
              .filter((one) => one.method === 'cash')
              .map((one) => add(one.rates.map((it) => it.grossCents)) + (one.roundingCents ?? 0)),
          );
        expect(drawerCents(closeDay(HEAD, day), 'cash')).toBe(handed(day.sales) - handed(day.refunds));
      }),
    );
  });

  it('says nothing of tips and rounding where there are none, as closes of before, whose hashes still hold', () => {
    const rates = [{ rate: 7, grossCents: 1070, taxCents: 70 }];
    const one = {
      method: 'cash',
      mode: 'takeaway',
      rates,
      positions: [{ name: 'goods', cents: 1070 }],
    } as const;
    const { methods } = closeDay(HEAD, {
      sales: [{ ...one, untaxedTipCents: 0, roundingCents: 0 }],
      refunds: [],
      ended: [],
    });
    expect(methods).toEqual([{ method: 'cash', count: 1, cents: 1070, rates }]);
  });

  it('knows how much of what goes back was a tip without tax', () => {
    const sold = { rates: [{ rate: 0, grossCents: 300, taxCents: 0 }], untaxedTipCents: 200 };
    const back = (grossCents: number) => [{ rate: 0, grossCents, taxCents: 0 }];
    expect([0, 150, 300].map((cents) => untaxedTipIn(back(cents), sold))).toEqual([0, 100, 200]);
    expect(untaxedTipIn([{ rate: 7, grossCents: 300, taxCents: 20 }], sold)).toBe(0);
  });

  it('is the same in whatever order its orders are read', () => {
    fc.assert(
      fc.property(events, (day) => {
        const backwards = {
          sales: day.sales.toReversed(),
          refunds: day.refunds.toReversed(),
          ended: day.ended.toReversed(),
        };
        expect(canonicalText(closeDay(HEAD, backwards))).toBe(canonicalText(closeDay(HEAD, day)));
      }),
    );
  });

  it('counts what ended without a sale apart', () => {
    const day = closeDay(HEAD, {
      sales: [],
      refunds: [],
      ended: [
        { how: 'canceled', cents: 1200 },
        { how: 'canceled', cents: 300 },
        { how: 'failed', cents: 1000 },
      ],
    });
    expect(day.sales).toEqual({ count: 0, cents: 0, taxCents: 0 });
    expect(day.ended).toEqual({
      rejected: { count: 0, cents: 0 },
      canceled: { count: 2, cents: 1500 },
      failed: { count: 1, cents: 1000 },
    });
  });
});

describe('a refund', () => {
  it('is shared out over the rates of its order to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), rates, (refunded, of) => {
        const shares = shareOut(refunded, of);
        expect(add(shares.map((it) => it.grossCents))).toBe(refunded);
        for (const it of shares) expect(of.map((one) => one.rate)).toContain(it.rate);
      }),
    );
  });

  it('of the whole order is the whole of each rate', () => {
    fc.assert(
      fc.property(rates, (of) => {
        const total = add(of.map((it) => it.grossCents));
        fc.pre(total > 0);
        expect(shareOut(total, of)).toEqual(of.filter((it) => it.grossCents > 0));
      }),
    );
  });

  it('of a half takes half of each rate, the odd cent where most is left', () => {
    const order = [
      { rate: 7, grossCents: 1001, taxCents: 65 },
      { rate: 19, grossCents: 500, taxCents: 80 },
    ];
    expect(shareOut(750, order)).toEqual([
      { rate: 7, grossCents: 500, taxCents: 33 },
      { rate: 19, grossCents: 250, taxCents: 40 },
    ]);
  });
});

/** A chain of so many closes, each with its own turnover. */
function chain(turnovers: readonly number[]): ChainedClose[] {
  let previousHash = '';
  return turnovers.map((grossCents, index) => {
    const number = index + 1;
    const day = `2026-11-${String(number).padStart(2, '0')}`;
    const sold: Sale = {
      method: 'cash',
      mode: 'takeaway',
      rates: [{ rate: 7, grossCents, taxCents: 0 }],
      positions: [{ name: 'goods', cents: grossCents }],
    };
    const content = closeDay({ ...HEAD, number, day }, { sales: [sold], refunds: [], ended: [] });
    const hash = sha256(hashedText(previousHash, content));
    const close = { number, day, content, previousHash, hash };
    previousHash = hash;
    return close;
  });
}

describe('the chain of closes', () => {
  const closes = () => chain([1000, 2000, 3000, 4000]);

  it('holds as it was written, also when it is checked part by part', () => {
    const all = closes();
    expect(findChainBreak(all, sha256)).toBeNull();
    expect(findChainBreak(all.slice(2), sha256, all[1])).toBeNull();
    expect(findChainBreak([], sha256)).toBeNull();
  });

  it('breaks where a figure was changed', () => {
    const all = closes();
    const third = all[2] as ChainedClose;
    third.content = { ...third.content, sales: { ...third.content.sales, cents: 1 } };
    expect(findChainBreak(all, sha256)).toEqual({ number: 3, day: '2026-11-03', why: 'content' });
  });

  it('breaks after a close that was changed together with its hash', () => {
    const all = closes();
    const second = all[1] as ChainedClose;
    second.content = { ...second.content, sales: { ...second.content.sales, cents: 1 } };
    second.hash = sha256(hashedText(second.previousHash, second.content));
    expect(findChainBreak(all, sha256)).toEqual({ number: 3, day: '2026-11-03', why: 'previous' });
  });

  it('breaks where a close is missing', () => {
    expect(findChainBreak(closes().toSpliced(1, 1), sha256)).toMatchObject({ number: 3, why: 'number' });
  });

  it('does not depend on the order of the stored keys', () => {
    expect(canonicalText({ b: [1, { d: null, c: 'ä"' }], a: true })).toBe(
      '{"a":true,"b":[1,{"c":"ä\\"","d":null}]}',
    );
  });
});

describe('what statistics say of a closed day', () => {
  const sales = { count: 2, cents: 5893, taxCents: 654 };
  const positions = [
    { name: 'goods', cents: 5660 },
    { name: 'tip', cents: 233 },
  ];

  const byCash = { method: 'cash' as const, count: 1, cents: 503, rates: [], untaxedTipCents: 3 };
  const refunds = { count: 1, cents: 503, taxCents: 30, methods: [byCash] };

  it.each([
    [2, 5893, { tipCents: 0, refundCents: 0 }],
    [2, 5660, { tipCents: 233, refundCents: 0 }],
    [2, 5393, { tipCents: 0, refundCents: 500 }],
    [2, 5160, { tipCents: 233, refundCents: 500 }],
    [1, 5660, null],
    [2, 5659, null],
  ])('is compared: %i orders, %i cents', (count, cents, result) => {
    expect(compareTurnover({ sales, positions, refunds }, { count, cents })).toEqual(result);
  });
});

describe('a number of the books', () => {
  it('has its year and at least six digits', () => {
    expect(formatBookNumber(2026, 123)).toBe('2026-000123');
    expect(formatBookNumber(2026, 1_234_567)).toBe('2026-1234567');
  });
});
