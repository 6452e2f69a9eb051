import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logs } from '../../../src/server/platform/database/schema.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import { callsWith, cookieOf, newAccount, PASSWORD, send, signedIn, signIn } from '../../support/people.ts';

const ME = '/api/users/me';
const OWN_PASSWORD = '/api/users/me/password';

describe("a person's own account", () => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp()));
  afterAll(() => app.close());

  const auditOf = async (id: number) =>
    (await app.db.select().from(logs)).filter(
      ({ context }) => context['userId'] === id && !String(context['action']).startsWith('sign-in'),
    );

  it('has a name that its owner can change', async () => {
    const person = await app.as('employee', [1]);
    const changed = await person.put(ME, { name: ' Petra Neu ' });
    expect(changed).toMatchObject({ status: 200, data: { name: 'Petra Neu', branches: [{ id: 1 }] } });
    expect(changed.headers.get('cache-control')).toBe('no-store');
    expect(await auditOf(person.id)).toMatchObject([
      {
        message: `update users ${person.id}`,
        context: { before: { name: 'Petra Probe' }, after: { name: 'Petra Neu' } },
      },
    ]);
    expect(await person.put(ME, { name: '' })).toMatchObject({
      status: 422,
      errors: [{ field: 'name', message: 'Bitte füllen Sie dieses Feld aus.' }],
    });
  });

  it('has a language that its owner or an admin can change, and that stays', async () => {
    const person = await app.as('employee', [1]);
    expect((await person.get(ME)).data).toMatchObject({ language: '' });
    expect(await person.put(ME, { language: 'tr' })).toMatchObject({ status: 200, data: { language: 'tr' } });
    expect(await person.put(ME, { name: 'Ayşe' })).toMatchObject({ data: { name: 'Ayşe', language: 'tr' } });
    const admin = await app.as('admin');
    const changed = await admin.put(`/api/users/${person.id}`, { language: 'en' });
    expect(changed).toMatchObject({ status: 200, data: { language: 'en' } });
    expect((await person.get(ME)).data).toMatchObject({ name: 'Ayşe', language: 'en' });
    expect((await person.put(ME, { language: 'fr' })).errors).toMatchObject([{ field: 'language' }]);
  });

  it('takes no roles, branches or access from its owner', async () => {
    const person = await app.as('employee', [1]);
    const me = await person.put(ME, { roles: ['ROLE_ADMIN'], branches: [{ id: 2 }], expiresAt: null });
    expect(me).toMatchObject({ status: 200, data: { roles: ['ROLE_EMPLOYEE'], branches: [{ id: 1 }] } });
    expect((await person.get('/api/users')).status).toBe(403);
  });

  it('changes its email address only with the password', async () => {
    const person = await signedIn(app);
    const email = `neu.${person.id}@example.org`;
    expect(await person.put(ME, { email })).toMatchObject({
      status: 422,
      errors: [{ field: 'currentPassword', message: 'Bitte geben Sie Ihr bisheriges Passwort an.' }],
    });
    expect(await person.put(ME, { email, currentPassword: 'geraten' })).toMatchObject({
      status: 422,
      errors: [{ field: 'currentPassword', message: 'Das bisherige Passwort stimmt nicht.' }],
    });
    expect(await person.put(ME, { email: person.email, name: 'Wie zuvor' })).toMatchObject({ status: 200 });
    expect(await person.put(ME, { email, currentPassword: PASSWORD })).toMatchObject({
      status: 200,
      data: { email },
    });
    expect((await signIn(app, email)).status).toBe(201);
  });

  it("cannot take another account's address", async () => {
    const other = await newAccount(app);
    const person = await signedIn(app);
    const change = { email: other.email.toUpperCase(), currentPassword: PASSWORD };
    expect(await person.put(ME, change)).toMatchObject({
      status: 422,
      errors: [{ field: 'email', message: 'Diese E-Mail-Adresse wird schon verwendet.' }],
    });
  });

  it('changes its password with the old one, which ends all other sessions', async () => {
    const person = await signedIn(app);
    const elsewhere = callsWith(app, cookieOf(await signIn(app, person.email)));
    const change = { currentPassword: PASSWORD, newPassword: 'Calzone im Regen' };
    expect(await person.put(OWN_PASSWORD, change)).toMatchObject({ status: 200, data: { id: person.id } });
    expect((await person.get(ME)).status).toBe(200);
    expect((await elsewhere.get(ME)).status).toBe(401);
    expect((await signIn(app, person.email)).status).toBe(401);
    expect((await signIn(app, person.email, 'Calzone im Regen')).status).toBe(201);
    const audit = await auditOf(person.id);
    expect(audit).toMatchObject([
      { message: `change-password users ${person.id}`, context: { before: null, after: null } },
    ]);
  });

  it('keeps its password if the old one is wrong or the new one too weak', async () => {
    const person = await signedIn(app);
    const refusals = [
      [
        { currentPassword: 'geraten', newPassword: 'Calzone im Regen' },
        'currentPassword',
        'Das bisherige Passwort stimmt nicht.',
      ],
      [{ newPassword: 'Calzone im Regen' }, 'currentPassword', 'Bitte geben Sie Ihr bisheriges Passwort an.'],
      [
        { currentPassword: PASSWORD, newPassword: PASSWORD },
        'newPassword',
        'Bitte wählen Sie ein anderes Passwort als das bisherige.',
      ],
      [
        { currentPassword: PASSWORD, newPassword: 'zu kurz' },
        'newPassword',
        'Das Passwort ist zu kurz (mindestens 10 Zeichen).',
      ],
      [
        { currentPassword: PASSWORD, newPassword: 'x'.repeat(129) },
        'newPassword',
        'Der Text ist zu lang (höchstens 128 Zeichen).',
      ],
    ] as const;
    for (const [change, field, message] of refusals)
      expect(await person.put(OWN_PASSWORD, change)).toMatchObject({
        status: 422,
        errors: [{ field, message }],
      });
    expect((await signIn(app, person.email)).status).toBe(201);
  });

  it.each([ME, OWN_PASSWORD])('ignores an invalid request: PUT %s', async (path) => {
    const { cookie } = await app.as('employee');
    const response = await app.app.request(path, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json' },
      body: '{',
    });
    expect(response.status).toBe(400);
    expect((await send(app, 'PUT', path, { body: {} })).status).toBe(401);
  });

  it('opens nothing without a role', async () => {
    const person = await signedIn(app, { roles: [] });
    for (const answer of [
      await person.get(ME),
      await person.put(ME, { name: 'x' }),
      await person.put(OWN_PASSWORD, { newPassword: 'x' }),
    ])
      expect(answer).toMatchObject({
        status: 403,
        errors: [{ field: null, message: 'Dazu haben Sie keine Berechtigung.' }],
      });
  });
});
