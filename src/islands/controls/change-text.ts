import { changes as words } from '../../content/texts/cart-changes.ts';
import { formatAmount } from '../../lib/domain/amount-input.ts';
import { formatMoney } from '../../lib/domain/money.ts';
import type { CartChange } from '../../lib/domain/reconcile.ts';

/** What has become of a line of the cart, in one sentence. */
export function changeText({ item, reason, product, kept, unitPrice }: CartChange, currency: string): string {
  const { name } = item.product;
  if (reason === 'priceChanged' && unitPrice !== undefined)
    return words.priceChanged(name, formatMoney(unitPrice, currency));
  if (reason === 'renamed' && product) return words.renamed(name, product.name);
  if (reason === 'amountChanged' && kept)
    return words.amountChanged(name, `${formatAmount(kept.amount)} ${kept.unit}`);
  if (reason === 'gone' || reason === 'soldOut' || reason === 'unitGone' || reason === 'optionsGone')
    return words[reason](name);
  return words.changed(name);
}
