import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logs, signInTries } from '../../../src/server/platform/database/schema.ts';
import { resetPassword } from '../../../src/server/people/first-admin.ts';
import { accountTries } from '../../../src/server/people/sign-in-tries.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import { PASSWORD, signedIn, signIn, withSecondFactor } from '../../support/people.ts';

const STEP = 30_000;

describe("another account's second factor", () => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp()));
  afterAll(() => app.close());
  beforeEach(() => void (app.clock.now += 10 * STEP));
  const pathOf = ({ id }: { id: number }) => `/api/users/${id}/second-factor`;

  it('is removed by an admin with the own password, and so are the sessions', async () => {
    const admin = await signedIn(app, { roles: ['ROLE_ADMIN'] });
    const person = await withSecondFactor(app);
    const path = pathOf(person);
    expect(await admin.delete(path, { currentPassword: 'geraten' })).toMatchObject({
      status: 422,
      errors: [{ field: 'currentPassword', message: 'Ihr eigenes Passwort stimmt nicht.' }],
    });
    expect((await person.delete(path, { currentPassword: PASSWORD })).status).toBe(403);
    const removed = await admin.delete(path, { currentPassword: PASSWORD });
    expect(removed).toMatchObject({ status: 200, data: { id: person.id, hasSecondFactor: false } });
    expect((await person.get('/api/users/me')).status).toBe(401);
    expect(await signIn(app, person.email)).toMatchObject({ status: 201, data: { id: person.id } });
    const removals = (await app.db.select().from(logs)).filter(
      ({ context }) => context['action'] === 'remove-second-factor',
    );
    expect(removals.map(({ context }) => [context['userId'], context['id']])).toEqual([
      [admin.id, person.id],
    ]);
  });

  it('is not removed where there is no such account, for oneself, or with too many tries', async () => {
    const admin = await signedIn(app, { roles: ['ROLE_ADMIN'] });
    const person = await withSecondFactor(app);
    const proof = { currentPassword: PASSWORD };
    expect((await admin.delete(pathOf({ id: 99_999 }), proof)).status).toBe(404);
    expect(await admin.delete(pathOf(admin), proof)).toMatchObject({
      status: 422,
      errors: [{ field: null, message: expect.stringContaining('Mein Konto') }],
    });
    await app.db
      .insert(signInTries)
      .values({ key: accountTries(admin.email, '').key, tries: 5, lastAt: new Date(app.clock.now) })
      .onConflictDoUpdate({ target: signInTries.key, set: { tries: 5 } });
    expect((await admin.delete(pathOf(person), proof)).status).toBe(429);
  });

  it('is removed by the operator together with the password', async () => {
    const person = await withSecondFactor(app);
    const reset = await resetPassword(app.db, person.email, app.clock.now);
    expect(reset?.hadSecondFactor).toBe(true);
    expect(await signIn(app, person.email, reset?.password)).toMatchObject({
      status: 201,
      data: { hasSecondFactor: false, mustChangePassword: true },
    });
    expect((await resetPassword(app.db, person.email, app.clock.now))?.hadSecondFactor).toBe(false);
  });
});
