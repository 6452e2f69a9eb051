/** After this the alerts rise over the home page: 500 ms (SPEC section 9). */
export const ALERTS_DELAY_MS = 500;

/** Where what was seen is noted, for as long as the tab is open. */
type Notes = Pick<Storage, 'getItem' | 'setItem'>;

/** Shows the alerts of one version once a session, so that who was told is not told again; `show` is called after the delay. */
export function showAlertsOnce(notes: Notes, key: string, version: string, show: () => void): void {
  if (notes.getItem(key) === version) return;
  setTimeout(show, ALERTS_DELAY_MS);
}

/** Notes that the customer has answered the alerts of this version. */
export function noteAlerts(notes: Notes, key: string, version: string): void {
  notes.setItem(key, version);
}
