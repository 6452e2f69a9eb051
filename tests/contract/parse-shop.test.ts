import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseShop } from '../../src/lib/contract/parse-shop.ts';
import { SHOP_LISTS, toInit } from '../../src/lib/contract/shop.ts';
import { initBody } from './shop-arbitrary.ts';

const CONFIG = { shopName: 'Zum Test' };

/** The body of `/api/init` with these lists. */
function init(lists: Record<string, unknown>, config: unknown = CONFIG) {
  const entries = { '/api/config': config, ...lists };
  return { data: Object.entries(entries).map(([url, data]) => ({ url, data: { data } })) };
}

function shopOf(body: unknown) {
  const parsed = parseShop(body);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.shop;
}

function problemsOf(body: unknown) {
  const parsed = parseShop(body);
  return parsed.ok ? [] : parsed.problems.map(({ url, id, field }) => ({ url, id, field }));
}

describe('a shop file', () => {
  it('needs nothing but a config with the name of the shop', () => {
    const shop = shopOf(init({}));
    expect(shop.config).toMatchObject({ shopName: 'Zum Test', currency: 'EUR', timezone: 'Europe/Berlin' });
    for (const { key } of Object.values(SHOP_LISTS)) expect(shop[key]).toEqual([]);
  });

  it('fills missing optional fields with defaults', () => {
    const shop = shopOf(init({ '/api/products': [{ id: 7, name: 'Suppe', price: 4.5, tax: 7 }] }));
    expect(shop.products[0]).toMatchObject({
      enabled: true,
      visible: true,
      unit: { type: 'amount', symbol: 'Stk' },
      minimumQuantity: 1,
      defaultQuantity: 1,
      takeawayTax: 7,
      dineInTax: 7,
      config: { parts: [] },
    });
  });

  it('ignores unknown fields and lists', () => {
    const body = init({
      '/api/tags': [{ id: 1, name: 'Vegan', colour: 'green' }],
      '/api/weather': [{ id: 1 }],
    });
    expect(shopOf(body).tags).toEqual([{ id: 1, name: 'Vegan', image: null }]);
  });

  it('is refused with url, id and field of each broken entity', () => {
    const body = init({
      '/api/products': [
        { id: 1, name: 'Suppe', price: 4.5 },
        { id: 2, name: 'Salat', price: 'teuer' },
        {
          id: 3,
          name: 'Brot',
          price: 1,
          config: { parts: [{ name: 'Sorte', type: 'select' }, { type: 'select' }] },
        },
      ],
      '/api/branches': [{ id: 9, identifier: 'Groß & Klein', name: 'Mitte' }],
    });
    expect(problemsOf(body)).toEqual(
      expect.arrayContaining([
        { url: '/api/products', id: 2, field: 'price' },
        { url: '/api/products', id: 3, field: 'config.parts.1.name' },
        { url: '/api/branches', id: 9, field: 'identifier' },
      ]),
    );
    expect(problemsOf(body)).toHaveLength(3);
  });

  it('is refused without a config', () => {
    expect(problemsOf({ data: [] })).toEqual([{ url: '/api/config', id: null, field: '' }]);
  });

  it('is refused when a list is not an array', () => {
    expect(problemsOf(init({ '/api/tables': { id: 1 } }))).toEqual([
      { url: '/api/tables', id: null, field: '' },
    ]);
  });

  it.each([
    ['a price below zero', { price: -1 }, 'price'],
    ['a price with three decimals', { price: 1.005 }, 'price'],
    ['a price that is no number', { price: Number.NaN }, 'price'],
    ['an amount of zero', { price: 1, minimumQuantity: 0 }, 'minimumQuantity'],
    ['a unit of another type', { price: 1, unit: { type: 'weight', symbol: 'l' } }, 'unit.symbol'],
    ['a default unit it is not sold in', { price: 1, defaultUnit: 'kg' }, 'defaultUnit'],
  ])('is refused for %s', (_, fields, field) => {
    const body = init({ '/api/products': [{ id: 1, name: 'Suppe', ...fields }] });
    expect(problemsOf(body)).toEqual([{ url: '/api/products', id: 1, field }]);
  });

  it('is refused for a time zone that does not exist', () => {
    expect(problemsOf(init({}, { ...CONFIG, timezone: 'Europe/Entenhausen' }))).toEqual([
      { url: '/api/config', id: null, field: 'timezone' },
    ]);
  });
});

describe('the references of a shop file', () => {
  const branches = ['mitte', 'nord'].map((identifier, i) => ({ id: i + 1, identifier, name: identifier }));

  it('must exist', () => {
    const body = init({
      '/api/branches': [{ ...branches[0], tags: [{ id: 5 }] }],
      '/api/tables': [{ id: 1, identifier: '1', branch: { id: 2 } }],
      '/api/menus': [
        {
          id: 1,
          availableFrom: '2026-01-01T00:00:00Z',
          branches: [{ id: 3 }],
          catalog: [{ id: 4, products: [{ id: 6 }] }],
        },
      ],
    });
    expect(problemsOf(body)).toEqual([
      { url: '/api/branches', id: 1, field: 'tags.0.id' },
      { url: '/api/menus', id: 1, field: 'branches.0.id' },
      { url: '/api/menus', id: 1, field: 'catalog.0.id' },
      { url: '/api/menus', id: 1, field: 'catalog.0.products.0.id' },
      { url: '/api/tables', id: 1, field: 'branch.id' },
    ]);
  });

  it('need unique ids and identifiers', () => {
    const body = init({
      '/api/branches': [...branches, { id: 2, identifier: 'mitte', name: 'Noch einmal' }],
    });
    expect(problemsOf(body)).toEqual([
      { url: '/api/branches', id: 2, field: 'id' },
      { url: '/api/branches', id: 2, field: 'identifier' },
    ]);
  });

  it('allow the same table number in several branches', () => {
    const tables = branches.map(({ id }) => ({ id, identifier: '1', branch: { id } }));
    expect(shopOf(init({ '/api/branches': branches, '/api/tables': tables })).tables).toHaveLength(2);
  });
});

describe('any valid shop', () => {
  it('survives a round trip', () => {
    fc.assert(
      fc.property(initBody, (body) => {
        const shop = shopOf(body);
        expect(shopOf(JSON.parse(JSON.stringify(toInit(shop))))).toEqual(shop);
      }),
    );
  });

  it('reports exactly the entity that was broken', () => {
    fc.assert(
      fc.property(initBody, fc.nat(), fc.constantFrom('id', 'name'), (body, at, field) => {
        const broken = structuredClone(body);
        const entities = broken.data.flatMap(({ url, data }) =>
          url === '/api/config' || url === '/api/menus'
            ? []
            : (data.data as Record<string, unknown>[]).map((entity) => ({ url, entity })),
        );
        const chosen = entities[at % Math.max(1, entities.length)];
        fc.pre(chosen !== undefined);
        const { url, entity } = chosen;
        const id = field === 'id' ? null : entity['id'];
        entity[field] = null;
        expect(problemsOf(broken)).toEqual([{ url, id, field }]);
      }),
    );
  });

  it('is parsed or refused, never crashes the parser, whatever the bytes', () => {
    const url = fc.constantFrom('/api/config', ...Object.keys(SHOP_LISTS));
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.record({ data: fc.array(fc.record({ url, data: fc.record({ data: fc.jsonValue() }) })) }),
    );
    fc.assert(
      fc.property(anything, (body) => {
        const parsed = parseShop(body);
        expect(parsed.ok || parsed.problems.length > 0).toBe(true);
      }),
    );
  });
});
