import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { givenRows } from '../platform/database/given-rows.ts';
import { signedCalls } from '../platform/database/schema.ts';

/** Old signatures that are forgotten along the way, at most so many at once. */
const MOST_SWEPT = 1000;

/**
 * Keeps signatures and forgets those that are no longer of use; answers which of them nobody, in any process, has kept before.
 * Always in the same order, and past what others are sweeping, so that two statements never wait for each other in a circle.
 */
export async function keepSignatures(
  db: Database,
  calls: readonly (typeof signedCalls.$inferInsert)[],
  now: Date,
): Promise<Set<string>> {
  const given = givenRows(signedCalls, calls);
  const { rows } = (await db.execute(
    sql`with swept as (
        delete from ${signedCalls} where signature in (
          select signature from ${signedCalls} where kept_until < ${now.toISOString()}
          order by kept_until limit ${MOST_SWEPT} for update skip locked
        )
      )
      insert into ${signedCalls} (${given.names}) select ${given.values} from ${given.rows} order by given.signature
      on conflict do nothing returning signature`,
  )) as { rows: { signature: string }[] };
  return new Set(rows.map(({ signature }) => signature));
}
