import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../src/server/platform/database/schema.ts';
import { createFirstAdmin } from '../../../src/server/people/first-admin.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import { callsWith, cookieOf, signIn } from '../../support/people.ts';

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
