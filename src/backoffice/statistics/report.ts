import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { texts } from './texts.ts';

/** One statistic as it is shown, whatever it tells of: figures, a chart, and all of it as a table. */

export type Unit = 'money' | 'count' | 'share' | 'stars' | 'percent' | 'text';
export type Cell = string | number | null;

export interface Figure {
  label: string;
  unit: Unit;
  value: Cell;
  before: Cell;
}

export interface Chart {
  /** Along days, side by side, or one below the other where names are long. */
  kind: 'days' | 'columns' | 'ranking';
  unit: Unit;
  /** `before` null: there is nothing to compare with. */
  points: { label: string; value: number; before: number | null }[];
}

export interface Table {
  columns: { label: string; unit: Unit }[];
  rows: Cell[][];
}

export interface Report {
  figures: Figure[];
  chart: Chart | null;
  table: Table;
}

/** What is held against each other: a period, and the one before. */
export interface Pair<T> {
  now: T;
  before: T;
}

/** The change as a share of what it was before; null where that says nothing. */
export function changeOf(value: Cell, before: Cell): number | null {
  if (typeof value !== 'number' || typeof before !== 'number' || before === 0) return null;
  return (value - before) / before;
}

/** '+12,5 %' */
export function changeText(change: number | null): string {
  if (change === null) return texts.none;
  const percent = Math.round(change * 1000) / 10;
  if (percent === 0) return texts.unchanged;
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent).toLocaleString('de-DE')} %`;
}

/** A value as people read it. */
export function shownAs(unit: Unit, value: Cell, currency: string): string {
  if (value === null) return texts.none;
  if (typeof value === 'string') return value;
  switch (unit) {
    case 'money':
      return formatMoney(toCents(value), currency);
    case 'share':
      return `${(value * 100).toLocaleString('de-DE', { maximumFractionDigits: 1 })} %`;
    case 'percent':
      return changeText(value);
    case 'stars':
      return value.toLocaleString('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 2 });
    case 'count':
    case 'text':
      return value.toLocaleString('de-DE', { maximumFractionDigits: 2 });
  }
}

/** A table with values of the period, of the one before, and the change. */
export function comparison(
  label: string,
  unit: Unit,
  rows: readonly (readonly [label: string, value: number | null, before: number | null])[],
): Table {
  return {
    columns: [
      { label, unit: 'text' },
      { label: texts.now, unit },
      { label: texts.before, unit },
      { label: texts.change, unit: 'percent' },
    ],
    rows: rows.map(([name, value, before]) => [name, value, before, changeOf(value, before)]),
  };
}

/** The rows of a table for a file: values as they are, shares in percent, the currency in the heading. */
export function tableRows({ columns, rows }: Table, currency: string): Cell[][] {
  const heading = columns.map(({ label, unit }) => {
    if (unit === 'money') return `${label} (${currency})`;
    return unit === 'share' || unit === 'percent' ? `${label} (%)` : label;
  });
  const inPercent = (cell: Cell, unit: Unit | undefined) =>
    typeof cell === 'number' && (unit === 'share' || unit === 'percent')
      ? Math.round(cell * 1000) / 10
      : cell;
  return [heading, ...rows.map((row) => row.map((cell, index) => inPercent(cell, columns[index]?.unit)))];
}
