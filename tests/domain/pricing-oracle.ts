import type { CartItem } from '../../src/lib/domain/cart-item.ts';
import type { PricingContext } from '../../src/lib/domain/cart-sum.ts';
import type { Mode } from '../../src/lib/domain/modes.ts';

/**
 * What a cart costs, computed a second time: with fractions of BigInt and from the wire's products alone, without any function of
 * `src/lib/domain`. Slow and plain. Rates are texts, so that 7 and 7.0 are one.
 */

/** n / d, never negative in d. */
interface Fraction {
  n: bigint;
  d: bigint;
}

const whole = (n: bigint): Fraction => ({ n, d: 1n });
const add = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
const multiply = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });
const isLess = (a: Fraction, b: Fraction) => a.n * b.d < b.n * a.d;

/** A number of at most six decimals. */
const decimal = (value: number): Fraction => ({ n: BigInt(Math.round(value * 1e6)), d: 1_000_000n });
const cents = (money: number) => BigInt(Math.round(money * 100));
const floor = ({ n, d }: Fraction) => (n >= 0n ? n / d : -((-n + d - 1n) / d));
const halfUp = (value: Fraction) => floor(add(value, { n: 1n, d: 2n }));

type Rate = number | null | undefined;

interface Rates {
  tax?: Rate;
  takeawayTax?: Rate;
  dineInTax?: Rate;
}

function rateIn(mode: Mode, { tax, takeawayTax, dineInTax }: Rates): number {
  return { delivery: tax, takeaway: takeawayTax, dineIn: dineInTax }[mode] ?? tax ?? 0;
}

/** What belongs to each rate of one unit of a line, in cents and their fractions; the amounts are weights. */
function weightsOf({ product, parts }: CartItem, mode: Mode): Map<number, Fraction> {
  let base = cents(product.price);
  let own: { rate: number; value: bigint }[] = [];
  for (const part of product.config.parts) {
    const { value: chosen = '' } = parts.find(({ name }) => name === part.name) ?? {};
    const names: unknown[] = Array.isArray(chosen) ? chosen : [chosen];
    for (const option of part.options) {
      if (!names.includes(option.name)) continue;
      const value = cents(option.value);
      const rate = option.tax === undefined ? null : rateIn(mode, option);
      if (option.modifier === 'overwrite') {
        base = rate === null ? value : 0n;
        own = rate === null ? [] : [{ rate, value }];
      } else if (option.modifier === 'subtract') base -= value;
      else if (rate === null) base += value;
      else own.push({ rate, value });
    }
  }
  const weights = new Map<number, Fraction>();
  const put = (rate: number, value: Fraction) =>
    value.n > 0n && weights.set(rate, add(weights.get(rate) ?? whole(0n), value));
  let rest = whole(100n);
  for (const share of product.taxShares ?? []) {
    put(rateIn(mode, share), multiply(whole(base), decimal(share.share)));
    rest = add(rest, multiply(whole(-1n), decimal(share.share)));
  }
  put(rateIn(mode, product), multiply(whole(base), rest));
  for (const { rate, value } of own) put(rate, whole(value * 100n));
  return weights;
}

/** Whole cents by weights: everybody the floor, then one more each, by the largest remainder, then by the lowest rate. */
function shareOut(gross: bigint, weights: Map<number, Fraction>): Map<number, bigint> {
  const total = [...weights.values()].reduce(add, whole(0n));
  const parts = [...weights]
    .sort(([a], [b]) => a - b)
    .map(([rate, weight]) => {
      const exact = multiply(whole(gross), { n: weight.n * total.d, d: weight.d * total.n });
      const cents = floor(exact);
      return { rate, cents, remainder: add(exact, whole(-cents)) };
    });
  let left = gross - parts.reduce((sum, part) => sum + part.cents, 0n);
  const queue = [...parts].sort((a, b) =>
    isLess(b.remainder, a.remainder) ? -1 : isLess(a.remainder, b.remainder) ? 1 : a.rate - b.rate,
  );
  for (const part of queue) if (left-- > 0n) part.cents += 1n;
  return new Map(parts.map(({ rate, cents }) => [rate, cents]));
}

