import { parseAmount } from '../../lib/domain/amount-input.ts';

const ZERO = /^[+-]?0*[.,]?0*$/;

/** What was typed with comma or point → its number; null where it is none. */
export function parseDecimal(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  const value = parseAmount(typed);
  if (value !== 0) return value;
  return ZERO.test(typed) && /0/.test(typed) ? 0 : null;
}
