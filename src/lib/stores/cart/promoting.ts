import { atom } from 'nanostores';
import { storageKey } from '../../client/page-data.ts';
import type { OrderDraftInput } from '../../contract/orders.ts';
import type { DiscountsOf } from '../../domain/cart-sum.ts';
import { currentBranch, currentShop } from '../page.ts';
import { tabStorage } from '../storage.ts';

/** What promotions take off the cart, and what an order says of them; null: nothing yet (`promotions/live-promotions.ts`). */
export const $promoting = atom<{
  discountsOf: DiscountsOf | undefined;
  draft: Pick<OrderDraftInput, 'codes' | 'isFirstOrder'>;
} | null>(null);

/** Where the codes are stored that the customer has entered, in the tab. */
export const codesKey = () => storageKey(currentShop(), currentBranch().get(), 'codes');

/** Whether a cart worth `gross` may have promotions: nobody else loads what computes their discounts. */
export function mayPromote(gross: number): boolean {
  const { promotions } = currentShop();
  return (!!promotions && gross >= Number(promotions)) || codesKey() in tabStorage.values;
}
