import { and, asc, desc, gte, inArray, isNull, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  LARGEST_PAGE,
  type ListCondition,
  type ListFields,
  type ListQuery,
  type ListValue,
} from '../../../lib/contract/lists.ts';

/** What the fields of a list are in the database. Nothing else can be asked for. */
export interface ListColumns<F extends ListFields> {
  /** What is filtered and sorted by: a column, or an expression. */
  fields: Readonly<Record<keyof F, SQLWrapper>>;
  /** Where an entry has several values, `fields` has the first of them, and this says whether any is one of those asked for. */
  oneOf?: Readonly<Partial<Record<keyof F, (values: ListValue[]) => SQL>>>;
  /** What is searched for words, all of them text; or what says whether a word is there. */
  search: readonly SQLWrapper[] | ((word: string) => SQL);
  /** The order if nobody asks for one, and between rows that are equal otherwise. Ends with what is unique. */
  order: readonly SQL[];
}

interface ListClauses {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
}

/**
 * A list's query → the clauses of its statement: `db.select().from(logs).where(where).orderBy(...orderBy).limit(limit)
 * .offset(offset)`, and `db.$count(logs, where)` for the total. `scope` is what the asker may see at all.
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

/** A word in a pattern of `ilike`: what stands for any letter there stands for itself. */
export const inPattern = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** Whatever its case. */
function contains(column: SQLWrapper, word: string): SQL {
  return sql`${column} ilike ${`%${inPattern(word)}%`}`;
}
