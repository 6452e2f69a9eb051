import type { CartItem } from '../cart-item.ts';
import { deliveryFee, type DiscountsOf } from '../cart-sum.ts';
import type { PricedLine } from '../line-price.ts';
import { asCents, sumCents, toCents, type Cents } from '../money.ts';
import { COUNTED_UNITS } from '../quantity.ts';
import { splitByWeight } from '../split.ts';
import { obstacleOfCart, obstacleOfTime, type Occasion } from './applicability.ts';
import { takePieces, type Pieces } from './pieces.ts';
import { PROMOTION_KINDS, type AppliedPromotion, type Promotion } from './promotion.ts';

// Every discount is computed from lines in an order of their own, which depends on what they are alone. So the order in which a customer
// has put dishes into the cart never matters.

/** A line of a cart while promotions are taken off it. */
interface OpenLine extends Pieces {
  /** Its place in the cart. */
  index: number;
  product: number;
  /** What is left of its price. */
  left: number;
}

/**
 * What promotions take off carts on an occasion; the mode is the cart's. Those that can be combined count together, any other alone: what
 * saves most wins, of equal ones the combination, then the promotion of the lower id. Never more than a line, or the fee, comes to.
 */
export function createDiscountsOf(
  promotions: readonly Promotion[],
  occasion: Omit<Occasion, 'mode'>,
): DiscountsOf | undefined {
  const ordered = promotions
    .filter((one) => obstacleOfTime(one, occasion) === null)
    .sort((a, b) => rank(a) - rank(b) || Number(a.code !== null) - Number(b.code !== null) || a.id - b.id);
  if (ordered.length === 0) return undefined;
  return (items, lines, { mode, area }) => {
    if (items.length === 0) return [];
    const goods = {
      gross: sumCents(lines.map(({ gross }) => gross)),
      products: new Set(items.map(({ product }) => product.id)),
    };
    const counting = ordered.filter((one) => obstacleOfCart(one, mode, goods) === null);
    if (counting.length === 0) return [];
    const fee = deliveryFee(goods.gross, mode, area);
    const open = inOwnOrder(items, lines);
    const combined = counting.filter(({ isCombinable }) => isCombinable);
    const alone = counting.filter(({ isCombinable }) => !isCombinable).sort((a, b) => a.id - b.id);
    let best: AppliedPromotion[] = [];
    let saved = 0;
    for (const candidates of [combined, ...alone.map((one) => [one])]) {
      if (candidates.length === 0) continue;
      const applied = carryOut(candidates, open, fee);
      const saves = sumCents(applied.map(({ amount }) => amount));
      if (saves > saved) [best, saved] = [applied, saves];
    }
    return best;
  };
}

const rank = ({ effect }: Promotion) => PROMOTION_KINDS.indexOf(effect.kind);

/** The lines in an order that does not depend on the cart's. Lines that are alike in all that is compared are interchangeable. */
function inOwnOrder(items: readonly CartItem[], lines: readonly PricedLine[]): OpenLine[] {
  return items
    .flatMap((item, index) => {
      const line = lines[index];
      return line ? { item, line, index } : [];
    })
    .sort(
      (a, b) =>
        a.line.gross - b.line.gross ||
        a.line.taxRate - b.line.taxRate ||
        a.item.product.id - b.item.product.id ||
        a.item.amount - b.item.amount ||
        order(a.item.unit, b.item.unit) ||
        order(choiceOf(a), choiceOf(b)),
    )
    .map(({ item: { product, amount, unit }, line: { gross }, index }) => {
      const isCounted = product.pricing === 'unit' && COUNTED_UNITS.includes(unit);
      const pieces = isCounted ? Math.floor(amount) : 0;
      return { index, product: product.id, left: gross, gross, amount, pieces };
    });
}

const choiceOf = ({ item, line }: { item: CartItem; line: PricedLine }) =>
  JSON.stringify([item.parts, line.taxes]);

const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Carries promotions out one after the other, each on what the ones before have left. */
function carryOut(
  promotions: readonly Promotion[],
  untouched: readonly OpenLine[],
  fee: Cents,
): AppliedPromotion[] {
  const open = untouched.map((line) => ({ ...line }));
  let feeLeft = fee;
  return promotions.flatMap((promotion) => {
    const { id, name, code, effect } = promotion;
    const lines = open.map(() => asCents(0));
    const delivery = effect.kind === 'delivery' ? feeLeft : asCents(0);
    feeLeft = asCents(feeLeft - delivery);
    let amount: number = delivery;
    if (effect.kind !== 'delivery')
      discountOf(promotion, open).forEach((cents, place) => {
        const line = open[place];
        if (!line || cents === 0) return;
        const taken = asCents(Math.min(cents, line.left));
        line.left -= taken;
        lines[line.index] = taken;
        amount += taken;
      });
    return amount > 0
      ? [{ id, name, code, kind: effect.kind, amount: asCents(amount), lines, delivery }]
      : [];
  });
}

/** What comes off each of the open lines, in their order. */
function discountOf({ effect, goods, gifts }: Promotion, open: readonly OpenLine[]): number[] {
  const isAmong = (ids: readonly number[] | null) => {
    const set = ids && new Set(ids);
    return ({ product }: OpenLine) => !set || set.has(product);
  };
  const concerns = isAmong(goods);
  switch (effect.kind) {
    case 'percent':
    case 'amount': {
      const weights = open.map((line) => (concerns(line) ? line.left : 0));
      const base = weights.reduce((sum, weight) => sum + weight, 0);
      return splitByWeight(Math.min(base, wished(effect, base)), weights);
    }
    case 'dish':
      return takePieces(open, concerns, 1, toCents(effect.value));
    case 'buyGet':
    case 'nth':
      return freePieces(effect, open, concerns, gifts ? isAmong(gifts) : null);
    case 'delivery':
      return [];
  }
}

/** A percentage of cents, half up, or the amount itself. */
function wished({ kind, percent, value }: Promotion['effect'], base: number): number {
  const most = toCents(value);
  if (kind === 'amount') return most;
  const part = Math.floor((base * Math.round(percent * 100) + 5000) / 10_000);
  return most > 0 ? Math.min(most, part) : part;
}

/** The cheapest pieces are free: of groups of `buy` and `get`, or `get` gifts for each `buy` other pieces. */
function freePieces(
  { kind, buy, get }: Promotion['effect'],
  open: readonly OpenLine[],
  concerns: (line: OpenLine) => boolean,
  isGift: ((line: OpenLine) => boolean) | null,
): number[] {
  const each = kind === 'nth' ? 1 : get;
  const bought = open.filter((line) => concerns(line) && !(kind === 'buyGet' && isGift?.(line)));
  const count = bought.reduce((sum, { pieces }) => sum + pieces, 0);
  if (kind === 'buyGet' && isGift) return takePieces(open, isGift, Math.floor(count / buy) * each, 0);
  return takePieces(open, concerns, Math.floor(count / (buy + each)) * each, 0);
}
