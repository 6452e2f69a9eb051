import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleEndpoints } from '../../../src/lib/contract/endpoints/people.ts';
import { users } from '../../../src/server/platform/database/schema.ts';
import { createFirstAdmin } from '../../../src/server/people/first-admin.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import { callsWith, cookieOf, send, signIn } from '../../support/people.ts';

const forStaff = Object.entries(peopleEndpoints)
  .filter(([, { who }]) => who !== 'anyone')
  .map(([name, { who, route }]) => ({
    name,
    who,
    method: route.method.toUpperCase(),
    path: route.path.replaceAll(/\{\w+\}/g, '1'),
  }));

describe('access to accounts and logs', () => {
  let app: TestApp;
  let employee: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    app = await newApp();
    employee = await app.as('employee', [1]);
  });
  afterAll(() => app.close());

  const body = (method: string) => (method === 'POST' || method === 'PUT' ? { body: {} } : {});

  it.each(forStaff)('$method $path requires a sign-in', async ({ method, path }) => {
    expect(await send(app, method, path, body(method))).toMatchObject({
      status: 401,
      errors: [{ field: null, message: 'Bitte melden Sie sich an.' }],
    });
  });

  it.each(forStaff.filter(({ who }) => who === 'admin'))(
    '$method $path is for admins only',
    async ({ method, path }) => {
      const headers = { cookie: employee.cookie, 'sec-fetch-site': 'same-origin' };
      expect(await send(app, method, path, { ...body(method), headers })).toMatchObject({
        status: 403,
        errors: [{ field: null, message: 'Dazu haben Sie keine Berechtigung.' }],
      });
    },
  );
});

describe.each(bothFor('races'))('the first account on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp(kind)));
  afterAll(() => app.close());

  it('the first admin is created once by the fastest process, and may do everything after changing the password', async () => {
    const now = () => app.clock.now;
    const made = await Promise.all([createFirstAdmin(app.db, now), createFirstAdmin(app.db, now)]);
    const [admin, ...others] = made.filter((it) => it !== null);
    expect(others).toEqual([]);
    if (!admin) throw new Error('no admin');
    expect(admin.password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    const person = callsWith(app, cookieOf(await signIn(app, admin.email, admin.password)));
    expect((await person.get('/api/users')).status).toBe(403);
    const change = { currentPassword: admin.password, newPassword: 'Jetzt mein eigenes' };
    expect((await person.put('/api/users/me/password', change)).status).toBe(200);
    expect((await person.get('/api/users')).status).toBe(200);
    expect(await createFirstAdmin(app.db, now)).toBeNull();
    expect(await app.db.$count(users)).toBe(1);
  });
});
