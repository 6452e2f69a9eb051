import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '../../src/server/platform/database/database.ts';
import { openDatabase } from '../../src/server/platform/database/open-database.ts';
import { asAdmin } from './postgres-server.ts';

export const DATABASES = ['PGlite', 'PostgreSQL'] as const;
export type DatabaseKind = (typeof DATABASES)[number];

/** What PGlite cannot prove for PostgreSQL: it has one connection, lives in the shop's process and has a driver of its own. */
type Difference = 'locks' | 'races' | 'notices' | 'queue' | 'processes' | 'SQL' | 'values' | 'errors';

/** The databases of a suite that is about such a difference; all others run on PGlite alone. */
export const bothFor = (...differences: [Difference, ...Difference[]]): readonly DatabaseKind[] =>
  differences.length > 0 ? DATABASES : ['PGlite'];

export interface TestPlace {
  dataDir: string;
  databaseUrl: string | null;
  remove: () => Promise<void>;
}

/** An empty, migrated database of its own, closed. */
export async function newPlace(kind: DatabaseKind): Promise<TestPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bestellbar-data-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (kind === 'PGlite') {
    // A thousand small files: one after the other they take half the time that they do at once.
    cpSync(inject('pgliteTemplate'), dataDir, { recursive: true });
    return { dataDir, databaseUrl: null, remove: removeFolder };
  }
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const server = inject('postgresUrl');
  await asAdmin(server, `create database ${name} template ${inject('postgresTemplate')}`);
  const remove = async () => {
    await removeFolder();
    await asAdmin(server, `drop database ${name} with (force)`);
  };
  return { dataDir, databaseUrl: `${server}/${name}`, remove };
}

export interface TestDatabase extends TestPlace {
  db: Database;
  close: () => Promise<void>;
}

/** An empty database of its own, open; `close` also removes it. */
export async function newDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const place = await newPlace(kind);
  const opened = await openDatabase(place);
  if (!opened.ok) throw new Error(opened.message);
  const close = async () => {
    await opened.close();
    await place.remove();
  };
  return { ...place, db: opened.db, close };
}
