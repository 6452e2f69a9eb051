import { DateTime } from 'luxon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OrderDraft } from '../../../src/lib/contract/orders.ts';
import type { ChosenPart } from '../../../src/lib/domain/cart-item.ts';
import { checkOrder } from '../../../src/server/orders/checks/check-order.ts';
import { NO_ORDER_JOBS } from '../../../src/server/orders/order-jobs.ts';
import { createStoreOrder } from '../../../src/server/orders/store-order.ts';
import { batchCalls } from '../../../src/server/platform/async/concurrency.ts';
import { draft, newApp, NOON, type TestApp } from '../../support/app.ts';
import { bothFor } from '../../support/database.ts';

describe('a batch', () => {
  it('runs the first call alone, then all that waited, up to the limit', async () => {
    const served: number[][] = [];
    const double = batchCalls(3, async (wanted: readonly number[]) => {
      served.push([...wanted]);
      await Promise.resolve();
      return wanted.map((it) => ({ status: 'fulfilled' as const, value: it * 2 }));
    });
    expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
    expect(served).toEqual([[1], [2, 3, 4], [5]]);
    expect(await double(6)).toBe(12);
  });

  it('may start early, but never with the same call twice', async () => {
    const begun: number[][] = [];
    const ends: (() => void)[] = [];
    const act = batchCalls(10, async (wanted: readonly number[], startNext) => {
      begun.push([...wanted]);
      startNext();
      startNext();
      await new Promise<void>((done) => ends.push(done));
      return wanted.map((value) => ({ status: 'fulfilled' as const, value }));
    });
    const asked = [1, 2].map(act);
    expect(begun).toEqual([[1], [2]]);
    ends.forEach((end) => end());
    expect(await Promise.all(asked)).toEqual([1, 2]);
    const third = act(3);
    expect(begun).toEqual([[1], [2], [3]]);
    ends.at(-1)?.();
    expect(await third).toBe(3);
  });

  it('fails for the failing call only, and continues after a failure of all', async () => {
    const act = batchCalls(10, async (wanted: readonly string[]) => {
      if (wanted.includes('broken')) throw new Error('broken');
      return Promise.allSettled(
        wanted.map(async (it) => (it === 'bad' ? Promise.reject(new Error(it)) : it)),
      );
    });
    const outcomes = await Promise.allSettled(['first', 'good', 'bad'].map(act));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    await expect(act('broken')).rejects.toThrow('broken');
    expect(await act('good')).toBe('good');
  });
});

describe.each(bothFor('races'))('orders that come in at once on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => void (app = await newApp(kind)));
  afterAll(() => app.close());

  it('concurrent orders each have their own lines, and no ticket number is skipped', async () => {
    const appointmentDate = '2026-11-22T19:00:00+01:00';
    const drafts = Array.from({ length: 40 }, (_, index) => ({
      ...draft(index % 3 === 0 ? { branch: { id: 4 }, appointmentDate } : {}),
      items: [{ product: { id: 1 }, amount: 1 + index, unit: 'Stk' as const }],
    }));
    // Every fourth is sent twice under its key.
    const answers = await Promise.all(
      drafts.flatMap((it, index) =>
        Array.from({ length: index % 4 === 0 ? 2 : 1 }, () => app.order(it, `order-number-${index}`)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await app.countOrders()).toBe(40);
    const orders = new Map(answers.map(({ data }) => [data.uid, data]));
    expect([...orders.values()].map(({ items }) => items.map(({ amount }) => amount))).toEqual(
      drafts.map(({ items }) => items.map(({ amount }) => amount)),
    );
    for (const [branch, count] of [
      [1, 26],
      [4, 14],
    ] as const) {
      const numbers = [...orders.values()]
        .filter((it) => it.branch.id === branch)
        .map((it) => it.ticketNumber);
      expect(numbers.map(Number).sort((a, b) => a - b)).toEqual(
        Array.from({ length: count }, (_, index) => index + 1),
      );
    }
  });

  it('concurrent orders are placed although a file of one was just deleted', async () => {
    const current = (await app.readShop())!;
    const { shop, revision } = current;
    shop.products[0]!.config.parts = [
      { name: 'Vorlage', description: '', type: 'file', optional: true, options: [] },
    ];
    const at = DateTime.fromISO(NOON, { zone: shop.config.timezone });
    const store = createStoreOrder({ db: app.db, writeJobs: NO_ORDER_JOBS });
    const send = (parts: ChosenPart[]) => {
      const items = [{ product: { id: 1 }, amount: 1, unit: 'Stk' as const, parts }];
      const wanted = OrderDraft.parse(draft({ items }));
      const checked = checkOrder(current, wanted, { now: at, hasUpload: () => true });
      if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
      return store({
        order: checked.order,
        draft: wanted,
        contact: { email: null, phone: null },
        hash: '',
        idempotencyKey: null,
        hold: null,
        takenBy: null,
        language: 'de',
        at,
        revision,
      });
    };
    const gone = [{ name: 'Vorlage', value: [{ id: 4711, publicHash: 'gone' }] }];
    const before = await app.countOrders();
    // The first goes alone; the others wait for it and are then of one transaction.
    const outcomes = await Promise.all([[], [], gone, []].map(send));
    expect(outcomes.map((it) => (typeof it === 'string' ? it : 'stored'))).toEqual([
      'stored',
      'stored',
      'uploadGone',
      'stored',
    ]);
    expect(await app.countOrders()).toBe(before + 3);
  });
});
