import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DailyMail } from '../../../src/lib/contract/daily-mail.ts';
import { createSendDailyReport } from '../../../src/server/messages/send-daily-report.ts';
import type { Delivery, Mail } from '../../../src/server/messages/senders.ts';
import { dailyMails } from '../../../src/server/platform/database/schema.ts';
import { createReadDailyReport } from '../../../src/server/statistics/statistics.ts';
import { draft, fieldsOf, newApp, type TestApp } from '../../support/app.ts';

const PATH = '/api/daily-mail';
/** 7:30 in Berlin on the Sunday after the tests' Saturday. */
const MORNING = Date.parse('2026-11-22T07:30:00+01:00');

describe('the report of the day by mail', () => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  let sendReport: () => Promise<number>;
  const mails: Mail[] = [];
  let answer: (mail: Mail) => Delivery = () => ({ ok: true });
  beforeAll(async () => {
    app = await newApp();
    admin = await app.as('admin');
    sendReport = createSendDailyReport({
      db: app.db,
      readShop: async () => (await app.readShop())?.shop ?? null,
      readReport: createReadDailyReport(app.db),
      send(mail) {
        mails.push(mail);
        return Promise.resolve(answer(mail));
      },
      office: () => 'https://theke.example.org',
      now: () => app.clock.now,
      report: () => {},
    });
  });
  afterAll(() => app.close());
  const set = (changes: Partial<DailyMail>) =>
    admin.put(PATH, { isEnabled: true, hour: 7, recipients: ['chef@example.org'], ...changes });

  it('is off until somebody sets who gets it, and when', async () => {
    expect((await admin.get(PATH)).data).toEqual({
      isEnabled: false,
      hour: 7,
      recipients: [],
      isMailSetUp: false,
    });
    app.clock.now = MORNING;
    expect(await sendReport()).toBe(0);
    const refused = await set({ recipients: ['nobody'] });
    expect(fieldsOf(refused)).toEqual(['recipients.0']);
    expect(refused.errors[0]?.message).toBe('Bitte geben Sie eine gültige E-Mail-Adresse an.');
    expect(fieldsOf(await set({ hour: 24 }))).toEqual(['hour']);
  });

  it('has the figures of the day before, and comes once, from its hour on', async () => {
    app.clock.now = Date.parse('2026-11-21T12:00:00+01:00');
    const { data: order } = await app.order(draft());
    await admin.post(`/api/orders/${order.id}/status/confirm`, {});
    await set({ hour: 8, recipients: ['chef@example.org', 'buch@example.org'] });
    app.clock.now = MORNING;
    expect(await sendReport()).toBe(0);
    app.clock.now += 3_600_000;
    expect(await sendReport()).toBe(2);
    expect(await sendReport()).toBe(0);
    expect(mails.map(({ to }) => to)).toEqual(['chef@example.org', 'buch@example.org']);
    expect(mails[0]?.subject).toContain('21.11.2026');
    expect(mails[0]?.text).toMatch(/1 Bestellung, 10,00/);
    expect(mails[0]?.text).toContain('Barzahlung');
  });

  it('is tried again for those who did not get it, and for nobody else', async () => {
    mails.length = 0;
    await set({ recipients: ['chef@example.org', 'buch@example.org'] });
    app.clock.now += 86_400_000;
    answer = ({ to }) =>
      to.startsWith('buch') ? { ok: false, isFinal: false, reason: 'busy' } : { ok: true };
    expect(await sendReport()).toBe(1);
    answer = () => ({ ok: true });
    expect(await sendReport()).toBe(0);
    await app.db.update(dailyMails).set({ nextTryAt: sql`now()` });
    expect(await sendReport()).toBe(1);
    expect(mails.map(({ to }) => to)).toEqual(['chef@example.org', 'buch@example.org', 'buch@example.org']);
    expect(mails[0]?.text).toContain('Es gab keine Bestellung.');
  });
});
