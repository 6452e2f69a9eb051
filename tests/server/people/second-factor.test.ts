import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewSecondFactor } from '../../../src/lib/contract/people.ts';
import { secondFactors, signInTries } from '../../../src/server/platform/database/schema.ts';
import { accountTries } from '../../../src/server/people/sign-in-tries.ts';
import { fieldsOf, newApp, type ApiAnswer, type TestApp } from '../../support/app.ts';
import { testShop } from '../../support/shop.ts';
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
  newAccount,
  PASSWORD,
  signedIn,
  signIn,
  withSecondFactor,
  wrongCodeFor,
} from '../../support/people.ts';

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
    expect(await signIn(app, person.email)).toMatchObject({ status: 201, data: { id: person.id } });

    const wrong = await person.post(`${FACTOR}/confirmation`, { code: await wrongCodeFor(app, secret) });
    expect([wrong.status, fieldsOf(wrong)]).toEqual([422, ['code']]);
    expect(fieldsOf(await person.post(`${FACTOR}/confirmation`, {}))).toEqual(['code']);
    const confirmed = await person.post(`${FACTOR}/confirmation`, { code: await codeNow(app, secret) });
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

  it('can be started again until it is confirmed: the last secret counts', async () => {
    const person = await signedIn(app);
    const first = (await person.post(FACTOR, own)).data as NewSecondFactor;
    const second = (await person.post(FACTOR, own)).data as NewSecondFactor;
    expect(second.secret).not.toBe(first.secret);
    expect(
      (await person.post(`${FACTOR}/confirmation`, { code: await codeNow(app, first.secret) })).status,
    ).toBe(422);
    expect(
      (await person.post(`${FACTOR}/confirmation`, { code: await codeNow(app, second.secret) })).status,
    ).toBe(200);
  });

  it('ends the sessions that began without it', async () => {
    const user = await newAccount(app);
    const here = callsWith(app, cookieOf(await signIn(app, user.email)));
    const there = callsWith(app, cookieOf(await signIn(app, user.email)));
    const { secret } = (await here.post(FACTOR, own)).data as NewSecondFactor;
    await here.post(`${FACTOR}/confirmation`, { code: await codeNow(app, secret) });
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
    const code = await codeNow(app, person.secret, 1);
    expect(fieldsOf(await person.post(path, { currentPassword: 'geraten', code }))).toEqual([
      'currentPassword',
    ]);
    expect(await person.post(path, { ...own, code: await wrongCodeFor(app, person.secret) })).toMatchObject(
      wrongCode,
    );
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
    expect(await signIn(app, person.email)).toMatchObject({ status: 201, data: { id: person.id } });
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
    await admin.post(`${FACTOR}/confirmation`, { code: await codeNow(app, secret) });
    expect((await admin.get('/api/users/me')).data).toMatchObject({ mustSetUpSecondFactor: false });
    expect((await admin.get('/api/users')).status).toBe(200);
    const proof = { currentPassword: PASSWORD, code: await codeNow(app, secret, 1) };
    expect((await admin.delete(FACTOR, proof)).data).toMatchObject({ mustSetUpSecondFactor: true });
    expect((await admin.get('/api/users')).status).toBe(403);
  });

  it('lets them choose a new password, which setting it up needs', async () => {
    const admin = await signedIn(app, { roles: ['ROLE_ADMIN'] });
    const change = { currentPassword: PASSWORD, newPassword: 'Vier lila Kacheln' };
    expect((await admin.put('/api/users/me/password', change)).status).toBe(200);
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
