import { atom } from 'nanostores';
import { storageKey, type CheckoutFacts, type ShopData } from '../../src/lib/client/page-data.ts';
import type { PublicOrder } from '../../src/lib/contract/orders.ts';
import { createCartItems, createCart, createChoice } from '../../src/lib/stores/cart/cart.ts';
import { EMPTY_DRAFT, type Draft } from '../../src/lib/stores/checkout/draft.ts';
import { createSafeStorage, type TextStorage } from '../../src/lib/stores/storage.ts';
import { branch } from '../domain/samples.ts';
import { NO_FLAGS } from '../support/no-flags.ts';

/** The browser's storages and the name of its tab; a new store over them is a page that was loaded again. */
export const pageOver = (...storages: (TextStorage | null)[]) =>
  createSafeStorage(storages.map((it) => () => it));

/** A full storage: its entries can be read and shortened. */
export const full = (had: TextStorage = {}): TextStorage =>
  new Proxy(had, {
    set(target, key: string, value: string) {
      if (value.length > (target[key]?.length ?? -1))
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      target[key] = value;
      return true;
    },
  });

export function shopData(change: Partial<ShopData> = {}): ShopData {
  return {
    api: '',
    shop: 'glut',
    currency: 'EUR',
    timezone: 'Europe/Berlin',
    defaultMode: '',
    ...change,
  };
}

export function branchData(change: Partial<CheckoutFacts> = {}): CheckoutFacts {
  return {
    branch: branch(),
    tables: [],
    paymentMethods: ['cash'],
    openRanges: { opening: [], delivery: [] },
    orderButtonWording: 'standard',
    prices: { deliveryTaxing: 'area', enableTips: false, tipsTaxRate: null },
    taxNote: '',
    phoneCountry: 'DE',
    ...change,
  };
}

/** The cart as the page of a branch makes it. */
export function openCart(data = branchData(), shop = shopData(), $branch = atom(data)) {
  return createCart(createCartItems(storageKey(shop, data, 'cart')), createChoice(shop, $branch));
}

export function publicOrder(change: Partial<PublicOrder> = {}): PublicOrder {
  return {
    id: 17,
    uid: 'u-17',
    hash: 'h-17',
    ticketNumber: '42',
    paymentRedirectUrl: null,
    paymentWaitsUntil: null,
    refunded: 0,
    strayPayment: null,
    paymentMethod: 'cash',
    isDelivery: false,
    isDineIn: false,
    tableIdentifier: null,
    createdAt: '2026-11-21T18:00:00+01:00',
    appointmentDate: null,
    appointment: null,
    counterAppointment: null,
    rejectionMessage: null,
    questionnaireRating: null,
    branch: { id: 1 },
    ...NO_FLAGS,
    items: [],
    pricing: {
      gross: 9.9,
      net: 9.25,
      tax: 0.65,
      deliveryGross: 0,
      deliveryNet: 0,
      totalGross: 9.9,
      totalNet: 9.25,
      taxes: [{ rate: 7, amount: 0.65 }],
      isApproximate: false,
    },
    ...change,
  };
}

/** A form that is filled in as far as it goes. */
export const ANNA: Draft = {
  ...EMPTY_DRAFT,
  name: 'Anna Beispiel',
  email: 'anna@example.org',
  phone: '+4930123456',
  street: 'Invalidenstraße 1',
  city: '10115 Berlin-Mitte',
  floor: '3',
  stairway: 'B',
  door: '7',
  comment: 'Bitte klingeln',
  table: 4,
  appointmentDate: '2026-11-22T18:00:00.000Z',
  paymentMethod: 'cash',
  legalInstructions: true,
  privacyPolicy: true,
};
