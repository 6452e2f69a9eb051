import { eq } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { createSendMessage, type Deliver } from '../../../src/server/messages/send-message.ts';
import { outbox } from '../../../src/server/platform/database/schema.ts';
import { draft, newApp } from '../../support/app.ts';
import { SITE, SOON, writeWaitingMail } from '../../support/messages.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('a message stays claimed while a mail server takes its time, so that no other process sends it', async () => {
  const app = await newApp('PGlite');
  const { data: order } = await app.order(draft({ email: 'erika@example.org' }));
  const row = await writeWaitingMail(app.db, order.id, 'erika@example.org');
  const read = async () => (await app.db.select().from(outbox).where(eq(outbox.id, row.id)))[0];
  let deliveries = 0;
  const terms = (deliver: Deliver) => ({
    db: app.db,
    jobs: { write: () => Promise.resolve() },
    readShop: async () => (await app.readShop())?.shop ?? null,
    addresses: { site: () => SITE, office: () => SITE, api: () => SITE },
    now: () => app.clock.now,
    report: (error: unknown) => expect.unreachable(String(error)),
    deliver,
  });
  const other = createSendMessage(terms(() => expect.unreachable('it was sent twice')));
  const send = createSendMessage(
    terms(async () => {
      deliveries += 1;
      const claimed = (await read())?.nextTryAt;
      await vi.advanceTimersByTimeAsync(15_000);
      await expect.poll(async () => (await read())?.nextTryAt, SOON).not.toEqual(claimed);
      await expect(other(row.id)).rejects.toThrow('another process');
      return { ok: true };
    }),
  );
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await send(row.id);
  expect(deliveries).toBe(1);
  expect(await read()).toMatchObject({ state: 'done', nextTryAt: null });
  await app.close();
});
