import { DateTime } from 'luxon';
import { DAY_START_HOUR } from '../../lib/domain/sold-out.ts';

/**
 * The day that pages carry the opening times of the days to come for (ISO 8601). It begins at three in the morning of the shop,
 * when nobody orders and the clocks have been changed.
 */
export function siteDay(timezone: string, now: number): string {
  return DateTime.fromMillis(now, { zone: timezone }).minus({ hours: DAY_START_HOUR }).toISODate() ?? '';
}
