import { startTransition } from 'react';
import { localStorageStore, type Store } from 'react-admin';

/** Beside an open navigation of 240 pixels a tablet held upright has no room for the orders. */
const NARROW = '(max-width: 1023px)';
const IS_OPEN = 'sidebar.open';
const OF_DEVICE = [IS_OPEN, 'theme'] as const;

/**
 * What the back office remembers on this device: the navigation's width, a list's page and order. Most of a screen follows it, so
 * that a tap that changes it is answered before that is drawn.
 */
export function openStore(): Store {
  const store = localStorageStore();
  if (store.getItem<boolean>(IS_OPEN) === undefined && matchMedia(NARROW).matches)
    store.setItem(IS_OPEN, false);
  return {
    ...store,
    // Whoever is signed out, or whose session ends, comes back to the same device: its look is not theirs alone.
    reset: () => {
      const kept = OF_DEVICE.map((key) => [key, store.getItem<unknown>(key)] as const);
      store.reset();
      for (const [key, value] of kept) if (value !== undefined) store.setItem(key, value);
    },
    // What stays as it is is no news: each entry of the navigation listens, and closes it by each tap.
    setItem: (key, value) => {
      if (store.getItem(key) !== value) store.setItem(key, value);
    },
    subscribe: (key, callback) => store.subscribe(key, (value) => startTransition(() => callback(value))),
  };
}
