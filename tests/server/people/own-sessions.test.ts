import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../../src/lib/contract/people.ts';
import { logs, sessions } from '../../../src/server/platform/database/schema.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';
import { callsWith, cookieOf, newAccount, PASSWORD, send, signedIn } from '../../support/people.ts';
import { readEvents } from '../../support/read-events.ts';

const MINE = '/api/users/me/sessions';
const TABLET = 'Mozilla/5.0 (Linux; Android 14) Chrome/142.0 Safari/537.36';

describe("one's own sessions", () => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp()));
  afterAll(() => app.close());

  async function enter(email: string, userAgent: string, address: string) {
    const body = { email, password: PASSWORD };
    const headers = { 'user-agent': userAgent };
    const cookie = cookieOf(await send(app, 'POST', '/api/sessions', { body, headers, address }));
    return { cookie, ...callsWith(app, cookie) };
  }
  const listOf = async (calls: Pick<ReturnType<typeof callsWith>, 'get'>) =>
    (await calls.get(MINE)).data as Session[];
  const endsOf = async (id: number) =>
    (await app.db.select().from(logs)).filter(
      ({ context }) => context['action'] === 'end-sessions' && context['id'] === id,
    );

  it('are listed with their beginning, last use, browser and address, and nothing that opens them', async () => {
    const { email, id } = await newAccount(app);
    const tablet = await enter(email, TABLET, '203.0.113.7');
    const startedAt = new Date(app.clock.now).toISOString();
    app.clock.now += 60_000;
    const phone = await enter(email, 'Handy', '2001:db8:1:2:3:4:5:6');
    await signedIn(app);
    const listed = await listOf(phone);
    const both = [
      { userAgent: 'Handy', address: '2001:db8:1:2', isCurrent: true },
      { userAgent: TABLET, address: '203.0.113.7', isCurrent: false, startedAt },
    ];
    expect(listed).toMatchObject(
      both.map((one) => ({ ...one, address: expect.stringContaining(one.address) })),
    );
    expect(Date.now() - Date.parse(listed[0]?.lastUsedAt ?? '')).toBeLessThan(60_000);
    const rows = await app.db.select().from(sessions).where(eq(sessions.userId, id));
    for (const { token } of rows) expect(JSON.stringify(listed)).not.toContain(token);
    expect((await listOf(tablet)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  it('are listed only as long as they can be used', async () => {
    const { email, id } = await newAccount(app);
    const here = await enter(email, 'hier', '203.0.113.7');
    const there = await enter(email, 'dort', '203.0.113.7');
    const old = (await listOf(there)).find(({ isCurrent }) => isCurrent);
    await app.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(sessions.id, old?.id ?? 0));
    expect((await listOf(here)).map(({ userAgent }) => userAgent)).toEqual(['hier']);
    expect(await endsOf(id)).toEqual([]);
    // Used daily, but begun a month ago.
    const month = await enter(email, 'lange', '203.0.113.7');
    const long = (await listOf(month)).find(({ isCurrent }) => isCurrent);
    await app.db
      .update(sessions)
      .set({ createdAt: new Date(app.clock.now - 30 * 86_400_000) })
      .where(eq(sessions.id, long?.id ?? 0));
    expect((await listOf(here)).map(({ userAgent }) => userAgent)).toEqual(['hier']);
  });

  it('are ended one by one, and only by their owner', async () => {
    const { email, id } = await newAccount(app);
    const here = await enter(email, 'hier', '203.0.113.7');
    const there = await enter(email, 'dort', '203.0.113.7');
    const stranger = await signedIn(app);
    const other = (await listOf(here)).find(({ isCurrent }) => !isCurrent);
    const path = `${MINE}/${other?.id}`;
    expect((await stranger.delete(path)).status).toBe(404);
    expect((await there.get('/api/users/me')).status).toBe(200);
    expect(await here.delete(path)).toMatchObject({ status: 200, data: null });
    expect((await there.get('/api/users/me')).status).toBe(401);
    expect((await here.get('/api/users/me')).status).toBe(200);
    expect((await here.delete(path)).status).toBe(404);
    expect(await endsOf(id)).toHaveLength(1);
  });

  it('are ended all at once, except for the one that does it', async () => {
    const { email, id } = await newAccount(app);
    const [here, ...others] = [
      await enter(email, 'eins', '203.0.113.7'),
      await enter(email, 'zwei', '203.0.113.7'),
      await enter(email, 'drei', '203.0.113.7'),
    ];
    expect((await here.delete(MINE)).status).toBe(200);
    expect(await listOf(here)).toMatchObject([{ userAgent: 'eins', isCurrent: true }]);
    for (const other of others) expect((await other.get('/api/users/me')).status).toBe(401);
    expect(await endsOf(id)).toHaveLength(1);
  });

  it('end open streams before the next event', async () => {
    const { email } = await newAccount(app, { branches: [{ id: 1 }] });
    const here = await enter(email, 'hier', '203.0.113.7');
    const there = await enter(email, 'dort', '203.0.113.7');
    const stream = await app.app.request('/api/branches/1/orders/events', {
      headers: { cookie: there.cookie },
    });
    expect(stream.status).toBe(200);
    const events = readEvents(stream);
    await events.next('orders');
    await here.delete(MINE);
    await app.order(draft());
    expect(await events.next('order')).toBeNull();
  });

  it('are ended by admins for another account', async () => {
    const admin = await app.as('admin');
    const person = await signedIn(app);
    const path = `/api/users/${person.id}/sessions`;
    expect((await person.delete(path)).status).toBe(403);
    expect((await person.get('/api/users/me')).status).toBe(200);
    expect(await admin.delete(path)).toMatchObject({ status: 200, data: null });
    expect((await person.get('/api/users/me')).status).toBe(401);
    expect((await admin.delete('/api/users/99999/sessions')).status).toBe(404);
    expect((await endsOf(person.id)).map(({ context }) => context['userId'])).toEqual([admin.id]);
  });
});
