import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sql, type SQL, DrizzleQueryError } from 'drizzle-orm';
import { PGlite } from '@electric-sql/pglite';
import { access, chmod, constants, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { forEachConcurrently } from '../async/for-each-concurrently.ts';
import type { Database } from './database.ts';
import { keepDiskReserve } from './disk-reserve.ts';
import { DURABLE_START, DurableFiles } from '../../../../patches/durable-files.ts';
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema.ts';

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

/**
 * PGlite has one process and so no autovacuum: the room of rows that were changed or deleted would never be used again, and the planner
 * would know nothing of what the tables hold. Table by table, so that whoever orders meanwhile waits for one of them only.
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
  /** What nobody else does for an embedded database; null: PostgreSQL does it by itself. */
  tidy: ((signal: AbortSignal) => Promise<void>) | null;
  /** Whether a newer version has changed the tables since: this one must not go on. Rejects while the database is away. */
  isOutdated: () => Promise<boolean>;
  close: () => Promise<void>;
}

type Opened = ({ ok: true } & OpenDatabase) | { ok: false; message: string };

interface DatabasePlace {
  dataDir: string;
  databaseUrl: string | null;
  /** A cluster to begin with, as a release brings it; left out: an empty one is made. */
  template?: string | null;
  /** The folder of another set of migrations than this version's. */
  migrations?: string;
}

const MIGRATIONS = join(import.meta.dirname, 'migrations');
const OPTIONS = { schema, casing: 'snake_case' } as const;
/** Any number will do, as long as every process uses the same. */
const MIGRATION_LOCK = 732_145_001;

/** Opens the database and brings its tables up to date; refuses one that a newer version has changed. */
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

async function openEmbedded(
  dataDir: string,
  template: string | null,
  migrationsFolder: string,
): Promise<Opened> {
  const unusable = await whyUnusable(dataDir);
  if (unusable !== null)
    return { ok: false, message: `Der Datenordner ${dataDir} ist nicht zu benutzen: ${unusable}` };
  const lock = await lockFolder(dataDir, (error) => {
    // Going on without the lock could lose orders.
    process.stderr.write(`Die Sperre auf ${dataDir} ist verloren gegangen: ${error.message}\n`);
    process.exit(1);
  });
  if (!lock.ok) {
    const holder = lock.pid === null ? '' : ` (Prozess ${lock.pid})`;
    return {
      ok: false,
      message: `Der Datenordner ${dataDir} wird schon von einem anderen Bestellbar benutzt${holder}. Bitte zuerst dort beenden.`,
    };
  }
  const pglite = await openCluster(join(dataDir, 'postgres'), template);
  const db = drizzlePglite(pglite, OPTIONS);
  const close = async () => {
    await pglite.close();
    await lock.release();
  };
  const findNewer = createFindNewerSchema(migrationsFolder);
  const newer = await findNewer(db);
  if (newer) {
    await close();
    return { ok: false, message: newerSchemaMessage(newer) };
  }
  await migratePglite(db, { migrationsFolder });
  keepDiskReserve(pglite, dataDir);
  const isOutdated = async () => (await findNewer(db)) !== null;
  return { ok: true, db, tidy: (signal) => tidyTables(pglite, signal), isOutdated, close };
}

/** Why nothing can be written there, in the system's words; null if it can. */
async function whyUnusable(folder: string): Promise<string | null> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
    const { uid } = await stat(join(folder, 'postgres')).catch(() => stat(folder));
    // Root can write everywhere, and leaves files that the shop's own user then cannot read.
    return process.geteuid?.() === 0 && uid !== 0
      ? `Er gehört dem Benutzer mit der Nummer ${uid}. Bitte als dieser aufrufen, nicht als root.`
      : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A new cluster is made beside its place and renamed, so that a start cut short leaves none that is half made. */
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

/** Making a cluster takes two seconds, copying one a fifth of that. All of it is on the disk before it is used. */
async function copyCluster(template: string, folder: string): Promise<void> {
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const pathOf = ({ parentPath, name }: (typeof entries)[number]) =>
    join(folder, parentPath.slice(template.length), name);
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf);
  const files = entries.filter((entry) => entry.isFile());
  // PostgreSQL wants its folder for itself.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const path of folders.toSorted()) await mkdir(path, { recursive: true, mode: 0o700 });
  await forEachConcurrently(files, { atOnce: 8 }, async (file) => {
    await copyFile(join(file.parentPath, file.name), pathOf(file), constants.COPYFILE_FICLONE);
    // A release may be read-only.
    await chmod(pathOf(file), 0o600);
  });
  await forEachConcurrently([folder, ...folders, ...files.map(pathOf)], { atOnce: 8 }, async (path) => {
    const handle = await open(path, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  });
}

async function startPglite(folder: string): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableFiles(folder),
    startParams: DURABLE_START,
    extensions: { pg_trgm },
  });
}

async function openServer(url: string, migrationsFolder: string): Promise<Opened> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // Connections that break while idle are replaced by the pool; the event must only not go unheard.
  pool.on('error', () => {});
  const findNewer = createFindNewerSchema(migrationsFolder);
  let newer: NewerSchema | null;
  try {
    const client = await pool.connect();
    try {
      // Several processes may start at once; their migrations take turns.
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      const migrating = drizzleNode(client, OPTIONS);
      newer = await findNewer(migrating);
      if (!newer) await migrateNode(migrating, { migrationsFolder });
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

/** What the database or the system says; drizzle puts the whole statement before it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DrizzleQueryError) return reasonOf(error.cause);
  return error.message || String((error as NodeJS.ErrnoException).code);
}
