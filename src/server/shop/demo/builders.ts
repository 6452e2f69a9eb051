import type { Branch } from '../../../lib/contract/branches.ts';
import type { Product } from '../../../lib/contract/products.ts';
import type { HoursRule } from '../../../lib/domain/hours.ts';
import type { Deposit, ImageRef, Part, PartOption } from '../../../lib/domain/product.ts';
import { OPTION_FACTS, PRODUCT_FACTS } from './facts.ts';
import type { Unit } from '../../../lib/domain/units.ts';

/** Food: 7 % in every mode, since 1 January 2026 also at the table (§ 12 Abs. 2 UStG). */
const FOOD = { tax: 7, takeawayTax: 7, dineInTax: 7 };
/** Drinks: 19 % in every mode. */
export const DRINK = { tax: 19, takeawayTax: 19, dineInTax: 19 };
/** Drinks of three quarters milk or more: 7 % to take away or delivered, 19 % at the table. */
export const MILK_DRINK = { tax: 7, takeawayTax: 7, dineInTax: 19 };

export const PIECE: Unit = { type: 'amount', symbol: 'Stk' };
export const KILOGRAM: Unit = { type: 'weight', symbol: 'kg' };
export const GRAM: Unit = { type: 'weight', symbol: 'g' };
export const SERVING: Unit = { type: 'serving', symbol: 'Portion' };

type Facts = Pick<Product, 'id' | 'name' | 'description' | 'price'> & Partial<Product>;

/** Of all pictures. Increment it when drawings change: browsers keep a picture of a version for good. */
export const PICTURE_VERSION = 2;

/** The picture with the given id; a product's picture carries the product's id. */
export function picture(id: number): ImageRef {
  return { id, version: PICTURE_VERSION, extension: 'webp' };
}

/** A product that is sold by the piece and taxed as food unless `facts` say otherwise. */
export function dish(facts: Facts): Product {
  return {
    type: 'configurable',
    enabled: true,
    visible: true,
    unit: PIECE,
    alternativeUnits: [],
    minimumQuantity: 1,
    maximumQuantity: 50,
    quantityStepSize: 1,
    defaultQuantity: 1,
    defaultUnit: 'Stk',
    pricing: 'unit',
    calculationModel: 'fixed',
    ...FOOD,
    images: [picture(facts.id)],
    allergens: [],
    noAllergens: false,
    additives: [],
    netContent: null,
    minimumAge: null,
    isReturnable: false,
    origin: '',
    nutrition: null,
    isStepByStep: false,
    isLeadTimeEnabled: false,
    leadTimeType: 'minutes',
    leadTimeValue: 0,
    config: { parts: [] },
    ...PRODUCT_FACTS[facts.id],
    ...facts,
  };
}

/** References to the dishes that go well with one. */
export const partners = (...ids: number[]) => ids.map((id) => ({ id }));

/** Fresh goods by weight: `price` per kilogram, from 100 g in steps of 50 g, also by servings of `serving` kilograms. */
export function weighed(facts: Facts & { serving: number }): Product {
  const { serving, ...product } = facts;
  return dish({
    unit: KILOGRAM,
    minimumQuantity: 0.1,
    maximumQuantity: 5,
    quantityStepSize: 0.05,
    defaultQuantity: 0.2,
    defaultUnit: 'kg',
    calculationModel: 'approximate',
    alternativeUnits: [
      {
        unit: GRAM,
        ratio: 0.001,
        minimumQuantity: 100,
        maximumQuantity: 5000,
        quantityStepSize: 50,
        calculationModel: 'approximate',
      },
      {
        unit: SERVING,
        ratio: serving,
        minimumQuantity: 1,
        maximumQuantity: 20,
        quantityStepSize: 1,
        calculationModel: 'approximate',
      },
    ],
    ...product,
  });
}

function option(name: string, modifier: PartOption['modifier'], value: number): PartOption {
  return { name, modifier, value, ...OPTION_FACTS[name] };
}

/** An option that costs nothing, or `value` more. */
export const plus = (name: string, value = 0) => option(name, 'add', value);

