import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sql, DrizzleQueryError } from 'drizzle-orm';
import { PGlite } from '@electric-sql/pglite';
import { chmod, constants, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { syncToDisk, whyUnusable, keepDiskReserve } from '../data-folder.ts';
import { forEachConcurrently } from '../async/concurrency.ts';
import { type Database, rowsOf, type Executor } from './database.ts';
import { compileWasmOnce } from '../../../../patches/baseline-wasm.ts';
import { DURABLE_START, DurableFiles } from '../../../../patches/durable-files.ts';
import { keepFewParsers } from '../../../../patches/few-parsers.ts';
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema.ts';

/** Migrations by a newer version that this one does not have. */
export interface NewerSchema {
  migrations: number;
  /** The latest one's creation time; the newer version is at least this recent. */
  writtenAt: Date;
}

/** Finds migrations that this version does not have; null: none. */
export type FindNewerSchema = (db: Executor) => Promise<NewerSchema | null>;

/** Compares the migrations of `migrationsFolder` with those applied to a database. Reads the folder once. */
export function createFindNewerSchema(migrationsFolder: string): FindNewerSchema {
  // By creation time, as drizzle identifies them: a hash would depend on the line endings of a checkout.
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  return async (db) => {
    const unknown = (await readApplied(db)).filter((writtenAt) => !known.has(writtenAt));
    return unknown.length === 0
      ? null
      : { migrations: unknown.length, writtenAt: new Date(Math.max(...unknown)) };
  };
}

/** Creation times of the applied migrations, in epoch milliseconds. */
export async function readApplied(db: Executor): Promise<number[]> {
  const [table] = await rowsOf(db, sql`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (!table?.['name']) return [];
  const rows = await rowsOf(db, sql`select created_at from drizzle.__drizzle_migrations`);
  return rows.map((row) => Number(row['created_at']));
}

/** Why the server refuses such a database, and what to do. */
export function newerSchemaMessage({ migrations, writtenAt }: NewerSchema): string {
  const day = writtenAt.toLocaleDateString('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });
  const steps = migrations === 1 ? 'eine Änderung' : `${migrations} Änderungen`;
  return `Die Datenbank ist neuer als dieses Bestellbar: Sie enthält ${steps}, die es nicht kennt, die letzte vom ${day}. Bitte eine Version von diesem Tag oder danach starten, oder die Sicherung von vor dem Update zurückspielen (docs/running.md).`;
}

/**
 * PGlite has no autovacuum: without this, space of changed and deleted rows is never reused, and the planner has no statistics. Table by
 * table, so that orders wait for a single table at most.
 */
export async function tidyTables(pglite: PGlite, signal: AbortSignal): Promise<void> {
  const { rows } = await pglite.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1`,
  );
  for (const { name } of rows) {
    if (signal.aborted) return;
    await pglite.exec(`vacuum (analyze) ${name}`);
  }
}

export interface OpenDatabase {
  db: Database;
  /** Maintenance of an embedded database; null: PostgreSQL does its own. */
  tidy: ((signal: AbortSignal) => Promise<void>) | null;
  /** Whether a newer version has migrated the database since: this one must stop. Rejects while the database is unavailable. */
  isOutdated: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** `isHeld`: another process uses the data folder. */
type Opened = ({ ok: true } & OpenDatabase) | { ok: false; message: string; isHeld?: true };

interface DatabasePlace {
  dataDir: string;
  databaseUrl: string | null;
  /** The release's template cluster; without it, an empty one is created. */
  template?: string | null;
  /** Another folder of migrations; null: opens the database of any version, and leaves it as it is. */
  migrations?: string | null;
}

/** The folder of this version's migrations. */
export const MIGRATIONS = join(import.meta.dirname, 'migrations');
const OPTIONS = { schema, casing: 'snake_case' } as const;
/** Arbitrary, but the same for every process. */
const MIGRATION_LOCK = 732_145_001;

/** Opens the database and migrates it; refuses one that a newer version has migrated. */
export function openDatabase({
  dataDir,
  databaseUrl,
  template = null,
  migrations = MIGRATIONS,
}: DatabasePlace): Promise<Opened> {
  return databaseUrl === null
    ? openEmbedded(dataDir, template, migrations)
    : openServer(databaseUrl, migrations);
}

/** For a database that is opened as it is. */
const findNothing: FindNewerSchema = () => Promise.resolve(null);

async function openEmbedded(
  dataDir: string,
  template: string | null,
  migrationsFolder: string | null,
): Promise<Opened> {
  const unusable = await whyUnusable(dataDir);
  if (unusable !== null) return { ok: false, message: unusable };
  const lock = await lockFolder(dataDir, (error) => {
    // Continuing without the lock could lose orders.
    process.stderr.write(`Die Sperre auf ${dataDir} ist verloren gegangen: ${error.message}\n`);
    process.exit(1);
  });
  if (!lock.ok) {
    const holder = lock.pid === null ? '' : ` (Prozess ${lock.pid})`;
    return {
      ok: false,
      isHeld: true,
      message: `Der Datenordner ${dataDir} wird schon von einem anderen Bestellbar benutzt${holder}. Bitte zuerst dort beenden.`,
    };
  }
  const pglite = await openCluster(join(dataDir, 'postgres'), template);
  const db = drizzlePglite(pglite, OPTIONS);
  const close = async () => {
    await pglite.close();
    await lock.release();
  };
  const findNewer = migrationsFolder === null ? findNothing : createFindNewerSchema(migrationsFolder);
  const newer = await findNewer(db);
  if (newer) {
    await close();
    return { ok: false, message: newerSchemaMessage(newer) };
  }
  if (migrationsFolder !== null) await migratePglite(db, { migrationsFolder });
  keepDiskReserve(pglite, dataDir);
  const isOutdated = async () => (await findNewer(db)) !== null;
  return { ok: true, db, tidy: (signal) => tidyTables(pglite, signal), isOutdated, close };
}

/** A new cluster is built beside its place and renamed, so that an aborted start leaves no partial one. */
async function openCluster(folder: string, template: string | null): Promise<PGlite> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    const unfinished = `${folder}.new`;
    await rm(unfinished, { recursive: true, force: true });
    if (template) await copyCluster(template, unfinished);
    else {
      await mkdir(unfinished, { recursive: true });
      await (await startPglite(unfinished)).close();
    }
    await rename(unfinished, folder);
  }
  return startPglite(folder);
}

