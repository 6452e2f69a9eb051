import { formatAmount, parseAmount } from '../../lib/domain/amount-input.ts';
import { formTexts as texts } from './texts.ts';

const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A name as it may stand in an address: 'Währinger Straße 12' → 'waehringer-strasse-12'. */
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

/** Why this cannot be an identifier; undefined: it can. */
export function identifierProblem(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return texts.required;
  return /^[a-z0-9-]{1,80}$/.test(value) ? undefined : texts.identifierInvalid;
}

/** Why a page cannot link to this; undefined: it can, or there is nothing to link to. Without a scheme it would be a page of the shop. */
export function linkProblem(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return /^([a-z][a-z\d+.-]*:|\/)\S*$/i.test(value.trim()) ? undefined : texts.noAddress;
}

const ZERO = /^[+-]?0*[.,]?0*$/;

/** What was typed with comma or point → its number; null where it is none. */
export function parseDecimal(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  const value = parseAmount(typed);
  if (value !== 0) return value;
  return ZERO.test(typed) && /0/.test(typed) ? 0 : null;
}

/** A number as it stands in its field. What is more exact than it may be is shown as it was typed, since it is refused. */
export function decimalText(value: number, decimals: number): string {
  if (decimals !== 2) return formatAmount(value);
  return new Intl.NumberFormat('de-DE', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
    useGrouping: false,
  }).format(value);
}

/** What a field offers, from the words for its values. */
export const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, name]) => ({ id, name }));
