import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openGeocoder } from '../../../../../src/server/orders/delivery/geocoders/geocoder-server.ts';
import { startGeocoderServer, type GeocoderServer } from '../../../../support/geocoder-server.ts';

const QUERY = {
  street: 'torstraße 1',
  city: '10119 berlin',
  country: 'DE',
  near: { latitude: 52.52, longitude: 13.405 },
} as const;
const TORSTRASSE = { latitude: 52.5291, longitude: 13.4013, postcode: '10119' };

describe('the geocoder', () => {
  let server: GeocoderServer;
  beforeAll(async () => {
    server = await startGeocoderServer();
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    server.fail(null);
    server.asked.length = 0;
    server.know('torstraße 1, 10119 berlin', TORSTRASSE);
  });
  const found = { latitude: TORSTRASSE.latitude, longitude: TORSTRASSE.longitude };

  it('is asked as Nominatim documents it, for an address and nothing of its customer', async () => {
    const { find } = openGeocoder({ kind: 'nominatim', url: server.url });
    expect(await find(QUERY)).toEqual(found);
    const [{ pathname, searchParams }] = server.asked as [URL];
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/search',
      {
        q: 'torstraße 1, 10119 berlin',
        format: 'geojson',
        addressdetails: '1',
        limit: '5',
        countrycodes: 'de',
      },
    ]);
  });

  it('is asked as Photon documents it, near the branch', async () => {
    const { find } = openGeocoder({ kind: 'photon', url: `${server.url}/` });
    expect(await find(QUERY)).toEqual(found);
    const [{ pathname, searchParams }] = server.asked as [URL];
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/api',
      { q: 'torstraße 1, 10119 berlin', limit: '5', lat: '52.52', lon: '13.405' },
    ]);
  });

  it.each(['nominatim', 'photon'] as const)(
    'of %s takes no town, other postcode or other country',
    async (kind) => {
      const { find } = openGeocoder({ kind, url: server.url });
      const wrong = [
        { ...TORSTRASSE, latitude: 1, kind: 'city' as const },
        { ...TORSTRASSE, latitude: 2, postcode: '15711' },
        { ...TORSTRASSE, latitude: 3, country: 'at' },
      ];
      server.know('torstraße 1, 10119 berlin', ...wrong);
      expect(await find(QUERY)).toBeNull();
      server.know('torstraße 1, 10119 berlin', ...wrong, { ...TORSTRASSE, kind: 'street' });
      expect(await find(QUERY)).toEqual(found);
      server.know('torstraße 1, berlin', { ...TORSTRASSE, postcode: '15711' });
      expect(await find({ ...QUERY, city: 'berlin', country: '', near: null })).toEqual(found);
    },
  );

  it.each([
    [500, 'answered 500'],
    [429, 'answered 429'],
    ['garbage', 'not valid JSON'],
    ['endless', 'answers too much'],
    ['redirects', 'fetch failed'],
    ['hangs', 'timeout'],
  ] as const)('that answers with %s has not answered', async (fault, reason) => {
    server.fail(fault);
    const { find } = openGeocoder({ kind: 'nominatim', url: server.url }, 200);
    await expect(find(QUERY)).rejects.toThrow(reason);
    expect(server.asked.map(({ pathname }) => pathname)).toEqual(['/search']);
  });
});
