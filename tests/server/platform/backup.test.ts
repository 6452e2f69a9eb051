import { copyFile, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { copiesOf } from '../../../src/server/media/drawing.ts';
import { listStoredFiles } from '../../../src/server/media/queries/uploads.ts';
import { openOrderJobs } from '../../../src/server/orders/order-jobs.ts';
import { checkBackup } from '../../../src/server/platform/backup/read-backup.ts';
import { listTables } from '../../../src/server/platform/backup/read-rows.ts';
import { restoreBackup } from '../../../src/server/platform/backup/restore-backup.ts';
import { writeBackup } from '../../../src/server/platform/backup/write-backup.ts';
import { type Database, rowsOf } from '../../../src/server/platform/database/database.ts';
import {
  MIGRATIONS,
  openDatabase,
  readApplied,
} from '../../../src/server/platform/database/open-database.ts';
import { images } from '../../../src/server/platform/database/schema.ts';
import { openJobQueue } from '../../../src/server/platform/queue/job-queue.ts';
import { createLocalStorage } from '../../../src/server/platform/storage/storage.ts';
import { allRows } from '../../support/all-rows.ts';
import { deliveryDraft, draft, newApp, type TestApp } from '../../support/app.ts';
import { bothFor, newDatabase, type DatabaseKind } from '../../support/database.ts';
import { asAdmin } from '../../support/postgres-server.ts';

vi.setConfig({ testTimeout: 60_000 });

const KEY = 'a key that only this test knows';
const PICTURE = Buffer.from('the bytes of a picture');
const other = (kind: DatabaseKind): DatabaseKind => (kind === 'PGlite' ? 'PostgreSQL' : 'PGlite');

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'bestellbar-backup-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function newShop(kind: DatabaseKind): Promise<TestApp> {
  const app = await newApp(kind);
  const [picture] = await app.db
    .insert(images)
    .values({ version: 1, extension: 'png', name: 'Tiramisù „groß“' })
    .returning();
  await app.storage.write(`${picture?.id}-1.png`, PICTURE);
  await app.as('admin');
  for (const wanted of [draft(), deliveryDraft({ comment: 'Ärger\n"mit" \\ 🍕' }), draft()])
    expect((await app.order(wanted)).status).toBe(201);
  return app;
}

const sourceOf = ({ db, storage }: Pick<TestApp, 'db' | 'storage'>) => ({
  db,
  storage,
  listFiles: listStoredFiles,
  now: () => Date.parse('2026-11-25T03:00:00Z'),
});

async function restore(
  path: string,
  kind: DatabaseKind,
  { key = null as string | null, accepts = 'demo' as const } = {},
) {
  const target = await newDatabase(kind);
  const storage = createLocalStorage(join(target.dataDir, 'images'));
  const checked = await checkBackup(path, key);
  if (!checked.ok) throw new Error(checked.code);
  const restored = await restoreBackup({ db: target.db, storage, smallCopies: copiesOf, accepts }, checked);
  return { ...target, storage, restored };
}

/** This version's migrations without the last one. */
async function olderMigrations(): Promise<string> {
  const older = join(folder, 'older-migrations');
  await cp(MIGRATIONS, older, { recursive: true });
  const journal = join(older, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: object[] };
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -1) }));
  return older;
}

