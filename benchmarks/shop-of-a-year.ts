import { join } from 'node:path';
import { compose } from '../src/server/compose.ts';
import type { Database } from '../src/server/platform/database/database.ts';
import { demoShop } from '../src/server/shop/demo/shop.ts';
import { openDatabase } from '../src/server/platform/database/open-database.ts';
import { keepStatisticsFresh } from '../src/server/statistics/queries/keep-fresh.ts';
import { writeShop } from '../src/server/shop/queries/write-shop.ts';
import { createLocalStorage } from '../src/server/platform/storage/storage.ts';
import { createTelemetry } from '../src/server/platform/telemetry.ts';
import { signedIn } from '../tests/support/signed-in.ts';
import type { Place } from './databases.ts';
import { ms } from './figures.ts';
import { seedYear } from './year-of-orders.ts';

/** Something that the demo's branch that is always open sells to take away. */
const ORDER = {
  branch: { id: 3 },
  name: 'Erika Muster',
  email: 'erika@example.org',
  phone: '+4915112345678',
  paymentMethod: 'cash',
  legalInstructions: true,
  privacyPolicy: true,
  items: [{ product: { id: 101 }, amount: 1, unit: 'Stk' }],
};

interface ShopOfAYear {
  db: Database;
  /** Makes a call to the whole app as an admin; resolves with its milliseconds, throws unless it succeeds. */
  timeCall: (path: string) => Promise<number>;
  /** Makes a call and leaves its answer to the caller. */
  request: (path: string) => Promise<Response>;
  /** Places an order to take away, as a customer; resolves with its milliseconds. */
  timeOrder: () => Promise<number>;
}

/** Runs `measure` on a shop with a year of orders. */
export async function withShopOfAYear(
  place: Place,
  orders: number,
  measure: (shop: ShopOfAYear) => Promise<void>,
): Promise<void> {
  const opened = await openDatabase(place);
  if (!opened.ok) throw new Error(opened.message);
  const { db } = opened;
  try {
    await writeShop(db, demoShop);
    let start = performance.now();
    await seedYear(db, orders);
    const seeded = performance.now() - start;
    start = performance.now();
    await keepStatisticsFresh(db, '2026-11-21');
    console.log(
      `\n${place.name}: ${orders} orders stored in ${ms(seeded)} ms, counted for the first time in ${ms(performance.now() - start)} ms`,
    );
    const { app, auth, stopWatching } = compose(db, createLocalStorage(join(place.dataDir, 'images')), {
      now: () => Date.parse('2026-11-20T20:00:00+01:00'),
      sendLoginLink: null,
      publisher: {
        hasSite: () => Promise.resolve(false),
        ask: () => Promise.resolve(),
        status: () => Promise.reject(new Error('there is no site')),
        rollBack: () => Promise.resolve({ ok: false, code: 'nothingToRollBack' }),
      },
      rebuildSecrets: [],
      telemetry: createTelemetry({ level: 'silent' }),
      trustedProxies: 0,
      areRatesLimited: false,
      report: ({ error }) => console.error(error),
    });
    const { cookie } = await signedIn(db, await auth(), 'admin');
    const timeCall = async (path: string) => {
      const started = performance.now();
      const response = await app.request(path, { headers: { cookie } });
      await response.text();
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
      return performance.now() - started;
    };
    const request = async (path: string) => app.request(path, { headers: { cookie } });
    const timeOrder = async () => {
      const started = performance.now();
      const response = await app.request('/api/orders', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(ORDER),
      });
      if (response.status !== 201) throw new Error(`an order: ${response.status} ${await response.text()}`);
      return performance.now() - started;
    };
    await measure({ db, timeCall, request, timeOrder });
    await stopWatching();
  } finally {
    await opened.close();
  }
}
