import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../../src/lib/contract/people.ts';
import { sessions, signInTries } from '../../../src/server/platform/database/schema.ts';
import { accountTries, codeInAllTries, codeTries } from '../../../src/server/people/sign-in-tries.ts';
import { fieldsOf, newApp, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import {
  callsWith,
  CODE_MS as STEP,
  FACTOR,
  WRONG_CODE as wrongCode,
  challengeFor,
  codeNow,
  cookieOf,
  giveCode,
  loggedOf,
  PASSWORD,
  send,
  signedIn,
  signIn,
  withSecondFactor,
  wrongCodeFor,
} from '../../support/people.ts';

const OVER = 'Diese Anmeldung gilt nicht mehr. Bitte melden Sie sich noch einmal an.';

describe.each(bothFor('races', 'SQL'))('a sign-in with a second factor on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp(kind)));
  afterAll(() => app.close());
  // Codes of different tests must not be the same.
  beforeEach(() => void (app.clock.now += 10 * STEP));

  it('asks for the code after the right password, and opens no session before', async () => {
    const { id, email, secret } = await withSecondFactor(app);
    app.clock.now += STEP;
    await app.db.delete(sessions).where(eq(sessions.userId, id));
    const asked = await signIn(app, email);
    expect([asked.status, asked.data]).toEqual([201, { challenge: expect.stringMatching(/^[\w-]{43}$/) }]);
    expect(asked.headers.getSetCookie()).toEqual([]);
    expect(await app.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);

    const { challenge } = asked.data as { challenge: string };
    const entered = await giveCode(app, challenge, await codeNow(app, secret));
    expect(entered).toMatchObject({ status: 201, data: { id, email, hasSecondFactor: true } });
    expect(entered.headers.get('cache-control')).toBe('no-store');
    expect(entered.headers.getSetCookie()[0]).toMatch(/^bestellbar\.session_token=[^;]{60,};.*HttpOnly/);
    expect((await callsWith(app, cookieOf(entered)).get('/api/users/me')).status).toBe(200);
    expect(await loggedOf(app, id)).toEqual([
      ['sign-in', { way: 'password' }],
      ['set-second-factor', null],
      ['sign-in', { way: 'password', secondFactor: 'app' }],
    ]);
  });

  it('answers a wrong password as ever', async () => {
    const { email } = await withSecondFactor(app);
    const answers = [
      await signIn(app, email, 'geraten'),
      await signIn(app, 'niemand@example.org', 'geraten'),
    ];
    for (const { status, data, errors } of answers)
      expect([status, data, errors]).toEqual([
        401,
        undefined,
        [{ field: null, message: 'E-Mail-Adresse oder Passwort stimmt nicht.' }],
      ]);
  });

  it('accepts a code once, and none that is older than the last', async () => {
    const { id, email, secret } = await withSecondFactor(app);
    // The code that has confirmed the set-up.
    expect(await giveCode(app, await challengeFor(app, email), await codeNow(app, secret))).toMatchObject(
      wrongCode,
    );
    expect((await giveCode(app, await challengeFor(app, email), await codeNow(app, secret, 1))).status).toBe(
      201,
    );
    for (const later of [0, 1])
      expect(
        await giveCode(app, await challengeFor(app, email), await codeNow(app, secret, later)),
      ).toMatchObject(wrongCode);
    expect((await loggedOf(app, id)).slice(-1)).toEqual([['sign-in-refused', { reason: 'codeWrong' }]]);
  });

  it('accepts a code once, of parallel attempts too', async () => {
    const { email, secret, recoveryCodes } = await withSecondFactor(app);
    app.clock.now += STEP;
    for (const code of [await codeNow(app, secret), recoveryCodes[0] ?? '']) {
      const challenges = [await challengeFor(app, email), await challengeFor(app, email)];
      const answers = await Promise.all(challenges.map((challenge) => giveCode(app, challenge, code)));
      const statuses = answers.map(({ status }) => status).sort();
      // The faster sign-in ends the other, or uses up its code.
      expect(statuses[0]).toBe(201);
      expect([401, 422]).toContain(statuses[1]);
    }
  });

  it('accepts each recovery code once, however it is typed', async () => {
    const { id, email, recoveryCodes } = await withSecondFactor(app);
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^(\w{4}-){5}\w{4}$/);
    expect((await giveCode(app, await challengeFor(app, email), first)).status).toBe(201);
    expect(await giveCode(app, await challengeFor(app, email), first)).toMatchObject(wrongCode);
    const typed = ` ${second.replaceAll('-', ' ').toUpperCase()} `;
    const entered = await giveCode(app, await challengeFor(app, email), typed);
    expect(entered.status).toBe(201);
    const { data } = await callsWith(app, cookieOf(entered)).get(FACTOR);
    expect(data).toMatchObject({ recoveryCodesLeft: 8 });
    expect(await loggedOf(app, id)).toContainEqual([
      'sign-in',
      { way: 'password', secondFactor: 'recovery' },
    ]);
  });

  it('waits ten minutes for the code, and knows no other challenge', async () => {
    const { email, secret } = await withSecondFactor(app);
    const challenge = await challengeFor(app, email);
    app.clock.now += 10 * 60_000;
    const late = await giveCode(app, challenge, await codeNow(app, secret));
    expect(late).toMatchObject({ status: 401, errors: [{ field: null, message: OVER }] });
    expect((await giveCode(app, 'x'.repeat(43), await codeNow(app, secret))).status).toBe(401);
    expect(fieldsOf(await giveCode(app, '', ''))).toEqual(['challenge', 'code']);
    expect((await app.post('/api/sessions/code', '{')).status).toBe(400);
  });

  it('no longer waits after a new password, a disabled account or a removed second factor', async () => {
    const admin = await signedIn(app, { roles: ['ROLE_ADMIN'] });
    const ends = [
      ({ id }: User) => admin.put(`/api/users/${id}`, { password: 'Vier lila Kacheln' }),
      ({ id }: User) => admin.put(`/api/users/${id}`, { isEnabled: false }),
      ({ id }: User) => admin.delete(`/api/users/${id}/second-factor`, { currentPassword: PASSWORD }),
    ];
    for (const end of ends) {
      const person = await withSecondFactor(app);
      const challenge = await challengeFor(app, person.email);
      expect((await end(person)).status).toBe(200);
      const answer = await giveCode(app, challenge, await codeNow(app, person.secret, 1));
      expect(answer).toMatchObject({ status: 401, errors: [{ message: OVER }] });
    }
  });

  it('is refused to an account that has expired while waiting', async () => {
    const expiresAt = new Date(app.clock.now + 60_000).toISOString();
    const { email, secret } = await withSecondFactor(app, { expiresAt });
    const challenge = await challengeFor(app, email);
    app.clock.now += 60_000;
    expect(await giveCode(app, challenge, await codeNow(app, secret))).toMatchObject({
      status: 403,
      errors: [{ field: null, message: 'Dieses Benutzerkonto ist abgelaufen.' }],
    });
  });

  it('by a login link needs the code as well, and then may set a new password without the old one', async () => {
    const { id, email, secret } = await withSecondFactor(app);
    app.clock.now += STEP;
    await app.post('/api/sessions/link', { email });
    const token = app.loginLinks.findLast(({ to }) => to === email)?.token ?? '';
    const asked = await app.post('/api/sessions/from-link', { token });
    expect([asked.status, Object.keys(asked.data as object)]).toEqual([201, ['challenge']]);
    expect(asked.headers.getSetCookie()).toEqual([]);
    const { challenge } = asked.data as { challenge: string };
    expect(await giveCode(app, challenge, await wrongCodeFor(app, secret))).toMatchObject(wrongCode);
    const entered = await giveCode(app, challenge, await codeNow(app, secret));
    expect(entered.status).toBe(201);
    expect((await loggedOf(app, id)).at(-1)).toEqual(['sign-in', { way: 'link', secondFactor: 'app' }]);
    const own = callsWith(app, cookieOf(entered));
    expect((await own.put('/api/users/me/password', { newPassword: 'Vier lila Kacheln' })).status).toBe(200);
  });
});

