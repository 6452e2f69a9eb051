import { atom } from 'nanostores';

/** Whether the list of shortcuts is open. */
export const $isShown = atom(false);

export const showShortcuts = (): void => $isShown.set(true);
