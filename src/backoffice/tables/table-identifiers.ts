import { identifierOf } from '../forms/field-values.ts';

/** The most tables that are made at once. */
const MOST_AT_ONCE = 200;
const LONGEST_START = 64;

/** 'Gäste-', 1 and 20 → gaeste-1 to gaeste-20, as the API takes them; nothing if that makes no sense. */
export function identifiersFrom(prefix: string, first: number, last: number): string[] {
  const count = last - first + 1;
  if (!Number.isInteger(first) || !Number.isInteger(last) || first < 0) return [];
  if (count < 1 || count > MOST_AT_ONCE) return [];
  // With a digit behind it the hyphen at its end stays; the longest number finds room after it.
  const start = identifierOf(`${prefix}0`).slice(0, -1).slice(0, LONGEST_START);
  return Array.from({ length: count }, (_, index) => `${start}${first + index}`);
}

const NUMBERS = new Intl.Collator('de', { numeric: true });

/** Table 2 comes before table 10. */
export function byNumber<T extends { identifier: string }>(tables: readonly T[]): T[] {
  return [...tables].sort((a, b) => NUMBERS.compare(a.identifier, b.identifier));
}

/** What the code of a table opens: the branch's page, which takes the table from its address. */
export function tableAddress(origin: string, branch: string, table: string): string {
  return `${origin}/store/${branch}?table=${encodeURIComponent(table)}`;
}
