import { and, desc, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { Point } from '../../../lib/domain/delivery-geometry.ts';
import type { Database } from '../../platform/database/database.ts';
import { geocodedAddresses as table } from '../../platform/database/schema.ts';

/** What was found for an address before; undefined: nothing is known of it, null: there is no such address. */
export async function findGeocoded(db: Database, key: string, at: Date): Promise<Point | null | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.key, key), gt(table.expiresAt, at)));
  if (!row) return undefined;
  const { latitude, longitude } = row;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

interface Kept {
  key: string;
  point: Point | null;
  at: Date;
  expiresAt: Date;
}

/** Keeps what was found, and of all of it at most `most`: what is over goes, then what would be over first. */
export async function keepGeocoded(
  db: Database,
  { key, point, at, expiresAt }: Kept,
  most: number,
): Promise<void> {
  const found = { latitude: point?.latitude ?? null, longitude: point?.longitude ?? null, expiresAt };
  await db
    .insert(table)
    .values({ key, ...found })
    .onConflictDoUpdate({ target: table.key, set: found });
  const surplus = db
    .select({ key: table.key })
    .from(table)
    .orderBy(desc(table.expiresAt), table.key)
    .offset(most);
  await db.delete(table).where(or(lte(table.expiresAt, at), inArray(table.key, surplus)));
}
