import type { Visit } from '../contract/visits.ts';
import type { Language } from '../domain/languages.ts';
import type { Mode } from '../domain/modes.ts';
import type { PageStep } from '../domain/visits.ts';
import { LANGUAGE } from '../domain/words/locale.ts';
import { readBranchData, readShopData } from './page-data.ts';

/**
 * Tells the shop's API that a visit reached steps, unless the browser asks not to be followed, or is offline. Without cookies, which `sendBeacon`
 * would send along, and without anything else about who visits; failures are ignored (docs/decisions/0038).
 */
export function tellVisit(
  steps: PageStep[],
  mode: Mode,
  fetcher: typeof fetch = (...args) => fetch(...args),
): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || doNotTrack === '1' || !navigator.onLine) return;
  const { id } = readBranchData().branch;
  const visit: Visit = { branch: { id }, steps, mode, language: LANGUAGE as Language };
  fetcher(`${readShopData().api}/api/visits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(visit),
    credentials: 'omit',
    // Also sent by a page that is being left.
    keepalive: true,
  }).catch(() => {});
}
