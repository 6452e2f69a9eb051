import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OrderDetails } from '../../../src/lib/contract/staff-orders.ts';
import { orders, outbox } from '../../../src/server/platform/database/schema.ts';
import { deliveryDraft, draft, newApp, NOON, type TestApp } from '../../support/app.ts';
import { testShop } from '../../support/shop.ts';

type Staff = Awaited<ReturnType<TestApp['as']>>;

const EVENING = '2026-11-21T18:30:00.000Z';
const LATER = '2026-11-21T19:30:00.000Z';

function shopWithCap(slotCapacity: number | null) {
  const shop = testShop();
  return { ...shop, branches: shop.branches.map((branch) => ({ ...branch, slotCapacity })) };
}

describe('undoing a step', () => {
  let app: TestApp;
  let petra: Staff;
  let colleague: Staff;
  beforeAll(async () => {
    app = await newApp();
    petra = await app.as('employee', [1]);
    colleague = await app.as('admin');
  });
  afterAll(() => app.close());
  beforeEach(() => void (app.clock.now = Date.parse(NOON)));

  async function order(body: unknown = draft()) {
    const { data } = await app.order(body);
    return {
      id: data.id,
      path: `/api/orders/${data.id}`,
      publicPath: `/api/orders/public/${data.uid}/${data.hash}`,
    };
  }
  const step = (path: string, action: string, body?: unknown) => petra.post(`${path}/status/${action}`, body);
  const undo = (path: string, who = petra) => who.post(`${path}/status/undo`);
  const details = async (path: string) => OrderDetails.parse((await colleague.get(path)).data);
  const refused = (message: string) => ({ status: 409, errors: [{ field: null, message }] });
  const GONE = refused('Das lässt sich nicht mehr rückgängig machen.');

  it.each([
    [[], 'confirm'],
    [[], 'reject'],
    [[], 'cancel'],
    [['confirm'], 'in-delivery'],
    [['confirm'], 'completed'],
    [['confirm', 'in-delivery'], 'completed'],
    [['confirm', 'in-delivery'], 'cancel'],
  ])('after %j, %s, is taken back, and the order is as it was', async (before, action) => {
    const { path } = await order(deliveryDraft());
    for (const earlier of before) await step(path, earlier);
    const { history: _, ...was } = await details(path);
    app.clock.now += 60_000;
    expect((await step(path, action, { rejectionMessage: 'Vertippt' })).status).toBe(200);
    app.clock.now += 10_000;
    const undone = await undo(path);
    expect(undone.status).toBe(200);
    const { history, ...is } = OrderDetails.parse(undone.data);
    expect(is).toEqual(was);
    expect(history.at(-1)).toMatchObject({
      action: 'undo',
      user: { id: petra.id },
      changes: { state: { to: was.state } },
    });
  });

  it('restores the proposed time, which the customer can answer again', async () => {
    const { path, publicPath } = await order(draft({ appointmentDate: EVENING }));
    await petra.put(path, { counterAppointment: LATER });
    await step(path, 'confirm');
    expect((await undo(path)).data).toMatchObject({
      state: 'new',
      appointment: null,
      counterAppointment: LATER,
      dueAt: LATER,
    });
    expect((await app.call(`${publicPath}/confirm-counter-appointment`, { method: 'POST' })).status).toBe(
      200,
    );
  });

  it('allows the step and another undo', async () => {
    const { path } = await order();
    for (let round = 0; round < 2; round += 1) {
      expect((await step(path, 'confirm')).status).toBe(200);
      expect((await undo(path)).status).toBe(200);
    }
  });

  it('is refused after ten seconds, after any other change, and without a step', async () => {
    const untouched = await order();
    expect(await undo(untouched.path)).toMatchObject(GONE);
    const late = await order();
    await step(late.path, 'confirm');
    app.clock.now += 10_001;
    expect(await undo(late.path)).toMatchObject(GONE);
    const changed = await order();
    await step(changed.path, 'confirm');
    await colleague.put(changed.path, { comment: 'ohne Basilikum' });
    expect(await undo(changed.path)).toMatchObject(GONE);
    const twice = await order();
    await step(twice.path, 'confirm');
    await step(twice.path, 'completed');
    await undo(twice.path);
    expect(await undo(twice.path)).toMatchObject(GONE);
    expect(await details(twice.path)).toMatchObject({ state: 'confirmed' });
  });

  it('is reserved to the person who took the step', async () => {
    const { path } = await order();
    await step(path, 'confirm');
    const stranger = await app.as('employee', [2]);
    expect((await undo(path, stranger)).status).toBe(403);
    expect((await app.call(`${path}/status/undo`, { method: 'POST' })).status).toBe(401);
    expect(await undo(path, colleague)).toMatchObject(GONE);
    expect((await undo('/api/orders/999999')).status).toBe(404);
    expect(await details(path)).toMatchObject({ state: 'confirmed' });
  });

  it('is refused once a payment was touched', async () => {
    const touched = refused(
      'Das lässt sich nicht mehr rückgängig machen: Die Zahlung ist davon schon betroffen.',
    );
    const refunded = await order();
    await step(refunded.path, 'cancel');
    await app.db.update(orders).set({ refundedAt: new Date() }).where(eq(orders.id, refunded.id));
    expect(await undo(refunded.path)).toMatchObject(touched);
    const asked = await order();
    await step(asked.path, 'cancel');
    await app.db.insert(outbox).values({
      orderId: asked.id,
      channel: 'payment',
      purpose: 'payment-status',
      recipient: '',
      state: 'waiting',
      payload: {},
      createdAt: new Date(app.clock.now),
    });
    expect(await undo(asked.path)).toMatchObject(touched);
  });

  it('restores a rejected order only if its slot has a place', async () => {
    await app.setShop(shopWithCap(1));
    const first = await order(draft({ appointmentDate: EVENING }));
    await step(first.path, 'reject');
    expect((await undo(first.path)).status).toBe(200);
    await step(first.path, 'reject');
    expect((await app.order(draft({ appointmentDate: EVENING }))).status).toBe(201);
    expect(await undo(first.path)).toMatchObject(
      refused(
        'Das lässt sich nicht mehr rückgängig machen: Zu dieser Zeit sind inzwischen alle Plätze vergeben.',
      ),
    );
    expect(await details(first.path)).toMatchObject({ state: 'rejected' });
    await app.setShop(testShop());
  });
});
