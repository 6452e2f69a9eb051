import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, signInTries, users, verifications } from '../../../src/server/platform/database/schema.ts';
import { linkAddressTries } from '../../../src/server/people/sign-in-tries.ts';
import type { User } from '../../../src/lib/contract/people.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import { watchContract } from '../../support/contract-record.ts';
import { callsWith, cookieOf, newAccount, PASSWORD, signedIn, signIn } from '../../support/people.ts';

const INVALID = 'Dieser Anmeldelink ist ungültig oder abgelaufen.';

describe('a login link', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp()));
  afterAll(() => app.close());

  const ask = (email: string) => app.post('/api/sessions/link', { email });
  const redeem = (token: string) => app.post('/api/sessions/from-link', { token });
  /** The secret of a link that was asked for. */
  async function linkFor(email: string): Promise<string> {
    expect(await ask(email)).toMatchObject({ status: 202, data: null });
    const mail = app.loginLinks.findLast(({ to }) => to === email);
    if (!mail) throw new Error('no mail');
    return mail.token;
  }

  it('signs in the owner of the mailbox, once', async () => {
    const user = await newAccount(app);
    const token = await linkFor(user.email);
    const entered = await redeem(token);
    expect(entered).toMatchObject({ status: 201, data: { id: user.id, email: user.email } });
    expect(entered.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=Lax/i);
    expect((await callsWith(app, cookieOf(entered)).get('/api/users/me')).status).toBe(200);
    expect(await redeem(token)).toMatchObject({ status: 401, errors: [{ field: null, message: INVALID }] });
  });

  it('ends with every other way in: another link, a new password, another address, a disabled account', async () => {
    const admin = await signedIn(app, { roles: ['ROLE_ADMIN'] });
    const ends = [
      async ({ email }: User) => expect((await redeem(await linkFor(email))).status).toBe(201),
      async ({ email }: User) => expect((await signIn(app, email)).status).toBe(201),
      async ({ email }: User) => {
        const own = callsWith(app, cookieOf(await signIn(app, email)));
        const token = await linkFor(email);
        const change = { currentPassword: PASSWORD, newPassword: 'Vier lila Kacheln' };
        expect((await own.put('/api/users/me/password', change)).status).toBe(200);
        expect((await redeem(token)).status).toBe(401);
      },
      ({ id }: User) => admin.put(`/api/users/${id}`, { password: 'Vier lila Kacheln' }),
      ({ id, email }: User) => admin.put(`/api/users/${id}`, { email: `neu.${email}` }),
      async ({ id }: User) => {
        await admin.put(`/api/users/${id}`, { isEnabled: false });
        await admin.put(`/api/users/${id}`, { isEnabled: true });
      },
    ];
    for (const end of ends) {
      const user = await newAccount(app);
      const older = await linkFor(user.email);
      await end(user);
      expect(await redeem(older)).toMatchObject({ status: 401, errors: [{ message: INVALID }] });
    }
  });

  it('reaches the owner again within five minutes, however many a stranger requests', async () => {
    const { email } = await newAccount(app);
    for (let asked = 0; asked < 20; asked += 1) {
      await ask(email);
      app.clock.now += 5 * 60_000;
      await app.db.delete(signInTries).where(eq(signInTries.key, linkAddressTries('').key));
    }
    expect((await redeem(await linkFor(email))).status).toBe(201);
  });

  it('is stored as a hash', async () => {
    const { email } = await newAccount(app);
    const token = await linkFor(email);
    expect(token.length).toBeGreaterThanOrEqual(32);
    expect(JSON.stringify(await app.db.select().from(verifications))).not.toContain(token);
  });

  it('expires after a quarter of an hour', async () => {
    const { email } = await newAccount(app);
    const before = Date.now();
    const token = await linkFor(email);
    const rows = await app.db.select().from(verifications);
    const row = rows.find(({ value }) => value.includes(email));
    const minutes = ((row?.expiresAt.getTime() ?? 0) - before) / 60_000;
    expect(Math.round(minutes)).toBe(15);
    await app.db
      .update(verifications)
      .set({ expiresAt: new Date(before - 1000) })
      .where(eq(verifications.id, row?.id ?? 0));
    expect((await redeem(token)).status).toBe(401);
  });

  it('is not sent to people who could not use it, with the same answer', async () => {
    const disabled = await newAccount(app, { isEnabled: false });
    const expired = await newAccount(app, { expiresAt: new Date(app.clock.now).toISOString() });
    for (const email of ['niemand@example.org', disabled.email, expired.email]) {
      expect(await ask(email)).toMatchObject({ status: 202, data: null });
      expect(app.loginLinks.some(({ to }) => to === email)).toBe(false);
    }
  });

  it('signs nobody in whose account was disabled meanwhile', async () => {
    const { id, email } = await newAccount(app);
    const token = await linkFor(email);
    await app.db.update(users).set({ isEnabled: false }).where(eq(users.id, id));
    expect(await redeem(token)).toMatchObject({
      status: 403,
      errors: [{ field: null, message: 'Dieses Benutzerkonto ist deaktiviert.' }],
    });
  });

  it('can be neither guessed nor forged', async () => {
    expect(await redeem('x'.repeat(32))).toMatchObject({ status: 401, errors: [{ message: INVALID }] });
    expect(await redeem('')).toMatchObject({ status: 422, errors: [{ field: 'token' }] });
    expect((await app.post('/api/sessions/from-link', '{')).status).toBe(400);
    await app.db
      .insert(signInTries)
      .values({ key: linkAddressTries('').key, tries: 30, lastAt: new Date(app.clock.now) })
      .onConflictDoUpdate({ target: signInTries.key, set: { tries: 30 } });
    expect((await redeem('x'.repeat(32))).status).toBe(429);
    await app.db.delete(signInTries);
  });

  it('is sent five times in a row at most', async () => {
    const { email } = await newAccount(app);
    const answers = [];
    for (let asked = 1; asked <= 6; asked += 1) answers.push((await ask(email)).status);
    expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
    expect(app.loginLinks.filter(({ to }) => to === email)).toHaveLength(5);
    app.clock.now += 60_000;
    expect((await redeem(await linkFor(email))).status).toBe(201);
    expect((await ask(email)).status).toBe(202);
  });

  it('needs an email address', async () => {
    expect(await ask('koch')).toMatchObject({
      status: 422,
      errors: [{ field: 'email', message: 'Bitte geben Sie eine gültige E-Mail-Adresse an.' }],
    });
    expect((await app.post('/api/sessions/link', '[')).status).toBe(400);
  });

  it('is refused with a message if mail is not configured', async () => {
    const { app: api } = app.composeAgain({ sendLoginLink: null });
    watchContract(api);
    const { email } = await newAccount(app);
    for (const somebody of [email, 'niemand@example.org']) {
      const response = await api.request('/api/sessions/link', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: somebody }),
      });
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({
        errors: [
          {
            field: null,
            message:
              'Anmeldelinks können derzeit nicht verschickt werden: Es ist kein E-Mail-Versand eingerichtet.',
          },
        ],
      });
    }
  });

  it('permits replacing a forgotten password for a quarter of an hour, once', async () => {
    const { id, email } = await newAccount(app);
    const person = callsWith(app, cookieOf(await redeem(await linkFor(email))));
    const change = (newPassword: string) => person.put('/api/users/me/password', { newPassword });
    app.clock.now += 15 * 60_000;
    expect(await change('Vergessen 2026')).toMatchObject({
      status: 422,
      errors: [{ field: 'currentPassword', message: 'Bitte geben Sie Ihr bisheriges Passwort an.' }],
    });
    app.clock.now -= 1;
    expect((await change('Vergessen 2026')).status).toBe(200);
    expect((await change('Noch eines 2026')).status).toBe(422);
    expect((await signIn(app, email, 'Vergessen 2026')).status).toBe(201);
    const rows = await app.db.select().from(sessions).where(eq(sessions.userId, id));
    expect(rows.map(({ isFromLink }) => isFromLink)).toEqual([false, false]);
  });
});