/** Creating a cluster takes two seconds, copying one a fifth of that. Synced to disk before use. */
async function copyCluster(template: string, folder: string): Promise<void> {
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const pathOf = ({ parentPath, name }: (typeof entries)[number]) =>
    join(folder, parentPath.slice(template.length), name);
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf);
  const files = entries.filter((entry) => entry.isFile());
  // PostgreSQL requires private permissions.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const path of folders.toSorted()) await mkdir(path, { recursive: true, mode: 0o700 });
  await forEachConcurrently(files, { atOnce: 8 }, async (file) => {
    await copyFile(join(file.parentPath, file.name), pathOf(file), constants.COPYFILE_FICLONE);
    // A release may be read-only.
    await chmod(pathOf(file), 0o600);
  });
  await forEachConcurrently([folder, ...folders, ...files.map(pathOf)], { atOnce: 8 }, syncToDisk);
}

/** PGlite fills its buffers with zeros as it starts: its default, 128 MB, takes two thirds of its start. The system caches files as well. */
const BUFFERS = ['-c', 'shared_buffers=32MB'];

async function startPglite(folder: string): Promise<PGlite> {
  compileWasmOnce();
  const pglite = await PGlite.create({
    fs: new DurableFiles(folder),
    startParams: [...DURABLE_START, ...BUFFERS],
    extensions: { pg_trgm },
  });
  keepFewParsers(pglite);
  return pglite;
}

async function openServer(url: string, migrationsFolder: string | null): Promise<Opened> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // The pool replaces connections that break while idle; the event must be handled.
  pool.on('error', () => {});
  const findNewer = migrationsFolder === null ? findNothing : createFindNewerSchema(migrationsFolder);
  let newer: NewerSchema | null;
  try {
    const client = await pool.connect();
    try {
      // Concurrent starts take turns with their migrations.
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      const migrating = drizzleNode(client, OPTIONS);
      newer = await findNewer(migrating);
      if (!newer && migrationsFolder !== null) await migrateNode(migrating, { migrationsFolder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      client.release();
    }
  } catch (error) {
    await pool.end();
    return { ok: false, message: `Die Datenbank aus DATABASE_URL ist nicht zu öffnen: ${reasonOf(error)}` };
  }
  if (newer) {
    await pool.end();
    return { ok: false, message: newerSchemaMessage(newer) };
  }
  const db = drizzleNode(pool, OPTIONS);
  const isOutdated = async () => (await findNewer(db)) !== null;
  return { ok: true, db, tidy: null, isOutdated, close: () => pool.end() };
}

/** The message of the database or the system, without the statement that drizzle puts in front. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DrizzleQueryError) return reasonOf(error.cause);
  return error.message || String((error as NodeJS.ErrnoException).code);
}
