import type { Branch, DeliveryArea } from './branch.ts';

/** How an order reaches the customer (SPEC section 4 'Delivery mode'). */
export const MODES = ['takeaway', 'delivery', 'dineIn'] as const;
/** One of `MODES`. */
export type Mode = (typeof MODES)[number];

/** What of a branch says how it serves its customers. */
type Serving = Pick<Branch, 'isTakeawayEnabled' | 'isDeliveryEnabled' | 'isDineInEnabled' | 'deliveryAreas'>;

/** The modes a branch offers, takeaway first. Delivery needs an area: without one no address could be filled in. */
export function offeredModes(branch: Serving): Mode[] {
  const isOffered: Record<Mode, boolean> = {
    takeaway: branch.isTakeawayEnabled,
    delivery: branch.isDeliveryEnabled && branch.deliveryAreas.length > 0,
    dineIn: branch.isDineInEnabled,
  };
  return MODES.filter((mode) => isOffered[mode]);
}

/**
 * The mode a branch's page starts with: the customer's own choice, else the configured default (any spelling of the name),
 * else the first offered. One that the branch does not offer is passed over; null: it offers none (SPEC section 4).
 */
export function chooseMode(branch: Serving, persisted: Mode | null, configured: string | null): Mode | null {
  const offered = offeredModes(branch);
  if (persisted && offered.includes(persisted)) return persisted;
  const wanted = configured?.replace(/[^a-z]/gi, '').toLowerCase();
  return offered.find((mode) => mode.toLowerCase() === wanted) ?? offered[0] ?? null;
}

/** The area that a customer chose if the branch still delivers there, else its first; null: it has none (SPEC section 4). */
export function chooseArea(
  branch: Pick<Branch, 'deliveryAreas'>,
  chosen: string | null,
): DeliveryArea | null {
  return branch.deliveryAreas.find((entry) => entry.area === chosen) ?? branch.deliveryAreas[0] ?? null;
}
