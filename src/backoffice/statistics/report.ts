import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { texts } from './texts.ts';
import { LOCALE } from '../../lib/domain/words/locale.ts';

/** The presentation of a statistic: figures, a chart and a table of all data. */

export type Unit = 'money' | 'count' | 'share' | 'stars' | 'percent' | 'text';
export type Cell = string | number | null;

export interface Figure {
  label: string;
  unit: Unit;
  value: Cell;
  before: Cell;
}

export interface Chart {
  /** Over days, side by side, or in rows for long labels. */
  kind: 'days' | 'columns' | 'ranking';
  unit: Unit;
  /** `before` null: nothing to compare with. */
  points: { label: string; value: number; before: number | null }[];
}

export interface Column {
  label: string;
  unit: Unit;
  /** The short heading, for use after another column's. */
  short?: string;
  /** The index of the column it is compared with; shown below its values where room is short. */
  of?: number;
}

export interface Row {
  cells: Cell[];
  /** The unit of its values, if it differs from the column's. */
  unit?: Unit;
}

export interface Table {
  columns: Column[];
  rows: Row[];
  /** Closing rows, such as sums. */
  foot?: Row[];
}

export interface Report {
  figures: Figure[];
  chart: Chart | null;
  table: Table;
}

/** A period and the one before. */
export interface Pair<T> {
  now: T;
  before: T;
}

/** A label, its value and the earlier one; with a unit if it differs from the table's. */
export type Compared = readonly [label: string, value: Cell, before: Cell, unit?: Unit];

/** A figure as a row. */
export const rowOf = ({ label, value, before, unit }: Figure): Compared => [label, value, before, unit];

/** The change as a share of the earlier value; null where that is meaningless. */
export function changeOf(value: Cell, before: Cell): number | null {
  if (typeof value !== 'number' || typeof before !== 'number' || before === 0) return null;
  return (value - before) / before;
}

/** '+12,5 %' */
export function changeText(change: number | null): string {
  if (change === null) return texts.none;
  const percent = Math.round(change * 1000) / 10;
  if (percent === 0) return texts.unchanged;
  return texts.percent(`${percent > 0 ? '+' : '−'}${Math.abs(percent).toLocaleString(LOCALE)}`);
}

/** A value formatted for people. */
export function shownAs(unit: Unit, value: Cell, currency: string): string {
  if (value === null) return texts.none;
  if (typeof value === 'string') return value;
  switch (unit) {
    case 'money':
      return formatMoney(toCents(value), currency);
    case 'share':
      return texts.percent((value * 100).toLocaleString(LOCALE, { maximumFractionDigits: 1 }));
    case 'percent':
      return changeText(value);
    case 'stars':
      return value.toLocaleString(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
    case 'count':
    case 'text':
      return value.toLocaleString(LOCALE, { maximumFractionDigits: 2 });
  }
}

/** The earlier value in words. */
export const beforeText = (unit: Unit, before: Cell, currency: string): string =>
  before === null ? texts.noBefore : texts.beforeWas(shownAs(unit, before, currency));

/** A table with the values of both periods and the change. */
export function comparison(
  label: string,
  unit: Unit,
  rows: readonly Compared[],
  foot: readonly Compared[] = [],
): Table {
  const written = ([name, value, before, own]: Compared): Row => ({
    cells: [name, value, before, changeOf(value, before)],
    ...(own && own !== unit ? { unit: own } : {}),
  });
  return {
    columns: [
      { label, unit: 'text' },
      { label: texts.now, unit },
      { label: texts.before, unit, of: 1 },
      { label: texts.change, unit: 'percent', of: 1 },
    ],
    rows: rows.map(written),
    foot: foot.map(written),
  };
}

/** The unit of a cell. */
export const unitIn = (row: Row, column: Column): Unit =>
  column.unit === 'text' || column.unit === 'percent' ? column.unit : (row.unit ?? column.unit);

function withUnit(label: string, unit: Unit, currency: string): string {
  if (unit === 'money') return `${label} (${currency})`;
  if (unit === 'stars') return `${label} (${texts.stars})`;
  return unit === 'share' || unit === 'percent' ? `${label} (%)` : label;
}

/** A table's rows for export: raw values, shares in percent. The heading names the unit; if units differ by row, each row's label does. */
export function tableRows({ columns, rows, foot = [] }: Table, currency: string): Cell[][] {
  const all = [...rows, ...foot];
  const [, values] = columns;
  const isMixed = all.some(({ unit }) => unit !== undefined);
  const heading = columns.map(({ label, unit }) =>
    isMixed && unit !== 'percent' ? label : withUnit(label, unit, currency),
  );
  const written = (row: Row) =>
    columns.map((column, index) => {
      const cell = row.cells[index] ?? null;
      const unit = unitIn(row, column);
      if (isMixed && index === 0 && values) return withUnit(String(cell), unitIn(row, values), currency);
      const isShare = typeof cell === 'number' && (unit === 'share' || unit === 'percent');
      return isShare ? Math.round(cell * 1000) / 10 : cell;
    });
  return [heading, ...all.map(written)];
}
