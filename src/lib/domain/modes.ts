/** How an order reaches the customer (SPEC section 4 'Delivery mode'). */
export const MODES = ['takeaway', 'delivery', 'dineIn'] as const;
export type Mode = (typeof MODES)[number];

/** The wire's two flags → the mode. Both set is impossible by the rules, delivery wins if it happens. */
export function modeOf(flags: { isDelivery: boolean; isDineIn: boolean }): Mode {
  if (flags.isDelivery) return 'delivery';
  return flags.isDineIn ? 'dineIn' : 'takeaway';
}
