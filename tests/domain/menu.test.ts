import { describe, expect, test } from 'vitest';
import {
  activeMenu,
  categoryBar,
  menuGroups,
  menuProducts,
  nextMenuChange,
  orderableProduct,
} from '../../src/lib/domain/menu.ts';
import type { Category, Menu } from '../../src/lib/domain/menu.ts';
import { ms, product } from './samples.ts';

function menu(id: number, availableFrom: string, branchIds = [1], catalog: Menu['catalog'] = []): Menu {
  return { id, name: `Karte ${id}`, availableFrom, branches: branchIds.map((it) => ({ id: it })), catalog };
}

function entry(id: number, ...productIds: number[]): Menu['catalog'][number] {
  return { id, visible: true, products: productIds.map((it) => ({ id: it, enabled: true, visible: true })) };
}

const category = (id: number, change: Partial<Category> = {}): Category => ({
  id,
  name: `Kategorie ${id}`,
  image: null,
  visible: true,
  ...change,
});

describe('Active menu: assigned to the branch, the latest availableFrom not in the future (SPEC section 4)', () => {
  const menus = [
    menu(1, '2026-01-01T00:00:00+01:00'),
    menu(3, '2026-12-01T10:00:00+01:00'),
    menu(2, '2026-06-01T00:00:00+02:00'),
    menu(9, '2026-07-01T00:00:00+02:00', [2]),
  ];

  test.each([
    ['2025-12-31T23:59', null],
    ['2026-01-01T00:00', 1],
    ['2026-05-31T23:59', 1],
    ['2026-06-01T00:00', 2],
    ['2026-12-01T09:59', 2],
    ['2026-12-01T10:00', 3],
  ])('at %s it is menu %s', (at, id) => {
    expect(activeMenu(menus, 1, ms(at))?.id ?? null).toBe(id);
  });

  test('a branch without a menu has none', () => {
    expect(activeMenu(menus, 7, ms('2026-12-24T12:00'))).toBeNull();
  });

  test('of two menus from the same instant the one made last is active', () => {
    const from = '2026-01-01T00:00:00+01:00';
    expect(activeMenu([menu(5, from), menu(6, from)], 1, ms('2026-02-01T00:00'))?.id).toBe(6);
    expect(activeMenu([menu(6, from), menu(5, from)], 1, ms('2026-02-01T00:00'))?.id).toBe(6);
  });

  test('the later start wins over the later id', () => {
    const menusOf = [menu(5, '2026-06-01T00:00:00+02:00'), menu(6, '2026-01-01T00:00:00+01:00')];
    expect(activeMenu(menusOf, 1, ms('2026-07-01T00:00'))?.id).toBe(5);
  });

  test('a menu may be assigned to several branches', () => {
    const shared = [menu(5, '2026-06-01T00:00:00+02:00', [1, 2])];
    expect(activeMenu(shared, 2, ms('2026-07-01T00:00'))?.id).toBe(5);
    expect(nextMenuChange(shared, 1, ms('2026-05-01T00:00'))).toBe(ms('2026-06-01T00:00'));
  });

  test('a menu with an unreadable date is never active', () => {
    expect(activeMenu([menu(1, '')], 1, ms('2026-02-01T00:00'))).toBeNull();
  });

  test('a page knows when the next menu becomes active', () => {
    expect(nextMenuChange(menus, 1, ms('2026-05-01T00:00'))).toBe(ms('2026-06-01T00:00'));
    expect(nextMenuChange(menus, 1, ms('2026-06-01T00:00'))).toBe(ms('2026-12-01T10:00'));
    expect(nextMenuChange(menus, 1, ms('2026-12-01T10:00'))).toBeNull();
    expect(nextMenuChange(menus, 2, ms('2026-05-01T00:00'))).toBe(ms('2026-07-01T00:00'));
  });
});

describe('What customers see of a menu', () => {
  const categories = [category(1), category(2), category(3, { visible: false })];
  const products = [
    product({ id: 1 }),
    product({ id: 2 }),
    product({ id: 3, visible: false }),
    product({ id: 4, enabled: false }),
    product({ id: 5, type: 'bundle' }),
  ];
  const groupsOf = (...catalog: Menu['catalog']) =>
    menuGroups(menu(1, '2026-01-01T00:00:00Z', [1], catalog), categories, products).map((group) => [
      group.category.id,
      group.products.map((shown) => shown.product.id),
    ]);

  test('categories and products keep the order of the menu', () => {
    expect(groupsOf(entry(2, 2, 1), entry(1, 1))).toEqual([
      [2, [2, 1]],
      [1, [1]],
    ]);
  });

  test('a category hidden on the menu or everywhere is not shown', () => {
    expect(groupsOf({ ...entry(1, 1), visible: false }, entry(3, 1), entry(8, 1))).toEqual([]);
  });

  test('a product hidden on the menu or everywhere is not shown', () => {
    const hidden = { id: 2, enabled: true, visible: false };
    expect(groupsOf({ ...entry(1, 1, 3, 99), products: [...entry(1, 1, 3, 99).products, hidden] })).toEqual([
      [1, [1]],
    ]);
  });

  test('a category without visible products is left out', () => {
    expect(groupsOf(entry(1, 3), entry(2))).toEqual([]);
  });

  const soldOut = { id: 2, enabled: false, visible: true };
  const catalog = [{ ...entry(1, 1, 4), products: [...entry(1, 1, 4).products, soldOut] }, entry(2, 2)];
  const groups = menuGroups(menu(1, '', [1], catalog), categories, products);

  test('a product that is not enabled, here or everywhere, is shown as sold out', () => {
    expect(groups[0]?.products.map((shown) => [shown.product.id, shown.isOrderable])).toEqual([
      [1, true],
      [4, false],
      [2, false],
    ]);
  });

  test('a product in two categories stands once in the list and can be ordered if one has it', () => {
    expect(menuProducts(groups).map((shown) => [shown.product.id, shown.isOrderable])).toEqual([
      [1, true],
      [4, false],
      [2, true],
    ]);
    const [first, second] = groups;
    expect(menuProducts([second, first].flatMap((it) => it ?? [])).map((it) => it.isOrderable)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('the server finds products that can be ordered, and no others', () => {
    expect([1, 2, 4, 3, 99].map((id) => orderableProduct(groups, id)?.id ?? null)).toEqual([
      1,
      2,
      null,
      null,
      null,
    ]);
  });

  test('the category bar has the categories with at least one product that is no bundle (SPEC section 2)', () => {
    const bundles = menuGroups(menu(1, '', [1], [entry(1, 5), entry(2, 5, 1)]), categories, products);
    expect(categoryBar(bundles).map(({ id }) => id)).toEqual([2]);
  });
});
