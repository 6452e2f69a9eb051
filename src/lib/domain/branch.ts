import type { CountryChoice } from './country.ts';
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
  /** Ids of the most ordered products (`popular.ts`). */
  popular?: number[] | undefined;
  /** Maximum number of orders per half hour; null: unlimited. */
  slotCapacity: number | null;
}