describe.each(bothFor('SQL', 'values'))('a backup of a shop on %s', (kind) => {
  it('brings back every row and file on both databases, and goes on counting where it was', async () => {
    const app = await newShop(kind);
    const path = join(folder, `${kind}.backup`);
    const written = await writeBackup(sourceOf(app), path, KEY);
    expect(written).toMatchObject({ tables: { 'public.orders': 3 } });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await readFile(path)).includes('Erika')).toBe(false);
    const before = await allRows(app.db);
    const [file] = (await listStoredFiles(app.db)).filter((name) => name.endsWith('-1.png')).slice(-1);
    for (const to of [kind, other(kind)]) {
      const target = await restore(path, to, { key: KEY });
      expect(target.restored).toMatchObject({ ok: true, counts: { 'public.orders': 3 } });
      expect(await allRows(target.db)).toEqual(before);
      expect(await target.storage.read(file ?? '')).toEqual(PICTURE);
      const [next] = await target.db.insert(images).values({ version: 1, extension: 'png' }).returning();
      expect(`${next?.id}`).toBe(`${Number.parseInt(file ?? '', 10) + 1}`);
      await target.close();
    }
    await app.close();
  });

  it('brings back work that is queued, into the queue of either database', async () => {
    const app = await newShop(kind);
    const queue = await openJobQueue(app.db, () => undefined);
    const jobs = await openOrderJobs(queue);
    await app.db.transaction((tx) => jobs.write(tx, [{ order: 1, moment: 'placed' }]));
    await queue.stop({ graceful: false, close: false });
    const path = join(folder, `queued-${kind}.backup`);
    await writeBackup(sourceOf(app), path, null);
    for (const to of [kind, other(kind)]) {
      const target = await restore(path, to);
      const again = await openJobQueue(target.db, () => undefined);
      await openOrderJobs(again);
      expect((await again.fetch('order-moments'))[0]?.data).toEqual({ order: 1, moment: 'placed' });
      await again.stop({ graceful: false, close: false });
      await target.close();
    }
    await app.close();
  });

  it('holds whole orders only when it is taken while customers order', async () => {
    const app = await newApp(kind);
    const source = sourceOf(app);
    const path = join(folder, `busy-${kind}.backup`);
    await app.order(draft());
    const ordering = Promise.all(Array.from({ length: 8 }, () => app.order(draft())));
    await writeBackup(source, path, null);
    await ordering;
    const target = await restore(path, 'PGlite');
    const [torn] = await rowsOf<{ orders: number; torn: number }>(
      target.db,
      sql`select count(*)::int as orders, count(*) filter (where not exists
          (select from order_items where order_id = orders.id))::int as torn from orders`,
    );
    expect(torn?.torn).toBe(0);
    expect(torn?.orders).toBeGreaterThanOrEqual(1);
    await target.close();
    await app.close();
  });

  it('is not brought back over orders, unless they are to be replaced', async () => {
    const app = await newShop(kind);
    const path = join(folder, `over-${kind}.backup`);
    await writeBackup(sourceOf(app), path, null);
    const before = await allRows(app.db);
    const target = await restore(path, kind);
    const checked = await checkBackup(path, null);
    if (!checked.ok) throw new Error(checked.code);
    const place = { db: target.db, storage: target.storage, smallCopies: copiesOf };
    expect(await restoreBackup({ ...place, accepts: 'demo' }, checked)).toEqual({
      ok: false,
      code: 'notEmpty',
    });
    expect(await allRows(target.db)).toEqual(before);
    await target.db.execute(sql`delete from order_items`);
    expect(await restoreBackup({ ...place, accepts: 'anything' }, checked)).toMatchObject({ ok: true });
    expect(await allRows(target.db)).toEqual(before);
    await target.close();
    await app.close();
  });
});

describe('a PostgreSQL that a server uses', () => {
  it('is not replaced beneath it', async () => {
    const app = await newShop('PostgreSQL');
    const path = join(folder, 'in-use.backup');
    await writeBackup(sourceOf(app), path, null);
    const checked = await checkBackup(path, null);
    if (!checked.ok) throw new Error(checked.code);
    const second = await openDatabase(app);
    if (!second.ok) throw new Error(second.message);
    const target = {
      db: second.db,
      storage: app.storage,
      smallCopies: copiesOf,
      accepts: 'anything',
    } as const;
    expect(await restoreBackup(target, checked)).toEqual({ ok: false, code: 'inUse' });
    await second.close();
    await app.close();
  });
});

describe('a PostgreSQL user without the rights of a superuser', () => {
  const server = () => new URL(inject('postgresUrl'));
  const role = `cook_${Math.random().toString(36).slice(2)}`;
  const made: string[] = [];

  /** A database of its own, opened as this user. */
  async function openAs(owner: string) {
    const name = `${role}_${made.length}`;
    await asAdmin(server().href, `create database ${name} owner ${owner}`);
    made.push(name);
    const url = Object.assign(server(), { pathname: name, username: role, password: 'pepper' }).href;
    const opened = await openDatabase({ dataDir: folder, databaseUrl: url, migrations: null });
    if (!opened.ok) throw new Error(opened.message);
    return opened;
  }
  let path: string;
  beforeAll(async () => {
    await asAdmin(server().href, `create role ${role} login password 'pepper'`);
    const app = await newShop('PGlite');
    path = join(folder, 'roles.backup');
    await writeBackup(sourceOf(app), path, null);
    await app.close();
  });
  afterAll(async () => {
    for (const name of made) await asAdmin(server().href, `drop database ${name} with (force)`);
    await asAdmin(server().href, `drop role ${role}`);
  });

  const restoreInto = async (db: Database, accepts: 'demo' | 'anything') => {
    const checked = await checkBackup(path, null);
    if (!checked.ok) throw new Error(checked.code);
    const storage = createLocalStorage(join(folder, 'roles'));
    return restoreBackup({ db, storage, smallCopies: copiesOf, accepts }, checked);
  };

  it('who owns the database restores to it, and replaces what is there', async () => {
    const { db, close } = await openAs(role);
    expect(await restoreInto(db, 'demo')).toMatchObject({ ok: true, counts: { 'public.orders': 3 } });
    expect(await restoreInto(db, 'demo')).toEqual({ ok: false, code: 'notEmpty' });
    expect(await restoreInto(db, 'anything')).toMatchObject({ ok: true, counts: { 'public.orders': 3 } });
    await close();
  });

  it('who does not is refused before anything is changed', async () => {
    const { db, close } = await openAs('postgres');
    expect(await restoreInto(db, 'anything')).toEqual({ ok: false, code: 'forbidden' });
    expect(await listTables(db)).toEqual([]);
    await close();
  });

  it('does not replace the tables of another program', async () => {
    const { db, close } = await openAs(role);
    await db.execute(sql`create table guests (name text)`);
    expect(await restoreInto(db, 'anything')).toEqual({ ok: false, code: 'foreign' });
    expect(await listTables(db)).toEqual(['public.guests']);
    await close();
  });
});

