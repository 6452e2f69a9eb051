import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { endpoints } from '../../../src/lib/contract/endpoints.ts';
import { CALLERS, ROLES, type Role } from '../../../src/lib/contract/roles.ts';
import { REQUEST_MESSAGES } from '../../../src/lib/contract/words/customers.ts';
import { closeDay } from '../../../src/lib/domain/day-close.ts';
import {
  dayCloses,
  outbox,
  prints,
  users,
  withdrawals,
} from '../../../src/server/platform/database/schema.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';
import { sampleOf } from '../../support/odd-values.ts';
import { testShop } from '../../support/shop.ts';

interface Request {
  body?: { content?: { 'application/json'?: { schema: z.ZodType } } };
}

/** Every endpoint of the contract: a new one is tested without being named here. */
const calls = Object.entries(endpoints).map(([name, { route, who }]) => ({
  name,
  who,
  method: route.method.toUpperCase(),
  path: route.path as string,
  body: (route as { request?: Request }).request?.body?.content?.['application/json']?.schema,
}));
type Call = (typeof calls)[number];

/** The matrix of roles. */
const mayCall = (role: Role, who: Call['who']) =>
  who === 'anyone' || (CALLERS[who] as readonly Role[]).includes(role);
const CALLED = {
  ROLE_ADMIN: 'admin',
  ROLE_MANAGER: 'manager',
  ROLE_EMPLOYEE: 'employee',
  ROLE_KITCHEN: 'kitchen',
  ROLE_BOOKKEEPER: 'bookkeeper',
} as const satisfies Record<Role, string>;

/** What a first password permits. */
const FOR_FIRST_PASSWORDS = ['readMe', 'changeMyPassword'];

/** What the guard says; null: nothing, the call reached its handler. */
type Said = 'notSignedIn' | 'notAllowed' | 'passwordOutdated' | null;
const SAID: Readonly<Record<Exclude<Said, null>, number>> = {
  notSignedIn: 401,
  notAllowed: 403,
  passwordOutdated: 403,
};

async function saidIn(response: Response): Promise<Said> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) {
    await response.body?.cancel();
    return null;
  }
  const { errors = [] } = (await response.json()) as { errors?: { message: string }[] };
  const codes = Object.keys(SAID) as (keyof typeof SAID)[];
  return (
    codes.find((code) => response.status === SAID[code] && errors[0]?.message === REQUEST_MESSAGES[code]) ??
    null
  );
}

