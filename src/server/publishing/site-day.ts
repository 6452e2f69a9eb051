import { DateTime } from 'luxon';
import { DAY_START_HOUR } from '../../lib/domain/sold-out.ts';

/**
 * The first day of the opening times that pages contain (ISO 8601). Starts at three in the morning in the shop's zone, when nobody orders
 * and clock changes are over.
 */
export function siteDay(timezone: string, now: number): string {
  return DateTime.fromMillis(now, { zone: timezone }).minus({ hours: DAY_START_HOUR }).toISODate() ?? '';
}
