import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../../src/lib/contract/shop.ts';
import { orders } from '../../../src/server/platform/database/schema.ts';
import { deliveryDraft, draft, newApp, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';
import { newMessages, SITE, SOON, type TestMessages, writeWaitingMail } from '../../support/messages.ts';
import { testShop } from '../../support/shop.ts';
import { startSmtpServer } from '../../support/smtp-server.ts';

function shopWithMail(changes: Partial<Shop['config']> = {}): Shop {
  const shop = testShop();
  return {
    ...shop,
    config: { ...shop.config, ...changes },
    branches: shop.branches.map((branch) =>
      branch.id === 1 ? { ...branch, email: 'mitte@example.org' } : branch,
    ),
  };
}

describe.each(bothFor('queue'))('messages on %s', (kind) => {
  let app: TestApp;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  let messages: TestMessages;
  let number = 0;
  const mail = () => ({ url: smtp.url, from: 'Testshop <post@example.org>' });

  beforeAll(async () => {
    app = await newApp(kind, shopWithMail({ enablePluginOrderReviews: true }));
    smtp = await startSmtpServer();
    messages = await newMessages(app, { mail: mail() });
  });
  afterAll(async () => {
    await messages.close();
    await smtp.stop();
    await app.close();
  });
  afterEach(() => {
    smtp.state.mood = 'take';
  });

  async function placed(changes: Parameters<typeof draft>[0] = {}) {
    number += 1;
    const email = `kunde.${number}@example.org`;
    const { data } = await app.order(draft({ email, ...changes }));
    return { ...data, email };
  }
  const sentTo = (email: string) => smtp.received.filter(({ to }) => to.includes(email));
  const set = (id: number, columns: Partial<typeof orders.$inferInsert>) =>
    app.db.update(orders).set(columns).where(eq(orders.id, id));

  it('customer and branch are notified of a new order once, however often the moment is announced', async () => {
    const order = await placed();
    await messages.tell(order.id, 'placed');
    await messages.tell(order.id, 'placed');
    const rows = await messages.settled(order.id);
    expect(rows).toMatchObject([
      { channel: 'mail', audience: 'customer', recipient: order.email, state: 'done', tries: 1, branchId: 1 },
      { channel: 'mail', audience: 'branch', recipient: 'mitte@example.org', state: 'done' },
    ]);
    expect(sentTo(order.email)).toHaveLength(1);
    const ours = sentTo('mitte@example.org').filter(({ mail: it }) =>
      it.html?.includes(`/orders/${order.id}`),
    );
    expect(ours).toHaveLength(1);
  });

  it('nobody without an address is notified, and the shop is not notified of endings it caused', async () => {
    const order = await placed({ email: '' });
    await app.as('admin').then(({ post }) => post(`/api/orders/${order.id}/status/reject`, {}));
    await messages.tell(order.id, 'rejected');
    expect(await messages.rows(order.id)).toEqual([]);
  });

  it('the branch is notified when a customer declines another time', async () => {
    const order = await placed();
    await set(order.id, { counterAppointment: new Date('2026-11-21T19:00:00+01:00') });
    const path = `/api/orders/public/${order.uid}/${order.hash}/reject-counter-appointment`;
    expect((await app.post(path, {})).status).toBe(200);
    await messages.tell(order.id, 'rejected');
    const rows = await messages.settled(order.id);
    expect(rows.map(({ audience, purpose }) => [audience, purpose])).toEqual([
      ['customer', 'rejected'],
      ['branch', 'rejected'],
    ]);
    expect(sentTo('mitte@example.org').at(-1)?.mail.subject).toBe(
      `Vom Kunden storniert: Bestellung #${order.ticketNumber}`,
    );
  });

  it('messages describe the order as it is when they are sent, and are skipped once outdated', async () => {
    const order = await placed();
    await set(order.id, { confirmedAt: new Date(app.clock.now) });
    await smtp.stop();
    await messages.tell(order.id, 'confirmed');
    await expect.poll(async () => (await messages.rows(order.id))[0]?.lastError, SOON).not.toBeNull();
    await set(order.id, { inDeliveryAt: new Date(app.clock.now) });
    smtp = await startSmtpServer(smtp.port);
    const [row] = await messages.settled(order.id);
    expect(row).toMatchObject({ state: 'skipped', lastError: expect.stringContaining('Überholt') as string });
    expect(sentTo(order.email)).toEqual([]);
  });

  it('a second confirmation after an undo is announced again', async () => {
    const order = await placed();
    await set(order.id, { confirmedAt: new Date(app.clock.now) });
    await messages.tell(order.id, 'confirmed');
    await messages.settled(order.id);
    const appointment = new Date('2026-11-21T20:00:00+01:00');
    await set(order.id, { confirmedAt: new Date(app.clock.now + 60_000), appointment });
    await messages.tell(order.id, 'confirmed');
    await messages.settled(order.id);
    const [first, second] = sentTo(order.email);
    expect(first?.mail.text).not.toContain('20:00 Uhr');
    expect(second?.mail.text).toContain('21.11.2026, 20:00 Uhr');
    expect(first?.mail.attachments).toEqual([]);
    const [calendar] = second?.mail.attachments ?? [];
    expect(calendar).toMatchObject({ filename: 'termin.ics', mimeType: 'text/calendar' });
    const entry = new TextDecoder().decode(calendar?.content as ArrayBuffer);
    for (const line of [
      'METHOD:PUBLISH',
      `UID:order-${order.uid}@essen.example.org`,
      'SEQUENCE:60',
      'DTSTART:20261121T190000Z',
      'STATUS:CONFIRMED',
    ])
      expect(entry.split(/\r?\n/)).toContain(line);
  });

  describe('Fault 18: when the mail server is away', () => {
    it('the order stands, the mail waits, and is delivered once with the same Message-ID', async () => {
      await smtp.stop();
      const order = await placed();
      await messages.tell(order.id, 'placed');
      await expect.poll(async () => (await messages.rows(order.id))[0]?.tries, SOON).toBeGreaterThan(1);
      const [waiting] = await messages.rows(order.id);
      expect(waiting).toMatchObject({
        state: 'waiting',
        lastError: expect.stringContaining('ECONNREFUSED') as string,
      });
      expect(waiting?.nextTryAt).not.toBeNull();
      const path = `/api/orders/public/${order.uid}/${order.hash}`;
      expect((await app.call(path)).data).toMatchObject({ isFailed: false, isCanceled: false });
      smtp = await startSmtpServer(smtp.port);
      const rows = await messages.settled(order.id);
      expect(rows.map(({ state, lastError, nextTryAt }) => [state, lastError, nextTryAt])).toEqual([
        ['done', null, null],
        ['done', null, null],
      ]);
      expect(sentTo(order.email)).toHaveLength(1);
    });

    it('a busy server is asked again', async () => {
      smtp.state.mood = 'later';
      const order = await placed();
      const before = smtp.state.tries;
      await messages.tell(order.id, 'placed');
      await expect.poll(() => smtp.state.tries, SOON).toBeGreaterThan(before + 2);
      smtp.state.mood = 'take';
      await messages.settled(order.id);
      expect(sentTo(order.email)).toHaveLength(1);
    });

    it('an unknown mailbox is tried once, and staff see why it failed', async () => {
      smtp.state.mood = 'refuse';
      const order = await placed();
      await messages.tell(order.id, 'placed');
      const [row] = await messages.settled(order.id);
      expect(row).toMatchObject({
        state: 'failed',
        tries: 1,
        lastError: expect.stringContaining('No such user here') as string,
      });
      const { get } = await app.as('employee', [1]);
      expect((await get(`/api/orders/${order.id}`)).data).toMatchObject({
        errands: [{ state: 'failed', reason: expect.stringContaining('No such user') as string }, {}],
      });
    });

    it('a lost answer leads to the same Message-ID, so that the mailbox recognises the duplicate', async () => {
      smtp.state.mood = 'swallow';
      const order = await placed();
      await messages.tell(order.id, 'placed');
      await expect.poll(() => sentTo(order.email).length, SOON).toBeGreaterThan(0);
      smtp.state.mood = 'take';
      await messages.settled(order.id);
      const ids = sentTo(order.email).map(({ mail: it }) => it.messageId);
      expect(ids.length).toBeGreaterThan(1);
      expect(new Set(ids).size).toBe(1);
    });

    it('a message fails after the last attempt, and is sent when staff request it', async () => {
      const impatient = await newMessages(app, { mail: mail(), nextTryAfter: (n) => (n < 2 ? 1 : null) });
      // Only one of the two may take it: else it would wait for the patient one.
      await messages.close();
      await smtp.stop();
      const order = await placed();
      await impatient.tell(order.id, 'placed');
      expect(await impatient.settled(order.id)).toMatchObject([
        { state: 'failed', tries: 2 },
        { state: 'failed', tries: 2 },
      ]);
      smtp = await startSmtpServer(smtp.port);
      const api = app.composeAgain({ messages: impatient.outlet }).app;
      const { cookie } = await app.as('employee', [1]);
      const [row] = await impatient.rows(order.id);
      const again = await api.request(`/api/messages/${row?.id}/resend`, {
        method: 'POST',
        headers: { cookie },
      });
      expect(again.status).toBe(200);
      await impatient.settled(order.id);
      expect(sentTo(order.email)).toHaveLength(1);
      await impatient.close();
      messages = await newMessages(app, { mail: mail() });
    });

    it('a message that crashed its process is visible to staff', async () => {
      const order = await placed();
      const row = await writeWaitingMail(app.db, order.id, order.email);
      const queue = await import('../../../src/server/platform/queue/job-queue.ts').then(({ openJobQueue }) =>
        openJobQueue(app.db, () => {}),
      );
      await queue.send('messages-dead', { message: row.id });
      await queue.stop({ graceful: false, close: false });
      expect(await messages.settled(order.id)).toMatchObject([
        { state: 'failed', lastError: expect.stringContaining('unterbrochen') as string },
      ]);
    });
  });

  describe('without a mail server', () => {
    it('messages stay in the outbox, and those of the last hour are sent once there is a server', async () => {
      await messages.close();
      const quiet = await newMessages(app);
      const old = await placed();
      await quiet.tell(old.id, 'placed');
      app.clock.now += 2 * 3_600_000;
      const fresh = await placed();
      await quiet.tell(fresh.id, 'placed');
      expect(await quiet.rows(fresh.id)).toMatchObject([
        { state: 'notConfigured' },
        { state: 'notConfigured' },
      ]);
      const { get } = await app.as('employee', [1]);
      const [row] = await quiet.rows(fresh.id);
      expect((await get(`/api/messages/${row?.id}`)).data).toMatchObject({
        state: 'notConfigured',
        subject: expect.stringContaining(`#${fresh.ticketNumber}`) as string,
        text: expect.stringContaining('Margherita') as string,
        html: expect.stringContaining('<html') as string,
      });
      await quiet.close();
      messages = await newMessages(app, { mail: mail() });
      await messages.settled(fresh.id);
      expect(sentTo(fresh.email)).toHaveLength(1);
      // Staff are reminded of it besides: nobody has answered it.
      const rows = await messages.rows(old.id);
      expect(rows.filter(({ purpose }) => purpose === 'placed')).toMatchObject([
        { state: 'notConfigured' },
        { state: 'notConfigured' },
      ]);
      expect(sentTo(old.email)).toEqual([]);
    });
  });

  describe('Fault 29: names that would break a mail', () => {
    it.each([
      ['a line break', 'Ada\r\nBcc: fremd@example.org'],
      ['a reading direction', 'Ada \u202Egro.elpmaxe'],
      ['letters of no width', 'A\u200Bd\u2060a'],
      ['emoji', 'Ada 👩‍🍳🍕'],
    ])('%s stays in the text, and the headers are whole', async (_, name) => {
      const order = await placed();
      // As an import or another API might bring it: the shop's own order form takes it out.
      await set(order.id, { name });
      await messages.tell(order.id, 'placed');
      await messages.settled(order.id);
      const [customer] = sentTo(order.email);
      expect(customer?.to).toEqual([order.email]);
      const branch = sentTo('mitte@example.org').at(-1);
      expect(branch?.mail.replyTo?.[0]?.address).toBe(order.email);
      for (const received of [customer, branch]) {
        const [head = ''] = (received?.raw ?? '').split('\r\n\r\n');
        const names = head.split('\r\n').flatMap((line) => /^([\w-]+):/.exec(line)?.[1]?.toLowerCase() ?? []);
        expect(names).not.toContain('bcc');
        expect(new Set(names).size).toBe(names.length);
        // Headers are ASCII: everything else is encoded (RFC 2047).
        expect(head).toMatch(/^[\t\r\n\x20-\x7e]*$/);
        expect(head.split('\r\n').every((line) => line.length <= 998)).toBe(true);
      }
      const shown = branch?.mail.replyTo?.[0]?.name ?? '';
      expect(shown).not.toMatch(/[\r\n\u202a-\u202e\u2066-\u2069\u200b\u2060]/);
      expect(shown.startsWith('Ada')).toBe(true);
    });
  });

  describe('for staff', () => {
    it("messages are listed for staff's own branches, by channel, state and order", async () => {
      const order = await placed();
      await messages.tell(order.id, 'placed');
      await messages.settled(order.id);
      const filter = encodeURIComponent(
        JSON.stringify({ orderId: order.id, state: 'done', channel: 'mail' }),
      );
      const mine = await app.as('employee', [1]);
      const listed = await mine.get(`/api/messages?filter=${filter}`);
      expect(listed.headers.get('content-range')).toBe('messages 0-1/2');
      expect(listed.data).toMatchObject([
        { audience: 'branch' },
        { audience: 'customer', order: { id: order.id, ticketNumber: order.ticketNumber } },
      ]);
      const other = await app.as('employee', [2]);
      expect((await other.get(`/api/messages?filter=${filter}`)).data).toEqual([]);
      const [{ id }] = listed.data as [{ id: number }];
      expect((await other.get(`/api/messages/${id}`)).status).toBe(403);
      expect((await other.post(`/api/messages/${id}/resend`)).status).toBe(403);
      expect((await mine.get('/api/messages/999999')).status).toBe(404);
      expect((await mine.post('/api/messages/999999/resend')).status).toBe(404);
      expect((await mine.get('/api/messages?sort=x')).status).toBe(400);
    });

    it('a message is sent again as another mail, but neither without a server nor once outdated', async () => {
      const order = await placed();
      await messages.tell(order.id, 'placed');
      const [first] = await messages.settled(order.id);
      const { cookie, post } = await app.as('employee', [1]);
      expect(await post(`/api/messages/${first?.id}/resend`)).toMatchObject({
        status: 409,
        errors: [{ message: expect.stringContaining('nicht eingerichtet') as string }],
      });
      const api = app.composeAgain({ messages: messages.outlet }).app;
      const resend = () =>
        api.request(`/api/messages/${first?.id}/resend`, { method: 'POST', headers: { cookie } });
      expect((await resend()).status).toBe(200);
      const rows = await messages.settled(order.id);
      expect(rows).toHaveLength(3);
      expect(new Set(sentTo(order.email).map(({ mail: it }) => it.messageId)).size).toBe(2);
      await set(order.id, { confirmedAt: new Date(app.clock.now) });
      await messages.tell(order.id, 'confirmed');
      const confirmed = (await messages.settled(order.id)).at(-1);
      await set(order.id, { completedAt: new Date(app.clock.now) });
      const late = await api.request(`/api/messages/${confirmed?.id}/resend`, {
        method: 'POST',
        headers: { cookie },
      });
      expect(late.status).toBe(409);
      const { get } = await app.as('employee', [1]);
      const { history } = (await get(`/api/orders/${order.id}`)).data as { history: unknown[] };
      expect(history.at(-1)).toMatchObject({ action: 'resend-message', actor: 'staff' });
    });
  });

  it("a delivery's mail has all items, taxes, the address, the time and a link to the status page", async () => {
    const order = await placed(deliveryDraft({ email: 'torte@example.org' }) as never);
    await messages.tell(order.id, 'placed');
    await messages.settled(order.id);
    const [received] = sentTo('torte@example.org');
    expect(received?.mail.replyTo).toMatchObject([{ name: 'Mitte', address: 'mitte@example.org' }]);
    expect(received?.mail.text).toContain(`Bestellung verfolgen: ${SITE}/status/${order.uid}/${order.hash}`);
    for (const part of ['2 × Margherita', 'inkl. MwSt. 7 %', 'Torstraße 3', '10115 Berlin', 'Gesamt Brutto'])
      expect(received?.mail.text).toContain(part);
  });
});
