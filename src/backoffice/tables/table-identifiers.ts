import { identifierOf } from '../forms/field-values.ts';

const MOST_AT_ONCE = 200;
const LONGEST_START = 64;

/** 'Gäste-', 1, 20 → gaeste-1 to gaeste-20; empty for an invalid range or more than 200. */
export function identifiersFrom(prefix: string, first: number, last: number): string[] {
  const count = last - first + 1;
  if (!Number.isInteger(first) || !Number.isInteger(last) || first < 0) return [];
  if (count < 1 || count > MOST_AT_ONCE) return [];
  // The appended digit keeps a trailing hyphen; 64 characters leave room for the longest number.
  const start = identifierOf(`${prefix}0`).slice(0, -1).slice(0, LONGEST_START);
  return Array.from({ length: count }, (_, index) => `${start}${first + index}`);
}

const NUMBERS = new Intl.Collator('de', { numeric: true });

/** Sorts by number: table 2 comes before table 10. */
export function byNumber<T extends { identifier: string }>(tables: readonly T[]): T[] {
  return [...tables].sort((a, b) => NUMBERS.compare(a.identifier, b.identifier));
}

/** The URL in a table's QR code: the branch's page, which reads the table from the query. */
export function tableAddress(origin: string, branch: string, table: string): string {
  return `${origin}/store/${branch}?table=${encodeURIComponent(table)}`;
}
