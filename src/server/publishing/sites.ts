import { desc, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { sites } from '../platform/database/schema.ts';

/** A site's state for other processes, as JSON. */
export interface SiteNote {
  publication: string | null;
  status: string;
}

export async function writeSite(db: Database, name: string, note: SiteNote, at: Date): Promise<void> {
  const row = { ...note, seenAt: at };
  await db
    .insert(sites)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: sites.name, set: row });
}

export async function readSite(db: Database, name: string): Promise<string | null> {
  const [row] = await db.select().from(sites).where(eq(sites.name, name));
  return row?.publication ?? null;
}

/** All sites of the shop, the latest written first. */
export function listSites(db: Database) {
  return db.select().from(sites).orderBy(desc(sites.seenAt));
}
