import type { Branch } from '../../../lib/contract/branches.ts';
import { countryOf, type CountryChoice } from '../../../lib/domain/country.ts';
import type { Point } from '../../../lib/domain/delivery-geometry.ts';
import type { Database } from '../../platform/database/database.ts';
import { createPlaceLimit } from '../../platform/async/concurrency.ts';
import { secretHash } from '../../platform/secrets.ts';
import { findGeocoded, keepGeocoded } from '../queries/geocoded.ts';
import type { AddressQuery, Geocoder } from './geocoders/geocoder.ts';

/** Where an address is. `unavailable`: there is no geocoder, or it does not answer now. */
export type Located = { state: 'found'; point: Point } | { state: 'unknown' } | { state: 'unavailable' };

/** Finds the address of a delivery, as its customer has typed it. Never rejects because of the geocoder. */
export type LocateAddress = (
  shop: { country?: CountryChoice },
  branch: Branch,
  address: Pick<AddressQuery, 'street' | 'city'>,
) => Promise<Located>;

const DAY_MS = 86_400_000;
/** Houses stay where they are; maps learn new ones. */
const KEPT_FOUND_MS = 30 * DAY_MS;
const KEPT_UNKNOWN_MS = DAY_MS;
/** Addresses that are kept at most. */
const MOST_KEPT = 20_000;
/** Questions to the geocoder at once: more than a small server of one's own can answer help nobody. */
const MOST_AT_ONCE = 8;

const ONE = 'geocoder';

interface Dependencies {
  db: Database;
  /** null: none is set up. */
  geocoder: Geocoder | null;
  now: () => number;
  /** Told why the geocoder gave no answer. */
  report: (error: unknown) => void;
  mostKept?: number | undefined;
}

/** Upper and lower case, and blanks between words, do not matter. */
const plain = (words: string) => words.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Asks the geocoder once for the same address, and keeps what it said under a hash. */
export function createLocateAddress({
  db,
  geocoder,
  now,
  report,
  mostKept = MOST_KEPT,
}: Dependencies): LocateAddress {
  const places = createPlaceLimit(MOST_AT_ONCE);
  const asked = new Map<string, Promise<Located>>();
  const locatedAt = (point: Point | null): Located =>
    point ? { state: 'found', point } : { state: 'unknown' };

  async function ask({ find }: Geocoder, query: AddressQuery, key: string): Promise<Located> {
    const giveBack = places.take(ONE);
    if (!giveBack) return { state: 'unavailable' };
    try {
      const point = await find(query);
      const at = new Date(now());
      const expiresAt = new Date(at.getTime() + (point ? KEPT_FOUND_MS : KEPT_UNKNOWN_MS));
      await keepGeocoded(db, { key, point, at, expiresAt }, mostKept);
      return locatedAt(point);
    } catch (error) {
      report(error);
      return { state: 'unavailable' };
    } finally {
      giveBack();
    }
  }

  return async (shop, branch, address) => {
    if (!geocoder) return { state: 'unavailable' };
    const [street, city] = [plain(address.street), plain(address.city)];
    // Without a street the middle of the town would be found.
    if (street === '' || city === '') return { state: 'unknown' };
    const { latitude, longitude } = branch;
    const near = latitude === null || longitude === null ? null : { latitude, longitude };
    const query = { street, city, country: countryOf(shop, branch), near };
    const key = secretHash(JSON.stringify([geocoder.name, query]));
    const known = await findGeocoded(db, key, new Date(now()));
    if (known !== undefined) return locatedAt(known);
    const running = asked.get(key) ?? ask(geocoder, query, key).finally(() => asked.delete(key));
    asked.set(key, running);
    return running;
  };
}
