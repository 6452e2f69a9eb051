import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInTries } from '../../../src/server/platform/database/schema.ts';
import {
  accountInAllTries,
  accountTries,
  addressTries,
  waitAfter,
  type TryLimit,
} from '../../../src/server/people/sign-in-tries.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import { cookieOf, newAccount, PASSWORD, send, signedIn, signIn } from '../../support/people.ts';

const MINUTE = 60_000;
const ELSEWHERE = '198.51.100.1';

function only(limits: TryLimit[]): TryLimit {
  const [limit, ...others] = limits;
  if (!limit || others.length > 0) throw new Error('not one limit');
  return limit;
}

describe('the wait after failed attempts', () => {
  it('doubles with each attempt beyond the limit, up to an hour', () => {
    const waits = [4, 5, 6, 7, 10, 11, 500].map((tries) => waitAfter(tries, { limit: 5 }, 0, 0) / MINUTE);
    expect(waits).toEqual([0, 1, 2, 4, 32, 60, 60]);
  });

  it('counts from the last attempt', () => {
    expect(waitAfter(5, { limit: 5 }, 1000, 1000 + MINUTE - 1)).toBe(1);
    expect(waitAfter(5, { limit: 5 }, 1000, 1000 + MINUTE)).toBe(0);
  });
});

