import { marks } from '../../../content/texts/dish.ts';
import { menu as words } from '../../../content/texts/menu.ts';
import { basePriceOf, basePriceText } from '../../domain/product-facts.ts';
import { initialParts } from '../../domain/parts.ts';
import { formatQuantity } from '../../domain/quantity.ts';
import { formatMoney, toCents, type Cents } from '../../domain/money.ts';
import type { Product } from '../../domain/product.ts';
import type { UnitSymbol } from '../../domain/units.ts';

/** Units that count things or people: their price needs no unit. The table of all units is too large for browsers. */
const COUNTED: readonly UnitSymbol[] = ['Stk', 'Portion', 'Paar', 'Person'];

/** A product's price on the menu: 'ab', the amount in cents, and the unit it is for if it is weighed or measured. */
export function menuPrice(product: Product): { isFrom: boolean; cents: Cents; per: string | null } {
  const { symbol } = product.unit;
  return {
    isFrom: product.calculationModel === 'minimum',
    cents: toCents(product.price),
    per: COUNTED.includes(symbol) || product.pricing === 'fixed' ? null : symbol,
  };
}

/** What stands behind a price: 'je kg' or the base price of packed goods, and 'zzgl. 0,25 EUR Pfand' (PAngV §§ 4, 7); or nothing. */
function priceNote(product: Product, currency: string): string {
  const { per } = menuPrice(product);
  const base = basePriceOf(product, initialParts(product));
  const deposit = product.deposit?.amount ? formatMoney(toCents(product.deposit.amount), currency) : '';
  const unit = per ? words.per(per) : base && basePriceText(base, currency);
  return [unit, deposit && words.deposit(deposit)].filter(Boolean).join(', ');
}

/** '3', and '0,5 kg' where it is weighed or measured. */
const leftText = (left: number, { unit }: Product) =>
  marks.left(formatQuantity({ amount: left, unit: unit.symbol }));

/**
 * What a product's row on the menu shows, for the page (`ProductRow.astro`), for its renewal (`islands/menu/renew-page.ts`)
 * and for the preview in the back office. `islands/menu/product-row.css` has the row's look.
 */
export function productRow(product: Product, isOrderable: boolean, currency: string) {
  const price = menuPrice(product);
  const isAddedAtOnce = product.config.parts.length === 0;
  // EINWEG or MEHRWEG is as large as the price (§ 47 Abs. 4 VerpackDG): so it is part of it.
  const kind = product.deposit?.amount ? ` ${product.deposit.kind.toUpperCase()}` : '';
  return {
    isOrderable,
    className: ['product', product.images.length === 0 && 'plain', !isOrderable && 'sold-out']
      .filter(Boolean)
      .join(' '),
    bundle: product.type === 'bundle' ? words.bundle : '',
    price: `${price.isFrom ? `${words.from} ` : ''}${formatMoney(price.cents, currency)}${kind}`,
    per: priceNote(product, currency),
    /** 'Nur noch 3'; '' where there is enough. */
    left: isOrderable && product.left ? leftText(product.left, product) : '',
    /** What the plus does: add the product, or open its dialog because it has parts to choose. */
    plus: isAddedAtOnce ? 'at-once' : 'after-choice',
    plusLabel: isAddedAtOnce ? words.add(product.name) : words.choose(product.name),
  };
}
