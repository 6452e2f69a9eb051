import { atom } from 'nanostores';
import { createApi, type Api } from '../../client/api.ts';
import { storageKey } from '../../client/page-data.ts';
import { MOST_ASKED } from '../../domain/recommendations.ts';
import type { Product } from '../../domain/product.ts';
import { defaultChoice } from '../../domain/quantity.ts';
import { type CartItems, currentItems } from '../cart/cart.ts';
import { once } from '../once.ts';
import { currentBranch, currentShop } from '../page.ts';
import { tabStorage, type TextStorage } from '../storage.ts';

interface Dependencies {
  api: Api;
  branchId: number;
  cart: Pick<CartItems, '$items' | 'add'>;
  /** Remembers the customer's answer for the tab. */
  storage: TextStorage;
  storageKey: string;
}

const DISMISSED = 'dismissed';

/** A request that takes longer counts as unanswered. */
const ANSWER_TIMEOUT_MS = 10_000;

/** What goes well with the cart, fetched once per order. After one is taken, or all are declined, no others are offered. */
export function createSuggestions({ api, branchId, cart, storage, storageKey: key }: Dependencies) {
  const $products = atom<Product[]>([]);
  const idsInCart = () => [...new Set(cart.$items.get().map(({ product }) => product.id))];
  /** A later order has none of what was taken. */
  const hasAnswered = (ids: readonly number[]) =>
    storage[key] === DISMISSED ||
    (storage[key] ?? '').split(',').some((taken) => ids.includes(Number(taken)));

  return {
    /** What is offered; it stays while the customer takes some of it. */
    $products,
    /** Without an answer nothing is offered. */
    async ask(): Promise<void> {
      const ids = idsInCart();
      if (ids.length === 0 || hasAnswered(ids)) return;
      const products = ids.slice(0, MOST_ASKED).join(',');
      const answer = await api('get /api/branches/{id}/going-together/{products}', {
        params: { id: branchId, products },
        isWorded: true,
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      if (answer.ok) $products.set(answer.data);
    },
    /** Adds as much as the plus on the menu. */
    take(product: Product): void {
      cart.add({ product, ...defaultChoice(product), parts: [] });
      storage[key] = [storage[key] ?? [], product.id].flat().join(',');
    },
    dismiss(): void {
      storage[key] = DISMISSED;
      $products.set([]);
    },
  };
}

/** The suggestions of the open checkout. */
export const currentSuggestions = once(() =>
  createSuggestions({
    api: createApi(currentShop().api),
    branchId: currentBranch().get().branch.id,
    cart: currentItems(),
    storage: tabStorage.values,
    storageKey: storageKey(currentShop(), currentBranch().get(), 'suggestions'),
  }),
);
