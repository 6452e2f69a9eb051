import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewSecondFactor, User } from '../../../src/lib/contract/people.ts';
import { logs, secondFactors, sessions, signInTries } from '../../../src/server/platform/database/schema.ts';
import { resetPassword } from '../../../src/server/people/first-admin.ts';
import { accountTries, codeInAllTries, codeTries } from '../../../src/server/people/sign-in-tries.ts';
import { fieldsOf, newApp, type ApiAnswer, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import { testShop } from '../../support/shop.ts';
import {
  callsWith,
  challengeFor,
  codeNow,
  cookieOf,
  newAccount,
  PASSWORD,
  send,
  signedIn,
  signIn,
  withSecondFactor,
} from '../../support/people.ts';

const FACTOR = '/api/users/me/second-factor';
const STEP = 30_000;
const WRONG = 'Dieser Code stimmt nicht oder wurde schon benutzt.';
const OVER = 'Diese Anmeldung gilt nicht mehr. Bitte melden Sie sich noch einmal an.';
const wrongCode = { status: 422, errors: [{ field: 'code', message: WRONG }] };

const giveCode = (app: TestApp, challenge: string, code: string, address?: string) =>
  send(app, 'POST', '/api/sessions/code', {
    body: { challenge, code },
    ...(address === undefined ? {} : { address }),
  });

/** What the log says of somebody, in order. */
const loggedOf = async (app: TestApp, id: number) =>
  (await app.db.select().from(logs).orderBy(logs.id))
    .filter(({ context }) => context['id'] === id)
    .map(({ context }) => [context['action'], context['after']]);

/** A code that is not the current one or a neighbour. */
function wrongOf(app: TestApp, secret: string): string {
  const right = [-1, 0, 1].map((later) => codeNow(app, secret, later));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
}

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
    expect(asked).toMatchObject({ status: 202, data: { challenge: expect.stringMatching(/^[\w-]{43}$/) } });
    expect(asked.headers.getSetCookie()).toEqual([]);
    expect(await app.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);

    const { challenge } = asked.data as { challenge: string };
    const entered = await giveCode(app, challenge, codeNow(app, secret));
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
    expect(await giveCode(app, await challengeFor(app, email), codeNow(app, secret))).toMatchObject(
      wrongCode,
    );
    expect((await giveCode(app, await challengeFor(app, email), codeNow(app, secret, 1))).status).toBe(201);
    for (const later of [0, 1])
      expect(await giveCode(app, await challengeFor(app, email), codeNow(app, secret, later))).toMatchObject(
        wrongCode,
      );
    expect((await loggedOf(app, id)).slice(-1)).toEqual([['sign-in-refused', { reason: 'codeWrong' }]]);
  });

  it('accepts a code once, of parallel attempts too', async () => {
    const { email, secret, recoveryCodes } = await withSecondFactor(app);
    app.clock.now += STEP;
    for (const code of [codeNow(app, secret), recoveryCodes[0] ?? '']) {
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
    expect(first).toMatch(/^\w{4}-\w{4}-\w{4}$/);
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
    const late = await giveCode(app, challenge, codeNow(app, secret));
    expect(late).toMatchObject({ status: 401, errors: [{ field: null, message: OVER }] });
    expect((await giveCode(app, 'x'.repeat(43), codeNow(app, secret))).status).toBe(401);
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
      const answer = await giveCode(app, challenge, codeNow(app, person.secret, 1));
      expect(answer).toMatchObject({ status: 401, errors: [{ message: OVER }] });
    }
  });

  it('is refused to an account that has expired while waiting', async () => {
    const expiresAt = new Date(app.clock.now + 60_000).toISOString();
    const { email, secret } = await withSecondFactor(app, { expiresAt });
    const challenge = await challengeFor(app, email);
    app.clock.now += 60_000;
    expect(await giveCode(app, challenge, codeNow(app, secret))).toMatchObject({
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
    expect(asked.status).toBe(202);
    expect(asked.headers.getSetCookie()).toEqual([]);
    const { challenge } = asked.data as { challenge: string };
    expect(await giveCode(app, challenge, wrongOf(app, secret))).toMatchObject(wrongCode);
    const entered = await giveCode(app, challenge, codeNow(app, secret));
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
      expect((await giveCode(app, challenge, wrongOf(app, secret), HERE)).status).toBe(422);
    }
    const challenge = await challengeFor(app, email);
    const locked = await giveCode(app, challenge, codeNow(app, secret), HERE);
    expect(locked.status).toBe(429);
    expect(locked.headers.get('retry-after')).toBe('60');
    app.clock.now += 60_000;
    expect((await giveCode(app, challenge, codeNow(app, secret), HERE)).status).toBe(201);
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
    expect((await giveCode(app, challenge, codeNow(app, secret), HERE)).status).toBe(429);
    const known = await send(app, 'POST', '/api/sessions/code', {
      body: { challenge, code: codeNow(app, secret) },
      headers: { cookie },
      address: HERE,
    });
    expect(known.status).toBe(201);
  });

  it('is limited in an open session, too', async () => {
    const person = await withSecondFactor(app);
    await seed(codeTries(person.email, '').key, 5);
    const proof = { currentPassword: PASSWORD, code: codeNow(app, person.secret, 1) };
    expect((await person.delete(FACTOR, proof)).status).toBe(429);
    expect((await person.post(`${FACTOR}/recovery-codes`, proof)).status).toBe(429);
    await seed(accountTries(person.email, '').key, 5);
    expect((await person.delete(FACTOR, proof)).status).toBe(429);
  });
});

