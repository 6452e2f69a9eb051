import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MessageDetails } from '../../../src/lib/contract/messages.ts';
import { orders, outbox, sentMails } from '../../../src/server/platform/database/schema.ts';
import { storeSentContent, MOST_KEPT } from '../../../src/server/orders/queries/outbox.ts';
import { sweepSentMails } from '../../../src/server/messages/send-message.ts';
import { NO_TASKS } from '../../../src/server/orders/order-tasks.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';
import { newMessages, type TestMessages } from '../../support/messages.ts';
import { startSmtpServer } from '../../support/smtp-server.ts';

describe('a sent message', () => {
  let app: TestApp;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  let messages: TestMessages;
  let admin: Awaited<ReturnType<TestApp['as']>>;

  beforeAll(async () => {
    app = await newApp();
    smtp = await startSmtpServer();
    messages = await newMessages(app, { mail: { url: smtp.url, from: 'Testshop <post@example.org>' } });
    admin = await app.as('admin');
  });
  afterAll(async () => {
    await messages.close();
    await smtp.stop();
    await app.close();
  });

  async function sent(email: string) {
    const { data: order } = await app.order(draft({ email, name: 'Ada Beispiel' }));
    await messages.tell(order.id, 'placed');
    const [row] = await messages.settled(order.id);
    return { order, id: row?.id ?? 0 };
  }
  const read = async (id: number) => (await admin.get(`/api/messages/${id}`)).data as MessageDetails;

  it('is shown as it was, whatever has become of the order', async () => {
    const { order, id } = await sent('einst@example.org');
    await app.db.update(orders).set({ name: 'Grace Anders' }).where(eq(orders.id, order.id));
    const shown = await read(id);
    expect(shown).toMatchObject({
      isAsSent: true,
      subject: expect.stringContaining('Ihre Bestellung') as string,
    });
    expect(shown.html).toContain('Ada Beispiel');
    expect(shown.html).not.toContain('Grace Anders');
    const [received] = smtp.received.filter(({ to }) => to.includes('einst@example.org'));
    expect(received?.mail.html?.trim()).toBe(shown.html?.trim());
  });

  it('is shown for messages that staff sent again, too', async () => {
    const { order } = await sent('nochmals@example.org');
    const { app: api } = app.composeAgain({ tasks: { ...NO_TASKS, ...messages.tasks } });
    const again = await api.request(`/api/orders/${order.id}/resend-new-order-email`, {
      method: 'POST',
      headers: { cookie: admin.cookie },
    });
    expect(again.status).toBe(200);
    await app.db.update(orders).set({ name: 'Grace Anders' }).where(eq(orders.id, order.id));
    const [row] = (await messages.rows(order.id)).filter(
      ({ purpose }) => purpose === 'resend-new-order-email',
    );
    const shown = await read(row?.id ?? 0);
    expect(shown.isAsSent).toBe(true);
    expect(shown.html).toContain('Ada Beispiel');
  });

  it('keeps only its text if its HTML is longer than any sensible mail', async () => {
    const { order } = await sent('lang@example.org');
    const [, branchRow] = await messages.rows(order.id);
    expect(branchRow).toBeUndefined();
    await app.db.update(orders).set({ email: 'zwei@example.org' }).where(eq(orders.id, order.id));
    await messages.tell(order.id, 'placed');
    const [, second] = await messages.settled(order.id);
    const id = second?.id ?? 0;
    await app.db.delete(sentMails).where(eq(sentMails.outboxId, id));
    await app.db.transaction((tx) =>
      storeSentContent(tx, id, {
        subject: 'S',
        text: 't'.repeat(MOST_KEPT + 1),
        html: 'h'.repeat(MOST_KEPT + 1),
      }),
    );
    const shown = await read(id);
    expect(shown).toMatchObject({ isAsSent: true, subject: 'S', html: null });
    expect(shown.text).toHaveLength(MOST_KEPT);
  });

  it('keeps only its text after a quarter of a year', async () => {
    const { id } = await sent('damals@example.org');
    const [before] = await app.db.select().from(outbox).where(eq(outbox.id, id));
    const day = 86_400_000;
    const written = before?.createdAt.getTime() ?? 0;
    expect(await sweepSentMails(app.db, written + 90 * day)).toBe(0);
    expect(await sweepSentMails(app.db, written + 90 * day + 1)).toBeGreaterThan(0);
    expect(await read(id)).toMatchObject({
      isAsSent: true,
      text: expect.stringContaining('Ada Beispiel') as string,
      html: null,
    });
  });

  it('is deleted with its order', async () => {
    const { order, id } = await sent('fort@example.org');
    const kept = () => app.db.$count(sentMails, eq(sentMails.outboxId, id));
    expect(await kept()).toBe(1);
    await app.db.delete(orders).where(eq(orders.id, order.id));
    expect(await kept()).toBe(0);
  });
});
