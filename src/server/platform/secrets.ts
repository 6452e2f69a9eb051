import { hash, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { secrets } from './database/schema.ts';

/** The secret of that name, created once by the first process. */
export async function readOrCreateSecret(db: Database, name: string, make: () => string): Promise<string> {
  await db.insert(secrets).values({ name, value: make() }).onConflictDoNothing();
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`no secret ${name}`);
  return row.value;
}

/** What is stored of a long random secret, such as a key or a code: such secrets need neither salt nor a slow hash. */
export const secretHash = (secret: string): string => hash('sha256', secret, 'hex');

/** Constant-time comparison. */
export function isSameSecret(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

const digest = (text: string) => hash('sha256', text, 'buffer');
