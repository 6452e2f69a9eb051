import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addItem, removeItem, sameLine } from '../../src/lib/domain/cart.ts';
import { reconcile } from '../../src/lib/domain/cart-changes.ts';
import { asCents, fromCents, toCents } from '../../src/lib/domain/money.ts';
import { MODES } from '../../src/lib/domain/modes.ts';
import { chosenOptions, type CartItem } from '../../src/lib/domain/cart-item.ts';
import { freeDeliveryFrom, missingToMinimum, sumCart } from '../../src/lib/domain/cart-sum.ts';
import { netOf, priceCart } from '../../src/lib/domain/pricing.ts';
import { priceLine } from '../../src/lib/domain/line-price.ts';
import {
  canDecrease,
  canIncrease,
  decrease,
  formatAmount,
  increase,
  parseAmount,
  sumAmounts,
  isAllowedAmount,
  countItems,
  quantityRule,
  snap,
} from '../../src/lib/domain/quantity.ts';
import type { Product } from '../../src/lib/domain/product.ts';
import { TIP_PERCENTS, tipOf } from '../../src/lib/domain/tip.ts';
import { expectedSums } from './pricing-oracle.ts';
import { CASES, areas, carts, contexts, items, quantityRules } from './arbitraries.ts';

const modes = fc.constantFrom(...MODES);
const anyAmount = fc.oneof(
  fc.double(),
  fc.integer({ min: -10, max: 3000 }).map((amount) => amount / 10),
);

function check<T extends unknown[]>(
  ...args: [...{ [K in keyof T]: fc.Arbitrary<T[K]> }, (...given: T) => void]
) {
  const arbitraries = args.slice(0, -1) as fc.Arbitrary<unknown>[];
  const predicate = args.at(-1) as (...given: unknown[]) => void;
  fc.assert(
    fc.property(fc.tuple(...arbitraries), (given) => predicate(...given)),
    { numRuns: CASES },
  );
}

const withoutOptionDeposits = (item: CartItem): CartItem => ({
  ...item,
  product: {
    ...item.product,
    config: {
      parts: item.product.config.parts.map((part) => ({
        ...part,
        options: part.options.map((option) => ({ ...option, deposit: null })),
      })),
    },
  },
});

/** The product as it was before there were deposits and split rates. */
function withoutExtras(product: Product): Product {
  const parts = product.config.parts.map((part) => ({
    ...part,
    options: part.options.map(({ name, modifier, value }) => ({ name, modifier, value })),
  }));
  return { ...product, config: { parts }, deposit: null, taxShares: [] };
}

