import type { CatalogEntry } from '../../../lib/domain/menu.ts';
import type { Menu } from '../../../lib/contract/menus.ts';
import { BERLIN, COLOGNE, HAMBURG } from './branches.ts';
import { ANTIPASTI, BOWLS, BREAKFAST, DRINKS, GRILL, PASTA, PIZZA, SWEETS } from './categories.ts';

/** Shown as sold out. */
const soldOut = (id: number) => ({ id, enabled: false, visible: true });

function entry(category: number, ...products: (number | ReturnType<typeof soldOut>)[]): CatalogEntry {
  return {
    id: category,
    visible: true,
    products: products.map((product) =>
      typeof product === 'number' ? { id: product, enabled: true, visible: true } : product,
    ),
  };
}

const drinks = entry(DRINKS, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810);

const oven: Menu = {
  id: 1,
  name: 'Ofenküche',
  availableFrom: '2026-01-01T00:00:00+01:00',
  branches: [{ id: COLOGNE }, { id: HAMBURG }],
  catalog: [
    entry(PIZZA, 201, 202, 203, 204, 205, 206, 207, 208),
    entry(ANTIPASTI, 101, 102, 103, 104, 105, 106, 107, 108),
    entry(PASTA, 301, 302, 303, 304, soldOut(305), 306),
    entry(BOWLS, 401, 402, 403, 404, 405, 406),
    entry(GRILL, 501, 502, 503, 504, 505, 506, 507),
    entry(SWEETS, 701, 702, 703, 704, 705, 706, 707),
    drinks,
  ],
};

const night: Menu = {
  id: 2,
  name: 'Nachtküche & Café',
  availableFrom: '2026-01-01T00:00:00+01:00',
  branches: [{ id: BERLIN }],
  catalog: [
    entry(BREAKFAST, 601, 602, 603, 604, 605, 606),
    entry(BOWLS, 401, 402, 403, 405),
    entry(PIZZA, 201, 202, 203, 205, 207, 208),
    entry(GRILL, 501, 502, 505, 506, 507),
    entry(ANTIPASTI, 101, 103, 106, 107),
    entry(SWEETS, 701, soldOut(702), 703, 704, 705, 706, 707),
    drinks,
  ],
};

/** Takes over from `oven` by itself when spring comes. */
const spring: Menu = {
  id: 3,
  name: 'Frühlingskarte',
  availableFrom: '2027-03-20T05:00:00+01:00',
  branches: [{ id: COLOGNE }, { id: HAMBURG }],
  catalog: [
    entry(PIZZA, 209, 201, 202, 203, 204, 205, 206, 207, 208),
    entry(ANTIPASTI, 101, 102, 103, 104, 106, 107, 108),
    entry(PASTA, 301, 302, 303, 304, 305, 306),
    entry(BOWLS, 401, 402, 403, 404, 405, 406),
    entry(GRILL, 501, 502, 503, 504, 505, 506, 507),
    entry(SWEETS, 708, 701, 702, 703, 704, 705, 706),
    drinks,
  ],
};

export const menus: Menu[] = [oven, night, spring];
