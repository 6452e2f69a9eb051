import { startTransition } from 'react';
import { localStorageStore, type Store } from 'react-admin';

/** An upright tablet has no room for orders beside the open navigation of 240 pixels. */
const NARROW = '(max-width: 1023px)';
const IS_OPEN = 'sidebar.open';
const OF_DEVICE = [IS_OPEN, 'theme'] as const;

/**
 * The device's settings: width of the navigation, page and order of lists. Changes render in a transition, so that the tap shows an effect
 * first.
 */
export function openStore(): Store {
  const store = localStorageStore();
  if (store.getItem<boolean>(IS_OPEN) === undefined && matchMedia(NARROW).matches)
    store.setItem(IS_OPEN, false);
  return {
    ...store,
    // Settings of the device survive a sign-out.
    reset: () => {
      const kept = OF_DEVICE.map((key) => [key, store.getItem<unknown>(key)] as const);
      store.reset();
      for (const [key, value] of kept) if (value !== undefined) store.setItem(key, value);
    },
    // Unchanged values are not published: each entry of the navigation subscribes, and each tap closes it.
    setItem: (key, value) => {
      if (store.getItem(key) !== value) store.setItem(key, value);
    },
    subscribe: (key, callback) => store.subscribe(key, (value) => startTransition(() => callback(value))),
  };
}
