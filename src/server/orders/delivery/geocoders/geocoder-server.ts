import { z } from 'zod';
import type { AddressQuery, Geocoder } from './geocoder.ts';

/** The protocols of servers that find addresses in OpenStreetMap's data. */
export const GEOCODER_KINDS = ['nominatim', 'photon'] as const;
type GeocoderKind = (typeof GEOCODER_KINDS)[number];

/** A server that the operator has chosen. `url`: its address, below which is `/search` (Nominatim) or `/api` (Photon). */
export interface GeocoderService {
  kind: GeocoderKind;
  url: string;
}

/** Customers wait for it at the checkout. */
const LONGEST_MS = 4000;
/** Bytes of an answer: five places take about 5 kB. */
const LARGEST_ANSWER = 200_000;
/** The first may have another postcode. */
const CANDIDATES = '5';

/** Nominatim's ranks of streets and houses; towns and districts have lower ones. */
const STREET_RANK = 26;
const PHOTON_TYPES: ReadonlySet<unknown> = new Set(['house', 'street']);

const text = z.string().optional().catch(undefined);

/** Of a GeoJSON answer, which both give. */
const Answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({
        coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.unknown()),
      }),
      properties: z.object({
        place_rank: z.number().optional().catch(undefined),
        type: text,
        postcode: text,
        countrycode: text,
        address: z.object({ postcode: text, country_code: text }).optional().catch(undefined),
      }),
    }),
  ),
});
type Place = z.output<typeof Answer>['features'][number]['properties'];

/** Nominatim: https://nominatim.org/release-docs/latest/api/Search/ */
function nominatim({ street, city, country }: AddressQuery): [string, Record<string, string>] {
  return [
    'search',
    {
      q: `${street}, ${city}`,
      format: 'geojson',
      addressdetails: '1',
      limit: CANDIDATES,
      ...(country && { countrycodes: country.toLowerCase() }),
    },
  ];
}

/** Photon: https://github.com/komoot/photon/blob/master/docs/api-v1.md */
function photon({ street, city, near }: AddressQuery): [string, Record<string, string>] {
  return [
    'api',
    {
      q: `${street}, ${city}`,
      limit: CANDIDATES,
      ...(near && { lat: String(near.latitude), lon: String(near.longitude) }),
    },
  ];
}

/** Whether a place is at least a street, in the country and with the postcode that were asked for. */
function isMeant(place: Place, { city, country }: AddressQuery): boolean {
  const { address, type, place_rank: rank } = place;
  if (rank === undefined ? !PHOTON_TYPES.has(type) : rank < STREET_RANK) return false;
  const code = place.countrycode ?? address?.country_code;
  if (country && code && code.toUpperCase() !== country) return false;
  const asked = /\b\d{4,5}\b/.exec(city)?.[0];
  const found = place.postcode ?? address?.postcode;
  return asked === undefined || found === undefined || found.split(/[;,]/).includes(asked);
}

/** Asks a server by its documented protocol, without following redirects. `longestMs`: until it is given up. */
export function openGeocoder({ kind, url }: GeocoderService, longestMs = LONGEST_MS): Geocoder {
  const base = url.endsWith('/') ? url : `${url}/`;
  return {
    name: `${kind} ${base}`,
    async find(query) {
      const [path, parameters] = kind === 'photon' ? photon(query) : nominatim(query);
      const target = new URL(path, base);
      for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value);
      const response = await fetch(target, {
        headers: { accept: 'application/json', 'accept-language': 'de', 'user-agent': 'Bestellbar' },
        redirect: 'error',
        signal: AbortSignal.timeout(longestMs),
      });
      if (!response.ok) throw new Error(`the geocoder answered ${response.status}`);
      const { features } = Answer.parse(JSON.parse(await readBounded(response)));
      const found = features.find(({ properties }) => isMeant(properties, query));
      if (!found) return null;
      const [longitude, latitude] = found.geometry.coordinates;
      return { latitude, longitude };
    },
  };
}

async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    size += part.length;
    if (size > LARGEST_ANSWER) throw new Error('the geocoder answers too much');
  }
  return Buffer.concat(parts).toString('utf8');
}
