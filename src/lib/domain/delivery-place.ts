import type { Branch, DeliveryArea } from './branch.ts';
import { distanceMetres, isInZone, type Point } from './delivery-geometry.ts';

/** Whether a branch needs the point of an address to know its delivery area. */
export const isLocated = ({ deliveryBy = 'place' }: Pick<Branch, 'deliveryBy'>): boolean =>
  deliveryBy !== 'place';

type Delivering<A> = Pick<Branch, 'deliveryBy' | 'latitude' | 'longitude'> & { deliveryAreas: readonly A[] };

/**
 * The delivery area of a point; null: the branch does not deliver there. Of steps it is the shortest that reaches as far, its end
 * included; of zones that overlap it is the first.
 */
export function areaAt<A extends DeliveryArea>(branch: Delivering<A>, point: Point): A | null {
  const { deliveryBy, deliveryAreas, latitude, longitude } = branch;
  if (deliveryBy === 'zones') return deliveryAreas.find(({ zone }) => zone && isInZone(zone, point)) ?? null;
  if (deliveryBy !== 'distance' || typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  const distance = distanceMetres({ latitude, longitude }, point);
  const reaching = deliveryAreas.filter(
    ({ upToMetres }) => typeof upToMetres === 'number' && upToMetres >= distance,
  );
  const [shortest] = reaching.toSorted((a, b) => (a.upToMetres ?? 0) - (b.upToMetres ?? 0));
  return shortest ?? null;
}

/**
 * The areas as pages carry them: without zones, which only the server needs; the one with the lowest minimum order value first, whose terms
 * count until the address is known.
 */
export function areasForPages<A extends DeliveryArea>(branch: Delivering<A>): A[] {
  if (!isLocated(branch)) return [...branch.deliveryAreas];
  const terms = branch.deliveryAreas.map((area) => ({ ...area, zone: undefined }));
  return terms.sort((a, b) => a.minimumOrderValue - b.minimumOrderValue || a.price - b.price);
}
