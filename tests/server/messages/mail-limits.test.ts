import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeliver } from '../../../src/server/messages/deliver-message.ts';
import { loginLinkTexts } from '../../../src/server/messages/mail/texts.ts';
import { outbox } from '../../../src/server/platform/database/schema.ts';
import { draft, newApp, NOON, type TestApp } from '../../support/app.ts';

const STRANGER = 'opfer@example.org';

let app: TestApp;
let order: number;
beforeAll(async () => {
  app = await newApp();
  order = (await app.order(draft())).data.id;
});
afterAll(() => app.close());

const message = async (changes: Partial<typeof outbox.$inferInsert> = {}) => {
  const [row] = await app.db
    .insert(outbox)
    .values({
      orderId: order,
      branchId: 1,
      channel: 'mail',
      audience: 'customer',
      purpose: 'placed',
      recipient: STRANGER,
      state: 'waiting',
      payload: {},
      createdAt: new Date(NOON),
      ...changes,
    })
    .returning();
  if (!row) throw new Error('no message');
  return row;
};

it('an address gets four confirmations of orders an hour, and every other mail', async () => {
  const sent: string[] = [];
  let now = Date.parse(NOON) + 60_000;
  const deliver = createDeliver(
    app.db,
    {
      mail: ({ to }) => Promise.resolve({ ok: true as const }).finally(() => sent.push(to)),
      sms: null,
      push: null,
    },
    () => now,
  );
  const mail = { id: 'x', to: STRANGER, subject: 'Bestellung', html: '', text: '' };
  const send = async (changes: Partial<typeof outbox.$inferInsert> = {}) =>
    (await deliver(await message(changes), { channel: 'mail', mail })).ok;
  for (let n = 0; n < 3; n += 1) await message({ state: 'done' });
  await message({ state: 'done', recipient: STRANGER.toUpperCase() });
  expect(await send()).toBe('skip');
  expect(sent).toEqual([]);
  expect(await send({ recipient: 'andere@example.org' })).toBe(true);
  expect(await send({ purpose: 'confirmed' })).toBe(true);
  expect(await send({ audience: 'branch' })).toBe(true);
  now += 3_600_000;
  expect(await send()).toBe(true);
});

it('a greeting has no link in it', () => {
  const { greeting } = loginLinkTexts;
  for (const name of ['Gewinn auf https://x.example', 'www.x.example', 'x.example/gewinn', 'a@x.example'])
    expect(greeting(name)).toBe('Guten Tag,');
  expect(greeting('Dr. Jürgen Groß-Öhler')).toBe('Guten Tag Dr. Jürgen Groß-Öhler,');
});
