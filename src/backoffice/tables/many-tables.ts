/** The most tables that are made at once. */
export const MOST_AT_ONCE = 200;

/** 'garten-', 1 and 20 → garten-1 to garten-20; nothing if that makes no sense. */
export function identifiersFrom(prefix: string, first: number, last: number): string[] {
  const count = last - first + 1;
  if (!Number.isInteger(first) || !Number.isInteger(last) || first < 0) return [];
  if (count < 1 || count > MOST_AT_ONCE) return [];
  const start = prefix.trim().toLowerCase();
  return Array.from({ length: count }, (_, index) => `${start}${first + index}`);
}

const NUMBERS = new Intl.Collator('de', { numeric: true });

/** Table 2 comes before table 10. */
export function byNumber<T extends { identifier: string }>(tables: readonly T[]): T[] {
  return [...tables].sort((a, b) => NUMBERS.compare(a.identifier, b.identifier));
}
