import { formatAmount, parseAmount } from '../../lib/domain/amount-input.ts';
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
  return new Intl.NumberFormat('de-DE', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
    useGrouping: false,
  }).format(value);
}

/** Choices of a select input, from the names of its values. */
export const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, name]) => ({ id, name }));