describe("one's own second factor", () => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp()));
  afterAll(() => app.close());
  beforeEach(() => void (app.clock.now += 10 * STEP));
  const own = { currentPassword: PASSWORD };

  const refusedAs = (answer: ApiAnswer) => [answer.status, answer.errors];

  it('is set up with the password and a first code, and counts only then', async () => {
    const person = await signedIn(app);
    expect(refusedAs(await person.post(FACTOR, { currentPassword: 'geraten' }))).toEqual([
      422,
      [{ field: 'currentPassword', message: 'Ihr eigenes Passwort stimmt nicht.' }],
    ]);
    expect(refusedAs(await person.post(`${FACTOR}/confirmation`, { code: '123456' }))).toEqual([
      422,
      [{ field: null, message: 'Bitte beginnen Sie mit dem Einrichten noch einmal.' }],
    ]);
    const started = await person.post(FACTOR, own);
    expect(started.status).toBe(201);
    expect(started.headers.get('cache-control')).toBe('no-store');
    const { secret, uri } = started.data as NewSecondFactor;
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(encodeURIComponent(person.email));
    expect((await person.get(FACTOR)).data).toEqual({ since: null, recoveryCodesLeft: 0 });
    expect((await signIn(app, person.email)).status).toBe(201);

    const wrong = await person.post(`${FACTOR}/confirmation`, { code: wrongOf(app, secret) });
    expect([wrong.status, fieldsOf(wrong)]).toEqual([422, ['code']]);
    expect(fieldsOf(await person.post(`${FACTOR}/confirmation`, {}))).toEqual(['code']);
    const confirmed = await person.post(`${FACTOR}/confirmation`, { code: codeNow(app, secret) });
    expect(confirmed.status).toBe(200);
    expect((await person.get(FACTOR)).data).toEqual({
      since: new Date(app.clock.now).toISOString(),
      recoveryCodesLeft: 10,
    });
    expect((await person.get('/api/users/me')).data).toMatchObject({ hasSecondFactor: true });

    const again = [
      await person.post(FACTOR, own),
      await person.post(`${FACTOR}/confirmation`, { code: '1' }),
    ];
    for (const answer of again)
      expect(refusedAs(answer)).toEqual([
        422,
        [{ field: null, message: 'Der zweite Faktor ist schon eingerichtet.' }],
      ]);
  });

  it('can be begun anew until it is confirmed: the last secret counts', async () => {
    const person = await signedIn(app);
    const first = (await person.post(FACTOR, own)).data as NewSecondFactor;
    const second = (await person.post(FACTOR, own)).data as NewSecondFactor;
    expect(second.secret).not.toBe(first.secret);
    expect((await person.post(`${FACTOR}/confirmation`, { code: codeNow(app, first.secret) })).status).toBe(
      422,
    );
    expect((await person.post(`${FACTOR}/confirmation`, { code: codeNow(app, second.secret) })).status).toBe(
      200,
    );
  });

  it('ends the sessions that began without it', async () => {
    const user = await newAccount(app);
    const here = callsWith(app, cookieOf(await signIn(app, user.email)));
    const there = callsWith(app, cookieOf(await signIn(app, user.email)));
    const { secret } = (await here.post(FACTOR, own)).data as NewSecondFactor;
    await here.post(`${FACTOR}/confirmation`, { code: codeNow(app, secret) });
    expect((await here.get('/api/users/me')).status).toBe(200);
    expect((await there.get('/api/users/me')).status).toBe(401);
  });

  it('stores neither the secret nor recovery codes in the clear, nor in the log', async () => {
    const person = await withSecondFactor(app);
    const [row] = await app.db.select().from(secondFactors).where(eq(secondFactors.userId, person.id));
    const stored = JSON.stringify(row);
    for (const secret of [person.secret, ...person.recoveryCodes]) expect(stored).not.toContain(secret);
    for (const code of person.recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
    const answers = [await person.get('/api/users/me'), await person.get(FACTOR)];
    expect(JSON.stringify(answers.map(({ data }) => data))).not.toContain(person.secret);
    expect(JSON.stringify(await loggedOf(app, person.id))).not.toMatch(/secret":|recovery":|[A-Z2-7]{32}/);
  });

  it('gives new recovery codes for both factors, and the old ones end', async () => {
    const person = await withSecondFactor(app);
    const path = `${FACTOR}/recovery-codes`;
    const code = codeNow(app, person.secret, 1);
    expect(fieldsOf(await person.post(path, { currentPassword: 'geraten', code }))).toEqual([
      'currentPassword',
    ]);
    expect(await person.post(path, { ...own, code: wrongOf(app, person.secret) })).toMatchObject(wrongCode);
    const renewed = await person.post(path, { ...own, code });
    expect(renewed.status).toBe(201);
    const { recoveryCodes } = renewed.data as { recoveryCodes: string[] };
    expect(
      (await giveCode(app, await challengeFor(app, person.email), person.recoveryCodes[0] ?? '')).status,
    ).toBe(422);
    expect((await giveCode(app, await challengeFor(app, person.email), recoveryCodes[0] ?? '')).status).toBe(
      201,
    );
    expect(await loggedOf(app, person.id)).toContainEqual(['renew-recovery-codes', null]);
  });

  it('is switched off with both factors', async () => {
    const person = await withSecondFactor(app);
    const code = person.recoveryCodes[0] ?? '';
    expect(fieldsOf(await person.delete(FACTOR, { currentPassword: 'geraten', code }))).toEqual([
      'currentPassword',
    ]);
    expect(await person.delete(FACTOR, { ...own, code: 'falsch' })).toMatchObject(wrongCode);
    const off = await person.delete(FACTOR, { ...own, code });
    expect(off).toMatchObject({ status: 200, data: { id: person.id, hasSecondFactor: false } });
    expect((await signIn(app, person.email)).status).toBe(201);
    expect((await loggedOf(app, person.id)).slice(-2)[0]).toEqual(['remove-second-factor', null]);
    for (const answer of [
      await person.delete(FACTOR, { ...own, code }),
      await person.post(`${FACTOR}/recovery-codes`, { ...own, code }),
    ])
      expect(refusedAs(answer)).toEqual([
        422,
        [{ field: null, message: 'Es ist kein zweiter Faktor eingerichtet.' }],
      ]);
  });

  it('goes with the account', async () => {
    const admin = await app.as('admin');
    const person = await withSecondFactor(app);
    expect((await admin.delete(`/api/users/${person.id}`)).status).toBe(200);
    expect(await app.db.select().from(secondFactors).where(eq(secondFactors.userId, person.id))).toEqual([]);
  });

  it('answers unreadable requests as such', async () => {
    const { cookie } = await signedIn(app, { roles: ['ROLE_ADMIN'] });
    const calls = [
      ['POST', FACTOR],
      ['POST', `${FACTOR}/confirmation`],
      ['POST', `${FACTOR}/recovery-codes`],
      ['DELETE', FACTOR],
      ['DELETE', '/api/users/1/second-factor'],
    ] as const;
    for (const [method, path] of calls) {
      const init = { method, body: '{', headers: { cookie, 'content-type': 'application/json' } };
      expect((await app.call(path, init)).status).toBe(400);
    }
    const tried = await signedIn(app);
    await app.db
      .insert(signInTries)
      .values({ key: accountTries(tried.email, '').key, tries: 5, lastAt: new Date(app.clock.now) })
      .onConflictDoUpdate({ target: signInTries.key, set: { tries: 5 } });
    expect((await tried.post(FACTOR, own)).status).toBe(429);
  });
});

