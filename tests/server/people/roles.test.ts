import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newApp, type TestApp } from '../../support/app.ts';

describe('a signed-in person', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp()));
  afterAll(() => app.close());

  it('reads their own account', async () => {
    const employee = await app.as('employee', [1]);
    expect(await employee.get('/api/users/me')).toMatchObject({
      status: 200,
      data: { id: employee.id, email: employee.email, roles: ['ROLE_EMPLOYEE'], branches: [{ id: 1 }] },
    });
  });

  it('is nobody without a session or with a forged one', async () => {
    expect(await app.call('/api/users/me')).toMatchObject({
      status: 401,
      errors: [{ field: null, message: 'Bitte melden Sie sich an.' }],
    });
    const { cookie } = await app.as('admin');
    const forged = cookie.replace(/.{6}$/, 'AAAAAA');
    expect((await app.call('/api/users/me', { headers: { cookie: forged } })).status).toBe(401);
  });
});
