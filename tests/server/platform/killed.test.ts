import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PublicOrder } from '../../../src/lib/contract/orders.ts';
import { openDatabase } from '../../../src/server/platform/database/open-database.ts';
import { orderItems, orders } from '../../../src/server/platform/database/schema.ts';
import { writeShop } from '../../../src/server/shop/queries/write-shop.ts';
import { draft } from '../../support/app.ts';
import { bothFor, newPlace, type TestPlace } from '../../support/database.ts';
import { testShop } from '../../support/shop.ts';
import { endAll, startApi } from '../../support/shop-process.ts';

// Several processes are started, which takes long on a machine that has other things to do.
vi.setConfig({ testTimeout: 400_000, hookTimeout: 60_000 });

const ORDERS = 200;
const KILLS = 3;
const AT_ONCE = 8;

describe.each(bothFor('processes'))('a shop on %s that is killed in the middle of its work', (kind) => {
  const places: TestPlace[] = [];
  afterEach(async () => {
    await endAll();
    for (const place of places.splice(0)) await place.remove();
  });

  it('has every order that it confirmed exactly once and complete', async () => {
    const place = await newPlace(kind);
    places.push(place);
    const opened = await openDatabase(place);
    if (!opened.ok) throw new Error(opened.message);
    await writeShop(opened.db, testShop());
    await opened.close();
    const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' };

    const confirmed = new Map<string, PublicOrder>();
    const open = Array.from({ length: ORDERS }, (_, index) => `key-of-order-${index}`);
    // It dies as soon as so many orders are confirmed, with others on their way.
    const deaths = fc.sample(fc.integer({ min: 1, max: ORDERS - AT_ONCE }), KILLS);
    for (const death of [...deaths.sort((a, b) => a - b), Infinity]) {
      const api = await startApi(env);
      let dying: Promise<unknown> | null = null;
      const customers = Array.from({ length: AT_ONCE }, async () => {
        for (let key = open.shift(); key !== undefined && !dying; key = open.shift()) {
          const order = await send(api.url, key);
          if (order === null) open.push(key);
          else confirm(confirmed, key, order);
          if (confirmed.size >= death) dying ??= api.stop('SIGKILL');
          if (dying) break;
        }
      });
      await Promise.all(customers);
      await (dying ?? api.stop('SIGKILL'));
      // Clients without an answer send again, and so do the last ones with an answer.
      open.push(...[...confirmed.keys()].slice(-AT_ONCE));
    }

    expect(confirmed.size).toBe(ORDERS);
    await expectAllStoredOnce(place, confirmed);
  });
});

/** The order, or null if nobody knows what became of it. */
async function send(url: string, key: string): Promise<PublicOrder | null> {
  try {
    const response = await fetch(`${url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(draft({ comment: key })),
    });
    expect(response.status).toBe(201);
    return ((await response.json()) as { data: PublicOrder }).data;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** The same order each time that it is asked for. */
function confirm(confirmed: Map<string, PublicOrder>, key: string, order: PublicOrder): void {
  const earlier = confirmed.get(key);
  if (earlier) expect(order).toEqual(earlier);
  confirmed.set(key, order);
}

async function expectAllStoredOnce(place: TestPlace, confirmed: Map<string, PublicOrder>): Promise<void> {
  const opened = await openDatabase(place);
  if (!opened.ok) throw new Error(opened.message);
  const rows = await opened.db
    .select({ order: orders, name: orderItems.name, cents: orderItems.grossCents })
    .from(orders)
    .leftJoin(orderItems, eq(orderItems.orderId, orders.id))
    .orderBy(asc(orders.day), asc(orders.ticketNumber));
  await opened.close();
  expect(rows).toHaveLength(confirmed.size);
  for (const { order, name, cents } of rows) {
    const key = order.idempotencyKey ?? '';
    expect(confirmed.get(key)).toMatchObject({ id: order.id, uid: order.uid, hash: order.hash });
    expect([name, cents, order.totalGrossCents, order.comment]).toEqual(['Margherita', 1000, 1000, key]);
  }
  // None was given out twice, and none went with those who were refused.
  const days = Map.groupBy(rows, ({ order }) => order.day);
  for (const day of days.values())
    expect(day.map(({ order }) => order.ticketNumber)).toEqual(day.map((_, index) => index + 1));
}