describe("somebody else's second factor", () => {
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
    expect((await signIn(app, person.email)).status).toBe(201);
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

describe('a shop that demands a second factor of admins', () => {
  let app: TestApp;
  beforeAll(async () => {
    const shop = testShop();
    app = await newApp('PGlite', { ...shop, config: { ...shop.config, adminsNeedSecondFactor: true } });
  });
  afterAll(() => app.close());
  beforeEach(() => void (app.clock.now += 10 * STEP));

  it('lets admins without one do nothing but set it up', async () => {
    const admin = await signedIn(app, { roles: ['ROLE_ADMIN'] });
    expect((await admin.get('/api/users/me')).data).toMatchObject({ mustSetUpSecondFactor: true });
    for (const answer of [
      await admin.get('/api/users'),
      await admin.put('/api/users/me', { name: 'Ich' }),
      await admin.get(FACTOR),
    ])
      expect(answer).toMatchObject({
        status: 403,
        errors: [{ field: null, message: 'Bitte richten Sie zuerst den zweiten Faktor ein.' }],
      });
    const started = await admin.post(FACTOR, { currentPassword: PASSWORD });
    const { secret } = started.data as NewSecondFactor;
    await admin.post(`${FACTOR}/confirmation`, { code: codeNow(app, secret) });
    expect((await admin.get('/api/users/me')).data).toMatchObject({ mustSetUpSecondFactor: false });
    expect((await admin.get('/api/users')).status).toBe(200);
    const proof = { currentPassword: PASSWORD, code: codeNow(app, secret, 1) };
    expect((await admin.delete(FACTOR, proof)).data).toMatchObject({ mustSetUpSecondFactor: true });
    expect((await admin.get('/api/users')).status).toBe(403);
  });

  it('has a first password changed before that', async () => {
    const admin = await signedIn(app, { roles: ['ROLE_ADMIN'], mustChangePassword: true });
    expect((await admin.post(FACTOR, { currentPassword: PASSWORD })).errors).toEqual([
      { field: null, message: 'Bitte ändern Sie zuerst Ihr Passwort.' },
    ]);
    const change = { currentPassword: PASSWORD, newPassword: 'Vier lila Kacheln' };
    expect((await admin.put('/api/users/me/password', change)).data).toMatchObject({
      mustChangePassword: false,
      mustSetUpSecondFactor: true,
    });
  });

  it('demands it of employees who become admins, at once, and of no employee', async () => {
    const boss = await withSecondFactor(app, { roles: ['ROLE_ADMIN'] });
    const person = await signedIn(app, { branches: [{ id: 1 }] });
    expect((await person.get('/api/orders')).status).toBe(200);
    const promoted = { roles: ['ROLE_ADMIN'], currentPassword: PASSWORD };
    expect((await boss.put(`/api/users/${person.id}`, promoted)).data).toMatchObject({
      mustSetUpSecondFactor: true,
    });
    expect((await person.get('/api/orders')).status).toBe(403);
  });
});
