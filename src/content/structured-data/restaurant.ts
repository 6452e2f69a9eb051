import type {
  OpeningHoursSpecification,
  OrderAction,
  Restaurant,
  DeliveryChargeSpecification,
  FoodService,
} from 'schema-dts';
import { dayAt, dayNumber, mondayOf, type Day } from '../../lib/domain/dates.ts';
import { clockTime, hoursByDay, type DaySpan } from '../../lib/domain/hours-rules.ts';
import { WEEKDAYS, type HoursRule, type Weekday, modeRules } from '../../lib/domain/hours.ts';
import type { Branch } from '../../lib/contract/branches.ts';
import type { Config } from '../../lib/contract/config.ts';
import type { Tag } from '../../lib/contract/entities.ts';
import type { MenuGroup } from '../../lib/domain/menu.ts';
import { offeredModes, type Mode } from '../../lib/domain/modes.ts';
import { formatMoney, toCents, type Cents, asCents, fromCents } from '../../lib/domain/money.ts';
import { imageUrl } from '../images.ts';
import { originalOf } from '../own-words.ts';
import { absoluteUrl } from '../site.ts';
import { cuisines } from './cuisines.ts';
import { unitCodeOf } from './menu.ts';
import { deliveryPrice, freeDeliveryFrom } from '../../lib/domain/cart-sum.ts';
import { deliveryArea } from '../texts/delivery-area.ts';
import { BASE } from '../../lib/domain/words/locale.ts';

/** Opening hours for search engines: the regular week, and coming days that differ from it. */

const NAMES = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const satisfies Record<Weekday, string>;

const DAY_MINUTES = 1440;

interface Hours {
  opens: string;
  closes: string;
}

/** Both at midnight: the notation for a day without hours. */
const CLOSED: Hours = { opens: '00:00', closes: '00:00' };

/**
 * `closes` before `opens` is on the next day. Equal times would mean closed, so a whole day closes a minute
 * before it opened; longer ranges continue in an entry of their own from that day's last minute.
 */
function spell({ start, end }: DaySpan): Hours[] {
  if (end - start < DAY_MINUTES) return [{ opens: clockTime(start), closes: clockTime(end) }];
  const whole = { opens: clockTime(start), closes: clockTime(start + DAY_MINUTES - 1) };
  return end - start === DAY_MINUTES ? [whole] : [whole, ...spell({ start: DAY_MINUTES - 1, end })];
}

const hoursOf = (spans: readonly DaySpan[]): Hours[] =>
  spans.length === 0 ? [CLOSED] : spans.flatMap(spell);

const entry = (
  fields: Omit<Exclude<OpeningHoursSpecification, string>, '@type'>,
): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  ...fields,
});

/** The regular week: days with the same hours share an entry. */
function normalWeek(spansOf: (day: number) => DaySpan[], monday: number): OpeningHoursSpecification[] {
  const days = WEEKDAYS.map((weekday, index) => ({ name: NAMES[weekday], spans: spansOf(monday + index) }));
  return [...Map.groupBy(days, ({ spans }) => JSON.stringify(spans)).values()].flatMap((alike) =>
    hoursOf(alike[0]?.spans ?? []).map((hours) =>
      entry({ dayOfWeek: alike.map(({ name }) => name), ...hours }),
    ),
  );
}

/** The numbers of the days from `first` on that a rule applies to. */
function namedDays(rules: readonly HoursRule[], first: number): number[] {
  const days = rules.flatMap(({ type, date }) => (type === 'once' && date !== null ? [dayNumber(date)] : []));
  return [...new Set(days)].filter((day) => day >= first).sort((a, b) => a - b);
}

/** Opening or delivery hours for search engines, as of a day of the shop; empty if there are no rules. */
export function openingHours(rules: readonly HoursRule[], today: Day): OpeningHoursSpecification[] {
  if (rules.length === 0) return [];
  const normal = hoursByDay(rules.filter(({ type }) => type !== 'once'));
  const real = hoursByDay(rules);
  // Yesterday's hours may extend into this morning.
  const special = namedDays(rules, dayNumber(today) - 1)
    .filter((day) => JSON.stringify(real(day)) !== JSON.stringify(normal(day)))
    .flatMap((day) =>
      hoursOf(real(day)).map((hours) => entry({ validFrom: dayAt(day), validThrough: dayAt(day), ...hours })),
    );
  return [...normalWeek(normal, dayNumber(mondayOf(today))), ...special];
}

