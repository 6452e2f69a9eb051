import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../../src/lib/contract/people.ts';
import { config, logs } from '../../../src/server/platform/database/schema.ts';
import { fieldsOf, newApp, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import { newAccount, PASSWORD, signedIn, signIn } from '../../support/people.ts';

const USERS = '/api/users';
let made = 0;
const draft = (changes: object = {}) => ({
  name: 'Anton Aushilfe',
  email: `anton.${(made += 1)}@example.org`,
  roles: ['ROLE_EMPLOYEE'],
  branches: [{ id: 1 }],
  password: 'Erste Schicht 7',
  ...changes,
});

describe('accounts', () => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    app = await newApp();
    admin = await app.as('admin');
  });
  afterAll(() => app.close());

  const auditOf = async (id: number) =>
    (await app.db.select().from(logs)).filter(
      ({ context }) => context['id'] === id && !String(context['action']).startsWith('sign-in'),
    );

  it('are created by admins, who never see a hash', async () => {
    const wanted = draft({
      branches: [{ id: 2 }, { id: 1 }, { id: 2 }],
      expiresAt: '2027-01-01T00:00:00+01:00',
    });
    const answer = await admin.post(USERS, wanted);
    const { password, ...fields } = wanted;
    const user = {
      ...fields,
      branches: [{ id: 1 }, { id: 2 }],
      expiresAt: '2026-12-31T23:00:00.000Z',
      isEnabled: true,
      mustChangePassword: true,
      hasSecondFactor: false,
      mustSetUpSecondFactor: false,
      language: '',
      id: (answer.data as User).id,
    };
    expect([answer.status, answer.data]).toEqual([201, user]);
    expect((await admin.get(`${USERS}/${user.id}`)).data).toEqual(user);
    expect(await signIn(app, wanted.email, password)).toMatchObject({ status: 201, data: user });
    const audit = await auditOf(user.id);
    expect(audit).toMatchObject([
      {
        level: 'audit',
        message: `create users ${user.id}`,
        context: { userId: admin.id, before: null, after: user },
      },
    ]);
    expect(JSON.stringify(audit)).not.toMatch(/"password"|Schicht/);
  });

  it('name the error of each field', async () => {
    const wrong = { name: ' ', email: 'anton', roles: [], branches: [{ id: 0 }], password: 'kurz' };
    const answer = await admin.post(USERS, { ...wrong, expiresAt: 'morgen', isEnabled: 'ja' });
    expect(answer).toMatchObject({
      status: 422,
      errors: [
        { field: 'name', message: 'Bitte füllen Sie dieses Feld aus.' },
        { field: 'email', message: 'Bitte geben Sie eine gültige E-Mail-Adresse an.' },
        { field: 'roles', message: 'Bitte geben Sie mindestens einen Eintrag an.' },
        { field: 'branches.0.id', message: 'Der Wert ist zu klein (mindestens 0).' },
        { field: 'isEnabled', message: 'Diese Angabe hat nicht die richtige Form.' },
        { field: 'expiresAt', message: 'Bitte geben Sie einen Zeitpunkt mit Zeitzone an.' },
        { field: 'password', message: 'Das Passwort ist zu kurz (mindestens 10 Zeichen).' },
      ],
    });
    const unknownRole = await admin.post(USERS, draft({ roles: ['ROLE_KING'], name: 'x'.repeat(201) }));
    expect(unknownRole.errors).toEqual([
      { field: 'name', message: 'Der Text ist zu lang (höchstens 200 Zeichen).' },
      { field: 'roles.0', message: 'Diese Auswahl gibt es nicht.' },
    ]);
  });

  it('have unique addresses, whatever their case', async () => {
    const wanted = draft();
    expect((await admin.post(USERS, wanted)).status).toBe(201);
    const taken = await admin.post(USERS, { ...wanted, email: wanted.email.toUpperCase() });
    expect([taken.status, taken.errors]).toEqual([
      422,
      [{ field: 'email', message: 'Diese E-Mail-Adresse wird schon verwendet.' }],
    ]);
    const other = await newAccount(app);
    expect(fieldsOf(await admin.put(`${USERS}/${other.id}`, { email: wanted.email }))).toEqual(['email']);
    expect((await admin.put(`${USERS}/${other.id}`, { email: other.email })).status).toBe(200);
  });

  it('belong to existing branches', async () => {
    expect(await admin.post(USERS, draft({ branches: [{ id: 1 }, { id: 99 }] }))).toMatchObject({
      status: 422,
      errors: [{ field: 'branches', message: 'Diese Filiale gibt es nicht.' }],
    });
  });

  it('change only in the fields sent, with before and after in the log', async () => {
    const user = await newAccount(app, { branches: [{ id: 1 }] });
    const path = `${USERS}/${user.id}`;
    expect(await admin.put(path, { branches: [{ id: 4 }], name: 'Karla Küchenchefin' })).toMatchObject({
      status: 200,
      data: { ...user, branches: [{ id: 4 }], name: 'Karla Küchenchefin' },
    });
    expect((await auditOf(user.id)).map(({ context }) => [context['before'], context['after']])).toEqual([
      [
        { name: 'Karla Koch', branches: [{ id: 1 }] },
        { name: 'Karla Küchenchefin', branches: [{ id: 4 }] },
      ],
    ]);
    expect(await admin.put(path, { roles: [] })).toMatchObject({ status: 422, errors: [{ field: 'roles' }] });
  });

  it("change people's rights at once", async () => {
    const person = await signedIn(app);
    expect((await person.get(USERS)).status).toBe(403);
    const boss = await signedIn(app, { roles: ['ROLE_ADMIN'] });
    await boss.put(`${USERS}/${person.id}`, { roles: ['ROLE_ADMIN'], currentPassword: PASSWORD });
    expect((await person.get(USERS)).status).toBe(200);
    await admin.put(`${USERS}/${person.id}`, { roles: ['ROLE_EMPLOYEE'] });
    expect((await person.get(USERS)).status).toBe(403);
  });

  it('have the role of bookkeepers alone, since it is for all branches', async () => {
    const both = draft({ roles: ['ROLE_BOOKKEEPER', 'ROLE_EMPLOYEE'] });
    expect(await admin.post(USERS, both)).toMatchObject({ status: 422, errors: [{ field: 'roles' }] });
    const made = await admin.post(USERS, draft({ roles: ['ROLE_EMPLOYEE', 'ROLE_MANAGER'] }));
    expect(made).toMatchObject({ status: 201, data: { roles: ['ROLE_MANAGER', 'ROLE_EMPLOYEE'] } });
  });

  it('get a new password from an admin, which signs the person out and must be changed', async () => {
    const person = await signedIn(app);
    const changed = await admin.put(`${USERS}/${person.id}`, { password: 'Vom Chef gesetzt' });
    expect(changed).toMatchObject({ status: 200, data: { mustChangePassword: true } });
    expect((await person.get('/api/users/me')).status).toBe(401);
    expect((await signIn(app, person.email)).status).toBe(401);
    expect((await signIn(app, person.email, 'Vom Chef gesetzt')).status).toBe(201);
    const messages = (await auditOf(person.id)).map(({ message }) => message);
    expect(messages).toEqual([`update users ${person.id}`, `set-password users ${person.id}`]);
    expect(await admin.put(`${USERS}/${admin.id}`, { password: 'Mein eigenes Wort' })).toMatchObject({
      status: 422,
      errors: [
        { field: 'password', message: 'Ihr eigenes Passwort ändern Sie bitte unter Angabe des bisherigen.' },
      ],
    });
  });

  it('need the own password of an admin for changes that could take over the shop', async () => {
    const self = await signedIn(app, { roles: ['ROLE_ADMIN'] });
    const [other, employee] = [await newAccount(app, { roles: ['ROLE_ADMIN'] }), await newAccount(app)];
    const draft = { name: 'Neu', roles: ['ROLE_ADMIN'], password: 'Vier lila Kacheln' };
    const changes = [
      (proof: object) => self.put(`${USERS}/${self.id}`, { email: `a${self.email}`, ...proof }),
      (proof: object) => self.put(`${USERS}/${other.id}`, { email: `a${other.email}`, ...proof }),
      (proof: object) => self.put(`${USERS}/${other.id}`, { password: 'Vom Chef gesetzt', ...proof }),
      (proof: object) =>
        self.put(`${USERS}/${employee.id}`, { roles: ['ROLE_EMPLOYEE', 'ROLE_ADMIN'], ...proof }),
      (proof: object) => self.post(USERS, { ...draft, email: `neu.${self.email}`, ...proof }),
    ];
    for (const change of changes) {
      expect(await change({})).toMatchObject({
        status: 422,
        errors: [
          {
            field: 'currentPassword',
            message: 'Bitte bestätigen Sie diese Änderung mit Ihrem eigenen Passwort.',
          },
        ],
      });
      expect(await change({ currentPassword: 'geraten' })).toMatchObject({
        status: 422,
        errors: [{ field: 'currentPassword', message: 'Ihr eigenes Passwort stimmt nicht.' }],
      });
      expect((await change({ currentPassword: PASSWORD })).status).toBeLessThan(300);
    }
    // All else needs none.
    expect((await self.put(`${USERS}/${self.id}`, { name: 'Ich' })).status).toBe(200);
    expect((await self.put(`${USERS}/${other.id}`, { roles: ['ROLE_EMPLOYEE'] })).status).toBe(200);
  });

  it('have passwords that are hard to guess', async () => {
    const refused = [
      ['1234567890', 'leicht zu erraten'],
      ['passwort123', 'leicht zu erraten'],
      ['qwertzuiop', 'leicht zu erraten'],
      ['aaaaaaaaaaaa', 'leicht zu erraten'],
      ['Testpizzeria-26', 'Namen des Shops'],
      ['Karla.Koch.99', 'Namen des Shops'],
      ['Bestellbar!!1', 'Namen des Shops'],
    ] as const;
    const { id } = await newAccount(app);
    await app.db.update(config).set({ document: sql`${config.document} || '{"shopName":"Testpizzeria"}'` });
    for (const [password, words] of refused) {
      const answer = await admin.put(`${USERS}/${id}`, { password });
      expect([password, answer.status, answer.errors[0]?.field]).toEqual([password, 422, 'password']);
      expect(answer.errors[0]?.message).toContain(words);
    }
    expect((await admin.put(`${USERS}/${id}`, { password: 'Vier lila Kacheln' })).status).toBe(200);
  });

  it('have first passwords that expire after three days', async () => {
    const { id, email } = await newAccount(app);
    expect((await admin.put(`${USERS}/${id}`, { password: 'Vier lila Kacheln' })).status).toBe(200);
    app.clock.now += 72 * 3_600_000;
    expect(await signIn(app, email, 'Vier lila Kacheln')).toMatchObject({
      status: 403,
      errors: [{ message: expect.stringContaining('vorläufige Passwort ist abgelaufen') as string }],
    });
    expect((await admin.put(`${USERS}/${id}`, { password: 'Drei rosa Kacheln' })).status).toBe(200);
    expect((await signIn(app, email, 'Drei rosa Kacheln')).status).toBe(201);
  });

  it('are deleted with their sessions, but not by their owners', async () => {
    const person = await signedIn(app, { roles: ['ROLE_ADMIN'] });
    const path = `${USERS}/${person.id}`;
    expect(await person.delete(path)).toMatchObject({
      status: 409,
      errors: [{ field: null, message: 'Sie können Ihr eigenes Konto nicht löschen.' }],
    });
    expect(await admin.delete(path)).toMatchObject({ status: 200, data: { id: person.id } });
    expect((await person.get('/api/users/me')).status).toBe(401);
    expect((await signIn(app, person.email)).status).toBe(401);
    expect(await auditOf(person.id)).toMatchObject([
      { message: `delete users ${person.id}`, context: { before: { email: person.email }, after: null } },
    ]);
    for (const gone of [await admin.get(path), await admin.put(path, {}), await admin.delete(path)])
      expect(gone).toMatchObject({ status: 404, errors: [{ field: null, message: 'Nicht gefunden.' }] });
  });

  it('are listed as the back office requests them', async () => {
    const anna = await newAccount(app, { name: 'Anna Zwiebel', branches: [{ id: 2 }, { id: 1 }] });
    const berta = await newAccount(app, { name: 'Berta Zwiebel', roles: ['ROLE_ADMIN'], isEnabled: false });
    const list = (filter: object, sort = '["name","DESC"]', range = '[0,24]') =>
      admin.get(`${USERS}?${new URLSearchParams({ filter: JSON.stringify(filter), sort, range })}`);
    const both = await list({ q: 'zwiebel' });
    expect(both.data).toEqual([berta, { ...anna, branches: [{ id: 1 }, { id: 2 }] }]);
    expect(both.headers.get('content-range')).toBe('users 0-1/2');
    const idsOf = ({ data }: { data: unknown }) => (data as User[]).map(({ id }) => id);
    expect(idsOf(await list({ q: 'zwiebel', role: 'ROLE_ADMIN' }))).toEqual([berta.id]);
    expect(idsOf(await list({ q: 'zwiebel', isEnabled: true }))).toEqual([anna.id]);
    expect(idsOf(await list({ id: [anna.id, berta.id] }, '["email","ASC"]', '[1,1]'))).toEqual([berta.id]);
    expect(idsOf(await admin.get(USERS)).length).toBeGreaterThan(2);
    // Admins work in all branches, employees in their own.
    expect(idsOf(await list({ q: 'zwiebel', branchId: 1 }))).toEqual([berta.id, anna.id]);
    expect(idsOf(await list({ q: 'zwiebel', branchId: [2, 3], role: 'ROLE_EMPLOYEE' }))).toEqual([anna.id]);
    expect(idsOf(await list({ q: 'zwiebel', branchId: 3 }))).toEqual([berta.id]);
    expect(idsOf(await list({ q: 'zwiebel', branchId: null }))).toEqual([berta.id]);
    expect(idsOf(await list({ q: 'zwiebel', branchId_lte: 1 }, '["branchId","ASC"]'))).toEqual([anna.id]);
    expect(await list({ password: 'x' })).toMatchObject({ status: 400, errors: [{ field: 'filter' }] });
  });

  it.each(['POST', 'PUT'])('are not changed by an invalid request: %s', async (method) => {
    const response = await app.app.request(method === 'POST' ? USERS : `${USERS}/1`, {
      method,
      headers: { cookie: admin.cookie, 'content-type': 'application/json' },
      body: '{',
    });
    expect(response.status).toBe(400);
  });
});

