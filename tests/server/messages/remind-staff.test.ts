import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { orders, outbox } from '../../../src/server/platform/database/schema.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';
import { newMessages, SOON, type TestMessages } from '../../support/messages.ts';
import { startSmtpServer } from '../../support/smtp-server.ts';

const MINUTE = 60_000;

let app: TestApp;
let messages: TestMessages;
let admin: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  app = await newApp();
  admin = await app.as('admin');
  await admin.put('/api/branches/1', { email: 'mitte@example.org' });
  messages = await newMessages(app);
});
afterAll(async () => {
  await messages.close();
  await app.close();
});
beforeEach(() => app.db.delete(outbox));

const reminders = async (id: number) =>
  (await messages.rows(id)).filter(({ purpose }) => purpose === 'unanswered');
/** What reminds staff of an order, so many minutes after it came. */
async function after(minutes: number, id: number) {
  const before = app.clock.now;
  app.clock.now += minutes * MINUTE;
  await messages.remindStaff();
  await messages.remindStaff();
  app.clock.now = before;
  return reminders(id);
}
const set = (id: number, fields: Partial<typeof orders.$inferInsert>) =>
  app.db.update(orders).set(fields).where(eq(orders.id, id));

it('staff are reminded of an order that nobody answers, after the minutes and once more after three times as long', async () => {
  const { id } = (await app.order(draft())).data;
  expect(await after(9, id)).toEqual([]);
  expect(await after(10, id)).toMatchObject([
    { channel: 'mail', audience: 'branch', recipient: 'mitte@example.org', state: 'notConfigured' },
  ]);
  expect(await after(29, id)).toHaveLength(1);
  expect(await after(30, id)).toHaveLength(2);
  expect(await after(300, id)).toHaveLength(2);
});

it('nobody is reminded of what is confirmed, has another time proposed, has ended, or is not paid yet', async () => {
  const at = new Date(app.clock.now);
  const answers = [
    { confirmedAt: at },
    { counterAppointment: at },
    { rejectedAt: at },
    { canceledAt: at },
    { paymentMethod: 'mollie' as const },
  ];
  for (const fields of answers) {
    const { id } = (await app.order(draft())).data;
    await set(id, fields);
    expect(await after(60, id), Object.keys(fields)[0]).toEqual([]);
  }
  const { id } = (await app.order(draft())).data;
  await set(id, { paymentMethod: 'mollie', paidAt: at });
  expect(await after(60, id)).toHaveLength(1);
});

it('the shop sets the minutes, and 0 turns reminders off', async () => {
  const { id } = (await app.order(draft())).data;
  expect((await admin.post('/api/config', { reminderMinutes: 0 })).status).toBe(200);
  expect(await after(600, id)).toEqual([]);
  expect((await admin.post('/api/config', { reminderMinutes: 2 })).status).toBe(200);
  expect(await after(2, id)).toHaveLength(1);
});

it('staff read of a reminder that the order still waits', async () => {
  expect((await admin.post('/api/config', { reminderMinutes: 10 })).status).toBe(200);
  const { id, ticketNumber } = (await app.order(draft())).data;
  const [reminder] = await after(15, id);
  const api = app.composeAgain({ messages: messages.outlet }).app;
  const shown = await api.request(`/api/messages/${reminder!.id}`, { headers: { cookie: admin.cookie } });
  const { data } = (await shown.json()) as { data: { subject: string; text: string } };
  expect(data.subject).toContain(`Wartet auf Antwort: Bestellung #${ticketNumber}`);
  expect(data.text).toContain('Diese Bestellung hat noch niemand bestätigt oder abgelehnt.');
});

it('a reminder that the mail server has put off is left out once somebody has answered', async () => {
  // Of its own: the messages of another server, without mail, would take its jobs.
  const own = await newApp();
  await (await own.as('admin')).put('/api/branches/1', { email: 'mitte@example.org' });
  const smtp = await startSmtpServer();
  const sending = await newMessages(own, { mail: { url: smtp.url, from: 'Shop <post@example.org>' } });
  smtp.state.mood = 'later';
  const [answered, forgotten] = [(await own.order(draft())).data, (await own.order(draft())).data];
  const before = own.clock.now;
  own.clock.now += 15 * MINUTE;
  await sending.remindStaff();
  own.clock.now = before;
  await expect.poll(() => smtp.state.tries, SOON).toBeGreaterThan(0);
  await own.db
    .update(orders)
    .set({ confirmedAt: new Date(own.clock.now) })
    .where(eq(orders.id, answered.id));
  smtp.state.mood = 'take';
  const states = async (id: number) =>
    (await sending.settled(id)).filter(({ purpose }) => purpose === 'unanswered').map(({ state }) => state);
  expect([await states(answered.id), await states(forgotten.id)]).toEqual([['skipped'], ['done']]);
  expect(smtp.received.map(({ mail }) => mail.subject)).toEqual([
    `Wartet auf Antwort: Bestellung #${forgotten.ticketNumber}, Takeaway, so schnell wie möglich`,
  ]);
  await sending.close();
  await smtp.stop();
  await own.close();
});
