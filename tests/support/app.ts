import { join } from 'node:path';
import { count } from 'drizzle-orm';
import type { OrderDraftInput, PublicOrder } from '../../src/lib/contract/orders.ts';
import type { FieldError } from '../../src/lib/contract/fields.ts';
import type { Shop } from '../../src/lib/contract/shop.ts';
import { compose, type Dependencies } from '../../src/server/compose.ts';
import { orders } from '../../src/server/platform/database/schema.ts';
import { writeShop } from '../../src/server/shop/queries/write-shop.ts';
import type { LoginLink } from '../../src/server/people/login-links.ts';
import { createTelemetry } from '../../src/server/platform/telemetry.ts';
import { createLocalStorage } from '../../src/server/platform/storage/storage.ts';
import { watchContract } from './contract-record.ts';
import { newDatabase, type DatabaseKind, type TestDatabase } from './database.ts';
import { testShop } from './shop.ts';
import { newPublisher } from './publisher.ts';
import { signedIn } from './signed-in.ts';

/** The secret of signed calls for building the site. */
export const REBUILD_SECRET = 'only-tests-know-this-secret';

/** A Saturday noon in Berlin. */
export const NOON = '2026-11-21T12:00:00+01:00';

export interface ApiAnswer {
  status: number;
  headers: Headers;
  data: unknown;
  errors: FieldError[];
}

/** The real app on a real database of its own, with a clock that the test sets. */
export async function newApp(kind: DatabaseKind = 'PGlite', shop: Shop | null = testShop()) {
  return newAppOn(await newDatabase(kind), shop);
}

/** As `newApp`, on a database that is there already. */
export async function newAppOn(database: TestDatabase, shop: Shop | null = testShop()) {
  const { db, dataDir } = database;
  if (shop) await writeShop(db, shop);
  const clock = { now: Date.parse(NOON) };
  const reported: unknown[] = [];
  const loginLinks: LoginLink[] = [];
  const storage = createLocalStorage(join(dataDir, 'images'));
  const publisher = newPublisher();
  const terms: Dependencies = {
    now: () => clock.now,
    sendLoginLink: (mail: LoginLink) => Promise.resolve(void loginLinks.push(mail)),
    publisher,
    rebuildSecrets: [REBUILD_SECRET],
    telemetry: createTelemetry({ level: 'silent' }),
    trustedProxies: 0,
    areRatesLimited: true,
    report: ({ error }) => reported.push(error),
  };
  const { app, shopCache, editShop, attendance, auth, stopWatching } = compose(db, storage, terms);
  const stops = [stopWatching];
  watchContract(app);

  async function call(path: string, init: RequestInit = {}): Promise<ApiAnswer> {
    const response = await app.request(path, init);
    const body = (await response.json().catch(() => ({}))) as { data?: unknown; errors?: FieldError[] };
    return { status: response.status, headers: response.headers, data: body.data, errors: body.errors ?? [] };
  }

  /** A signed-in account: its cookie, and calls with it. */
  async function as(role: Parameters<typeof signedIn>[2], branchIds: number[] = []) {
    const { id, email, cookie } = await signedIn(db, await auth(), role, branchIds);
    const send = (method: string) => (path: string, body?: unknown) =>
      call(path, {
        method,
        headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    return {
      id,
      email,
      cookie,
      get: send('GET'),
      post: send('POST'),
      put: send('PUT'),
      delete: send('DELETE'),
    };
  }

  function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<ApiAnswer> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return call(path, {
      method: 'POST',
      body: text,
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  return {
    ...database,
    app,
    clock,
    as,
    readShop: shopCache.read,
    /** As another process's change would: seen at the next read. */
    invalidate: shopCache.invalidate,
    editShop,
    attendance,
    /** A second API on the same database, as another process would have it. */
    composeAgain(changes: Partial<Dependencies> = {}) {
      const again = compose(db, storage, { ...terms, ...changes });
      stops.push(again.stopWatching);
      watchContract(again.app);
      return again;
    },
    reported,
    loginLinks,
    publisher,
    storage,
    call,
    post,
    /** As an edit of this process would: seen at once. */
    setShop: (next: Shop) => writeShop(db, next).finally(shopCache.invalidate),
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await database.close();
    },
    countOrders: async () => (await db.select({ number: count() }).from(orders))[0]?.number ?? 0,
    /** `language`: what the customer's browser asks for; absent: nothing. */
    async order(draft: unknown, key?: string, language?: string): Promise<ApiAnswer & { data: PublicOrder }> {
      const answer = await post('/api/orders', draft, {
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(language === undefined ? {} : { 'accept-language': language }),
      });
      return answer as ApiAnswer & { data: PublicOrder };
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof newApp>>;

/** A draft that is taken: a pizza to take away. */
export function draft(changes: Partial<OrderDraftInput> = {}): OrderDraftInput {
  return {
    branch: { id: 1 },
    name: 'Erika Muster',
    paymentMethod: 'cash',
    legalInstructions: true,
    privacyPolicy: true,
    items: [{ product: { id: 1 }, amount: 1, unit: 'Stk' }],
    ...changes,
  };
}

/** The same, delivered. */
export function deliveryDraft(changes: Partial<OrderDraftInput> = {}): OrderDraftInput {
  return draft({
    isDelivery: true,
    phone: '+4915112345678',
    street: 'Torstraße 3',
    city: '10115 Berlin',
    items: [{ product: { id: 1 }, amount: 2, unit: 'Stk' }],
    ...changes,
  });
}

/** The fields that a refusal names. */
export const fieldsOf = ({ errors }: ApiAnswer) => errors.map(({ field }) => field);
