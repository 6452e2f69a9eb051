import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../../src/lib/contract/products.ts';
import { parseShop } from '../../../src/lib/contract/parse-shop.ts';
import { toInit } from '../../../src/lib/contract/shop.ts';
import { branchRanges, isBranchOpen } from '../../../src/lib/domain/hours.ts';
import { isOpenIn } from '../../../src/lib/domain/open-ranges.ts';
import { demoShop } from '../../../src/server/shop/demo/shop.ts';

const zone = demoShop.config.timezone;
const { branches, products, menus, categories } = demoShop;
const isPlain = (product: Product) =>
  product.config.parts.length === 0 && product.alternativeUnits.length === 0;

describe('the demo shop', () => {
  it('fits the contract as it stands, so that nothing changes when it is imported', () => {
    const parsed = parseShop(JSON.parse(JSON.stringify(toInit(demoShop))));
    expect(parsed).toEqual({ ok: true, shop: demoShop });
  });

  it('has three branches in three towns that all sell to take away and take orders ahead of time', () => {
    expect(new Set(branches.map(({ city }) => city)).size).toBe(3);
    for (const branch of branches) {
      expect(branch).toMatchObject({ isTakeawayEnabled: true, isPreorderEnabled: true, isPublic: true });
      expect(branch.isCashEnabled || branch.isATMCardEnabled).toBe(true);
    }
    expect(branches.filter(({ isDeliveryEnabled }) => isDeliveryEnabled)).toHaveLength(2);
    expect(branches.filter(({ isDineInEnabled }) => isDineInEnabled)).toHaveLength(2);
  });

  it('names areas where it delivers, one of them free of charge', () => {
    for (const branch of branches) expect(branch.deliveryAreas.length > 0).toBe(branch.isDeliveryEnabled);
    expect(branches.flatMap(({ deliveryAreas }) => deliveryAreas).some(({ free }) => free)).toBe(true);
  });

  it('has tables where tables can be chosen', () => {
    for (const branch of branches) {
      const tables = demoShop.tables.filter((table) => table.branch.id === branch.id);
      expect(tables.length > 0).toBe(branch.isTableSelectionEnabled);
    }
  });

  it('leaves at least one branch open in every minute of the weeks in which the clocks change', () => {
    for (const monday of ['2026-10-19', '2027-03-22']) {
      const from = DateTime.fromISO(monday, { zone });
      const to = from.plus({ weeks: 1 });
      const ranges = branches.map((branch) => branchRanges(branch, from, to));
      for (let at = from.toMillis(); at < to.toMillis(); at += 60_000)
        if (!ranges.some((open) => isOpenIn(open, at)))
          expect.fail(`all closed at ${DateTime.fromMillis(at, { zone }).toISO()}`);
    }
  });

  it('has a branch that is open past midnight and one that rests on Mondays', () => {
    const cologne = branches.find(({ city }) => city === 'Köln')!;
    const hamburg = branches.find(({ city }) => city === 'Hamburg')!;
    const at = (time: string) => DateTime.fromISO(time, { zone });
    expect(isBranchOpen(cologne, at('2026-11-21T01:30'))).toBe(true);
    expect(isBranchOpen(cologne, at('2026-11-21T03:00'))).toBe(false);
    expect(isBranchOpen(hamburg, at('2026-11-23T13:00'))).toBe(false);
    expect(isBranchOpen(hamburg, at('2026-11-24T13:00'))).toBe(true);
  });

  it('gives every branch a menu that is already served, and shows a menu still to come', () => {
    const isServed = (availableFrom: string) => Date.parse(availableFrom) <= Date.parse('2026-11-01');
    for (const { id } of branches)
      expect(
        menus.some((menu) => isServed(menu.availableFrom) && menu.branches.some((ref) => ref.id === id)),
      ).toBe(true);
    expect(menus.some((menu) => !isServed(menu.availableFrom))).toBe(true);
  });

  it('lists every product and category on some menu, never twice on the same', () => {
    const listed = menus.map(({ catalog }) => catalog.flatMap((entry) => entry.products.map(({ id }) => id)));
    for (const ids of listed) expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(listed.flat())).toEqual(new Set(products.map(({ id }) => id)));
    expect(new Set(menus.flatMap(({ catalog }) => catalog.map(({ id }) => id)))).toEqual(
      new Set(categories.map(({ id }) => id)),
    );
  });

  it('shows every kind of product that the shop knows', () => {
    expect(categories).toHaveLength(8);
    expect(products.length).toBeGreaterThanOrEqual(40);
    expect(products.filter(isPlain).length).toBeGreaterThanOrEqual(15);
    const parts = products.flatMap(({ config }) => config.parts);
    for (const type of ['select', 'multiselect', 'text', 'textarea'])
      expect(
        parts.some((part) => part.type === type),
        type,
      ).toBe(true);
    const modifiers = new Set(parts.flatMap(({ options }) => options.map(({ modifier }) => modifier)));
    expect(modifiers).toEqual(new Set(['add', 'subtract', 'overwrite']));
    expect(products.some(({ isStepByStep }) => isStepByStep)).toBe(true);
    expect(products.some(({ isLeadTimeEnabled }) => isLeadTimeEnabled)).toBe(true);
    expect(products.some(({ type }) => type === 'bundle')).toBe(true);
    expect(products.some(({ unit }) => unit.symbol === 'kg')).toBe(true);
    const soldOut = menus.flatMap(({ catalog }) => catalog.flatMap((entry) => entry.products));
    expect(soldOut.some(({ enabled, visible }) => !enabled && visible)).toBe(true);
  });

  it('offers choices wherever one has to be made', () => {
    for (const { name, config } of products)
      for (const part of config.parts)
        if (part.type === 'select' || part.type === 'multiselect')
          expect(part.options.length, `${name}: ${part.name}`).toBeGreaterThan(0);
  });

  it('keeps its phone numbers to the ranges that are never given to anyone', () => {
    for (const { phone } of branches)
      expect(phone).toMatch(/^(0221 4710 \d{3}|040 66969 \d{3}|030 23125 \d{3})$/);
  });
});
