import { createElement } from 'react';
import { expect, vi, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { OrderStatus, type StatusSettings } from '../../../src/islands/status/OrderStatus.tsx';
import { answer, json } from '../../support/answered-calls.ts';
import { demo, open } from '../../support/islands/page.ts';

/** Status pages of real orders, with what else the API might say of them. */

export type OrderChanges = Record<string, unknown>;

interface Placed {
  uid: string;
  hash: string;
}

export const heading = () => page.getByRole('heading', { level: 1 });
export const main = () => page.getByRole('main');

/** An order that was placed without the pages. */
export async function placeOrder(): Promise<Placed> {
  const branch = demo.branches.find(({ identifier }) => identifier === 'berlin-nachtkueche');
  const product = demo.products.find(({ name }) => name === 'Cola');
  const response = await fetch('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      branch: { id: branch?.id },
      name: 'Nora Beispiel',
      paymentMethod: 'cash',
      legalInstructions: true,
      privacyPolicy: true,
      items: [{ product: { id: product?.id }, amount: 2, unit: 'Stk' }],
    }),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { data: Placed }).data;
}

/** Replaces the browser's: sends the given events, or fails, like an API without events. */
export function pretendEvents(orders: object[] = []): void {
  class Events extends EventTarget {
    constructor() {
      super();
      queueMicrotask(() => {
        if (orders.length === 0) this.dispatchEvent(new Event('error'));
        for (const data of orders)
          this.dispatchEvent(new MessageEvent('order', { data: JSON.stringify({ data }) }));
      });
    }
    close() {}
  }
  vi.stubGlobal('EventSource', Events);
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** The page of an order; also again, as after a reload. */
export function show({ uid, hash }: Placed, settings: Partial<StatusSettings> = {}): void {
  const { disableTickets, enablePluginFrontdesk, enablePluginOrderReviews } = demo.config;
  open({
    path: `/status/${uid}/${hash}`,
    island: createElement(OrderStatus, {
      areTicketsDisabled: disableTickets,
      isFrontdeskEnabled: enablePluginFrontdesk,
      areReviewsEnabled: enablePluginOrderReviews,
      knowsWithdrawal: false,
      ...settings,
    }),
  });
}

/** The order's page, with an API that says this of it on top of what is true; `said` may change while it is looked at. */
export async function openOrder(said: { of: OrderChanges }, settings: Partial<StatusSettings> = {}) {
  const order = await placeOrder();
  const path = `/api/orders/public/${order.uid}/${order.hash}`;
  pretendEvents();
  const asked = answer(`GET ${path}`, async (_, pass) => {
    const { data } = (await (await pass()).json()) as { data: object };
    return json({ data: { ...data, ...said.of } });
  });
  show(order, settings);
  return { order, path, asked };
}

/** Answers a call of the page, and what it says of the order from then on. */
export function answerCall(path: string, call: string, said: { of: OrderChanges }, changes: OrderChanges) {
  return answer(`POST ${path}/${call}`, async () => {
    said.of = { ...said.of, ...changes };
    return fetch(path);
  });
}
