import type { CartItem } from '../../../lib/domain/cart-item.ts';
import { isBundle } from '../../../lib/domain/combos/combo.ts';
import { chosenComponents } from '../../../lib/domain/combos/components.ts';
import type { StoredComponent } from '../../platform/database/schema/orders.ts';

/** Who prepares a line, and what was chosen of other products in it. */
export interface LineStations {
  /** Null: no station. */
  station: number | null;
  components: StoredComponent[];
}

/** `stations`: of products. A combo that is nothing but its components is prepared where they are, and where something else was asked for. */
export function lineStations(
  { product, parts }: Pick<CartItem, 'product' | 'parts'>,
  stations: ReadonlyMap<number, number>,
): LineStations {
  const station = stations.get(product.id) ?? null;
  const components = chosenComponents(product, parts).map(({ id, part, option, portion }) => ({
    part,
    option,
    productId: id,
    portion,
    stationId: stations.get(id) ?? station,
  }));
  const names = new Set(components.map(({ part }) => part));
  const isElsewhere =
    components.length > 0 && isBundle(product) && parts.every(({ name }) => names.has(name));
  return { station: isElsewhere ? null : station, components };
}
