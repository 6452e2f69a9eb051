import { timedPrice as words } from '../../../content/texts/price-times.ts';
import { dayOf, formatTime, weekdayName } from '../../domain/dates.ts';
import { formatMoney, toCents } from '../../domain/money.ts';
import type { Product } from '../../domain/product.ts';

/** What stands beside a price that is lower for some hours. */
export interface TimedNote {
  /** The regular price, to be struck through, behind `instead`; '' where the shop does not tell it. */
  regular: string;
  instead: string;
  /** 'bis 18:00 Uhr'; '' where it has no end that is worth telling. */
  until: string;
  /** The end in epoch milliseconds; null: none. */
  endsAt: number | null;
}

const DAY_MS = 86_400_000;

/** The note at a dish's price at an instant in epoch milliseconds; null: it has its regular price, or a higher one. */
export function timedNote(
  { price, timed }: Pick<Product, 'price' | 'timed'>,
  { currency, timezone }: { currency: string; timezone: string },
  now: number,
): TimedNote | null {
  if (!timed || timed.regular <= price) return null;
  const endsAt = timed.until === null ? null : Date.parse(timed.until);
  const regular = timed.isRegularShown ? formatMoney(toCents(timed.regular), currency) : '';
  return { regular, instead: words.instead, until: endsAt === null ? '' : untilText(endsAt), endsAt };

  function untilText(end: number): string {
    const time = formatTime(end, timezone);
    return end - now < DAY_MS ? words.until(time) : words.untilDay(weekdayName(dayOf(end, timezone)), time);
  }
}

/** What `timedNote` answers as text, for places without a mark-up of their own; '' without a note. */
export const timedText = (note: TimedNote | null): string =>
  note ? [note.regular && `${note.instead} ${note.regular}`, note.until].filter(Boolean).join(' ') : '';
