import type { TextStorage } from '../storage.ts';

/** Delay before the alerts appear, in milliseconds (SPEC section 9). */
export const ALERTS_DELAY_MS = 500;

/** Calls `show` after the delay, unless the tab has seen the alerts of this version. */
export function showAlertsOnce(storage: TextStorage, key: string, version: string, show: () => void): void {
  if (storage[key] === version) return;
  setTimeout(show, ALERTS_DELAY_MS);
}

/** Stores that the customer has closed the alerts of this version. */
export function storeAlertsSeen(storage: TextStorage, key: string, version: string): void {
  storage[key] = version;
}
