import type { PGlite } from '@electric-sql/pglite';

/** `json[]`, `bool[]`, `bytea[]`, `int2[]`, `int4[]`, `text[]`, `bpchar[]`, `varchar[]`, `int8[]`, `float4[]`, `float8[]`, `timestamp[]`, `date[]`, `timestamptz[]`, `numeric[]`, `uuid[]`, `jsonb[]`. */
const LISTS = [
  199, 1000, 1001, 1005, 1007, 1009, 1014, 1015, 1016, 1021, 1022, 1115, 1182, 1185, 1231, 2951, 3807,
];

/**
 * Keeps the parsers of these lists and of single values. PGlite has 300, lists of every table's rows among them, and copies all of them for
 * each query of Drizzle: that took longer than most queries.
 */
export function keepFewParsers(pglite: PGlite): void {
  const kept = LISTS.map((type) => [type, pglite.parsers[type]]);
  // Parsers of single values need no entry: PGlite looks for them in its own table as well.
  pglite.parsers = Object.fromEntries(kept) as PGlite['parsers'];
}
