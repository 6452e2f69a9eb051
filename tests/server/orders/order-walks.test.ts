import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_ACTIONS, type OrderDetails } from '../../../src/lib/contract/staff-orders.ts';
import { canStep, type OrderState } from '../../../src/lib/domain/order.ts';
import { draft, newApp, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';

type Staff = Awaited<ReturnType<TestApp['as']>>;

const STEPS = Object.keys(ORDER_ACTIONS);
const EVENING = '2026-11-21T18:30:00.000Z';
/** What one client does next: a step, a proposal, or the customer's answer to one. */
const ACTIONS = [...STEPS, 'propose', 'confirm-counter-appointment', 'reject-counter-appointment'] as const;

describe.each(bothFor('races'))('orders that several touch at once on %s', (kind) => {
  let app: TestApp;
  let clients: Staff[];
  beforeAll(async () => {
    app = await newApp(kind);
    clients = [await app.as('admin'), await app.as('employee', [1]), await app.as('employee', [1, 4])];
  });
  afterAll(() => app.close());

  async function act(who: Staff, id: number, publicPath: string, action: string): Promise<number> {
    const path = `/api/orders/${id}`;
    if (action === 'propose') return (await who.put(path, { counterAppointment: EVENING })).status;
    if (action.endsWith('counter-appointment'))
      return (await app.call(`${publicPath}/${action}`, { method: 'POST' })).status;
    return (await who.post(`${path}/status/${action}`)).status;
  }

  it('random sequences of steps never reach an invalid state or transition', async () => {
    const walk = fc.array(fc.constantFrom(...ACTIONS), { minLength: 4, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.array(walk, { minLength: 3, maxLength: 3 }), async (walks) => {
        const { data } = await app.order(draft());
        const publicPath = `/api/orders/public/${data.uid}/${data.hash}`;
        const statuses = await Promise.all(
          walks.map(async (actions, index) => {
            const seen: number[] = [];
            const who = clients[index];
            for (const action of actions) {
              const status = who ? await act(who, data.id, publicPath, action) : 0;
              // The same proposal again changes nothing.
              if (action !== 'propose' || status !== 200) seen.push(status);
            }
            return seen;
          }),
        );
        const order = (await clients[0]?.get(`/api/orders/${data.id}`))?.data as OrderDetails;
        expectLegalWay(order);
        const taken = statuses.flat().filter((status) => status === 200).length;
        expect(order.history.filter(({ changes }) => changes['state'])).toHaveLength(taken);
        expect([200, 409]).toEqual(expect.arrayContaining([...new Set(statuses.flat())]));
        expect((await app.call(publicPath)).data).toMatchObject({ isConfirmed: order.isConfirmed });
      }),
      { numRuns: 8 },
    );
  });
});

/** Each change of state is one that the rules have, each begins where the last ended, and the flags fit the end. */
function expectLegalWay(order: OrderDetails): void {
  let state: OrderState = 'new';
  for (const { changes } of order.history) {
    const change = changes['state'];
    if (!change) continue;
    expect(change.from).toBe(state);
    expect(canStep(state, change.to as OrderState)).toBe(true);
    state = change.to as OrderState;
  }
  expect(order.state).toBe(state);
  const ends = [order.isCompleted, order.isRejected, order.isCanceled, order.isFailed];
  expect(ends.filter(Boolean).length).toBeLessThan(2);
  if (order.isRejected) expect(order.isConfirmed).toBe(false);
  if (order.isInDelivery || order.isCompleted) expect(order.isConfirmed).toBe(true);
}
