import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openOrderJobs } from '../../../src/server/orders/order-jobs.ts';
import { moveDatabase } from '../../../src/server/platform/backup/restore-backup.ts';
import { listTables } from '../../../src/server/platform/backup/read-rows.ts';
import { openDatabase, type OpenDatabase } from '../../../src/server/platform/database/open-database.ts';
import { openJobQueue } from '../../../src/server/platform/queue/job-queue.ts';
import { allRows } from '../../support/all-rows.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';
import { newDatabase } from '../../support/database.ts';
import { asAdmin } from '../../support/postgres-server.ts';

vi.setConfig({ testTimeout: 60_000 });

describe('moving from the embedded database', () => {
  let app: TestApp;
  let folder: string;
  const made: (OpenDatabase & { name: string })[] = [];

  /** An empty PostgreSQL without tables. */
  async function openEmpty(): Promise<OpenDatabase> {
    const name = `moved_${crypto.randomUUID().replaceAll('-', '')}`;
    await asAdmin(inject('postgresUrl'), `create database ${name}`);
    const databaseUrl = `${inject('postgresUrl')}/${name}`;
    const opened = await openDatabase({ dataDir: folder, databaseUrl, migrations: null });
    if (!opened.ok) throw new Error(opened.message);
    made.push({ ...opened, name });
    return opened;
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bestellbar-move-'));
    app = await newApp('PGlite');
    const admin = await app.as('admin');
    await admin.post('/api/tags', { name: 'Terrasse am See' });
    for (let count = 0; count < 3; count += 1) await app.order(draft());
    const queue = await openJobQueue(app.db, () => undefined);
    const jobs = await openOrderJobs(queue);
    await app.db.transaction((tx) => jobs.write(tx, [{ order: 1, moment: 'placed' }]));
    await queue.stop({ graceful: false, close: false });
  });
  afterEach(async () => {
    for (const { close, name } of made.splice(0)) {
      await close();
      await asAdmin(inject('postgresUrl'), `drop database ${name} with (force)`);
    }
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('brings every row and waiting job to an empty PostgreSQL, and tells the rows on both sides', async () => {
    const before = await allRows(app.db);
    const { db } = await openEmpty();
    const moved = await moveDatabase({ from: app.db, to: db });
    if (!moved.ok) throw new Error(moved.code);
    for (const { here, there } of moved.tables) expect(there).toBe(here);
    for (const table of ['public.orders', 'public.users', 'public.logs', 'jobs.job', 'public.products'])
      expect(moved.tables.find((it) => it.table === table)?.here, table).toBeGreaterThan(0);
    expect(moved.tables.map(({ table }) => table)).toEqual(await listTables(app.db));
    expect(await allRows(app.db)).toEqual(before);
    expect(await allRows(db)).toEqual(before);
    const queue = await openJobQueue(db, () => undefined);
    await openOrderJobs(queue);
    expect((await queue.fetch('order-moments'))[0]?.data).toEqual({ order: 1, moment: 'placed' });
    await queue.stop({ graceful: false, close: false });
  });

  it('is refused by a PostgreSQL with a shop of its own, which stays as it is', async () => {
    const other = await newApp('PostgreSQL');
    await other.order(draft());
    const before = await allRows(other.db);
    expect(await moveDatabase({ from: app.db, to: other.db })).toEqual({ ok: false, code: 'notEmpty' });
    expect(await allRows(other.db)).toEqual(before);
    await other.close();
  });

  it('is refused when a newer version has changed the embedded database', async () => {
    const newer = await newDatabase('PGlite');
    await newer.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', ${Date.parse('2031-02-03')})`,
    );
    const { db } = await openEmpty();
    expect(await moveDatabase({ from: newer.db, to: db })).toEqual({ ok: false, code: 'newer' });
    expect(await listTables(db)).toEqual([]);
    await newer.close();
  });

  it('leaves nothing in the PostgreSQL when it fails half-way', async () => {
    const { db } = await openEmpty();
    // The first change to a table that has orders: all rows are there by then.
    await db.execute(sql`create schema elsewhere`);
    await db.execute(sql`create function elsewhere.refuse() returns event_trigger language plpgsql as $$ begin
      if to_regclass('public.orders') is null then return; end if;
      if exists (select from public.orders) then raise exception 'no more changes'; end if; end $$`);
    await db.execute(sql`create event trigger refusing on ddl_command_end when tag in ('ALTER TABLE')
      execute function elsewhere.refuse()`);
    await expect(moveDatabase({ from: app.db, to: db })).rejects.toThrow('enable trigger');
    await db.execute(sql`drop event trigger refusing`);
    expect((await listTables(db)).filter((table) => table.startsWith('public.'))).toEqual([]);
    const again = await moveDatabase({ from: app.db, to: db });
    expect(again.ok).toBe(true);
  });
});