describe('guessing passwords', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp()));
  afterAll(() => app.close());
  let places = 0;
  let here: string;
  // What was tried from one place is of no matter at the next.
  beforeEach(() => void (here = `203.0.113.${(places += 1)}`));

  /** As if that many tries had failed just now. */
  const seed = ({ key }: TryLimit, tries: number) =>
    app.db
      .insert(signInTries)
      .values({ key, tries, lastAt: new Date(app.clock.now) })
      .onConflictDoUpdate({ target: signInTries.key, set: { tries } });
  const guess = (email: string, address = here) => signIn(app, email, 'geraten', address);

  it('is delayed after five attempts, whether or not the account exists', async () => {
    const { email } = await newAccount(app);
    for (const somebody of [email, 'niemand@example.org']) {
      await seed(accountTries(somebody, here), 4);
      expect((await guess(somebody)).status).toBe(401);
      const locked = await guess(somebody);
      expect(locked).toMatchObject({
        status: 429,
        errors: [
          {
            field: null,
            message: 'Zu viele fehlgeschlagene Versuche. Bitte versuchen Sie es in einer Minute erneut.',
          },
        ],
      });
      expect(locked.headers.get('retry-after')).toBe('60');
    }
  });

  it('is delayed even with the right password until the time is over, then starts over', async () => {
    const { email } = await newAccount(app);
    await seed(accountTries(email, here), 6);
    app.clock.now += 2 * MINUTE - 1;
    expect((await signIn(app, email, undefined, here)).status).toBe(429);
    app.clock.now += 1;
    expect((await signIn(app, email, undefined, here)).status).toBe(201);
    expect((await guess(email)).status).toBe(401);
    expect((await guess(email)).status).toBe(401);
  });

  it('locks out nobody who signs in from elsewhere', async () => {
    const { email } = await newAccount(app);
    await seed(accountTries(email, here), 20);
    expect((await guess(email)).status).toBe(429);
    expect((await signIn(app, email, undefined, ELSEWHERE)).status).toBe(201);
  });

  it('has thirty attempts per address over all accounts', async () => {
    const { email } = await newAccount(app);
    await seed(only(addressTries(here)), 29);
    expect((await guess('erster@example.org')).status).toBe(401);
    expect((await guess('zweiter@example.org')).status).toBe(429);
    expect((await signIn(app, email, undefined, here)).status).toBe(429);
    expect((await guess('zweiter@example.org', ELSEWHERE)).status).toBe(401);
  });

  it('counts all 2^64 addresses of a network as one', async () => {
    await seed(only(addressTries('2001:db8:1:2').slice(0, 1)), 29);
    expect((await guess('a@example.org', '2001:db8:1:2::5')).status).toBe(401);
    expect((await guess('b@example.org', '2001:DB8:1:2:ffff::9')).status).toBe(429);
    expect((await guess('c@example.org', '2001:db8:1:3::5')).status).toBe(401);
  });

  it('counts all networks of an IPv6 site together, with a higher limit', async () => {
    await seed(only(addressTries('2001:db8:7:1').slice(1)), 89);
    expect((await guess('a@example.org', '2001:db8:7:1::5')).status).toBe(401);
    expect((await guess('b@example.org', '2001:db8:7:ffff::9')).status).toBe(429);
    expect((await guess('c@example.org', '2001:db8:8:1::5')).status).toBe(401);
  });

  it('has fifty attempts per account from all addresses', async () => {
    const { email } = await newAccount(app);
    for (const [n, status] of [
      [1, 401],
      [2, 429],
    ] as const) {
      if (n === 1) await seed(accountInAllTries(email), 49);
      expect((await guess(email, `192.0.2.${n}`)).status).toBe(status);
    }
  });

  it('from many addresses does not delay the owner’s own browser', async () => {
    const { email } = await newAccount(app);
    const cookie = cookieOf(await signIn(app, email, undefined, here));
    await seed(accountInAllTries(email), 60);
    const enter = (address: string, secret: string, headers: Record<string, string> = {}) =>
      send(app, 'POST', '/api/sessions', { body: { email, password: secret }, address, headers });
    expect((await enter(ELSEWHERE, PASSWORD)).status).toBe(429);
    expect((await enter(ELSEWHERE, PASSWORD, { cookie })).status).toBe(201);
    // Of another account, or forged.
    const other = await newAccount(app);
    await seed(accountInAllTries(other.email), 60);
    for (const strange of [cookie, 'bestellbar.known=x~y', 'bestellbar.known=..'])
      expect(
        await send(app, 'POST', '/api/sessions', {
          body: { email: other.email, password: PASSWORD },
          address: ELSEWHERE,
          headers: { cookie: strange },
        }),
      ).toMatchObject({ status: 429 });
  });

  it('does not delay the owner’s own browser over https either', async () => {
    const { email } = await newAccount(app);
    const { app: api } = app.composeAgain({
      addresses: { site: 'https://shop.example', office: null, api: null },
    });
    const enter = (cookie: string) =>
      api.request(
        '/api/sessions',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify({ email, password: PASSWORD }),
        },
        { incoming: { socket: { remoteAddress: ELSEWHERE } } },
      );
    const known = (await enter('a=b')).headers.getSetCookie()[1]?.split(';')[0] ?? '';
    await seed(accountInAllTries(email), 60);
    expect((await enter('a=b')).status).toBe(429);
    expect((await enter(known)).status).toBe(201);
  });

  it('starts over after a day', async () => {
    const { email } = await newAccount(app);
    await seed(accountTries(email, here), 20);
    app.clock.now += 24 * 60 * MINUTE + 1;
    expect((await guess(email)).status).toBe(401);
    expect((await guess(email)).status).toBe(401);
  });

  it('is limited for the password of an open session, too', async () => {
    const person = await signedIn(app, { roles: ['ROLE_ADMIN'] });
    await seed(accountTries(person.email, ''), 5);
    for (const answer of [
      await person.put(`/api/users/${person.id}`, { email: 'neu@example.org', currentPassword: 'x' }),
      await person.post('/api/users', {
        name: 'Neu',
        email: 'neu@example.org',
        roles: ['ROLE_ADMIN'],
        password: 'Vier lila Kacheln',
        currentPassword: 'x',
      }),
      await person.put('/api/users/me/password', { currentPassword: 'x', newPassword: 'Neue Karte 2027' }),
      await person.put('/api/users/me', { email: 'neu@example.org', currentPassword: 'x' }),
    ])
      expect(answer.status).toBe(429);
  });
});