describe('a backup file', () => {
  let app: TestApp;
  let path: string;
  beforeAll(async () => {
    app = await newShop('PGlite');
    path = join(folder, 'file.backup');
    await writeBackup(sourceOf(app), path, KEY);
  });
  afterAll(() => app.close());

  it('opens with its key only', async () => {
    expect(await checkBackup(path, null)).toEqual({ ok: false, code: 'noKey' });
    expect(await checkBackup(path, 'another key altogether')).toEqual({ ok: false, code: 'wrongKey' });
    expect(await checkBackup(join(folder, 'nothing'), KEY)).toEqual({ ok: false, code: 'notThere' });
    expect(await checkBackup(path, KEY)).toMatchObject({ ok: true });
  });

  it.each([null, KEY])('is refused when it is cut off, changed or something else (key %s)', async (key) => {
    const whole = join(folder, 'whole.backup');
    await writeBackup(sourceOf(app), whole, key);
    const bytes = await readFile(whole);
    const damaged = join(folder, 'damaged.backup');
    const codeOf = async (content: Buffer) => {
      await writeFile(damaged, content);
      const checked = await checkBackup(damaged, key);
      return checked.ok ? 'fine' : checked.code;
    };
    for (const share of [0.3, 0.9]) {
      const changed = Buffer.from(bytes);
      const at = Math.floor(bytes.length * share);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(await codeOf(changed)).toBe('damaged');
      expect(await codeOf(bytes.subarray(0, at))).toBe('damaged');
    }
    for (const cut of [1, 20]) expect(await codeOf(bytes.subarray(0, -cut))).toBe('damaged');
    expect(await codeOf(Buffer.from('something else'))).toBe('damaged');
    expect(await codeOf(Buffer.alloc(0))).toBe('damaged');
    expect(await codeOf(bytes)).toBe('fine');
  });

  it('of a newer version is refused', async () => {
    const newer = await newApp('PGlite');
    await newer.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', ${Date.parse('2031-02-03')})`,
    );
    const file = join(folder, 'newer.backup');
    await writeBackup(sourceOf(newer), file, null);
    const target = await restore(file, 'PGlite');
    expect(target.restored).toEqual({ ok: false, code: 'newer' });
    await target.close();
    await newer.close();
  });

  it('of an older version is filled as it was and then migrated', async () => {
    const migrations = await olderMigrations();
    const dataDir = await mkdtemp(join(folder, 'older-'));
    const older = await openDatabase({ dataDir, databaseUrl: null, migrations });
    if (!older.ok) throw new Error(older.message);
    // Not by today's code, which may write columns that it does not have.
    await older.db.execute(
      sql`insert into divisions (identifier, name) values ('nord', 'Nord'), ('sued', 'Süd')`,
    );
    const applied = await readApplied(older.db);
    const file = join(folder, 'older.backup');
    await writeBackup(sourceOf({ db: older.db, storage: app.storage }), file, null);
    await older.close();
    const target = await restore(file, 'PGlite');
    expect(target.restored).toMatchObject({ ok: true, counts: { 'public.divisions': 2 } });
    expect((await readApplied(target.db)).length).toBe(applied.length + 1);
    expect(await rowsOf(target.db, sql`select name from divisions order by id`)).toEqual([
      { name: 'Nord' },
      { name: 'Süd' },
    ]);
    expect(await rowsOf(target.db, sql`select erased_at from orders`)).toEqual([]);
    await target.close();
  });

  it('is not left half written, and the one before it stays, when a file cannot be read', async () => {
    const kept = join(folder, 'kept.backup');
    await copyFile(path, kept);
    const source = {
      ...sourceOf(app),
      storage: { read: () => Promise.reject(new Error('the disk is gone')) },
    };
    await expect(writeBackup(source, kept, KEY)).rejects.toThrow('the disk is gone');
    expect(await readFile(kept)).toEqual(await readFile(path));
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
