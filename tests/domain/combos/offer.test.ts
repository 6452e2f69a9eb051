import { describe, expect, test } from 'vitest';
import { NO_END } from '../../../src/lib/domain/combos/components.ts';
import { createSoldOutWithCombos, NOT_OFFERED } from '../../../src/lib/domain/combos/offer.ts';
import { menuGroups, type Menu } from '../../../src/lib/domain/menu.ts';
import { menuOfBranch, type SoldOut } from '../../../src/lib/domain/sold-out.ts';
import { part, product } from '../samples.ts';

const UNTIL = '2026-11-28T02:00:00Z';
const lasagne = product({ id: 10, name: 'Lasagne' });
const carbonara = product({ id: 11, name: 'Carbonara' });
const option = (name: string, id: number) => ({ name, modifier: 'add' as const, value: 0, product: { id } });
const combo = product({
  id: 1,
  name: 'Mittagsmenü',
  config: { parts: [part({ name: 'Haupt', options: [option('Lasagne', 10), option('Carbonara', 11)] })] },
});
const products = [combo, lasagne, carbonara];

const menu = (id: number, branches: number[], places: [id: number, enabled?: boolean][]): Menu => ({
  id,
  name: '',
  availableFrom: '2026-01-01T00:00:00Z',
  branches: branches.map((branch) => ({ id: branch })),
  catalog: [
    {
      id: 1,
      visible: true,
      products: places.map(([place, enabled = true]) => ({ id: place, enabled, visible: true })),
    },
  ],
});

const soldOutAt = (branch: number, menus: Menu[], soldOut: SoldOut[] = []) =>
  createSoldOutWithCombos({ menus, products })?.({ id: branch, soldOut }).map((one) => [
    one.product.id,
    one.option,
    one.until,
  ]);
const whole = (id: number): SoldOut => ({ product: { id }, part: null, option: null, until: UNTIL });

describe('What a branch lacks of a combo', () => {
  const here = menu(1, [1], [[1], [10], [11]]);

  test('is nothing while it sells the components', () => {
    expect(soldOutAt(1, [here])).toEqual([]);
  });

  test('is the option whose component it has sold out, until then', () => {
    expect(soldOutAt(1, [here], [whole(11)])).toEqual([
      [11, null, UNTIL],
      [1, 'Carbonara', UNTIL],
    ]);
  });

  test('is all of it once it has sold out everything that could be chosen', () => {
    expect(soldOutAt(1, [here], [whole(10), whole(11)])).toContainEqual([1, null, UNTIL]);
  });

  test('is an option whose component its menus have as sold out', () => {
    expect(soldOutAt(1, [menu(1, [1], [[1], [10], [11, false]])])).toEqual([[1, 'Carbonara', NO_END]]);
  });

  test('is not shown where only other branches have the component', () => {
    const menus = [menu(1, [1, 2], [[1], [10]]), menu(2, [2], [[11]])];
    expect(soldOutAt(2, menus)).toEqual([]);
    expect(soldOutAt(1, menus)).toEqual([[1, 'Carbonara', NOT_OFFERED]]);
    const soldOut = [...(createSoldOutWithCombos({ menus, products })?.({ id: 1, soldOut: [] }) ?? [])];
    const [first] = menus;
    const groups = menuGroups(
      menuOfBranch(first ?? here, soldOut),
      [{ id: 1, name: 'Pasta', image: null, visible: true }],
      products,
    );
    const [shown] = groups[0]?.products ?? [];
    expect(shown?.product.config.parts[0]?.options.map(({ name }) => name)).toEqual(['Lasagne']);
  });

  test('is nothing of what no menu has: that is sold in combos only', () => {
    expect(soldOutAt(1, [menu(1, [1], [[1]])])).toEqual([]);
  });

  test('is what it has marked itself, as it did', () => {
    const own = { product: { id: 1 }, part: 'Haupt', option: 'Carbonara', until: UNTIL };
    expect(soldOutAt(1, [here], [own, whole(11)])).toHaveLength(2);
  });
});

test('A shop without combos is not looked at', () => {
  expect(createSoldOutWithCombos({ menus: [], products: [lasagne] })).toBeNull();
});
