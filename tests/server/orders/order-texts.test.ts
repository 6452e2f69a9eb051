import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderDraftInput } from '../../../src/lib/contract/orders.ts';
import type { Order } from '../../../src/lib/contract/staff-orders.ts';
import { deliveryDraft, draft, fieldsOf, newApp, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';

type Staff = Awaited<ReturnType<TestApp['as']>>;

const HTML = `<script>alert(1)</script>"'><img src=x onerror=alert(2)>`;
const [OVERRIDE, ISOLATE, NO_SPACE, JOINER] = ['\u202e', '\u2066', '\u200b', '\u200d'];
const FAMILY = `👩${JOINER}👩${JOINER}👧`;

/** Fields of one line that a customer fills in as they like. */
const LINES = ['name', 'street', 'floor', 'stairway', 'door'] as const;

describe.each(bothFor('values'))('what customers write on %s', (kind) => {
  let app: TestApp;
  let admin: Staff;
  beforeAll(async () => {
    app = await newApp(kind);
    admin = await app.as('admin');
  });
  afterAll(() => app.close());

  const short = (text: string) => text.slice(0, 40);
  /** An order that says the same in every field; what staff read of it. */
  async function write(text: string): Promise<Order> {
    const fields = Object.fromEntries(LINES.map((field) => [field, short(text)]));
    const torte = { product: { id: 6 }, amount: 1, unit: 'Stk' as const };
    const parts = [{ name: 'Aufschrift', value: text }];
    const appointmentDate = '2026-11-28T12:00:00+01:00';
    const items = [...deliveryDraft().items, { ...torte, parts }];
    const { status, data } = await app.order(
      deliveryDraft({ ...fields, comment: text, appointmentDate, items }),
    );
    expect(status).toBe(201);
    return (await admin.get(`/api/orders/${data.id}`)).data as Order;
  }
  const written = (order: Order) => [
    ...LINES.map((field) => order[field]),
    order.comment,
    order.items[1]?.parts,
  ];

  it('text is returned as it was written, including HTML, and never as a web page', async () => {
    const order = await write(HTML);
    expect(written(order)).toEqual([
      ...LINES.map(() => short(HTML)),
      HTML,
      [{ name: 'Aufschrift', value: HTML }],
    ]);
    const { headers } = await app.call(`/api/orders/public/${order.uid}/${order.hash}`);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('text keeps its reading direction on a ticket', async () => {
    const order = await write(` 5${OVERRIDE} ßartS ${ISOLATE}x `);
    expect(new Set(written(order).slice(0, -1))).toEqual(new Set(['5 ßartS x']));
    expect(order.items[1]?.parts[0]?.value).toBe('5 ßartS x');
    expect(order.ticketNumber).toMatch(/^\d+$/);
  });

  it.each([FAMILY, 'محمد', 'Łukasz Żółć', '王小明', 'e\u0301'])('text is unchanged: %s', async (text) => {
    expect((await write(text)).name).toBe(text);
  });

  it('text may look like an escape or a statement', async () => {
    const text = `\\ud83c \\u0000 $1 "}]'); --`;
    expect((await write(text)).comment).toBe(text);
  });

  it.each([
    ['zero-width spaces', NO_SPACE.repeat(3)],
    ['direction marks', `${OVERRIDE}\u200f`],
    ['fillers', '\u3164\u2800'],
    ['blanks of all kinds', '\u00a0\u2003\u3000'],
  ])('is nothing if it is nothing but %s', async (_, text) => {
    expect(fieldsOf(await app.order(draft({ name: text })))).toEqual(['name']);
    expect(fieldsOf(await app.order(deliveryDraft({ street: text })))).toEqual(['street']);
    const answer = await app.order(draft({ comment: text }));
    expect((await admin.get(`/api/orders/${answer.data.id}`)).data).toMatchObject({ comment: '' });
  });

  it.each(['name', 'email', 'phone', 'street', 'city', 'floor', 'stairway', 'door'] as const)(
    'a line break never reaches %s, mails and tickets',
    async (field) => {
      const body = { ...draft(), [field]: 'Eve\r\nBcc: x@example.org' } satisfies OrderDraftInput;
      expect(fieldsOf(await app.order(body))).toEqual([field]);
    },
  );
});