describe('Prices of any cart', { timeout: 60_000 }, () => {
  test('taxes and net add up to gross', () => {
    check(carts, contexts, (cart, context) => {
      const pricing = priceCart(cart, context);
      const taxes = pricing.taxes.reduce((sum, { amount }) => sum + amount, 0);
      const untaxed = context.tipsTaxRate === null ? pricing.tip : 0;
      expect(pricing.totalNet + taxes + untaxed).toBe(pricing.totalGross);
      expect(pricing.taxes.reduce((sum, { gross }) => sum + gross, untaxed)).toBe(pricing.totalGross);
      expect(pricing.net + pricing.tax).toBe(pricing.gross);
      expect(pricing.gross + pricing.depositGross + pricing.deliveryGross + pricing.tip).toBe(
        pricing.totalGross,
      );
      expect(pricing.lines.reduce((sum, { gross }) => sum + gross, 0)).toBe(pricing.gross);
      expect(pricing.taxes.every(({ amount }) => amount >= 0 && Number.isInteger(amount))).toBe(true);
    });
  });

  test('goods and delivery at their own rates are a cent off the total at most', () => {
    check(carts, modes, areas, (cart, mode, area) => {
      const plain = cart.map((item) => ({ ...item, product: withoutExtras(item.product) }));
      const pricing = priceCart(plain, { mode, area });
      expect(Math.abs(pricing.net + pricing.deliveryNet - pricing.totalNet)).toBeLessThanOrEqual(1);
    });
  });

  test('the sums by rate are those that the oracle computes: splits, deposits, delivery and tip', () => {
    check(carts, contexts, (cart, context) => {
      const pricing = priceCart(cart, context);
      const { gross, depositGross, deliveryGross, totalGross, taxes } = pricing;
      const lines = pricing.lines.map((line) => line.gross);
      const shown = { gross, depositGross, deliveryGross, totalGross, taxes };
      const tip = cart.length > 0 ? context.tip : asCents(0);
      expect(shown).toEqual(expectedSums(cart, { ...context, tip }, lines));
      // The cart, which needs no taxes, says the same.
      expect(sumCart(cart, context)).toMatchObject({ gross, depositGross, deliveryGross, totalGross });
    });
  });

  test('the parts of a line sum up to it, and each deposit is its pieces', () => {
    check(carts, contexts, (cart, context) => {
      for (const { gross, taxes, deposits = [] } of priceCart(cart, context).lines) {
        if (taxes) {
          expect(taxes.reduce((sum, part) => sum + part.gross, 0)).toBe(gross);
          expect(taxes.every((part) => part.gross >= 0)).toBe(true);
        }
        for (const one of deposits) expect(one.gross).toBe(one.amount * one.pieces);
      }
    });
  });

  test('deposits and tips change neither minimum order value nor delivery fee', () => {
    check(carts, contexts, (cart, context) => {
      const plain = cart.map((item) => ({ ...item, product: { ...item.product, deposit: null } }));
      const { gross, deliveryGross } = sumCart(plain, { ...context, tip: asCents(0) });
      expect(sumCart(cart, context)).toMatchObject({ gross, deliveryGross });
    });
  });

  test('cash in francs is rounded to the nearest 5 Rappen, and the total stays', () => {
    check(carts, contexts, (cart, context) => {
      const { totalGross, rounding } = priceCart(cart, { ...context, isCashRounded: true });
      expect((totalGross + rounding) % 5).toBe(0);
      expect(Math.abs(rounding)).toBeLessThanOrEqual(2);
      expect(totalGross).toBe(priceCart(cart, { ...context, isCashRounded: false }).totalGross);
    });
  });

  test('a tip by percent is a multiple of 10 cents, within 5 cents of the share', () => {
    check(fc.nat(400_000), fc.constantFrom(...TIP_PERCENTS), (cents, percent) => {
      const tip = tipOf(percent, asCents(cents));
      expect(tip % 10).toBe(0);
      expect(Math.abs(tip - (cents * percent) / 100)).toBeLessThanOrEqual(5);
    });
  });

  test('the tax of each rate is what its gross holds, to the nearest cent', () => {
    check(carts, modes, (cart, mode) => {
      const plain = cart.map((item) => ({ ...item, product: { ...item.product, deposit: null } }));
      const { taxes, lines } = priceCart(plain.map(withoutOptionDeposits), { mode, area: null });
      const parts = lines.flatMap(
        (line): readonly { taxRate: number; gross: number }[] => line.taxes ?? [line],
      );
      expect(taxes.map(({ rate }) => rate)).toEqual(
        [...new Set(parts.map(({ taxRate }) => taxRate))].sort((a, b) => a - b),
      );
      for (const { rate, amount } of taxes) {
        const gross = parts.reduce((sum, line) => sum + (line.taxRate === rate ? line.gross : 0), 0);
        expect(Math.abs(amount - (gross * rate) / (100 + rate))).toBeLessThanOrEqual(0.5 + 1e-6);
      }
    });
  });

  test('a line costs unit price × amount × ratio to the nearest cent, halves up', () => {
    check(items, modes, (item, mode) => {
      const { unitPrice, gross } = priceLine(item, mode);
      const ratio = item.unit === 'g' ? (item.product.alternativeUnits[0]?.ratio ?? 1) : 1;
      // Amounts and ratios have three decimals here, so that this product of whole numbers is exact.
      const millionths =
        BigInt(unitPrice) * BigInt(Math.round(item.amount * 1000)) * BigInt(Math.round(ratio * 1000));
      const expected = (millionths + 500_000n) / 1_000_000n;
      expect(BigInt(gross)).toBe(item.product.pricing === 'fixed' ? BigInt(unitPrice) : expected);
    });
  });

  test('the price never depends on the order in which lines were added', () => {
    check(carts, fc.array(fc.nat(99), { minLength: 8 }), modes, areas, (cart, dice, mode, area) => {
      const shuffled = cart
        .map((item, index) => ({ item, place: dice[index] ?? 0 }))
        .sort((a, b) => a.place - b.place)
        .map(({ item }) => item);
      const { lines, ...price } = priceCart(cart, { mode, area });
      const { lines: otherLines, ...otherPrice } = priceCart(shuffled, { mode, area });
      expect(otherPrice).toEqual(price);
      expect(otherLines).toHaveLength(lines.length);
    });
  });

  test('no price is negative', () => {
    check(items, modes, (item, mode) => {
      const { unitPrice, gross } = priceLine(item, mode);
      expect(Math.min(unitPrice, gross)).toBeGreaterThanOrEqual(0);
    });
  });

  test('net never exceeds gross and grows with it', () => {
    check(fc.nat(1_000_000), fc.integer({ min: 0, max: 300 }), (cents, tenths) => {
      const net = netOf(asCents(cents), tenths / 10);
      expect(net).toBeLessThanOrEqual(cents);
      expect(net).toBeLessThanOrEqual(netOf(asCents(cents + 1), tenths / 10));
    });
  });

  test('adding what is missing reaches the minimum, and the hinted value makes delivery free', () => {
    check(fc.nat(30_000), areas, (cents, area) => {
      const gross = asCents(cents);
      expect(missingToMinimum(asCents(gross + missingToMinimum(gross, area)), area)).toBe(0);
      const from = freeDeliveryFrom(gross, area);
      if (from === null) return;
      expect(from).toBeGreaterThan(gross);
      expect(freeDeliveryFrom(from, area)).toBeNull();
      expect(freeDeliveryFrom(asCents(from - 1), area)).toBe(from);
    });
  });

  test('money goes to cents and back unchanged', () => {
    check(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
      expect(toCents(fromCents(asCents(cents)))).toBe(cents + 0);
    });
  });
});

