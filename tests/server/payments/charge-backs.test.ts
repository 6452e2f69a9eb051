import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TotalTurnover } from '../../../src/lib/contract/statistics.ts';
import { openPaidShop, type PaidShop } from '../../support/paid-shop.ts';

describe('a chargeback', () => {
  let shop: PaidShop;
  beforeAll(async () => {
    shop = await openPaidShop();
  });
  afterAll(() => shop.close());

  const chargedBack = async (units = 1000) => {
    const { order, payment } = await shop.paid();
    await shop.mollie.chargeBack(payment, units);
    await shop.cashier.doJobs();
    return { order, payment };
  };
  const turnover = async () => {
    const { data } = await shop.admin.get('/api/statistics/total-turnover');
    return (data as TotalTurnover).turnover;
  };

  it('is shown to staff at the order and in the list', async () => {
    const { order } = await chargedBack();
    const { payment, history } = await shop.details(order.id);
    expect(payment).toMatchObject({ state: 'paid', problem: 'chargedBack', amount: 10, chargedBack: 10 });
    expect(history.filter(({ action }) => action === 'payment-charged-back')).toHaveLength(1);
    const filter = encodeURIComponent(JSON.stringify({ hasProblem: true, orderId: order.id }));
    const listed = await shop.admin.get(`/api/payments?filter=${filter}`);
    expect(listed.data).toMatchObject([{ order: { id: order.id }, problem: 'chargedBack' }]);
  });

  it('does not count as turnover', async () => {
    const before = await turnover();
    const { order, payment } = await chargedBack();
    expect(await turnover()).toBe(before);
    await shop.mollie.chargeBack(payment, 0);
    await shop.cashier.doJobs();
    expect(await turnover()).toBe(before + 10);
    expect((await shop.details(order.id)).payment).toMatchObject({ problem: null, chargedBack: 0 });
  });

  it('is not refunded again, neither by staff nor by a cancellation', async () => {
    const { order, payment } = await chargedBack();
    expect((await shop.step(order.id, 'refunds', { amount: 1 })).status).toBe(422);
    await shop.step(order.id, 'status/cancel');
    shop.app.clock.now += 12_000;
    await shop.cashier.doJobs();
    await shop.cashier.doJobs();
    expect(shop.mollie.refundedUnits(payment)).toBe(0);
    expect((await shop.details(order.id)).payment).toMatchObject({ refunds: [], problem: 'chargedBack' });
  });

  it('stops a refund in progress, and staff see why', async () => {
    const { order, payment } = await shop.paid();
    await shop.step(order.id, 'refunds', { amount: 10 });
    const waiting = [...shop.cashier.waiting.refunds];
    shop.cashier.waiting.refunds.clear();
    await shop.mollie.chargeBack(payment, 1000);
    await shop.cashier.doJobs();
    for (const id of waiting) shop.cashier.waiting.refunds.add(id);
    await shop.cashier.doJobs();
    expect(shop.mollie.refundedUnits(payment)).toBe(0);
    expect((await shop.details(order.id)).payment).toMatchObject({
      problem: 'chargedBack',
      refunds: [{ state: 'failed', lastError: 'Die Bank des Kunden hat dieses Geld schon zurückgeholt.' }],
    });
  });

  it('leaves the rest refundable if it is partial', async () => {
    const { order, payment } = await chargedBack(400);
    expect((await shop.step(order.id, 'refunds', { amount: 6.01 })).status).toBe(422);
    expect((await shop.step(order.id, 'refunds', { amount: 6 })).status).toBe(200);
    await shop.cashier.doJobs();
    expect(shop.mollie.refundedUnits(payment)).toBe(600);
  });
});
