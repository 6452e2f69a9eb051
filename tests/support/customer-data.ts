import { sql } from 'drizzle-orm';
import type { Database } from '../../src/server/platform/database/database.ts';
import {
  logs,
  outbox,
  prints,
  pushSubscriptions,
  sentMails,
  uploads,
} from '../../src/server/platform/database/schema.ts';
import { deliveryDraft, type TestApp } from './app.ts';

/** Words that only this customer brings into the database. */
export const ERIKA = {
  name: 'Erika Unverwechselbar',
  email: 'Erika@Unverwechselbar.example',
  phone: '+4915199887766',
  street: 'Quittenweg 77',
  comment: 'Klingel kaputt bei Unverwechselbar',
};
const WORDS = /unverwechselbar|15199887766|quittenweg/i;

/** Tables, in any schema, with a row that names her. */
export async function tablesWithErika(db: Database): Promise<string[]> {
  const { rows } = (await db.execute(
    sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )) as unknown as { rows: { name: string }[] };
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = (await db.execute(
      sql`select count(*)::int as n from ${sql.raw(name)} as t where t::text ~* ${WORDS.source}`,
    )) as unknown as { rows: { n: number }[] };
    if (hits.rows[0]?.n) found.push(name);
  }
  return found.sort();
}

/** The first product gets a text and a picture of the customer's. */
export async function askForWords(app: TestApp): Promise<void> {
  const shop = (await app.readShop())!.shop;
  shop.products[0]!.config.parts.push(
    { name: 'Aufschrift', description: '', type: 'text', optional: true, options: [] },
    { name: 'Motiv', description: '', type: 'image', optional: true, options: [] },
  );
  await app.setShop(shop);
}

/** A delivery of hers with everything that a customer can leave behind. */
export async function orderOfErika(app: TestApp, admin: Awaited<ReturnType<TestApp['as']>>) {
  const { db } = app;
  const createdAt = new Date(app.clock.now);
  const file = { extension: 'png', mimeType: 'image/png', publicHash: crypto.randomUUID(), createdAt };
  const [upload] = await db.insert(uploads).values(file).returning();
  const { id: uploadId, publicHash, version } = upload!;
  const picture = `uploads/${uploadId}-${version}.png`;
  await app.storage.write(picture, new Uint8Array([1]));
  const parts = [
    { name: 'Größe', value: 'groß' },
    { name: 'Aufschrift', value: 'Für Unverwechselbar' },
    { name: 'Motiv', value: [{ id: uploadId, publicHash }] },
  ];
  const items = [{ product: { id: 1 }, amount: 2, unit: 'Stk' as const, parts }];
  const { data } = await app.order(deliveryDraft({ ...ERIKA, items }));
  const { id, uid, hash } = data;
  await admin.put(`/api/orders/${id}`, { comment: `${ERIKA.comment}, zweimal` });
  const [message] = await db
    .insert(outbox)
    .values({
      orderId: id,
      branchId: 1,
      channel: 'mail',
      audience: 'customer',
      purpose: 'placed',
      recipient: ERIKA.email,
      key: `${id}/placed/x/mail/customer/${ERIKA.email}`,
      payload: {},
      said: { subject: 'Danke', text: `Liebe ${ERIKA.name}` },
      lastError: `no mailbox ${ERIKA.email}`,
      state: 'failed',
      createdAt,
    })
    .returning();
  await db.insert(sentMails).values({ outboxId: message!.id, html: `<p>${ERIKA.name}</p>` });
  const endpoint = `https://push.example/unverwechselbar/${id}`;
  await db.insert(pushSubscriptions).values({ orderId: id, endpoint, p256dh: 'p', auth: 'a' });
  await db.insert(prints).values({
    key: `order/${id}`,
    purpose: 'order',
    orderId: id,
    branchId: 1,
    deviceName: 'Pass',
    state: 'acknowledged',
    createdAt,
  });
  return {
    id,
    picture,
    path: `/api/orders/${id}`,
    publicPath: `/api/orders/public/${uid}/${hash}`,
    async finish() {
      await admin.post(`/api/orders/${id}/status/confirm`);
      await admin.post(`/api/orders/${id}/status/completed`);
    },
    rate: () =>
      app.post(`/api/orders/public/${uid}/${hash}/questionnaire`, {
        rating: 5,
        foodRating: 4,
        serviceRating: 5,
        processRating: 3,
        comment: 'Gruß, Unverwechselbar',
      }),
  };
}

/** What an earlier version left in the log of a deleted order. */
export const logDeletedOrder = (db: Database, id: number, createdAt: Date) =>
  db.insert(logs).values({
    level: 'audit',
    message: `delete orders ${id}`,
    context: { action: 'delete', entity: 'orders', id, before: ERIKA, after: null, userName: 'Petra Probe' },
    createdAt,
  });
