import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sql, type SQL } from 'drizzle-orm';

/** What a database or a connection of it runs statements by. */
interface Executor {
  execute: (query: SQL) => PromiseLike<unknown>;
}

/** What a newer version has done to the tables that this one does not know. */
export interface NewerSchema {
  migrations: number;
  /** When the last of them was written: the version that has it is no older. */
  writtenAt: Date;
}

/** Tells what a database has that this code does not know; null: nothing. */
export type FindNewerSchema = (db: Executor) => Promise<NewerSchema | null>;

/** The migrations of `migrationsFolder` against those that a database has seen. Reads the folder once. */
export function createFindNewerSchema(migrationsFolder: string): FindNewerSchema {
  // By when they were written, as drizzle tells them apart: a hash depends on the line ends of a checkout.
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  return async (db) => {
    const unknown = (await readApplied(db)).filter((writtenAt) => !known.has(writtenAt));
    return unknown.length === 0
      ? null
      : { migrations: unknown.length, writtenAt: new Date(Math.max(...unknown)) };
  };
}

async function readApplied(db: Executor): Promise<number[]> {
  const [table] = await rowsOf(db, sql`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (!table?.['name']) return [];
  const rows = await rowsOf(db, sql`select created_at from drizzle.__drizzle_migrations`);
  return rows.map((row) => Number(row['created_at']));
}

async function rowsOf(db: Executor, query: SQL): Promise<Record<string, unknown>[]> {
  return ((await db.execute(query)) as { rows: Record<string, unknown>[] }).rows;
}

/** Why a server refuses such a database, and what to do. */
export function newerSchemaMessage({ migrations, writtenAt }: NewerSchema): string {
  const day = writtenAt.toLocaleDateString('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });
  const steps = migrations === 1 ? 'eine Änderung' : `${migrations} Änderungen`;
  return `Die Datenbank ist neuer als dieses Bestellbar: Sie enthält ${steps}, die es nicht kennt, die letzte vom ${day}. Bitte eine Version von diesem Tag oder danach starten, oder die Sicherung von vor dem Update zurückspielen (docs/running.md).`;
}