/** The call as a page of the shop makes it. */
const send = (
  app: TestApp,
  { method, path }: Pick<Call, 'method' | 'path'>,
  {
    id = '1',
    cookie,
    body,
    from = 'same-origin',
  }: { id?: string; cookie?: string | undefined; body?: unknown; from?: string },
) =>
  app.app.request(path.replaceAll(/\{\w+\}/g, id), {
    method,
    headers: {
      'sec-fetch-site': from,
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

describe('who may call what', () => {
  let app: TestApp;
  const cookies: Record<string, string> = {};
  beforeAll(async () => {
    app = await newApp();
    const set = (id: number, changes: Partial<typeof users.$inferInsert>) =>
      app.db.update(users).set(changes).where(eq(users.id, id));
    const [none, admin, fresh, disabled] = [
      await app.as('nobody'),
      await app.as('admin'),
      await app.as('admin'),
      await app.as('admin'),
    ];
    await set(fresh.id, { mustChangePassword: true });
    await set(disabled.id, { isEnabled: false });
    for (const role of ROLES) cookies[role] = (await app.as(CALLED[role], [1])).cookie;
    Object.assign(cookies, {
      none: none.cookie,
      fresh: fresh.cookie,
      disabled: disabled.cookie,
      forged: admin.cookie.replace(/.{6}$/, 'AAAAAA'),
    });
  });
  afterAll(() => app.close());

  it.each(calls)('$who: $method $path ($name)', async (call) => {
    const { who, name } = call;
    const isEveryones = who === 'anyone';
    const answers: Record<string, Said> = { stranger: await saidIn(await send(app, call, {})) };
    // What anyone may do ends sessions as well.
    if (!isEveryones)
      for (const [caller, cookie] of Object.entries(cookies))
        // Nothing that the other calls need is found and changed.
        answers[caller] = await saidIn(
          await send(app, call, { cookie, id: caller === 'ROLE_ADMIN' ? '99999' : '1' }),
        );
    const signedOut = 'notSignedIn' as const;
    expect(answers).toEqual(
      isEveryones
        ? { stranger: null }
        : {
            stranger: signedOut,
            forged: signedOut,
            disabled: signedOut,
            none: 'notAllowed',
            ...Object.fromEntries(ROLES.map((role) => [role, mayCall(role, who) ? null : 'notAllowed'])),
            fresh: FOR_FIRST_PASSWORDS.includes(name) ? null : 'passwordOutdated',
          },
    );
  });

  it.each(calls.filter(({ method }) => method !== 'GET'))(
    'no other site makes a signed-in browser call $method $path',
    async (call) => {
      const response = await send(app, call, { cookie: cookies.ROLE_ADMIN, from: 'cross-site' });
      const answer = (await response.json()) as { errors: { message: string }[] };
      expect([response.status, answer.errors[0]?.message]).toEqual([403, REQUEST_MESSAGES.crossSite]);
    },
  );

  it('the API has no call that is not in the contract, and so without a guard', () => {
    const inContract = new Set(
      calls.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    const routes = app.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path}`);
    expect(routes.length).toBeGreaterThan(100);
    // The description of the contract itself.
    expect([...new Set(routes)].filter((route) => !inContract.has(route))).toEqual(['GET /api/openapi.json']);
  });

  it.each(calls)('$method $path is answered for its caller only, and never as a page', async (call) => {
    const cookie = call.who === 'anyone' ? undefined : cookies.ROLE_ADMIN;
    const { headers, body } = await send(app, call, { cookie, id: '99999' });
    await body?.cancel();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    expect(headers.get('referrer-policy')).toBeTruthy();
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    const isPersonal = call.who !== 'anyone' || /\{(hash|apiKey|token)\}/.test(call.path);
    if (isPersonal) expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('what belongs to one branch', () => {
  const MARK = 'Zebulon Zwiesel';
  const EMAIL = 'zebulon@example.org';
  let app: TestApp;
  let stranger: string;
  let colleague: string;
  beforeAll(async () => {
    const shop = testShop();
    app = await newApp('PGlite', {
      ...shop,
      stations: [{ id: 1, name: 'Pizzaofen' }],
      categories: shop.categories.map((category) => ({ ...category, station: { id: 1 } })),
    });
    const { data: order } = await app.order(draft({ name: MARK, email: EMAIL }));
    const [orderId, createdAt] = [order.id, new Date(app.clock.now)];
    await app.db.insert(outbox).values({
      ...{ orderId, branchId: 1, channel: 'mail', audience: 'customer', purpose: 'placed' },
      ...{ recipient: EMAIL, payload: {}, state: 'failed' },
    });
    await app.db.insert(prints).values({
      ...{ key: 'a', purpose: 'order', orderId, branchId: 1, deviceName: MARK, state: 'failed', createdAt },
    });
    await app.db.insert(withdrawals).values({
      ...{ orderId, branchId: 1, isByLink: true, name: MARK, email: EMAIL, lines: [], receivedAt: createdAt },
    });
    await app.db.insert(dayCloses).values({
      ...{ branchId: 1, day: '2026-11-20', number: 1, previousHash: '', hash: '', closedAt: createdAt },
      content: closeDay(
        { branch: { id: 1, name: MARK }, day: '2026-11-20', number: 1, currency: 'EUR', timezone: 'UTC' },
        { sales: [], refunds: [], ended: [] },
      ),
    });
    stranger = (await app.as('employee', [2])).cookie;
    colleague = (await app.as('employee', [1])).cookie;
  });
  afterAll(() => app.close());

  const ofEmployees = calls.filter(
    ({ who, path }) => who !== 'anyone' && mayCall('ROLE_EMPLOYEE', who) && !path.startsWith('/api/users/me'),
  );

  it.each(ofEmployees.filter(({ path }) => path.includes('{')))(
    'is not read or changed by staff of another: $method $path',
    async (call) => {
      const path = call.path.replace('{index}', '0');
      const body = call.body && sampleOf(call.body);
      const refused = await send(app, { ...call, path }, { cookie: stranger, body });
      // First: a stream that is open would not end.
      expect([403, 404]).toContain(refused.status);
      expect(await refused.text()).not.toContain(MARK);
      // Staff of the branch reach the handler: it is the branch that the other was refused for.
      const reached = await send(app, { ...call, path }, { cookie: colleague, body });
      await reached.body?.cancel();
      expect([401, 403, 404]).not.toContain(reached.status);
    },
  );

  const lists = ofEmployees.filter(({ method, path }) => method === 'GET' && !path.includes('{'));

  it.each(lists)('is not in lists of another: $path', async (call) => {
    const response = await send(app, call, { cookie: stranger });
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).not.toContain(MARK);
    expect(text).not.toContain(EMAIL);
  });

  it('is in lists of its own', async () => {
    const shown = [];
    for (const call of lists) {
      const text = await (await send(app, call, { cookie: colleague })).text();
      if (text.includes(MARK) || text.includes(EMAIL)) shown.push(call.path);
    }
    expect(shown).toEqual(
      expect.arrayContaining([
        '/api/orders',
        '/api/orders/current',
        '/api/messages',
        '/api/prints',
        '/api/withdrawals',
      ]),
    );
  });
});
