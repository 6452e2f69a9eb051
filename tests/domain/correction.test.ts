import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  correct,
  leftOfLines,
  restOf,
  type CorrectionPart,
  type EarlierCorrection,
} from '../../src/lib/domain/correction.ts';
import { addRates, shareOut, type RateShare } from '../../src/lib/domain/day-close.ts';

const gross = (rates: readonly RateShare[]) => rates.reduce((all, { grossCents }) => all + grossCents, 0);
const share = (rate: number, cents: number) =>
  shareOut(cents, [{ rate, grossCents: cents, taxCents: 0 }])[0] ?? { rate, grossCents: 0, taxCents: 0 };

const line = fc.record({
  amount: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constantFrom(0.25, 1.337)),
  rates: fc.uniqueArray(
    fc.tuple(fc.constantFrom(0, 7, 19, 8.1), fc.integer({ min: 1, max: 9999 })).map(([r, c]) => share(r, c)),
    { minLength: 1, maxLength: 2, selector: ({ rate }) => rate },
  ),
});
const part: fc.Arbitrary<CorrectionPart> = fc.oneof(
  fc.integer({ min: 1, max: 20_000 }).map((cents) => ({ kind: 'amount' as const, cents })),
  fc
    .uniqueArray(
      fc.record({ index: fc.nat(3), amount: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant(0.2)) }),
      { minLength: 1, maxLength: 3, selector: ({ index }) => index },
    )
    .map((lines) => ({ kind: 'lines' as const, lines })),
);
const tip = fc.integer({ min: 0, max: 500 }).map((cents) => (cents > 0 ? [share(0, cents)] : []));
const order = fc.tuple(fc.array(line, { minLength: 1, maxLength: 4 }), tip).map(([lines, tips]) => ({
  lines,
  rates: addRates([...lines.flatMap((one) => one.rates), ...tips]),
}));

describe('corrections of an order', () => {
  it('leave of each line what none of them has given back', () => {
    const earlier = [
      { lines: [{ index: 0, amount: 1 }] },
      { lines: [] },
      {
        lines: [
          { index: 0, amount: 1 },
          { index: 2, amount: 0.1 },
        ],
      },
    ];
    expect(leftOfLines([3, 1, 0.3], earlier)).toEqual([1, 1, 0.2]);
    expect(leftOfLines([2], earlier)).toEqual([0]);
  });

  it('add up to their amount by rate, never exceed the order, and come to nothing left with its storno', () => {
    fc.assert(
      fc.property(order, fc.array(part, { maxLength: 5 }), ({ lines, rates }, parts) => {
        const earlier: EarlierCorrection[] = [];
        for (const one of parts) {
          const left = restOf({ rates, earlier });
          const given = correct({ rates, lines, earlier }, one);
          if (one.kind === 'amount')
            expect(given && gross(given)).toBe(one.cents <= gross(left) ? one.cents : null);
          if (given === null) continue;
          for (const { rate, grossCents } of given) {
            expect(grossCents).toBeGreaterThan(0);
            expect(grossCents).toBeLessThanOrEqual(left.find((it) => it.rate === rate)?.grossCents ?? 0);
          }
          earlier.push({ rates: given, lines: one.kind === 'lines' ? one.lines : [] });
        }
        const storno = correct({ rates, lines, earlier }, { kind: 'storno' });
        if (storno) earlier.push({ rates: storno, lines: [] });
        expect(addRates(earlier.flatMap((one) => one.rates))).toEqual(rates);
        expect(correct({ rates, lines, earlier }, { kind: 'storno' })).toBeNull();
      }),
    );
  });

  it('give back single pieces so that all of them are the line, and no more of them than there are', () => {
    const lines = [{ amount: 3, rates: [share(7, 1000)] }];
    const rates = [share(7, 1000), share(19, 500)];
    const earlier: EarlierCorrection[] = [];
    const given = [0, 1, 2].map(() => {
      const one = { kind: 'lines' as const, lines: [{ index: 0, amount: 1 }] };
      const back = correct({ rates, lines, earlier }, one);
      earlier.push({ rates: back ?? [], lines: one.lines });
      return back?.map(({ rate, grossCents }) => [rate, grossCents]);
    });
    expect(given).toEqual([[[7, 333]], [[7, 334]], [[7, 333]]]);
    const fourth = { kind: 'lines' as const, lines: [{ index: 0, amount: 1 }] };
    expect(correct({ rates, lines, earlier }, fourth)).toBeNull();
    expect(
      correct({ rates, lines, earlier }, { kind: 'lines', lines: [{ index: 7, amount: 1 }] }),
    ).toBeNull();
  });
});
