import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, inject, it } from 'vitest';
import type { Database } from '../../../src/server/platform/database/database.ts';
import { openDatabase } from '../../../src/server/platform/database/open-database.ts';
import { bothFor, type DatabaseKind } from '../../support/database.ts';
import { asAdmin } from '../../support/postgres-server.ts';

const MIGRATIONS = resolve(import.meta.dirname, '../../../src/server/platform/database/migrations');
/** How many of the first migrations the older version has. */
const OLDER = 11;

interface Column {
  name: string;
  type: string;
}

let older: string;

beforeAll(async () => {
  older = await mkdtemp(join(tmpdir(), 'bestellbar-older-'));
  const journal = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  journal.entries = journal.entries.slice(0, OLDER);
  await mkdir(join(older, 'meta'));
  await writeFile(join(older, 'meta/_journal.json'), JSON.stringify(journal));
  for (const { tag } of journal.entries) await cp(join(MIGRATIONS, `${tag}.sql`), join(older, `${tag}.sql`));
});
afterAll(() => rm(older, { recursive: true, force: true }));

const rowsOf = async <T>(db: Database, query: ReturnType<typeof sql>) =>
  ((await db.execute(query)) as unknown as { rows: T[] }).rows;

/** A value that any column of a type takes. */
function anyOf({ type }: Column): string {
  if (/int|numeric|double/.test(type)) return '1';
  if (type === 'boolean') return 'false';
  if (/timestamp|date/.test(type)) return "'2026-01-02T12:00:00Z'";
  if (/json/.test(type)) return "'[]'";
  if (type === 'ARRAY') return "'{}'";
  if (type === 'uuid') return 'gen_random_uuid()';
  return "''";
}

/** Writes an order as the older version's tables take it, whatever columns they have. */
async function writeOrder(db: Database, uid: string, ticket: number): Promise<void> {
  const columns = await rowsOf<Column>(
    db,
    sql`select column_name as name, data_type as type from information_schema.columns
        where table_schema = 'public' and table_name = 'orders' and is_nullable = 'NO'
          and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`,
  );
  const given: Record<string, string> = {
    uid: `'${uid}'`,
    hash: `'${uid}-hash'`,
    payment_method: "'cash'",
    ticket_number: `${ticket}`,
    book_number: `${ticket}`,
  };
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const values = columns.map((column) => given[column.name] ?? anyOf(column)).join(', ');
  await db.execute(sql.raw(`insert into orders (${names}) values (${values})`));
}

const orders = async (db: Database) =>
  (await rowsOf<{ uid: string }>(db, sql`select uid from orders order by uid`)).map(({ uid }) => uid);

describe.each(bothFor('SQL'))('an update of a shop on %s', (kind: DatabaseKind) => {
  let home: string;
  let database = '';
  const copies: string[] = [];
  const place = () => ({
    dataDir: join(home, 'data'),
    databaseUrl: kind === 'PGlite' ? null : `${inject('postgresUrl')}/${database}`,
  });
  const newName = () => {
    const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
    copies.push(name);
    return name;
  };

  /** What docs/running.md asks for; on PostgreSQL a copy by the server stands for pg_dump and pg_restore. */
  async function backUp(): Promise<() => Promise<void>> {
    if (kind === 'PGlite') {
      await cp(place().dataDir, join(home, 'backup'), { recursive: true });
      return async () => {
        await rm(place().dataDir, { recursive: true });
        await rename(join(home, 'backup'), place().dataDir);
      };
    }
    const copy = newName();
    await asAdmin(inject('postgresUrl'), `create database ${copy} template ${database}`);
    return () => Promise.resolve(void (database = copy));
  }

  /** Opens the shop's database as a version does, and closes it after. */
  async function asVersion<T>(migrations: string | null, work: (db: Database) => Promise<T>): Promise<T> {
    const opened = await openDatabase({
      ...place(),
      template: inject('emptyCluster'),
      ...(migrations === null ? {} : { migrations }),
    });
    if (!opened.ok) throw new Error(opened.message);
    try {
      return await work(opened.db);
    } finally {
      await opened.close();
    }
  }

  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'bestellbar-update-'));
    if (kind === 'PGlite') return;
    database = newName();
    await asAdmin(inject('postgresUrl'), `create database ${database}`);
  });
  afterEach(async () => {
    for (const name of copies.splice(0))
      await asAdmin(inject('postgresUrl'), `drop database if exists ${name} with (force)`);
    await rm(home, { recursive: true, force: true });
  });

  it('a rolled-back update keeps its orders, and the older version runs on the backup', async () => {
    await asVersion(older, async (db) => {
      await writeOrder(db, 'before', 1);
    });
    const restore = await backUp();

    expect(await asVersion(null, orders)).toEqual(['before']);
    await expect(asVersion(older, orders)).rejects.toThrow('Die Datenbank ist neuer als dieses Bestellbar');

    await restore();
    await asVersion(older, async (db) => {
      expect(await orders(db)).toEqual(['before']);
      await writeOrder(db, 'after', 2);
    });
    expect(await asVersion(null, orders)).toEqual(['after', 'before']);
  });
});