/** An option that stands for a product, without or with a surcharge. */
export const component = (product: number, name: string, value = 0): PartOption => ({
  name,
  modifier: 'add',
  value,
  product: { id: product },
});

/** The deposit on bottles and cans that are used once (VerpackG § 31). */
export const ONE_WAY: Deposit = { amount: 0.25, kind: 'einweg' };
/** On bottles that are filled again. */
export const REFILLED: Deposit = { amount: 0.15, kind: 'mehrweg' };
/** The reusable bowl that has to be offered at the price of the disposable one (VerpackG § 33). */
export const reusable = (name: string, amount: number): PartOption => ({
  ...plus(name),
  deposit: { amount, kind: 'mehrweg' },
});
/** An option that makes the product cheaper. */
export const minus = (name: string, value: number) => option(name, 'subtract', value);
/** An option that has a price of its own in place of the product's. */
export const at = (name: string, value: number) => option(name, 'overwrite', value);

function part(
  type: Part['type'],
  name: string,
  optional: boolean,
  options: PartOption[],
  description: string,
) {
  return { name, description, type, optional, options } satisfies Part;
}

export const oneOf = (name: string, options: PartOption[], description = '') =>
  part('select', name, false, options, description);
export const maybeOneOf = (name: string, options: PartOption[], description = '') =>
  part('select', name, true, options, description);
export const anyOf = (name: string, options: PartOption[], description = '') =>
  part('multiselect', name, true, options, description);
export const someOf = (name: string, options: PartOption[], description = '') =>
  part('multiselect', name, false, options, description);
export const words = (name: string, description = '') => part('text', name, true, [], description);
export const requiredWords = (name: string, description = '') => part('text', name, false, [], description);
export const note = (name: string, description = '') => part('textarea', name, true, [], description);

const rule = (type: HoursRule['type'], from: string, to: string): HoursRule => ({
  type,
  date: null,
  isClosed: false,
  from,
  to,
});

/** Open from `from` to `to` on each of the days; `to` at or before `from` ends on the next day. */
export function open(days: HoursRule['type'][], from: string, to: string): HoursRule[] {
  return days.map((day) => rule(day, from, to));
}

export function closed(day: HoursRule['type'], date: string | null = null): HoursRule {
  return { ...rule(day, '00:00', '00:00'), date, isClosed: true };
}

type BranchFacts = Pick<Branch, 'id' | 'identifier' | 'name' | 'openingHours'> & Partial<Branch>;

/** A branch that sells to take away, for cash or card, and takes orders ahead of time, unless `facts` say otherwise. */
export function branch(facts: BranchFacts): Branch {
  return {
    formerIdentifiers: [],
    street: '',
    country: '',
    zipCode: '',
    city: '',
    phone: '',
    email: '',
    longitude: null,
    latitude: null,
    deliveryHours: [],
    isDeliveryHoursEnabled: false,
    isDeliveryEnabled: false,
    isTakeawayEnabled: true,
    isDineInEnabled: false,
    isPreorderEnabled: true,
    isPublic: true,
    isAppointmentRequired: false,
    isQuotationRequired: false,
    isTableSelectionEnabled: false,
    closedMessage: '',
    orderableFrom: null,
    keywords: '',
    tags: [],
    images: [],
    logo: null,
    deliveryAreas: [],
    soldOut: [],
    stock: [],
    fewLeft: [],
    popular: [],
    isDeliveryEmailRequired: false,
    isDineInEmailRequired: false,
    isTakeawayEmailRequired: false,
    isDeliveryPhoneRequired: true,
    isDineInPhoneRequired: false,
    isTakeawayPhoneRequired: true,
    isDeliveryAddressRequired: true,
    isDineInAddressRequired: false,
    isTakeawayAddressRequired: false,
    isCashEnabled: true,
    isATMCardEnabled: true,
    isHydroAGVoucherEnabled: false,
    isMollieEnabled: true,
    isDatatransEnabled: true,
    slotCapacity: null,
    longerFromOrders: null,
    pauseFromOrders: null,
    ...facts,
  };
}
