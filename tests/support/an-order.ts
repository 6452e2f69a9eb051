import type { Order } from '../../src/lib/contract/staff-orders.ts';
import { formatBookNumber } from '../../src/lib/domain/day-close.ts';
import { flagsAfter, type OrderState } from '../../src/lib/domain/order.ts';
import { NO_FLAGS } from './no-flags.ts';

/** Two bottles with a deposit and a tip, paid in cash in francs. */
export const DEPOSIT_AND_TIP = {
  items: [
    {
      product: { id: 1 },
      name: 'Limonade',
      amount: 2,
      unit: 'Stk',
      parts: [],
      unitPrice: 5,
      gross: 10,
      taxRate: 7,
      deposits: [{ kind: 'mehrweg', amount: 0.15, pieces: 2, gross: 0.3, taxRate: 7 }],
      isApproximate: false,
    },
  ],
  pricing: {
    gross: 10,
    net: 9.35,
    tax: 0.65,
    depositGross: 0.3,
    tip: 1.52,
    rounding: -0.02,
    deliveryGross: 0,
    deliveryNet: 0,
    totalGross: 11.82,
    totalNet: 11.15,
    taxes: [{ rate: 7, amount: 0.67 }],
    isApproximate: false,
  },
  currency: 'CHF',
} satisfies Partial<Order>;

const flagsOf = (state: OrderState) => flagsAfter({ ...NO_FLAGS, isDelivery: false }, state);

/** An order as the API tells staff of it, with the flags of its state. */
export function anOrder(changes: Partial<Order> & { id: number }): Order {
  const state = changes.state ?? 'new';
  return {
    uid: `uid-${changes.id}`,
    hash: 'hash',
    ticketNumber: String(changes.id),
    bookNumber: formatBookNumber(2026, changes.id),
    paymentRedirectUrl: null,
    paymentWaitsUntil: null,
    refunded: 0,
    strayPayment: null,
    paymentMethod: 'cash',
    isDelivery: false,
    isDineIn: false,
    tableIdentifier: null,
    createdAt: '2026-11-21T11:00:00.000Z',
    dueAt: '2026-11-21T11:00:00.000Z',
    appointmentDate: null,
    appointment: null,
    counterAppointment: null,
    rejectionMessage: null,
    language: 'de',
    questionnaireRating: null,
    branch: { id: 1, name: 'Mitte', street: 'Torstraße 1', zipCode: '10119', city: 'Berlin' },
    items: [
      {
        product: { id: 1 },
        name: 'Margherita',
        amount: 1,
        unit: 'Stk',
        parts: [],
        unitPrice: 10,
        gross: 10,
        taxRate: 7,
        isApproximate: false,
      },
    ],
    pricing: {
      gross: 10,
      net: 9.35,
      tax: 0.65,
      deliveryGross: 0,
      deliveryNet: 0,
      totalGross: 10,
      totalNet: 9.35,
      taxes: [{ rate: 7, amount: 0.65 }],
      isApproximate: false,
    },
    currency: 'EUR',
    name: 'Erika Muster',
    email: '',
    phone: '',
    street: '',
    city: '',
    floor: '',
    stairway: '',
    door: '',
    comment: '',
    donateeName: null,
    takenBy: null,
    ...flagsOf(state),
    ...changes,
    state,
  };
}
