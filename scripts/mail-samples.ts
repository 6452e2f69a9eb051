/** Sample orders for `scripts/mail-pictures.ts`. */
import type { Order } from '../src/lib/contract/staff-orders.ts';

type Item = Order['items'][number];

/** The instant at which all of them were placed. */
export const ORDERED = '2026-11-21T17:02:00Z';
const WISHED = '2026-11-21T18:30:00Z';
const AGREED = '2026-11-21T18:45:00Z';

const item = (name: string, gross: number, changes: Partial<Item> = {}): Item => ({
  product: { id: 3 },
  name,
  amount: 1,
  unit: 'Stk',
  parts: [],
  unitPrice: gross,
  gross,
  taxRate: 7,
  isApproximate: false,
  ...changes,
});

const ITEMS: Item[] = [
  item('Pizza Margherita', 19, {
    amount: 2,
    parts: [
      { name: 'Größe', value: '33 cm' },
      { name: 'Extras', value: ['Büffelmozzarella', 'Rucola', 'Kapern'] },
    ],
  }),
  item('Tiramisù della Nonna', 6.5, { product: { id: 2 } }),
];

/** An unusually large order with names longer than any line. */
const MANY: Item[] = [
  item('Hausgemachte Tagliatelle mit geschmorter Ochsenbacke, Salbeibutter und gehobeltem Parmesan', 37.8, {
    amount: 2,
    parts: [
      { name: 'Portion', value: 'Groß' },
      {
        name: 'Beilagen nach Wahl',
        value: ['Blattsalat mit Hausdressing', 'Rosmarinkartoffeln', 'Ofengemüse'],
      },
      { name: 'Wunsch an die Küche', value: 'Bitte ohne Knoblauch und die Sauce getrennt, vielen Dank!' },
    ],
  }),
  item('Donaudampfschifffahrtsgesellschaftskapitänsplatte', 48.9),
  item('Rinderfilet', 31.92, { amount: 0.42, unit: 'kg', isApproximate: true }),
  item('Fototorte', 42, {
    parts: [
      {
        name: 'Motiv',
        value: [
          { id: 1, publicHash: 'a' },
          { id: 2, publicHash: 'b' },
        ],
      },
      { name: 'Text auf der Torte', value: 'Alles Gute, Oma Gerlinde!' },
    ],
  }),
  ...['Bruschetta Classica', 'Vitello Tonnato', 'Burrata mit Pfirsich', 'Cola', 'San Pellegrino 0,75 l'].map(
    (name, index) => item(name, 4.5 + index, { amount: index + 1 }),
  ),
];

const pricing = (totalGross: number, changes: Partial<Order['pricing']> = {}): Order['pricing'] => ({
  gross: totalGross,
  net: totalGross - 1.67,
  tax: 1.67,
  deliveryGross: 0,
  deliveryNet: 0,
  totalGross,
  totalNet: totalGross - 1.67,
  taxes: [{ rate: 7, amount: 1.67 }],
  isApproximate: false,
  ...changes,
});

const takeaway: Order = {
  id: 4711,
  uid: '8Kq2vR5mZ1',
  hash: '3f9c',
  ticketNumber: '42',
  bookNumber: '2026-000123',
  paymentRedirectUrl: null,
  paymentWaitsUntil: null,
  refunded: 0,
  strayPayment: null,
  paymentMethod: 'cash',
  isDelivery: false,
  isDineIn: false,
  tableIdentifier: null,
  createdAt: ORDERED,
  appointmentDate: WISHED,
  appointment: null,
  counterAppointment: null,
  rejectionMessage: null,
  language: 'de',
  questionnaireRating: null,
  branch: {
    id: 1,
    identifier: 'mitte',
    name: 'Trattoria Mitte',
    street: 'Marktplatz 1',
    zipCode: '10115',
    city: 'Berlin',
    phone: '+49 30 1234567',
  },
  isConfirmed: false,
  isInDelivery: false,
  isDelivered: false,
  isCompleted: false,
  isRejected: false,
  isCanceled: false,
  isFailed: false,
  isPaid: false,
  isRefunded: false,
  items: ITEMS,
  pricing: pricing(25.5),
  state: 'new',
  dueAt: WISHED,
  currency: 'EUR',
  name: 'Ada Beispiel',
  email: 'ada@example.org',
  phone: '+49 151 23456789',
  street: '',
  city: '',
  floor: '',
  stairway: '',
  door: '',
  comment: '',
  donateeName: null,
  takenBy: null,
};

const delivery: Order = {
  ...takeaway,
  isDelivery: true,
  isPaid: true,
  paymentMethod: 'mollie',
  appointmentDate: null,
  street: 'Lange Straße 17',
  city: '10115 Berlin',
  floor: '3',
  stairway: '2',
  door: '12',
  comment: 'Bitte nicht klingeln, das Baby schläft.\nEinfach anrufen!',
  pricing: pricing(28, { deliveryGross: 2.5 }),
};

const dineIn: Order = {
  ...takeaway,
  isDineIn: true,
  tableIdentifier: 'Terrasse 4',
  paymentMethod: 'atm-card',
  appointmentDate: null,
};

/** With the longest possible values. */
const long: Order = {
  ...delivery,
  ticketNumber: '1207',
  paymentMethod: 'datatrans',
  branch: {
    ...takeaway.branch,
    name: 'Ristorante und Feinkosthandlung Zum Goldenen Schwarzbären am Prenzlauer Berg',
    street: 'Straße-der-Deutsch-Französischen-Freundschaft 1234 b',
  },
  name: 'Maximiliana-Friederike von Hohenlohe-Waldenburg-Schillingsfürst',
  email: 'maximiliana-friederike.von.hohenlohe-waldenburg@schillingsfuerst.example.org',
  street: 'Straße-der-Deutsch-Französischen-Freundschaft 1234 b, Hinterhaus',
  items: MANY,
  comment: 'Pfandflaschenrücknahmestellenverantwortlicher weiß Bescheid. '.repeat(6),
  donateeName: 'Tafel Berlin e. V.',
  pricing: pricing(231.62, {
    deliveryGross: 4.9,
    isApproximate: true,
    taxes: [
      { rate: 7, amount: 9.8 },
      { rate: 19, amount: 12.37 },
    ],
  }),
};

const agreed = { isConfirmed: true, appointment: AGREED, state: 'confirmed' } as const;

export const samples = { takeaway, delivery, dineIn, long, agreed, proposed: AGREED };
