import type { Branch } from '../../../lib/contract/branches.ts';
import type { OrderDraft } from '../../../lib/contract/orders.ts';
import type { DeliveryArea } from '../../../lib/domain/branch.ts';
import { areaAt, isLocated } from '../../../lib/domain/delivery-place.ts';
import { invalid, type OrderProblem } from '../checks/problem.ts';
import type { Located } from './locate-address.ts';

type Found<A> = { ok: true; area: A } | { ok: false; problems: OrderProblem[] };

const refused = (...problem: Parameters<typeof invalid>) => ({
  ok: false as const,
  problems: [invalid(...problem)],
});

type Address = Pick<OrderDraft, 'isDelivery' | 'street' | 'city' | 'area'>;

/**
 * The area of an order; null: it is no delivery. By place, its customer has chosen it as `city`; by distance or zone, where its address is
 * decides. `located` null: staff take the order, and say the area themselves.
 */
export function findArea(
  branch: Branch,
  { isDelivery, street, city, area: named = '' }: Address,
  located: Located | undefined | null,
): Found<DeliveryArea | null> {
  if (!isDelivery) return { ok: true, area: null };
  const needsPoint = isLocated(branch);
  if (!needsPoint || located === null) {
    const wanted = needsPoint ? named.trim() : city;
    const area = branch.deliveryAreas.find((entry) => entry.area.trim() === wanted);
    return area ? { ok: true, area: withoutZone(area) } : refused('city', { code: 'areaUnknown' });
  }
  if (city === '') return refused('city', { code: 'cityMissing' });
  // A missing street is named with the other missing fields.
  return street === '' ? { ok: false, problems: [] } : areaOfAddress(branch, located);
}

/** The area of an address at a branch that delivers by distance or zone. */
export function areaOfAddress(
  branch: Branch,
  located: Located = { state: 'unavailable' },
): Found<DeliveryArea> {
  if (located.state === 'unavailable')
    return refused('city', { code: 'addressUnchecked', phone: branch.phone });
  if (located.state === 'unknown') return refused('street', { code: 'addressUnknown' });
  const area = areaAt(branch, located.point);
  return area ? { ok: true, area: withoutZone(area) } : refused('street', { code: 'outsideAreas' });
}

/** As orders keep it: a zone's corners are many, and say nothing about the order. */
function withoutZone(area: DeliveryArea): DeliveryArea {
  const { zone: _, ...terms } = area;
  return area.zone ? terms : area;
}
