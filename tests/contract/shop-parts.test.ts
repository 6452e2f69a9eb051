import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseShop } from '../../src/lib/contract/parse-shop.ts';
import { joinShop, shopParts, toInit, type Shop } from '../../src/lib/contract/shop.ts';
import { demoShop } from '../../src/server/shop/demo/shop.ts';
import { initBody } from './shop-arbitrary.ts';

function shopOf(body: unknown): Shop {
  const parsed = parseShop(body);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.shop;
}

function joined(shop: Shop): Shop {
  const joining = joinShop();
  for (const part of shopParts(shop)) joining.add(part);
  return joining.shop();
}

describe('a shop in parts', () => {
  it('equals the shop that a build reads from the API, including the order of fields', () => {
    fc.assert(
      fc.property(initBody, (body) => {
        const shop = shopOf(body);
        expect(JSON.stringify(joined(shop))).toBe(JSON.stringify(shopOf(toInit(shop))));
      }),
    );
  });

  it('with many entities has many parts, in the order of its lists', () => {
    const [first] = demoShop.tables;
    if (!first) throw new Error('the demo shop has no tables');
    const tables = Array.from({ length: 1001 }, (_, index) => ({ ...first, id: index + 1 }));
    const shop = { ...demoShop, tables };
    const parts = [...shopParts(shop)].filter((part) => 'list' in part && part.list === 'tables');
    expect(parts.length).toBeGreaterThan(5);
    expect(joined(shop).tables.map(({ id }) => id)).toEqual(tables.map(({ id }) => id));
  });

  it('is refused if an entity is invalid, or the config is missing', () => {
    const joining = joinShop();
    expect(() => joining.add({ list: 'products', entities: [{ id: 1 }] })).toThrow(/^products 1 .*name/);
    expect(() => joining.shop()).toThrow(/config/);
  });
});
