import { allowedAmount, sameLine } from './cart.ts';
import { type CartChange, type OfferedProduct, partProblems } from './cart-changes.ts';
import type { CartItem, ChosenPart } from './cart-item.ts';
import { unitPrice } from './line-price.ts';
import type { Cents } from './money.ts';
import type { ImageRef, Product } from './product.ts';
import { lineInWordsOf } from './own-words.ts';
import { quantityRule } from './quantity.ts';
import type { UnitSymbol } from './units.ts';

/** A line of an earlier order, as a device keeps it. `unitPrice`: what one of the product's own unit cost then, with its options. */
export interface PastLine {
  product: number;
  name: string;
  amount: number;
  unit: UnitSymbol;
  parts: ChosenPart[];
  unitPrice: Cents;
  image: ImageRef | null;
}

/** How an earlier order differs today. Of a line with `kept`, that is in the cart to be; without, the dish cannot be had like that. */
export type PastChange = Omit<CartChange, 'item'> & { name: string };

/** An earlier order with today's dishes, amounts and prices. */
export interface SameAgain {
  items: CartItem[];
  changes: PastChange[];
}

/** Why a line cannot be ordered today as it was; null: it can. */
function whyNot({ unit, parts }: PastLine, { product, isOrderable }: OfferedProduct) {
  if (!isOrderable) return 'soldOut';
  if (!quantityRule(product, unit)) return 'unitGone';
  const codes = partProblems(product, parts).map(({ code }) => code);
  if (codes.includes('unknownOption') || codes.includes('unknown')) return 'optionsGone';
  return codes.length > 0 ? 'changed' : null;
}

function changesOf(line: PastLine, product: Product, kept: CartItem): PastChange[] {
  const { name } = line;
  const price = unitPrice(product, line.parts);
  const changes: PastChange[] = [];
  if (product.name !== name) changes.push({ name, reason: 'renamed', product, kept });
  if (price !== line.unitPrice)
    changes.push({ name, reason: 'priceChanged', product, kept, unitPrice: price });
  if (kept.amount !== line.amount) changes.push({ name, reason: 'amountChanged', product, kept });
  return changes;
}

/** The lines of an earlier order as today's menu has them, and what is gone, dearer, cheaper, renamed or sold in other amounts. */
export function sameAgain(lines: readonly PastLine[], offered: readonly OfferedProduct[]): SameAgain {
  const byId = new Map(offered.map((entry) => [entry.product.id, entry]));
  const result: SameAgain = { items: [], changes: [] };
  for (const kept of lines) {
    const entry = byId.get(kept.product);
    const line = entry?.product.german ? lineInWordsOf(kept, entry.product) : kept;
    const { name, amount, unit, parts } = line;
    const reason = entry ? whyNot(line, entry) : 'gone';
    if (!entry || reason) {
      result.changes.push({ name, reason: reason ?? 'gone', kept: null });
      continue;
    }
    const { product } = entry;
    const item: CartItem = { product, amount, unit, parts };
    const today = { ...item, amount: allowedAmount(item, amount) };
    result.items.push(today);
    result.changes.push(...changesOf(line, product, today));
  }
  return result;
}

/** A cart with at least these lines: what is in it already is not doubled by a second tap. */
export function addMissing(cart: readonly CartItem[], items: readonly CartItem[]): CartItem[] {
  const after = [...cart];
  for (const item of items) {
    const index = after.findIndex((line) => sameLine(line, item));
    const line = after[index];
    if (!line) after.push(item);
    else if (line.amount < item.amount) after[index] = item;
  }
  return after;
}
