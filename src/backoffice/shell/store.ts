import { localStorageStore } from 'react-admin';

/** Beside an open navigation of 240 pixels a tablet held upright has no room for the orders. */
const NARROW = '(max-width: 1023px)';
const IS_OPEN = 'sidebar.open';

/** What the back office remembers on this device. */
export function openStore() {
  const store = localStorageStore();
  if (store.getItem<boolean>(IS_OPEN) === undefined && matchMedia(NARROW).matches)
    store.setItem(IS_OPEN, false);
  return store;
}
