import type { CountryChoice } from '../../../../lib/domain/country.ts';
import type { Point } from '../../../../lib/domain/delivery-geometry.ts';

/** An address to find: what its customer has typed, and nothing of who they are. */
export interface AddressQuery {
  /** Street and number. */
  street: string;
  /** Postcode and town. */
  city: string;
  /** '': not known. */
  country: CountryChoice;
  /** Of two places of that name, the nearer one is meant; null: not known. */
  near: Point | null;
}

/** Finds where an address is. */
export interface Geocoder {
  /** Tells its answers from those of others in the cache. */
  name: string;
  /** null: there is no such address. Rejects if it cannot answer now. */
  find: (query: AddressQuery) => Promise<Point | null>;
}
