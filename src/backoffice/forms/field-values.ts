import { LOCALE } from '../../lib/domain/words/locale.ts';
import { formatAmount, parseAmount } from '../../lib/domain/quantity.ts';
import { dayAt, dayNumber, type Day } from '../../lib/domain/dates.ts';
import { formTexts as texts } from './texts.ts';

const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A name as an identifier, at most 80 characters: 'Währinger Straße 12' → 'waehringer-strasse-12'. */
export function identifierOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
}

/** The German message for an invalid identifier; undefined if it is valid. */
export function identifierProblem(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return texts.required;
  return /^[a-z0-9-]{1,80}$/.test(value) ? undefined : texts.identifierInvalid;
}

/**
 * The German message for an invalid link; undefined if it is valid or empty. A link needs a scheme or a leading slash: without one it
 * would lead to a page of the shop.
 */
export function linkProblem(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return /^([a-z][a-z\d+.-]*:|\/)\S*$/i.test(value.trim()) ? undefined : texts.noAddress;
}

/**
 * The day of a text like '28.3.2027', '28/3/2027' or '28032027'; undefined if it is none. Also of an ISO date, which staff paste.
 */
export function dayIn(text: string): Day | undefined {
  const typed = text.trim();
  const [, date, month, year] =
    /^(\d{1,2})[./]\s?(\d{1,2})[./]\s?(\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed) ?? [];
  const day = year && month && date ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : typed;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  // A date that does not exist is no instant, or becomes another day.
  return !Number.isNaN(Date.parse(day)) && dayAt(dayNumber(day)) === day ? day : undefined;
}

/** The time of a text like '9:30', '9.30' or '0930' as 'HH:mm'; undefined if it is none. */
export function timeIn(text: string): string | undefined {
  const [, hour, minute] =
    /^(\d{1,2})[:.](\d{2})$/.exec(text.trim()) ?? /^(\d{2})(\d{2})$/.exec(text.trim()) ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59)
    return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}

const ZERO = /^[+-]?0*[.,]?0*$/;

/** The number of a text with decimal comma or point; null if it is none. */
export function parseDecimal(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  const value = parseAmount(typed);
  if (value !== 0) return value;
  return ZERO.test(typed) && /0/.test(typed) ? 0 : null;
}

/** A number as text for its field. Amounts with more than two decimals keep them, so that the refused value stays visible. */
export function decimalText(value: number, decimals: number): string {
  if (decimals !== 2) return formatAmount(value);
  return new Intl.NumberFormat(LOCALE, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
    useGrouping: false,
  }).format(value);
}

/** Choices of a select input, from the names of its values. */
export const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, name]) => ({ id, name }));

/** `slotProps` of a select that shows the words of its empty value. */
export const EMPTY_IS_A_CHOICE = { select: { displayEmpty: true }, inputLabel: { shrink: true } } as const;
