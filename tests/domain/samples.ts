import { DateTime } from 'luxon';
import type { Branch, DeliveryArea } from '../../src/lib/domain/branch.ts';
import type { CartItem } from '../../src/lib/domain/cart-item.ts';
import type { HoursRule } from '../../src/lib/domain/hours.ts';
import type { Part, Product } from '../../src/lib/domain/product.ts';

export const BERLIN = 'Europe/Berlin';

/** '2026-11-21T18:30' in the shop's zone. */
export function berlin(text: string): DateTime {
  return DateTime.fromISO(text, { zone: BERLIN });
}

/** The instant in epoch milliseconds. */
export function ms(text: string): number {
  return berlin(text).toMillis();
}

/** An instant as the shop's clock shows it. */
export function shown(instant: number | null): string | null {
  return instant === null
    ? null
    : DateTime.fromMillis(instant, { zone: BERLIN }).toFormat("yyyy-MM-dd'T'HH:mm");
}

/** rule('friday', '18:00-02:00'), rule('2026-12-24', 'closed'). */
export function rule(type: string, hours: string): HoursRule {
  const isOnce = /^\d/.test(type);
  const [from, to] = hours === 'closed' ? ['00:00', '00:00'] : hours.split('-');
  return {
    type: (isOnce ? 'once' : type) as HoursRule['type'],
    date: isOnce ? type : null,
    isClosed: hours === 'closed',
    from: from ?? '',
    to: to ?? '',
  };
}

export function area(change: Partial<DeliveryArea> = {}): DeliveryArea {
  return {
    area: '10115 Berlin',
    price: 2.5,
    tax: 19,
    free: false,
    minimumOrderValue: 15,
    freeFromOrderValue: 30,
    ...change,
  };
}

export function branch(change: Partial<Branch> = {}): Branch {
  return {
    id: 1,
    identifier: 'mitte',
    name: 'Mitte',
    street: 'Invalidenstraße 1',
    zipCode: '10115',
    city: 'Berlin',
    phone: '+493012345678',
    email: 'mitte@example.org',
    keywords: 'Pizza, Ofen',
    openingHours: [rule('daily', '11:00-22:00')],
    deliveryHours: [rule('daily', '17:00-21:00')],
    isDeliveryHoursEnabled: false,
    isDeliveryEnabled: true,
    isTakeawayEnabled: true,
    isDineInEnabled: true,
    isPreorderEnabled: false,
    isPublic: true,
    isAppointmentRequired: false,
    isQuotationRequired: false,
    isTableSelectionEnabled: false,
    closedMessage: 'Wir machen Ferien.',
    orderableFrom: null,
    deliveryAreas: [area()],
    isDeliveryEmailRequired: false,
    isDineInEmailRequired: false,
    isTakeawayEmailRequired: false,
    isDeliveryPhoneRequired: false,
    isDineInPhoneRequired: false,
    isTakeawayPhoneRequired: false,
    isDeliveryAddressRequired: false,
    isDineInAddressRequired: false,
    isTakeawayAddressRequired: false,
    isCashEnabled: true,
    isATMCardEnabled: true,
    isHydroAGVoucherEnabled: true,
    isMollieEnabled: true,
    isDatatransEnabled: true,
    slotCapacity: null,
    ...change,
  };
}

export function part(change: Partial<Part> = {}): Part {
  return {
    name: 'Größe',
    description: '',
    type: 'select',
    optional: false,
    options: [
      { name: 'klein', modifier: 'subtract', value: 1 },
      { name: 'groß', modifier: 'add', value: 2 },
    ],
    ...change,
  };
}

export function product(change: Partial<Product> = {}): Product {
  return {
    id: 1,
    name: 'Margherita',
    description: 'Tomate, Mozzarella',
    type: 'simple',
    enabled: true,
    visible: true,
    price: 9.9,
    unit: { type: 'amount', symbol: 'Stk' },
    alternativeUnits: [],
    minimumQuantity: 1,
    maximumQuantity: 0,
    quantityStepSize: 1,
    defaultQuantity: 1,
    defaultUnit: 'Stk',
    pricing: 'unit',
    calculationModel: 'fixed',
    tax: 7,
    takeawayTax: 7,
    dineInTax: 19,
    images: [],
    allergens: [],
    noAllergens: false,
    additives: [],
    netContent: null,
    minimumAge: null,
    origin: '',
    nutrition: null,
    isStepByStep: false,
    isLeadTimeEnabled: false,
    leadTimeType: 'minutes',
    leadTimeValue: 0,
    config: { parts: [] },
    ...change,
  };
}

/** Cheese by the kilogram, also sold by 100 g and by the piece of about 250 g. */
export function cheese(change: Partial<Product> = {}): Product {
  const kilo = { type: 'weight', symbol: 'kg' } as const;
  return product({
    id: 7,
    name: 'Bergkäse',
    price: 24.9,
    unit: kilo,
    minimumQuantity: 0.1,
    maximumQuantity: 5,
    quantityStepSize: 0.05,
    defaultQuantity: 0.5,
    defaultUnit: 'kg',
    alternativeUnits: [
      {
        unit: { type: 'weight', symbol: 'g' },
        ratio: 0.001,
        minimumQuantity: 100,
        maximumQuantity: 5000,
        quantityStepSize: 10,
        calculationModel: 'fixed',
      },
      {
        unit: { type: 'amount', symbol: 'Stk' },
        ratio: 0.25,
        minimumQuantity: 1,
        maximumQuantity: 8,
        quantityStepSize: 1,
        calculationModel: 'approximate',
      },
    ],
    ...change,
  });
}

export function item(change: Partial<CartItem> = {}): CartItem {
  return { product: product(), amount: 1, unit: 'Stk', parts: [], ...change };
}
