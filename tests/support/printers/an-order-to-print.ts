import { anOrder } from '../an-order.ts';
import type { Order } from '../../../src/lib/contract/staff-orders.ts';
import type { ReceiptFacts } from '../../../src/server/printing/receipt/receipt-text.ts';

/** An order with a bit of everything, delivered. */
export function anOrderToPrint(changes: Partial<Order> = {}): Order {
  return anOrder({
    id: 7,
    ticketNumber: '107',
    isDelivery: true,
    createdAt: '2026-11-21T11:00:00Z',
    appointmentDate: '2026-11-21T12:30:00Z',
    appointment: '2026-11-21T12:45:00Z',
    branch: { id: 1, identifier: 'sued', name: 'Pizzeria Süd' },
    state: 'confirmed',
    dueAt: '2026-11-21T12:45:00Z',
    name: 'Jürgen Groß',
    email: 'juergen@example.org',
    phone: '+49 151 12345678',
    street: 'Torstraße 3',
    city: '10115 Berlin',
    floor: '2',
    door: '12b',
    comment: 'Bitte klingeln.\nOhne Zwiebeln!',
    items: [
      {
        product: { id: 1 },
        name: 'Pizza Quattro Formaggi mit Büffelmozzarella und extra viel Käse',
        amount: 2,
        unit: 'Stk',
        parts: [
          { name: 'Größe', value: 'groß' },
          { name: 'Extras', value: ['Oliven', 'Rucola', 'Parmesan', 'Sardellen'] },
        ],
        unitPrice: 12.5,
        gross: 25,
        taxRate: 7,
        isApproximate: false,
      },
      {
        product: { id: 2 },
        name: 'Bergkäse',
        amount: 250,
        unit: 'g',
        parts: [],
        unitPrice: 0.02,
        gross: 5,
        taxRate: 7,
        isApproximate: true,
      },
    ],
    pricing: {
      gross: 30,
      net: 28.04,
      tax: 1.96,
      deliveryGross: 2.5,
      deliveryNet: 2.34,
      totalGross: 32.5,
      totalNet: 30.37,
      taxes: [{ rate: 7, amount: 2.13 }],
      isApproximate: true,
    },
    ...changes,
  });
}

export const FACTS: ReceiptFacts = {
  shopName: 'Pizzeria',
  zone: 'Europe/Berlin',
  allergensOf: (id) => (id === 1 ? ['Gluten', 'Milch'] : []),
  printedAt: Date.parse('2026-11-21T11:01:00Z'),
};