type RestaurantNode = Exclude<Restaurant, string>;

/** The modes in schema.org's terms; it has none for dine-in. */
const DELIVERY_METHODS: Partial<Record<Mode, string>> = {
  takeaway: 'https://schema.org/OnSitePickup',
  delivery: 'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet',
};

const pathOf = ({ identifier }: Pick<Branch, 'identifier'>) => `${BASE}/store/${identifier}`;

/** The @id that pages share for the same restaurant. */
export function restaurantId(branch: Pick<Branch, 'identifier'>): string {
  return absoluteUrl(`${pathOf(branch)}#restaurant`);
}

/** The page with all dishes and what is in them. */
export const sheetPath = (branch: Pick<Branch, 'identifier'>): string => `${pathOf(branch)}/allergens`;

/** The @id of a branch's menu, whose dishes are in the data of its sheet: they would be a tenth of the branch's page. */
export const menuId = (branch: Pick<Branch, 'identifier'>): string =>
  absoluteUrl(`${sheetPath(branch)}#menu`);

/** Place and contact: on every page about the restaurant. */
export function restaurantContact(branch: Branch): RestaurantNode {
  const { street, zipCode, city, latitude, longitude } = branch;
  const address = {
    ...(street && { streetAddress: street }),
    ...(zipCode && { postalCode: zipCode }),
    ...(city && { addressLocality: city }),
  };
  const images = branch.images.map((image) => absoluteUrl(imageUrl(image)));
  return {
    '@type': 'Restaurant',
    '@id': restaurantId(branch),
    name: branch.name,
    url: absoluteUrl(pathOf(branch)),
    ...(images.length > 0 && { image: images }),
    ...(branch.logo && { logo: absoluteUrl(imageUrl(branch.logo)) }),
    ...(branch.phone && { telephone: branch.phone }),
    ...(Object.keys(address).length > 0 && { address: { '@type': 'PostalAddress', ...address } }),
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}

/** Orders are placed on the branch's page; a branch that only makes offers takes none. */
function orderAction(branch: Branch): OrderAction | null {
  const offered = offeredModes(branch);
  if (branch.isQuotationRequired || offered.length === 0) return null;
  const methods = offered.flatMap((mode) => DELIVERY_METHODS[mode] ?? []);
  return {
    '@type': 'OrderAction',
    target: absoluteUrl(pathOf(branch)),
    ...(methods.length > 0 && { deliveryMethod: methods.map((id) => ({ '@id': id })) }),
  };
}

/** The lowest and highest price of dishes sold by the piece; null if there are none. */
function priceRange(groups: readonly MenuGroup[], currency: string): string | null {
  const prices = groups.flatMap(({ products }) =>
    products.flatMap(({ product }) =>
      product.price > 0 && unitCodeOf(product) === null ? [toCents(product.price)] : [],
    ),
  );
  const [least, most] = prices.reduce<Cents[]>(
    ([low, high], price) => [
      low !== undefined && low < price ? low : price,
      high !== undefined && high > price ? high : price,
    ],
    [],
  );
  if (least === undefined || most === undefined) return null;
  const words = [...new Set([least, most])].map((price) => formatMoney(price, currency));
  return words.join(' – ');
}

/** All data about the restaurant that its page shows. `today` is the shop's. */
export function restaurant(
  branch: Branch,
  groups: readonly MenuGroup[],
  tags: readonly Tag[],
  { config, today }: { config: Config; today: Day },
): RestaurantNode {
  const hours = openingHours(modeRules(branch, 'takeaway'), today);
  const kitchens = tags.map((tag) => originalOf(tag).name).filter((name) => cuisines.includes(name));
  const range = priceRange(groups, config.currency);
  const action = orderAction(branch);
  return {
    ...restaurantContact(branch),
    ...(range !== null && { priceRange: range }),
    currenciesAccepted: config.currency,
    ...(kitchens.length > 0 && { servesCuisine: kitchens }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(groups.length > 0 && { hasMenu: { '@type': 'Menu', '@id': menuId(branch) } }),
    ...(action && { potentialAction: action }),
  };
}

type Area = Branch['deliveryAreas'][number];

/** The delivery fee of orders from a value on. */
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

/** Delivery of a branch to an area: hours and fee. `today` is the shop's. */
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
