import type { HoursRule } from './hours-rules.ts';
import type { Money } from './money.ts';

/** Where a branch delivers to and for how much (SPEC section 3). `tax` is a percentage. */
export interface DeliveryArea {
  area: string;
  price: Money;
  tax: number;
  free: boolean;
  minimumOrderValue: Money;
  /** Delivery costs nothing from this order value on, that value included; null: never by value. */
  freeFromOrderValue: Money | null;
}

/** What the rules need to know of a branch; the entity of the wire has more (SPEC section 3 'Branch'). */
export interface Branch {
  id: number;
  identifier: string;
  name: string;
  street: string;
  zipCode: string;
  city: string;
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
  /** Instant before which nothing can be ordered; null: no such bound. */
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
}
