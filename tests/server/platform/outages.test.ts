import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { inject, afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../src/lib/contract/staff-orders.ts';
import { openDatabase } from '../../../src/server/platform/database/open-database.ts';
import { draft, newApp, newAppOn, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import { startPostgres, type PostgresServer } from '../../support/postgres-server.ts';
import { readEvents } from '../../support/read-events.ts';
import { mountSmallDisk, type SmallDisk } from '../../support/small-disk.ts';

// A PostgreSQL is started, which takes long on a machine that has other things to do.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const FULL = 'Der Shop kann gerade nichts speichern. Bitte versuchen Sie es in einigen Minuten erneut.';
const AWAY = 'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in wenigen Augenblicken erneut.';

const big = () => draft({ comment: 'x'.repeat(2000) });
const pathOf = ({ data }: { data: { uid: string; hash: string } }) =>
  `/api/orders/public/${data.uid}/${data.hash}`;

describe.each(bothFor('errors'))('a disk that is full, as %s says it', (kind) => {
  it('answers 503 with a message for customers until there is space again', async () => {
    const app = await newApp(kind);
    await app.db.execute(sql`create function full_disk() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await app.db.execute(
      sql`create trigger full_disk before insert on orders for each row execute function full_disk()`,
    );
    expect(await app.order(draft(), 'key-on-full-disk')).toMatchObject({
      status: 503,
      errors: [{ field: null, message: FULL }],
    });
    await app.db.execute(sql`drop trigger full_disk on orders`);
    const taken = await app.order(draft(), 'key-on-full-disk');
    expect(taken).toMatchObject({ status: 201, data: { ticketNumber: '1' } });
    await app.close();
  });
});

describe('a disk that is full', () => {
  let disk: SmallDisk | null = null;
  beforeAll(() => void (disk = mountSmallDisk(256)));
  afterAll(() => disk?.remove());

  /** Where nobody may mount a disk, the test above is all that can be said of one. */
  function diskOr(skip: (note: string) => never): SmallDisk {
    return disk ?? skip('this machine lets nobody mount a disk');
  }

  /** Orders until no more are taken, then makes room, and finds every order that was taken. */
  async function fillAndFree(app: TestApp, { fill, clear }: SmallDisk, leaving: number): Promise<void> {
    const before = await app.order(big());
    await fill(leaving);
    const taken = [before];
    let refused = await app.order(big(), 'key-while-full');
    while (refused.status === 201 && taken.length < 500) {
      taken.push(refused);
      refused = await app.order(big(), `key-while-full-${taken.length}`);
    }
    expect(refused).toMatchObject({ status: 503, errors: [{ field: null, message: FULL }] });
    expect((await app.call('/api/branches')).status).toBe(200);
    expect((await app.call(pathOf(before))).data).toEqual(before.data);
    await clear();
    expect((await app.order(big())).status).toBe(201);
    for (const order of taken) expect((await app.call(pathOf(order))).data).toEqual(order.data);
    expect(await app.countOrders()).toBe(taken.length + 1);
  }

  it('takes no order on PGlite, loses none, and continues when there is space', async ({ skip }) => {
    const own = diskOr(skip);
    const dataDir = await mkdtemp(join(own.folder, 'data-'));
    const opened = await openDatabase({ dataDir, databaseUrl: null, template: inject('emptyCluster') });
    if (!opened.ok) throw new Error(opened.message);
    const app = await newAppOn({ ...opened, dataDir, databaseUrl: null, remove: async () => {} });
    await fillAndFree(app, own, 1_000_000);
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('takes no order on PostgreSQL, loses none, and continues when there is space', async ({ skip }) => {
    const own = diskOr(skip);
    const postgres = await startPostgres({ parent: own.folder });
    const app = await appOn(postgres);
    await fillAndFree(app, own, 0);
    await app.close();
    await postgres.stop();
  });
});

describe('a PostgreSQL that stops and restarts', () => {
  let postgres: PostgresServer;
  let app: TestApp;
  beforeAll(async () => {
    postgres = await startPostgres();
    app = await appOn(postgres);
  });
  afterAll(async () => {
    await app.close();
    await postgres.stop();
  });

  it('is answered with 503, and the shop continues without a restart', async () => {
    const admin = await app.as('admin');
    const placed = await app.order(draft(), 'key-before');
    const stream = await app.app.request('/api/branches/1/orders/events', {
      headers: { cookie: admin.cookie },
    });
    const seen = readEvents(stream);
    expect(await seen.next('orders')).toHaveLength(1);

    await postgres.pause();
    const signIn = { email: 'petra@example.org', password: 'Pizza mit Ananas' };
    for (const answer of [
      await app.order(draft(), 'key-during'),
      await app.call(pathOf(placed)),
      await app.post('/api/sessions', signIn),
    ])
      expect(answer).toMatchObject({ status: 503, errors: [{ field: null, message: AWAY }] });
    expect((await admin.get('/api/orders/current')).status).toBe(503);

    await postgres.resume();
    // Connections that broke may still be found out about, one by one.
    await vi.waitFor(async () => expect((await app.order(draft(), 'key-during')).status).toBe(201), 30_000);
    const again = await app.order(draft(), 'key-during');
    expect((await app.call(pathOf(placed))).data).toEqual(placed.data);
    expect(await app.countOrders()).toBe(2);
    // Open streams get what happened during the outage.
    const shown = await seen.until(['orders', 'order'], (data) =>
      ([data].flat() as Order[]).some(({ id }) => id === again.data.id),
    );
    expect(shown).not.toBeNull();
    await seen.leave();
  });
});

/** The app on a server of its own. */
async function appOn({ url }: PostgresServer): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bestellbar-data-'));
  const databaseUrl = `${url}/postgres`;
  const opened = await openDatabase({ dataDir, databaseUrl });
  if (!opened.ok) throw new Error(opened.message);
  const remove = () => rm(dataDir, { recursive: true, force: true });
  const close = async () => {
    await opened.close();
    await remove();
  };
  return newAppOn({ db: opened.db, dataDir, databaseUrl, remove, close });
}
