import type { Branch } from './branch.ts';
import { isLocated } from './delivery-place.ts';
import type { Mode } from './modes.ts';

/** The mode of the wire's two flags. They exclude each other; delivery would win. */
export function modeOf(flags: { isDelivery: boolean; isDineIn: boolean }): Mode {
  if (flags.isDelivery) return 'delivery';
  return flags.isDineIn ? 'dineIn' : 'takeaway';
}

/** The mode → the wire's two flags, never both set (SPEC section 4 'Delivery mode'). */
export function flagsOf(mode: Mode): { isDelivery: boolean; isDineIn: boolean } {
  return { isDelivery: mode === 'delivery', isDineIn: mode === 'dineIn' };
}

/** Which fields the checkout asks for (SPEC sections 2 and 5). */
export interface RequiredFields {
  /** False only where the contact section is hidden: dine-in at a chosen table with neither email nor phone required. */
  name: boolean;
  email: boolean;
  phone: boolean;
  /** Street and city. */
  address: boolean;
  table: boolean;
}

/** Whether the customer has to say at which table. */
export function asksForTable(branch: Pick<Branch, 'isTableSelectionEnabled'>, mode: Mode): boolean {
  return mode === 'dineIn' && branch.isTableSelectionEnabled;
}

/** The fields that a branch requires in a mode (SPEC sections 2 and 5). */
export function requiredFields(branch: Branch, mode: Mode): RequiredFields {
  const kind = ({ takeaway: 'Takeaway', delivery: 'Delivery', dineIn: 'DineIn' } as const)[mode];
  const email = branch[`is${kind}EmailRequired`];
  const phone = branch[`is${kind}PhoneRequired`];
  const table = asksForTable(branch, mode);
  const address = branch[`is${kind}AddressRequired`] || (mode === 'delivery' && isLocated(branch));
  return { name: !table || email || phone, email, phone, address, table };
}

/** How staff are told an order. */
export const TAKING_WAYS = ['phone', 'counter'] as const;
/** One of `TAKING_WAYS`. */
export type TakingWay = (typeof TAKING_WAYS)[number];

/**
 * What staff have to ask customers: never an email address, and for anything but a delivery no phone number or address. At the counter,
 * the ticket is enough of a name.
 */
export function askedByStaff(branch: Branch, mode: Mode, how: TakingWay): RequiredFields {
  const required = requiredFields(branch, mode);
  const isDelivery = mode === 'delivery';
  return {
    ...required,
    name: isDelivery || (how === 'phone' && !required.table),
    email: false,
    phone: isDelivery && required.phone,
    address: isDelivery && required.address,
  };
}