describe('guessing codes', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp()));
  afterAll(() => app.close());
  const HERE = '203.0.113.7';

  const seed = (key: string, tries: number) =>
    app.db
      .insert(signInTries)
      .values({ key, tries, lastAt: new Date(app.clock.now) })
      .onConflictDoUpdate({ target: signInTries.key, set: { tries } });

  it('is delayed after five attempts, which the right password does not clear', async () => {
    const { email, secret } = await withSecondFactor(app);
    app.clock.now += STEP;
    for (let tries = 0; tries < 5; tries += 1) {
      const challenge = await challengeFor(app, email);
      expect((await giveCode(app, challenge, await wrongCodeFor(app, secret), HERE)).status).toBe(422);
    }
    const challenge = await challengeFor(app, email);
    const locked = await giveCode(app, challenge, await codeNow(app, secret), HERE);
    expect(locked.status).toBe(429);
    expect(locked.headers.get('retry-after')).toBe('60');
    app.clock.now += 60_000;
    expect((await giveCode(app, challenge, await codeNow(app, secret), HERE)).status).toBe(201);
    const [counted] = await app.db
      .select()
      .from(signInTries)
      .where(eq(signInTries.key, codeTries(email, HERE).key));
    expect(counted?.tries).toBe(0);
  });

  it('is delayed from everywhere after fifty, except for browsers that have signed in before', async () => {
    const { email, secret, cookie } = await withSecondFactor(app);
    app.clock.now += STEP;
    await seed(codeInAllTries(email).key, 50);
    const challenge = await challengeFor(app, email);
    expect((await giveCode(app, challenge, await codeNow(app, secret), HERE)).status).toBe(429);
    const known = await send(app, 'POST', '/api/sessions/code', {
      body: { challenge, code: await codeNow(app, secret) },
      headers: { cookie },
      address: HERE,
    });
    expect(known.status).toBe(201);
  });

  it('is limited in an open session, too', async () => {
    const person = await withSecondFactor(app);
    await seed(codeTries(person.email, '').key, 5);
    const proof = { currentPassword: PASSWORD, code: await codeNow(app, person.secret, 1) };
    expect((await person.delete(FACTOR, proof)).status).toBe(429);
    expect((await person.post(`${FACTOR}/recovery-codes`, proof)).status).toBe(429);
    await seed(accountTries(person.email, '').key, 5);
    expect((await person.delete(FACTOR, proof)).status).toBe(429);
  });
});
