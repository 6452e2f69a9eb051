import { and, asc, desc, gte, inArray, isNull, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  LARGEST_PAGE,
  type ListCondition,
  type ListFields,
  type ListQuery,
  type ListValue,
} from '../../../lib/contract/lists.ts';

/** The columns of a list's fields. No other field can be queried. */
export interface ListColumns<F extends ListFields> {
  /** Columns or expressions to filter and sort by. */
  fields: Readonly<Record<keyof F, SQLWrapper>>;
  /** For fields with several values, `fields` has the first, and this tests whether any matches. */
  oneOf?: Readonly<Partial<Record<keyof F, (values: ListValue[]) => SQL>>>;
  /** Text columns to search, or a condition per search term. */
  search: readonly SQLWrapper[] | ((word: string) => SQL);
  /** The default order, and the tie-breaker of all others. Ends with a unique column. */
  order: readonly SQL[];
}

interface ListClauses {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
}

/**
 * The clauses of a list's query: `db.select().from(logs).where(where).orderBy(...orderBy).limit(limit).offset(offset)`, and
 * `db.$count(logs, where)` for the total. `scope` limits it to what the person may see.
 */
export function listClauses<F extends ListFields>(
  { words, conditions, sort, range }: ListQuery,
  { fields, oneOf, search, order }: ListColumns<F>,
  scope?: SQL,
): ListClauses {
  const columnOf = (field: string): SQLWrapper => {
    const column = (fields as Record<string, SQLWrapper>)[field];
    if (!column) throw new Error(`no column for the field ${field}`);
    return column;
  };
  const says =
    typeof search === 'function'
      ? search
      : (word: string) => or(...search.map((column) => contains(column, word))) ?? sql`false`;
  const towards = sort?.direction === 'desc' ? desc : asc;
  return {
    where: and(
      scope,
      ...conditions.map((condition) =>
        compare(columnOf(condition.field), condition, oneOf?.[condition.field]),
      ),
      ...words.map(says),
    ),
    orderBy: sort ? [towards(columnOf(sort.field)), ...order] : [...order],
    limit: range ? range.last - range.first + 1 : LARGEST_PAGE,
    offset: range?.first ?? 0,
  };
}

function compare(
  column: SQLWrapper,
  { operator, values }: ListCondition,
  oneOf = (known: ListValue[]) => inArray(column, known),
): SQL | undefined {
  if (operator !== 'is') return (operator === 'from' ? gte : lte)(column, values[0]);
  const known = values.filter((value) => value !== null);
  const isOneOf = known.length > 0 ? oneOf(known) : sql`false`;
  return values.includes(null) ? or(isOneOf, isNull(column)) : isOneOf;
}

/** Escapes a word for a pattern of `ilike`. */
export const inPattern = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** Case-insensitive. */
function contains(column: SQLWrapper, word: string): SQL {
  return sql`${column} ilike ${`%${inPattern(word)}%`}`;
}