const COUNTED = ['Stk', 'Portion', 'Paar'];

/** Pieces with a deposit in a line. */
function piecesOf({ product, unit, amount }: CartItem): bigint {
  if (!COUNTED.includes(unit)) return 1n;
  const ratio =
    unit === product.unit.symbol
      ? 1
      : (product.alternativeUnits.find((other) => other.unit.symbol === unit)?.ratio ?? 1);
  const each = COUNTED.includes(product.unit.symbol) ? ratio : 1;
  const exact = multiply(decimal(amount), decimal(each));
  return -floor({ n: -exact.n, d: exact.d });
}

/** The deposits of a line by their rate. */
function depositsOf(item: CartItem, mode: Mode): [rate: number, gross: bigint][] {
  const { product, parts } = item;
  const found: [number, bigint][] = [];
  const take = (
    deposit: { amount: number; tax?: number | null | undefined } | null | undefined,
    rates: Rates,
  ) => deposit && found.push([deposit.tax ?? rateIn(mode, rates), cents(deposit.amount) * piecesOf(item)]);
  take(product.deposit, product);
  for (const part of product.config.parts) {
    const { value: chosen = '' } = parts.find(({ name }) => name === part.name) ?? {};
    const names: unknown[] = Array.isArray(chosen) ? chosen : [chosen];
    for (const option of part.options)
      if (names.includes(option.name)) take(option.deposit, option.tax === undefined ? product : option);
  }
  return found;
}

/** The sums that a priced cart has to have; `grossOf` are its lines' gross amounts, which other tests compare. */
export function expectedSums(
  items: readonly CartItem[],
  context: PricingContext,
  grossOf: readonly number[],
) {
  const { mode, area, tip = 0, tipsTaxRate = null, deliveryTaxing = 'area' } = context;
  const goods = new Map<number, bigint>();
  const put = (into: Map<number, bigint>, rate: number, gross: bigint) =>
    into.set(rate, (into.get(rate) ?? 0n) + gross);
  items.forEach((item, index) => {
    const weights = weightsOf(item, mode);
    if (weights.size === 0) weights.set(rateIn(mode, item.product), whole(1n));
    for (const [rate, gross] of shareOut(BigInt(grossOf[index] ?? 0), weights)) put(goods, rate, gross);
  });
  const goodsGross = [...goods.values()].reduce((a, b) => a + b, 0n);
  const all = new Map(goods);
  let deposit = 0n;
  for (const [rate, gross] of items.flatMap((item) => depositsOf(item, mode))) {
    put(all, rate, gross);
    deposit += gross;
  }
  const isFree =
    mode !== 'delivery' ||
    items.length === 0 ||
    !area ||
    area.free ||
    (area.freeFromOrderValue !== null && goodsGross >= cents(area.freeFromOrderValue));
  const fee = isFree ? 0n : cents(area.price);
  if (fee > 0n && area) {
    if (deliveryTaxing === 'area' || goodsGross === 0n) put(all, area.tax, fee);
    else {
      const paid = [...goods].filter(([, gross]) => gross > 0n);
      const weights = new Map(paid.map(([rate, gross]) => [rate, whole(gross)]));
      for (const [rate, gross] of shareOut(fee, weights)) put(all, rate, gross);
    }
  }
  if (tip > 0 && tipsTaxRate !== null) put(all, tipsTaxRate, BigInt(tip));
  const taxes = [...all]
    .sort(([a], [b]) => a - b)
    .map(([rate, gross]) => {
      const net = halfUp(multiply(whole(gross), { n: 100_000_000n, d: 100_000_000n + decimal(rate).n }));
      return { rate, gross: Number(gross), amount: Number(gross - net) };
    });
  return {
    gross: Number(goodsGross),
    depositGross: Number(deposit),
    deliveryGross: Number(fee),
    totalGross: Number(goodsGross + deposit + fee) + tip,
    taxes,
  };
}
