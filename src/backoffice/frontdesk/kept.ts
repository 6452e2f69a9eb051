import type { ScreenAddress } from './address.ts';
import type { Shown } from './tickets.ts';

const keyOf = ({ branchId }: ScreenAddress) => `frontdesk.${branchId}`;

/** What the screen showed before its page was loaded anew, so that it is never empty meanwhile. */
export function kept(address: ScreenAddress): Shown | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(address)) ?? 'null') as Shown | null;
  } catch {
    return null;
  }
}

export function keep(address: ScreenAddress, shown: Shown | null): void {
  try {
    if (shown) sessionStorage.setItem(keyOf(address), JSON.stringify(shown));
    else sessionStorage.removeItem(keyOf(address));
  } catch {
    // Without a storage it is empty for a moment.
  }
}
