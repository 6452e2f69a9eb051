import type { DeliveryChargeSpecification, FoodService } from 'schema-dts';
import type { Branch } from '../../lib/contract/branches.ts';
import type { Day } from '../../lib/domain/dates.ts';
import { modeRules } from '../../lib/domain/hours.ts';
import { asCents, fromCents } from '../../lib/domain/money.ts';
import { deliveryPrice, freeDeliveryFrom } from '../../lib/domain/pricing.ts';
import { absoluteUrl } from '../site-url.ts';
import { deliveryArea } from '../texts/delivery-area.ts';
import { openingHours } from './hours.ts';
import { restaurantId } from './restaurant.ts';

type Area = Branch['deliveryAreas'][number];

/** What delivery costs for orders from a value on. */
function charge(price: number, from: number, area: Area, priceCurrency: string): DeliveryChargeSpecification {
  return {
    '@type': 'DeliveryChargeSpecification',
    price,
    priceCurrency,
    areaServed: area.area,
    ...(from > 0 && {
      eligibleTransactionVolume: { '@type': 'PriceSpecification', minPrice: from, priceCurrency },
    }),
  };
}

/** That a branch delivers to an area, when and for how much. `today` is the shop's. */
export function deliveryService(
  branch: Branch,
  area: Area,
  path: string,
  { currency, today }: { currency: string; today: Day },
): FoodService {
  const freeFrom = freeDeliveryFrom(asCents(0), area);
  const least = fromCents(deliveryPrice(asCents(0), area));
  const hours = openingHours(modeRules(branch, 'delivery'), today);
  return {
    '@type': 'FoodService',
    name: deliveryArea.service(area.area),
    url: absoluteUrl(path),
    provider: { '@id': restaurantId(branch) },
    areaServed: area.area,
    ...(hours.length > 0 && { hoursAvailable: hours }),
    offers: {
      '@type': 'Offer',
      priceSpecification: [
        charge(least, area.minimumOrderValue, area, currency),
        ...(freeFrom === null ? [] : [charge(0, fromCents(freeFrom), area, currency)]),
      ],
    },
  };
}
