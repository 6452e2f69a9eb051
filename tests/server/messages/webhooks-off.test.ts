import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox, users, webhookEndpoints } from '../../../src/server/platform/database/schema.ts';
import { newApp, type TestApp } from '../../support/app.ts';
import { newMessages, SOON, type TestMessages } from '../../support/messages.ts';
import { startSmtpServer } from '../../support/smtp-server.ts';

const SINCE = new Date('2026-11-18T09:30:00Z');

describe('a receiver of webhooks that the shop has switched off', () => {
  let app: TestApp;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  let messages: TestMessages;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  let id: number;
  beforeAll(async () => {
    app = await newApp();
    admin = await app.as('admin');
    await app.as('employee', [1]);
    smtp = await startSmtpServer();
    messages = await newMessages(app, { mail: { url: smtp.url, from: 'Shop <post@example.org>' } });
  });
  beforeEach(async () => {
    await app.db.delete(outbox);
    await app.db.delete(webhookEndpoints);
    smtp.received.length = 0;
    smtp.state.mood = 'take';
    const draft = { name: 'Kasse', url: 'https://kasse.example.org', types: [], hasContact: false };
    const [made] = await app.db
      .insert(webhookEndpoints)
      .values({ ...draft, secret: 'whsec_x', isEnabled: true, createdAt: SINCE })
      .returning({ id: webhookEndpoints.id });
    id = made?.id ?? 0;
  });
  afterAll(async () => {
    await messages.close();
    await smtp.stop();
    await app.close();
  });

  const set = (columns: Partial<typeof webhookEndpoints.$inferInsert>) =>
    app.db.update(webhookEndpoints).set(columns).where(eq(webhookEndpoints.id, id));
  const off = (offReason: 'failing' | 'gone', failingSince = SINCE) =>
    set({ isEnabled: false, offReason, failingSince });
  const states = async () => (await app.db.select().from(outbox)).map(({ state }) => state);

  it('is told to every admin once, and to nobody else', async () => {
    await messages.remindStaff();
    expect(await states()).toEqual([]);
    await off('failing');
    await messages.remindStaff();
    await messages.remindStaff();
    await expect.poll(states, SOON).toEqual(['done']);
    expect(smtp.received.map(({ to, mail }) => [to, mail.subject])).toEqual([
      [[admin.email], 'Anbindung ausgeschaltet: Kasse'],
    ]);
    expect(smtp.received[0]?.mail.text).toContain('seit dem 18.11.2026, 10:30 Uhr nichts mehr an');
    expect(smtp.received[0]?.mail.text).toContain('/backend/connections');
  });

  it('is told again when it is switched off another time', async () => {
    await off('failing');
    await messages.remindStaff();
    await set({ isEnabled: true, offReason: null, failingSince: null });
    await messages.remindStaff();
    await off('gone', new Date('2026-11-20T09:30:00Z'));
    await messages.remindStaff();
    await expect.poll(() => smtp.received.length, SOON).toBeGreaterThan(0);
    expect(await app.db.$count(outbox)).toBe(2);
  });

  it('sends no mail if it was switched on in the meantime', async () => {
    smtp.state.mood = 'later';
    await off('failing');
    await messages.remindStaff();
    await expect.poll(() => smtp.state.tries, SOON).toBeGreaterThan(0);
    await set({ isEnabled: true, offReason: null, failingSince: null });
    smtp.state.mood = 'take';
    await expect.poll(states, SOON).toEqual(['skipped']);
    expect(smtp.received).toEqual([]);
  });

  it('is told to no admin whose account has ended', async () => {
    await app.db.update(users).set({ isEnabled: false }).where(eq(users.id, admin.id));
    await off('failing');
    await messages.remindStaff();
    expect(await states()).toEqual([]);
    await app.db.update(users).set({ isEnabled: true }).where(eq(users.id, admin.id));
  });
});
