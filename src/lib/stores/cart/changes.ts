import { atom } from 'nanostores';
import type { CartItem } from '../../domain/cart-item.ts';
import { insertLine, replaceLine, stepLine } from '../../domain/cart.ts';
import { once } from '../once.ts';
import { currentItems, type CartItems } from './items.ts';

/** A line that was just removed; `place`: where the customer did it, and finds the way back. */
export interface Removed {
  item: CartItem;
  index: number;
  place: 'list' | 'row';
}

/** For how long a removed line can be taken back, in ms. */
export const UNDO_MS = 8000;

/** What customers change in a cart besides adding to it; the last removal can be undone. */
export function createCartChanges({ $items, replace }: Pick<CartItems, '$items' | 'replace'>) {
  const $removed = atom<Removed | null>(null);
  return {
    $removed,
    more(index: number) {
      replace(stepLine($items.get(), index, 'more'));
    },
    /** One step less; where nothing would be left, the line is removed. */
    less(index: number, place: Removed['place']) {
      const before = $items.get();
      const item = before[index];
      replace(stepLine(before, index, 'less'));
      if (item && $items.get().length < before.length) $removed.set({ item, index, place });
    },
    change(before: CartItem, after: CartItem) {
      replace(replaceLine($items.get(), before, after));
    },
    undo() {
      const removed = $removed.get();
      if (removed) replace(insertLine($items.get(), removed.index, removed.item));
      $removed.set(null);
    },
    /** It is too late to undo `removed`; a later removal keeps its time. */
    forget(removed: Removed) {
      if ($removed.get() === removed) $removed.set(null);
    },
  };
}

export const currentCartChanges = once(() => createCartChanges(currentItems()));