describe('Any cart', { timeout: 60_000 }, () => {
  test('adding then removing gives the same cart', () => {
    check(carts, items, (cart, item) => {
      fc.pre(!cart.some((line) => sameLine(line, item)));
      const after = addItem(cart, item);
      expect(after).toHaveLength(cart.length + 1);
      expect(removeItem(after, cart.length)).toEqual(cart);
    });
  });

  test('adding the same again merges into one line, never above the maximum nor below what was there', () => {
    check(carts, items, (cart, item) => {
      const once = addItem(cart, item);
      const twice = addItem(once, item);
      const index = twice.findIndex((line) => sameLine(line, item));
      const [before, after] = [once[index]?.amount ?? NaN, twice[index]?.amount ?? NaN];
      expect(twice).toHaveLength(once.length);
      expect(after).toBeGreaterThanOrEqual(before);
      expect(after).toBeLessThanOrEqual(quantityRule(item.product, item.unit)?.maximum ?? 0);
    });
  });

  test('prices do not depend on the order in which options were chosen', () => {
    check(items, (item) => {
      const turned = item.parts
        .map((part) => ({
          ...part,
          value: Array.isArray(part.value) ? [...part.value].reverse() : part.value,
        }))
        .reverse() as typeof item.parts;
      expect(chosenOptions(item.product, turned)).toEqual(chosenOptions(item.product, item.parts));
      expect(sameLine({ ...item, parts: turned }, item)).toBe(true);
    });
  });

  test('an unchanged menu leaves every line as it is', () => {
    check(carts, (cart) => {
      const own = cart.filter(
        (item, index) => cart.findIndex((other) => other.product.id === item.product.id) === index,
      );
      const offered = own.map(({ product }) => ({ product: structuredClone(product), isOrderable: true }));
      expect(reconcile(own, offered)).toEqual({ items: own, changes: [] });
    });
  });

  test('the counts do not depend on the order of lines', () => {
    check(carts, (cart) => {
      const turned = [...cart].reverse();
      expect(countItems(turned)).toBe(countItems(cart));
      expect(sumAmounts(turned)).toBe(sumAmounts(cart));
    });
  });
});

describe('Any amount', { timeout: 60_000 }, () => {
  test('snapping is idempotent and inside the bounds', () => {
    check(quantityRules, anyAmount, (rule, amount) => {
      const snapped = snap(amount, rule);
      expect(snap(snapped, rule)).toBe(snapped);
      expect(isAllowedAmount(snapped, rule)).toBe(true);
      expect(snapped).toBeGreaterThanOrEqual(rule.minimum);
      expect(snapped).toBeLessThanOrEqual(rule.maximum);
    });
  });

  test('snapping takes the nearest valid amount', () => {
    check(quantityRules, fc.integer({ min: 0, max: 100_000 }), (rule, thousandths) => {
      const amount = thousandths / 1000;
      const distance = (to: number) => Math.abs(to - amount);
      const snapped = snap(amount, rule);
      for (const other of [increase(snapped, rule), decrease(snapped, rule)]) {
        expect(distance(snapped)).toBeLessThanOrEqual(distance(other) + 1e-9);
      }
    });
  });

  test('plus and minus undo each other where both are enabled', () => {
    check(quantityRules, anyAmount, (rule, amount) => {
      const start = snap(amount, rule);
      if (canIncrease(start, rule)) expect(decrease(increase(start, rule), rule)).toBe(start);
      if (canDecrease(start, rule)) expect(increase(decrease(start, rule), rule)).toBe(start);
      expect(increase(start, rule) > start).toBe(canIncrease(start, rule));
      expect(decrease(start, rule) < start).toBe(canDecrease(start, rule));
    });
  });

  test('formatted amounts can be parsed: parse(format(x)) = x', () => {
    const locales = fc.constantFrom('de-DE', 'de-AT', 'de-CH', 'en-GB', 'fr-FR', 'it-IT');
    check(fc.integer({ min: -1e12, max: 1e12 }), locales, (millionths, locale) => {
      const amount = millionths / 1e6;
      expect(parseAmount(formatAmount(amount, locale))).toBe(amount + 0);
    });
  });
});
