import { parseShop } from '../src/lib/contract/parse-shop.ts';
import { toInit, type Shop } from '../src/lib/contract/shop.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** A shop of `branches` branches that never close, each with `dishes` dishes of its own. */
export function busyShop(branches: number, dishes: number): Shop {
  const categories = numbers(8);
  const idOf = (branch: number, dish: number) => (branch - 1) * dishes + dish;
  const lists = {
    '/api/config': { shopName: 'Bestellbar', timezone: 'Europe/Berlin', enableCash: true },
    '/api/branches': numbers(branches).map((id) => ({
      id,
      identifier: `filiale-${id}`,
      name: `Filiale ${id}`,
      street: `Hauptstraße ${id}`,
      zipCode: '10115',
      city: 'Berlin',
      phone: '+493012345',
      openingHours: [{ type: 'daily', from: '00:00', to: '00:00' }],
    })),
    '/api/categories': categories.map((id) => ({ id, name: `Kategorie ${id}` })),
    '/api/products': numbers(branches).flatMap((branch) =>
      numbers(dishes).map((dish) => ({
        id: idOf(branch, dish),
        name: `Gericht ${dish}`,
        description: 'Mit Soße, Beilage nach Wahl und frischen Kräutern aus dem eigenen Garten',
        price: 7 + (dish % 90) / 10,
        tax: 7,
        takeawayTax: 7,
        dineInTax: 19,
        allergens: ['Gluten', 'Milch'],
      })),
    ),
    '/api/menus': numbers(branches).map((id) => ({
      id,
      availableFrom: '2020-01-01T00:00:00+01:00',
      branches: [{ id }],
      catalog: categories.map((category) => ({
        id: category,
        products: numbers(dishes)
          .filter((dish) => dish % categories.length === category - 1)
          .map((dish) => ({ id: idOf(id, dish) })),
      })),
    })),
  };
  const entries = Object.entries(lists).map(([url, data]) => ({ url, data: { data } }));
  const parsed = parseShop({ data: entries });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.shop;
}

/** The `busyShop` as a shop file. */
export const busyShopFile = (branches: number, dishes: number) =>
  JSON.stringify(toInit(busyShop(branches, dishes)));
