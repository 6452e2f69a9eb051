import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../../src/lib/contract/people.ts';
import { logs, sessions, users } from '../../../src/server/platform/database/schema.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import { callsWith, cookieOf, newAccount, PASSWORD, send, signedIn, signIn } from '../../support/people.ts';

const DAY_MS = 86_400_000;
const messageOf = (answer: { errors: { message: string }[] }) => answer.errors.map(({ message }) => message);

describe('a sign-in', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp()));
  afterAll(() => app.close());

  it('takes email and password, and returns the user', async () => {
    const user = await newAccount(app, { branches: [{ id: 1 }] });
    const answer = await signIn(app, ` ${user.email.toUpperCase()} `);
    expect(answer).toMatchObject({ status: 201, data: user });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(answer.data)).not.toContain('hash');
    const me = await callsWith(app, cookieOf(answer)).get('/api/users/me');
    expect(me).toMatchObject({ status: 200, data: user });
  });

  it('sets a cookie that scripts and other sites cannot use, for a week', async () => {
    const { email } = await newAccount(app);
    const [cookie = '', ...others] = (await signIn(app, email)).headers.getSetCookie();
    expect(others).toEqual([
      expect.stringMatching(
        /^bestellbar\.known=\S+; Path=\/api\/sessions; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(cookie).toMatch(/^bestellbar\.session_token=[^;]{60,};/);
    const attributes = cookie
      .split('; ')
      .slice(1)
      .map((part) => part.toLowerCase());
    expect(attributes.sort()).toEqual(['httponly', 'max-age=604800', 'path=/', 'samesite=lax']);
  });

  it('limits the cookie to https where it came over https', async () => {
    const { email } = await newAccount(app);
    const answer = await send(app, 'POST', '/api/sessions', {
      body: { email, password: PASSWORD },
      headers: { 'x-forwarded-proto': 'https' },
    });
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/; Secure$/);
  });

  it('ties its cookies to this host and to https where the shop has such an address', async () => {
    const { app: api } = app.composeAgain({
      addresses: { site: 'https://shop.example', office: null, api: null },
    });
    const { email } = await newAccount(app);
    const answer = await api.request('/api/sessions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-bestellbar\.session_token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers.getSetCookie()[1]).toMatch(
      /^__Host-bestellbar\.known=\S+; Path=\/; Secure; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await api.request('/api/users/me', { headers: { cookie } })).status).toBe(200);
  });

  it('is logged, and so is a refused one', async () => {
    const { id, email } = await newAccount(app);
    await signIn(app, email, 'geraten');
    await signIn(app, 'niemand@example.org', 'geraten');
    await signIn(app, email);
    const entries = (await app.db.select().from(logs)).filter(({ context }) => context['userId'] === id);
    expect(entries.map(({ context }) => [context['action'], context['after']])).toEqual([
      ['sign-in-refused', { reason: 'wrongCredentials' }],
      ['sign-in', { way: 'password' }],
    ]);
  });

  it('answers a wrong password, an unknown address and an account without password alike', async () => {
    const { email } = await newAccount(app);
    const [linkOnly] = await app.db
      .insert(users)
      .values({ email: 'nur-link@example.org', roles: ['ROLE_EMPLOYEE'] })
      .returning();
    for (const somebody of [email, 'niemand@example.org', linkOnly?.email ?? '']) {
      const answer = await signIn(app, somebody, 'falsches Passwort');
      expect(answer).toMatchObject({
        status: 401,
        errors: [{ field: null, message: 'E-Mail-Adresse oder Passwort stimmt nicht.' }],
      });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it('refuses disabled and expired accounts, but says so only with the right password', async () => {
    const disabled = await newAccount(app, { isEnabled: false });
    const expired = await newAccount(app, { expiresAt: new Date(app.clock.now).toISOString() });
    expect(await signIn(app, disabled.email)).toMatchObject({
      status: 403,
      errors: [{ field: null, message: 'Dieses Benutzerkonto ist deaktiviert.' }],
    });
    expect(await signIn(app, expired.email)).toMatchObject({
      status: 403,
      errors: [{ field: null, message: 'Dieses Benutzerkonto ist abgelaufen.' }],
    });
    expect((await signIn(app, disabled.email, 'geraten')).status).toBe(401);
    const rows = await app.db.select().from(sessions).where(eq(sessions.userId, disabled.id));
    expect(rows).toEqual([]);
  });

  it('needs both fields, and a valid address', async () => {
    const answer = await send(app, 'POST', '/api/sessions', { body: { email: 'koch', password: '' } });
    expect(answer).toMatchObject({
      status: 422,
      errors: [
        { field: 'email', message: 'Bitte geben Sie eine gültige E-Mail-Adresse an.' },
        { field: 'password', message: 'Bitte füllen Sie dieses Feld aus.' },
      ],
    });
    const unreadable = await app.post('/api/sessions', '{');
    expect(unreadable.status).toBe(400);
  });

  it('ends with a sign-out, for the cookie as well as the browser', async () => {
    const person = await signedIn(app);
    const out = await person.delete('/api/sessions/current');
    expect(out).toMatchObject({ status: 200, data: null });
    expect(out.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/i);
    expect((await person.get('/api/users/me')).status).toBe(401);
    expect((await person.delete('/api/sessions/current')).status).toBe(200);
    expect((await send(app, 'DELETE', '/api/sessions/current')).status).toBe(200);
  });

  it('lasts as long as the person works, and no longer', async () => {
    const person = await signedIn(app);
    const expireAfter = (milliseconds: number) =>
      app.db
        .update(sessions)
        .set({ expiresAt: new Date(Date.now() + milliseconds) })
        .where(eq(sessions.userId, person.id));
    expect((await person.get('/api/users/me')).headers.getSetCookie()).toEqual([]);

    await expireAfter(5 * DAY_MS);
    expect((await person.get('/api/branches')).headers.getSetCookie()).toEqual([]);
    const kept = await person.get('/api/users/me');
    expect(kept.headers.getSetCookie().join()).toContain('Max-Age=604800');
    const [row] = await app.db.select().from(sessions).where(eq(sessions.userId, person.id));
    expect(row?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 6 * DAY_MS);

    await expireAfter(-1000);
    const late = await person.get('/api/users/me');
    expect(late.status).toBe(401);
    expect(late.headers.getSetCookie().join()).toMatch(/Max-Age=0/i);
  });

  it('ends after 30 days, however much it is used', async () => {
    const person = await signedIn(app);
    const beginAgo = (milliseconds: number) =>
      app.db
        .update(sessions)
        .set({ createdAt: new Date(app.clock.now - milliseconds) })
        .where(eq(sessions.userId, person.id));
    await beginAgo(29 * DAY_MS);
    expect((await person.get('/api/users/me')).status).toBe(200);
    await beginAgo(30 * DAY_MS);
    expect((await person.get('/api/users/me')).status).toBe(401);
  });

  it('ends at once when the account is disabled or expires, and stays ended', async () => {
    const admin = await app.as('admin');
    const person = await signedIn(app);
    expect((await admin.put(`/api/users/${person.id}`, { isEnabled: false })).status).toBe(200);
    expect((await person.get('/api/users/me')).status).toBe(401);
    await admin.put(`/api/users/${person.id}`, { isEnabled: true });
    expect((await person.get('/api/users/me')).status).toBe(401);

    const temp = await signedIn(app, { expiresAt: new Date(app.clock.now + 60_000).toISOString() });
    expect((await temp.get('/api/users/me')).status).toBe(200);
    app.clock.now += 60_000;
    expect((await temp.get('/api/users/me')).status).toBe(401);
  });

  it('with a preliminary password only permits changing it', async () => {
    const person = await signedIn(app, { mustChangePassword: true, roles: ['ROLE_ADMIN'] });
    expect(await person.get('/api/users/me')).toMatchObject({
      status: 200,
      data: { mustChangePassword: true },
    });
    for (const answer of [
      await person.get('/api/users'),
      await person.put('/api/users/me', { name: 'Ich' }),
      await person.get('/api/logs'),
    ])
      expect(answer).toMatchObject({
        status: 403,
        errors: [{ field: null, message: 'Bitte ändern Sie zuerst Ihr Passwort.' }],
      });
    const changed = await person.put('/api/users/me/password', {
      currentPassword: PASSWORD,
      newPassword: 'Quattro Stagioni',
    });
    expect((changed.data as User).mustChangePassword).toBe(false);
    expect((await person.get('/api/users')).status).toBe(200);
  });

  it('protects from requests by other sites', async () => {
    const person = await signedIn(app);
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example', host: 'localhost' },
      { origin: 'null', host: 'localhost' },
    ]) {
      for (const [method, path] of [
        ['PUT', '/api/users/me'],
        ['PUT', '/api/users/me/password'],
        ['DELETE', '/api/sessions/current'],
        ['POST', '/api/sessions'],
      ] as const) {
        const answer = await send(app, method, path, {
          ...(method === 'DELETE' ? {} : { body: { name: 'Fremd' } }),
          headers: { cookie: person.cookie, ...(headers as Record<string, string>) },
        });
        expect([path, answer.status, ...messageOf(answer)]).toEqual([
          path,
          403,
          'Diese Anfrage kam von einer anderen Seite.',
        ]);
      }
    }
    expect((await person.get('/api/users/me')).status).toBe(200);
  });
});
