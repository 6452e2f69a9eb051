import type { StockChange, StockLevel } from '../../lib/contract/stock.ts';
import { formatAmount } from '../../lib/domain/quantity.ts';

/** A dish or a choice with what is counted of it. */
export interface Counted {
  stock?: StockLevel | undefined;
}

/** What stands in the fields before anything is typed: '' where nothing is set. */
export const stockInput = (stock: StockLevel | undefined): { left: string; daily: string } => ({
  left: stock?.isToday && stock.left !== null ? formatAmount(stock.left) : '',
  daily: stock && stock.daily !== null ? formatAmount(stock.daily) : '',
});

/** A typed number with comma or point; null: nothing is typed; undefined: no number. */
export function readNumber(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** What brings back what was set before. */
export const undoOf = ({ stock }: Counted): Pick<StockChange, 'left' | 'daily'> => ({
  left: stock?.isToday ? stock.left : null,
  daily: stock?.daily ?? null,
});
