import { formatAmount, parseAmount } from '../../lib/domain/amount-input.ts';

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
