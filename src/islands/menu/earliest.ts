import { readBranchData, readShopData, type BranchData } from '../../lib/client/page-data.ts';

/** Appointments are multiples of 5 minutes (SPEC section 9). */
const STEP_MS = 5 * 60_000;
/** A time further ahead is told with its day. */
const SOON_MS = 12 * 60 * 60_000;

/** When a mode can be had at the earliest, at the menu's top; nothing where the page knows no time. */
export function showEarliest(mode: string, { branch, openRanges }: BranchData = readBranchData()): void {
  const place = document.querySelector('[data-earliest]');
  if (!place) return;
  const now = Date.now();
  const ranges = mode === 'delivery' ? openRanges.delivery : openRanges.opening;
  const from = Math.max(now, Date.parse(branch.orderableFrom ?? '') || 0);
  const range = ranges.find(({ end }) => end > from);
  const at = Math.ceil(Math.max(from, range?.start ?? 0) / STEP_MS) * STEP_MS;
  const time = new Intl.DateTimeFormat('de-DE', {
    timeZone: readShopData().timezone,
    hour: '2-digit',
    minute: '2-digit',
    ...(at - now > SOON_MS && { weekday: 'short' }),
  });
  place.textContent = range ? ` ab ${time.format(at)}` : '';
}
