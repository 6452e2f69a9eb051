import fc from 'fast-check';
import type { CartItem } from '../../src/lib/domain/cart-item.ts';
import type { HoursRule } from '../../src/lib/domain/hours.ts';
import type { DeliveryArea } from '../../src/lib/domain/branch.ts';
import type { AlternativeUnit, Deposit, Part, Product, TaxShare } from '../../src/lib/domain/product.ts';
import { DEPOSIT_KINDS, PRICE_MODIFIERS } from '../../src/lib/domain/product.ts';
import { quantityRule } from '../../src/lib/domain/quantity.ts';
import { DELIVERY_TAXING, type PricingContext } from '../../src/lib/domain/cart-sum.ts';
import { MODES } from '../../src/lib/domain/modes.ts';
import { asCents } from '../../src/lib/domain/money.ts';
import type { QuantityRule } from '../../src/lib/domain/quantity.ts';
import { area, part, product } from './samples.ts';

/** How many cases each property is tried with; the mutation run asks for fewer. */
export const CASES = Number(process.env['PROPERTY_CASES'] ?? 1000);

const two = (number: number) => String(number).padStart(2, '0');

/** A clock time, most of them on the quarter hour and many at night, where things go wrong. */
const clockTimes = fc.oneof(
  fc
    .integer({ min: 0, max: 95 })
    .map((quarter) => `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`),
  fc.constantFrom('00:00', '01:59', '02:00', '02:01', '02:30', '02:59', '03:00', '03:01', '23:59'),
  fc.integer({ min: 0, max: 1439 }).map((minute) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`),
);

/** Rules of all kinds in any order; `dates` are those that `once` rules may name. */
export function hoursRules(dates: readonly string[]): fc.Arbitrary<HoursRule[]> {
  const kind = fc.oneof(
    fc.constant({ type: 'daily', date: null }),
    fc.record({
      type: fc.constantFrom('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'),
      date: fc.constant(null),
    }),
    fc.record({ type: fc.constant('once'), date: fc.constantFrom(...dates) }),
  );
  const rule = fc
    .tuple(kind, clockTimes, clockTimes, fc.nat(5))
    .map(([place, from, to, luck]) => ({ ...place, from, to, isClosed: luck === 0 }) as HoursRule);
  return fc.array(rule, { maxLength: 9 });
}

/** Whole currency with cents. */
export const money = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100);

const thousandths = (min: number, max: number) =>
  fc.integer({ min, max: max * 1000 }).map((amount) => amount / 1000);

/** Rules that a shop can set: steps and minimum to the thousandth. */
export const quantityRules: fc.Arbitrary<QuantityRule> = fc
  .tuple(thousandths(1, 20), thousandths(1, 5), fc.nat(200))
  .map(([minimum, step, steps]) => ({
    minimum,
    step,
    maximum: (Math.round(minimum * 1000) + steps * Math.round(step * 1000)) / 1000,
  }));

const TAXES = [0, 2.6, 5.5, 7, 8.1, 10, 19, 20];
const rates = fc.constantFrom(...TAXES);

const deposits: fc.Arbitrary<Deposit | null> = fc.option(
  fc.record({
    amount: money(5),
    kind: fc.constantFrom(...DEPOSIT_KINDS),
    tax: fc.option(rates),
  }),
  { freq: 1 },
);

/** None, or some that leave a rest. */
const taxShares: fc.Arbitrary<TaxShare[]> = fc
  .array(fc.record({ share: fc.integer({ min: 1, max: 5000 }), tax: rates, dineInTax: rates }), {
    maxLength: 2,
  })
  .map((shares) => shares.map((one) => ({ ...one, share: one.share / 100 })));

const options = fc
  .record({
    modifier: fc.constantFrom(...PRICE_MODIFIERS),
    value: money(20),
    deposit: deposits,
    rates: fc.option(fc.record({ tax: rates, takeawayTax: rates })),
  })
  .map(({ rates: own, ...option }) => ({ ...option, ...own }));

const parts: fc.Arbitrary<Part[]> = fc
  .array(fc.array(options, { minLength: 1, maxLength: 4 }), { maxLength: 3 })
  .map((lists) =>
    lists.map((list, index) =>
      part({
        name: `Teil ${index}`,
        type: index === 0 ? 'select' : 'multiselect',
        optional: true,
        options: list.map((option, place) => ({ name: `Wahl ${place}`, ...option })),
      }),
    ),
  );

const alternatives: fc.Arbitrary<AlternativeUnit[]> = fc
  .record({ ratio: thousandths(1, 3), rule: quantityRules })
  .map(({ ratio, rule }) => [
    {
      unit: { type: 'weight', symbol: 'g' },
      ratio,
      minimumQuantity: rule.minimum,
      maximumQuantity: rule.maximum,
      quantityStepSize: rule.step,
      calculationModel: 'fixed',
    },
  ]);

/** Products of every shape that counts for prices; ids from 1 to 20, so that carts have lines of the same product. */
export const products: fc.Arbitrary<Product> = fc
  .record({
    id: fc.integer({ min: 1, max: 20 }),
    price: money(200),
    pricing: fc.constantFrom('unit' as const, 'unit' as const, 'fixed' as const),
    tax: fc.constantFrom(...TAXES),
    takeawayTax: fc.constantFrom(...TAXES),
    dineInTax: fc.constantFrom(...TAXES),
    config: parts.map((list) => ({ parts: list })),
    deposit: deposits,
    taxShares,
    alternativeUnits: alternatives,
  })
  .map((change) => product(change));

/** Items of any product in any of its units, with an allowed amount and any choice of options. */
export const items: fc.Arbitrary<CartItem> = fc
  .tuple(products, fc.constantFrom('Stk' as const, 'g' as const), fc.nat(30), fc.nat(0xffff))
  .map(([chosen, unit, steps, coins]) => {
    const rule = quantityRule(chosen, unit);
    let tossed = 0;
    const toss = () => ((coins >> tossed++) & 1) === 1;
    const amount = rule ? Math.round((rule.minimum + steps * rule.step) * 1000) / 1000 : 1;
    return {
      product: chosen,
      unit,
      amount: Math.min(amount, rule?.maximum ?? 1),
      parts: chosen.config.parts.filter(toss).map((it) => ({
        name: it.name,
        value:
          it.type === 'select'
            ? (it.options[0]?.name ?? '')
            : it.options.filter(toss).map(({ name }) => name),
      })),
    };
  });

export const carts = fc.array(items, { maxLength: 8 });

export const areas: fc.Arbitrary<DeliveryArea> = fc
  .record({
    price: money(10),
    tax: fc.constantFrom(...TAXES),
    free: fc.boolean(),
    minimumOrderValue: money(100),
    freeFromOrderValue: fc.option(money(200)),
  })
  .map((change) => area(change));

/** Mode, area, tip and all settings that prices depend on. */
export const contexts: fc.Arbitrary<PricingContext> = fc.record({
  mode: fc.constantFrom(...MODES),
  area: areas,
  deliveryTaxing: fc.constantFrom(...DELIVERY_TAXING),
  tip: fc.oneof(fc.constant(0), fc.nat(50_000)).map(asCents),
  tipsTaxRate: fc.option(rates),
  isCashRounded: fc.boolean(),
});
