import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { verifications } from '../../platform/database/schema.ts';

/** How the first factor was given. */
export type Way = 'password' | 'link';

const Value = z.object({ email: z.string(), way: z.enum(['password', 'link']) });

/** Stored beside login links and with the address, so that it ends when they end. */
const identifierOf = (hash: string) => `code-needed:${hash}`;

/** Stores a sign-in that waits for its code. */
export async function insertChallenge(
  db: Database,
  hash: string,
  value: z.output<typeof Value>,
  expiresAt: Date,
): Promise<void> {
  await db
    .insert(verifications)
    .values({ identifier: identifierOf(hash), value: JSON.stringify(value), expiresAt });
}

/** null: there is none, or no longer. */
export async function findChallenge(
  db: Database,
  hash: string,
  at: Date,
): Promise<z.output<typeof Value> | null> {
  const [row] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifierOf(hash)), gt(verifications.expiresAt, at)));
  return row ? Value.parse(JSON.parse(row.value)) : null;
}
