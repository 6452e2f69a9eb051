import { baseOf, splitLanguage } from './languages.ts';
import type { CountryChoice } from './country.ts';
import type { DeliveryWay, Zone } from './delivery-geometry.ts';
import type { HoursRule } from './hours-rules.ts';
import type { Money } from './money.ts';
import type { RateName } from './tax-rates.ts';

/** A delivery area and its terms (SPEC section 3). `tax` is a percentage. */
export interface DeliveryArea {
  area: string;
  price: Money;
  tax: number;
  /** A rate by name in place of `tax`. */
  taxRate?: RateName | null | undefined;
  free: boolean;
  minimumOrderValue: Money;
  /** Delivery is free from this order value on, inclusive; null: never by value. */
  freeFromOrderValue: Money | null;
  /** The step's end, as the crow flies from the branch. */
  upToMetres?: number | null | undefined;
  zone?: Zone | null | undefined;
}

/** The fields of a branch that the rules need; the wire's entity has more (SPEC section 3 'Branch'). */
export interface Branch {
  id: number;
  identifier: string;
  name: string;
  street: string;
  zipCode: string;
  city: string;
  /** '' or absent: the shop's. */
  country?: CountryChoice | undefined;
  phone: string;
  email: string;
  longitude?: number | null | undefined;
  latitude?: number | null | undefined;
  keywords: string;
  openingHours: HoursRule[];
  deliveryHours: HoursRule[];
  isDeliveryHoursEnabled: boolean;
  isDeliveryEnabled: boolean;
  isTakeawayEnabled: boolean;
  isDineInEnabled: boolean;
  isPreorderEnabled: boolean;
  isPublic: boolean;
  isAppointmentRequired: boolean;
  isQuotationRequired: boolean;
  isTableSelectionEnabled: boolean;
  closedMessage: string;
  /** The instant before which nothing can be ordered; null: none. */
  orderableFrom: string | null;
  deliveryAreas: DeliveryArea[];
  /** How an address leads to one of them (`delivery-place.ts`); absent: by place. */
  deliveryBy?: DeliveryWay | undefined;
  isDeliveryEmailRequired: boolean;
  isDineInEmailRequired: boolean;
  isTakeawayEmailRequired: boolean;
  isDeliveryPhoneRequired: boolean;
  isDineInPhoneRequired: boolean;
  isTakeawayPhoneRequired: boolean;
  isDeliveryAddressRequired: boolean;
  isDineInAddressRequired: boolean;
  isTakeawayAddressRequired: boolean;
  isCashEnabled: boolean;
  isATMCardEnabled: boolean;
  isHydroAGVoucherEnabled: boolean;
  isMollieEnabled: boolean;
  isDatatransEnabled: boolean;
  /** Ids of the most ordered products (`recommendations.ts`). */
  popular?: number[] | undefined;
  /** Maximum number of orders per half hour; null: unlimited. */
  slotCapacity: number | null;
}

/** So many former addresses of a branch lead to it. */
export const MOST_FORMER = 20;

/** The parameter by which the page of a branch learns the identifier that led to it: what is stored under that name moves along. */
export const FORMER_PARAMETER = 'von';

interface Named {
  identifier: string;
  /** Newest first. */
  formerIdentifiers: readonly string[];
}

/** A branch's former identifiers after an edit: a new one leaves the old one behind, and one that is taken back is none any more. */
export function formerIdentifiers(before: Named, after: Named): string[] {
  const left = before.identifier === after.identifier ? [] : [before.identifier];
  const all = new Set([...left, ...after.formerIdentifiers]);
  all.delete(after.identifier);
  return [...all].slice(0, MOST_FORMER);
}

/**
 * Where a page's address leads that names a branch by a former identifier: the same page of today's, such as
 * `/store/mitte/checkout?von=zentrum`; null: it names none. `search` is empty or begins with '?'.
 */
export function addressToday(path: string, search: string, branches: readonly Named[]): string | null {
  const { language, path: own } = splitLanguage(path);
  const [, former, rest = ''] = /^\/store\/([^/]+)(\/.*)?$/.exec(own) ?? [];
  const branch = branches.find(({ formerIdentifiers: all }) => former !== undefined && all.includes(former));
  if (!branch || former === undefined) return null;
  const query = new URLSearchParams(search);
  query.set(FORMER_PARAMETER, former);
  return `${baseOf(language)}/store/${branch.identifier}${rest}?${query}`;
}
