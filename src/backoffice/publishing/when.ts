import { formatDate, formatTime } from '../../lib/domain/dates.ts';

/** '21.11.2026, 14:05 Uhr' in the shop's zone. */
export function when(instant: string, zone: string): string {
  const at = Date.parse(instant);
  return `${formatDate(at, zone)}, ${formatTime(at, zone)} Uhr`;
}
