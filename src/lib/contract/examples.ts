import type { z } from 'zod';
import type { OrderDraft } from './orders.ts';
import type { StockChange } from './stock.ts';
import type { TillReceipt } from './till.ts';
import type { AccessKeyDraft } from './people.ts';
import type { WebhookEndpointDraft, WebhookReplay } from './webhooks.ts';

/** Bodies as programs send them, by the endpoint's name: they stand in the API's description. */
export const EXAMPLES = {
  createOrder: {
    branch: { id: 3 },
    name: 'Erika Muster',
    phone: '+4915112345678',
    paymentMethod: 'cash',
    legalInstructions: true,
    privacyPolicy: true,
    items: [{ product: { id: 806 }, amount: 1, unit: 'Stk' }],
  } satisfies z.input<typeof OrderDraft>,
  confirmOrder: { appointment: '2026-11-27T18:30:00+01:00' },
  rejectOrder: { rejectionMessage: 'Heute leider ausverkauft.' },
  cancelOrder: { rejectionMessage: 'Der Ofen ist ausgefallen.' },
  deliverOrder: {},
  completeOrder: {},
  markStation: { isDone: true },
  sellOut: { product: { id: 201 }, part: 'Extras', option: 'Büffelmozzarella', isOut: true },
  setStock: { product: { id: 201 }, left: 12, daily: 40 } satisfies z.input<typeof StockChange>,
  'products.update': { price: 11.5, visible: true },
  'categories.create': { name: 'Mittagstisch' },
  recordTillReceipt: {
    till: 'ERS-4711',
    number: '2026-00042',
    tse: {
      serial: 'a3f85ad1c2',
      transaction: 815,
      counter: 1630,
      startedAt: '2026-11-27T17:30:00Z',
      finishedAt: '2026-11-27T17:30:02Z',
      signature: 'MEUCIQDx0y4fA==',
      qr: 'V0;ERS-4711;Kassenbeleg-V1',
    },
  } satisfies z.input<typeof TillReceipt>,
  createAccessKey: {
    name: 'Kasse Mitte',
    scopes: ['read', 'accept', 'till'],
    branches: [{ id: 3 }],
  } satisfies z.input<typeof AccessKeyDraft>,
  createWebhookEndpoint: {
    name: 'Kasse',
    url: 'https://kasse.example.org/hooks',
    types: ['order.accepted', 'order.cancelled'],
  } satisfies z.input<typeof WebhookEndpointDraft>,
  replayWebhooks: {
    from: '2026-11-27T00:00:00Z',
    to: '2026-11-28T00:00:00Z',
    onlyFailed: true,
  } satisfies z.input<typeof WebhookReplay>,
} as const;
