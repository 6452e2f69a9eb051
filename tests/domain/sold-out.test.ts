import { describe, expect, it } from 'vitest';
import { menuGroups, type Menu } from '../../src/lib/domain/menu.ts';
import {
  branchMenu,
  menuOfBranch,
  stillSoldOut,
  withSoldOut,
  type SoldOut,
} from '../../src/lib/domain/sold-out.ts';
import { product } from './samples.ts';

const UNTIL = '2026-11-22T02:00:00.000Z';
const out = (id: number, part: string | null = null, option: string | null = null): SoldOut => ({
  product: { id },
  part,
  option,
  until: UNTIL,
});
const place = (id: number) => ({ id, enabled: true, visible: true });
const MENU: Menu = {
  id: 1,
  name: '',
  availableFrom: '2026-01-01T00:00:00Z',
  branches: [{ id: 1 }, { id: 2 }],
  catalog: [{ id: 1, visible: true, products: [place(1), place(2)] }],
};
const CATEGORIES = [{ id: 1, name: 'Pizza', image: null, visible: true }];
const SIZE = {
  name: 'Größe',
  description: '',
  type: 'select' as const,
  optional: false,
  options: [
    { name: 'Klein', modifier: 'add' as const, value: 0 },
    { name: 'Groß', modifier: 'add' as const, value: 2 },
  ],
};
const PRODUCTS = [product({ id: 1, config: { parts: [SIZE] } }), product({ id: 2 })];
const placesOf = (menu: Menu) =>
  menuGroups(menu, CATEGORIES, PRODUCTS).flatMap(({ products }) =>
    products.map(({ product: { id, config }, isOrderable }) => ({
      id,
      isOrderable,
      out: config.parts.flatMap(({ options }) =>
        options.filter(({ outUntil }) => outUntil).map(({ name }) => name),
      ),
    })),
  );

describe('sold-out products of a branch', () => {
  it('cannot be ordered there, and can at another branch with the same menu', () => {
    const at = Date.parse('2026-11-21T12:00:00Z');
    const here = branchMenu([MENU], { id: 1, soldOut: [out(2)] }, at);
    const there = branchMenu([MENU], { id: 2, soldOut: [] }, at);
    expect(here && placesOf(here)).toEqual([
      { id: 1, isOrderable: true, out: [] },
      { id: 2, isOrderable: false, out: [] },
    ]);
    expect(there).toBe(MENU);
    expect(branchMenu([MENU], { id: 3, soldOut: [out(2)] }, at)).toBeNull();
  });

  it('may be single options, which are shown and cannot be chosen', () => {
    const menu = menuOfBranch(MENU, [out(1, 'Größe', 'Groß')]);
    expect(placesOf(menu)).toEqual([
      { id: 1, isOrderable: true, out: ['Groß'] },
      { id: 2, isOrderable: true, out: [] },
    ]);
    expect(PRODUCTS[0]?.config.parts[0]?.options[1]).not.toHaveProperty('outUntil');
  });

  it('may have been deleted', () => {
    expect(placesOf(menuOfBranch(MENU, [out(99), out(1, 'Sorte', 'Groß')]))).toEqual(placesOf(MENU));
  });

  it('leave the same menu object while they are the same', () => {
    const soldOut = [out(2)];
    expect(menuOfBranch(MENU, soldOut)).toBe(menuOfBranch(MENU, soldOut));
    expect(menuOfBranch(MENU, [])).toBe(MENU);
  });

  it('are listed once, and can be made available one by one', () => {
    const option = { product: { id: 1 }, part: 'Größe', option: 'Groß' };
    const first = withSoldOut([], option, UNTIL);
    expect(withSoldOut(first, option, UNTIL)).toEqual(first);
    const both = withSoldOut(first, { product: { id: 1 }, part: null, option: null }, UNTIL);
    expect(both).toHaveLength(2);
    expect(withSoldOut(both, option, null)).toEqual([out(1)]);
  });

  it('are available again at their instant, not a moment before', () => {
    const soldOut = [out(1), { ...out(2), until: '2026-11-23T02:00:00.000Z' }];
    expect(stillSoldOut(soldOut, Date.parse(UNTIL) - 1)).toBe(soldOut);
    expect(stillSoldOut(soldOut, Date.parse(UNTIL))).toEqual([soldOut[1]]);
  });
});
