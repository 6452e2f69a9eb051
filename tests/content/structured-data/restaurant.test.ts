import type { Thing } from 'schema-dts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { menuOf } from '../../../src/content/structured-data/menu.ts';
import { deliveryService, restaurant } from '../../../src/content/structured-data/restaurant.ts';
import { jsonLd, organization, webSite } from '../../../src/content/structured-data/json-ld.ts';
import type { Branch } from '../../../src/lib/contract/branches.ts';
import { activeMenu, menuGroups } from '../../../src/lib/domain/menu.ts';
import { schemaProblems } from '../../support/schema-org.ts';
import { testShop } from '../../support/shop.ts';
import { searchEngineProblems } from '../../support/validate-structured-data.ts';

const TODAY = '2026-11-21';
const shop = testShop();

type Node = Record<string, unknown>;

/** The dishes of the pizzeria's first branch. */
function groupsNow() {
  const menu = activeMenu(shop.menus, shop.branches[0]?.id ?? 0, Date.parse(TODAY));
  return menu ? menuGroups(menu, shop.categories, shop.products) : [];
}

/** The menu of the sheet under a name. */
function menuData(name: string): Thing {
  const menu = menuOf(groupsNow(), {
    id: 'https://pizzeria.example/#menu',
    name,
    currency: 'EUR',
    language: 'de',
  });
  if (!menu) throw new Error('the branch has no menu');
  return menu;
}

/** The search engines' data of the pizzeria's first branch, changed. */
function told(change: Partial<Branch> = {}, tags: string[] = []): Node {
  const [first] = shop.branches;
  if (!first) throw new Error('the shop has no branch');
  const named = tags.map((name, index) => ({ id: index + 1, name, image: null }));
  const context = { config: shop.config, today: TODAY };
  return restaurant({ ...first, ...change }, groupsNow(), named, context) as unknown as Node;
}

beforeEach(() => vi.stubEnv('SITE_URL', 'https://pizzeria.example/'));
afterEach(() => vi.unstubAllEnvs());

describe('A restaurant as structured data', () => {
  test('has its own @id, and passes the validators of schema.org and of search engines', async () => {
    expect(told()).toMatchObject({
      '@id': 'https://pizzeria.example/store/mitte#restaurant',
      url: 'https://pizzeria.example/store/mitte',
      address: { streetAddress: 'Marktplatz 1', postalCode: '10115', addressLocality: 'Berlin' },
      telephone: '+493012345',
    });
    expect(schemaProblems([told()])).toEqual([]);
    expect(await searchEngineProblems([told()])).toEqual([]);
  });

  test('names the menu whose dishes the sheet has, where there are any', () => {
    expect(told()['hasMenu']).toEqual({
      '@type': 'Menu',
      '@id': 'https://pizzeria.example/store/mitte/allergens#menu',
    });
  });

  test('has links without an origin if the site has no public address', () => {
    vi.stubEnv('SITE_URL', '');
    expect(told()['url']).toBe('/store/mitte');
  });

  test('omits unknown values', () => {
    const bare = told({
      street: '',
      zipCode: '',
      city: '',
      phone: '',
      latitude: null,
      images: [],
      openingHours: [],
    });
    for (const property of [
      'address',
      'telephone',
      'geo',
      'image',
      'openingHoursSpecification',
      'servesCuisine',
    ])
      expect(bare, property).not.toHaveProperty(property);
  });

  test('has coordinates', () => {
    expect(told({ latitude: 52.5, longitude: 13.4 })['geo']).toEqual({
      '@type': 'GeoCoordinates',
      latitude: 52.5,
      longitude: 13.4,
    });
  });

  test('has a cuisine for tags that name one, and ignores other tags', () => {
    expect(told({}, ['Italienisch', 'Terrasse', 'Vegetarisch'])['servesCuisine']).toEqual(['Italienisch']);
  });

  test('has a price range from its dishes sold by the piece', () => {
    expect(told()['priceRange']).toBe('10,00 EUR – 9.999.999,99 EUR');
  });

  test('lists the modes it offers', () => {
    const methods = (change: Partial<Branch>) => {
      const { deliveryMethod } = told(change)['potentialAction'] as { deliveryMethod?: { '@id': string }[] };
      return deliveryMethod?.map((method) => method['@id'].replace(/.*[/#]/, ''));
    };
    expect(methods({})).toEqual(['OnSitePickup', 'DeliveryModeOwnFleet']);
    expect(methods({ isDeliveryEnabled: false })).toEqual(['OnSitePickup']);
    expect(methods({ isDeliveryEnabled: false, isTakeawayEnabled: false })).toBeUndefined();
  });

  test('that only makes offers has no order action', () => {
    expect(told({ isQuotationRequired: true })).not.toHaveProperty('potentialAction');
  });
});

describe('A delivery charge as structured data', () => {
  const service = (change: Partial<Branch['deliveryAreas'][number]>) => {
    const [first] = shop.branches;
    const [area] = first?.deliveryAreas ?? [];
    if (!first || !area) throw new Error('the shop delivers nowhere');
    const context = { currency: 'EUR', today: TODAY };
    return deliveryService(
      first,
      { ...area, ...change },
      '/store/mitte/lieferung/x',
      context,
    ) as unknown as Node;
  };
  const charges = (change: Parameters<typeof service>[0]) => {
    const { priceSpecification } = service(change)['offers'] as { priceSpecification: Node[] };
    return priceSpecification.map(({ price, eligibleTransactionVolume }) => [
      price,
      (eligibleTransactionVolume as Node | undefined)?.['minPrice'],
    ]);
  };

  test('applies from the minimum order value up to the value that makes it free', () => {
    expect(charges({ price: 2.5, minimumOrderValue: 15, freeFromOrderValue: 30 })).toEqual([
      [2.5, 15],
      [0, 30],
    ]);
    expect(charges({ price: 0, free: true, minimumOrderValue: 0, freeFromOrderValue: null })).toEqual([
      [0, undefined],
    ]);
  });

  test('conforms to schema.org', async () => {
    expect(schemaProblems([service({})])).toEqual([]);
    expect(await searchEngineProblems([service({})])).toEqual([]);
  });
});

describe('The shop as structured data', () => {
  test('conforms to schema.org', async () => {
    const graph = [webSite(shop.config), organization(shop.config)] as unknown as Node[];
    expect(schemaProblems(graph)).toEqual([]);
    expect(await searchEngineProblems(graph)).toEqual([]);
  });
});

describe('A structured data block', () => {
  /** What stands in the element. */
  const text = (things: Thing[]) =>
    /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(
      Buffer.concat(jsonLd(things)).toString(),
    )?.[1] ?? '';
  const EVIL = '</script><script>alert(1)</script> <!-- & \u2028 \u2029';

  test('cannot close its script element, and parses to its input', () => {
    const written = text([organization({ ...shop.config, shopName: EVIL })]);
    expect(written).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(written)['@graph'][0].name).toBe(EVIL);
  });

  test('contains the menu dish by dish, on the first page and on later ones', () => {
    const things = [menuData('Mitte'), menuData(EVIL)];
    const graph = JSON.parse(JSON.stringify({ '@context': 'https://schema.org', '@graph': things }));
    for (const _ of ['first', 'later']) expect(JSON.parse(text(things))).toEqual(graph);
    expect(graph['@graph'][0].hasMenuSection[0].hasMenuItem.length).toBeGreaterThan(1);
  });
});
