import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A place as both protocols know it. */
interface KnownPlace {
  latitude: number;
  longitude: number;
  postcode: string;
  /** A town's middle is found for whatever is in it. */
  kind?: 'house' | 'street' | 'city';
  country?: string;
}

/** What goes wrong: a status, no answer, another form, too much, or elsewhere. */
type Fault = number | 'hangs' | 'garbage' | 'endless' | 'redirects';

const RANKS = { house: 30, street: 26, city: 16 };

/** As https://nominatim.org/release-docs/latest/api/Output/ has it for `format=geojson`. */
const ofNominatim = ({
  latitude,
  longitude,
  postcode,
  kind = 'house',
  country = 'de',
}: KnownPlace): object => ({
  type: 'Feature',
  properties: {
    place_id: 1,
    osm_type: 'node',
    place_rank: RANKS[kind],
    category: 'place',
    type: kind,
    addresstype: kind,
    address: { postcode, country_code: country },
  },
  bbox: [longitude, latitude, longitude, latitude],
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
});

/** As Photon's documentation has it. */
const ofPhoton = ({ latitude, longitude, postcode, kind = 'house', country = 'de' }: KnownPlace): object => ({
  type: 'Feature',
  properties: { osm_type: 'N', osm_id: 1, type: kind, postcode, countrycode: country.toUpperCase() },
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
});

/** A server that speaks Nominatim's (`/search`) and Photon's (`/api`) protocol, and knows the places it is told. */
export async function startGeocoderServer() {
  const places = new Map<string, KnownPlace[]>();
  const asked: URL[] = [];
  let fault: Fault | null = null;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://geocoder');
    asked.push(url);
    if (fault === 'hangs') return;
    if (fault === 'redirects') return void response.writeHead(302, { location: '/elsewhere' }).end();
    if (typeof fault === 'number') return void response.writeHead(fault).end('{}');
    response.writeHead(200, { 'content-type': 'application/json' });
    if (fault === 'garbage') return void response.end('<html>');
    if (fault === 'endless') return void response.end(`"${'x'.repeat(300_000)}"`);
    const form = url.pathname === '/search' ? ofNominatim : url.pathname === '/api' ? ofPhoton : null;
    const found = places.get(url.searchParams.get('q') ?? '') ?? [];
    const features = form ? found.map((place) => form(place)) : [];
    response.end(JSON.stringify({ type: 'FeatureCollection', features }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    /** `query` as the shop asks: small letters. */
    know: (query: string, ...found: KnownPlace[]) => void places.set(query, found),
    fail(next: Fault | null) {
      fault = next;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

export type GeocoderServer = Awaited<ReturnType<typeof startGeocoderServer>>;
