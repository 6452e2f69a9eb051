import type { Kept } from '../storage.ts';

/** After this the alerts rise over the home page: 500 ms (SPEC section 9). */
export const ALERTS_DELAY_MS = 500;

/** Shows the alerts of one version once a session, so that who was told is not told again; `show` is called after the delay. */
export function showAlertsOnce(kept: Kept, key: string, version: string, show: () => void): void {
  if (kept[key] === version) return;
  setTimeout(show, ALERTS_DELAY_MS);
}

/** Notes that the customer has answered the alerts of this version. */
export function noteAlerts(kept: Kept, key: string, version: string): void {
  kept[key] = version;
}
