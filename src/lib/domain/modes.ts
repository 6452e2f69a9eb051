import type { Branch, DeliveryArea } from './branch.ts';

/** How an order reaches the customer (SPEC section 4 'Delivery mode'). */
export const MODES = ['takeaway', 'delivery', 'dineIn'] as const;
/** One of `MODES`. */
export type Mode = (typeof MODES)[number];

/** The fields of a branch that decide its modes. */
type Serving = Pick<Branch, 'isTakeawayEnabled' | 'isDeliveryEnabled' | 'isDineInEnabled' | 'deliveryAreas'>;

/** A branch's modes, takeaway first. Delivery needs an area, without which no address could be entered. */
export function offeredModes(branch: Serving): Mode[] {
  const isOffered: Record<Mode, boolean> = {
    takeaway: branch.isTakeawayEnabled,
    delivery: branch.isDeliveryEnabled && branch.deliveryAreas.length > 0,
    dineIn: branch.isDineInEnabled,
  };
  return MODES.filter((mode) => isOffered[mode]);
}

/**
 * The initial mode of a branch's page: the customer's choice, else the configured default (in any spelling), else the first offered. Modes
 * not offered are skipped; null: none is offered (SPEC section 4).
 */
export function chooseMode(branch: Serving, persisted: Mode | null, configured: string | null): Mode | null {
  const offered = offeredModes(branch);
  if (persisted && offered.includes(persisted)) return persisted;
  const wanted = configured?.replace(/[^a-z]/gi, '').toLowerCase();
  return offered.find((mode) => mode.toLowerCase() === wanted) ?? offered[0] ?? null;
}

/** The customer's delivery area if the branch still has it, else its first; null: none (SPEC section 4). */
export function chooseArea(
  branch: Pick<Branch, 'deliveryAreas'>,
  chosen: string | null,
): DeliveryArea | null {
  return branch.deliveryAreas.find((entry) => entry.area === chosen) ?? branch.deliveryAreas[0] ?? null;
}