describe.each(bothFor('races'))('the last admin on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp(kind)));
  afterAll(() => app.close());
  const message = 'Mindestens ein Administratorkonto muss aktiv und unbefristet bleiben.';

  it('a shop always keeps one admin', async () => {
    const admin = await app.as('admin');
    // Admins for a time, or switched off, cannot run the shop for good.
    const temporary = await signedIn(app, { roles: ['ROLE_ADMIN'], expiresAt: '2027-01-01T00:00:00.000Z' });
    await newAccount(app, { roles: ['ROLE_ADMIN'], isEnabled: false });
    const path = `${USERS}/${admin.id}`;
    for (const [field, change] of [
      ['roles', { roles: ['ROLE_EMPLOYEE'] }],
      ['isEnabled', { isEnabled: false }],
      ['expiresAt', { expiresAt: '2030-01-01T00:00:00Z' }],
    ] as const)
      expect(await temporary.put(path, change)).toMatchObject({ status: 422, errors: [{ field, message }] });
    expect(await temporary.delete(path)).toMatchObject({ status: 409, errors: [{ field: null, message }] });

    const second = await app.as('admin');
    expect((await temporary.put(path, { roles: ['ROLE_EMPLOYEE'] })).status).toBe(200);
    expect((await temporary.delete(`${USERS}/${second.id}`)).status).toBe(409);
  });

  it('one admin remains when two demote each other at the same moment', async () => {
    const [one, two] = [await app.as('admin'), await app.as('admin')];
    const others = (await one.get(`${USERS}?filter={"role":"ROLE_ADMIN"}`)).data as User[];
    for (const { id } of others.filter((user) => user.id !== one.id && user.id !== two.id))
      expect((await one.delete(`${USERS}/${id}`)).status).toBe(200);
    const answers = await Promise.all([
      one.put(`${USERS}/${two.id}`, { roles: ['ROLE_EMPLOYEE'] }),
      two.put(`${USERS}/${one.id}`, { roles: ['ROLE_EMPLOYEE'] }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422 || status === 403)).toHaveLength(1);
  });
});
