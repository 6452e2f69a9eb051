import { toInit } from '../src/lib/contract/shop.ts';
import type { CatalogEntry } from '../src/lib/domain/menu.ts';
import { demoShop } from '../src/server/shop/demo/shop.ts';

/** The branch of the demo shop that never closes. */
const BRANCH = 'berlin-nachtkueche';
/** Offset of the ids of copies. */
const APART = 10_000;

/**
 * The demo shop with a menu of `count` products at its branch that never closes: its real dishes over and over under names
 * of their own, with their pictures and parts. As a shop file, for `npm run shop:import` and for builds.
 */
export function largeShop(count: number): ReturnType<typeof toInit> {
  const branch = demoShop.branches.find(({ identifier }) => identifier === BRANCH);
  const menu = demoShop.menus.find(({ branches }) => branches.some(({ id }) => id === branch?.id));
  if (!menu) throw new Error(`the demo shop has no menu for ${BRANCH}`);
  const originals = menu.catalog.flatMap(({ products }) => products.map(({ id }) => id));
  const byId = new Map(demoShop.products.map((product) => [product.id, product]));
  const isCopied = (round: number, id: number) => round * originals.length + originals.indexOf(id) < count;
  const rounds = Array.from({ length: Math.ceil(count / originals.length) }, (_, round) => round);

  const copies = rounds.slice(1).flatMap((round) =>
    originals.flatMap((id) => {
      const product = byId.get(id);
      if (!product || !isCopied(round, id)) return [];
      return [{ ...product, id: round * APART + id, name: `${product.name} Nr. ${round + 1}` }];
    }),
  );
  const catalog = menu.catalog.map((entry): CatalogEntry => ({
    ...entry,
    products: rounds.flatMap((round) =>
      entry.products
        .filter(({ id }) => isCopied(round, id))
        .map((product) => ({ ...product, id: round * APART + product.id })),
    ),
  }));
  return toInit({
    ...demoShop,
    products: [...demoShop.products, ...copies],
    menus: demoShop.menus.map((it) => (it === menu ? { ...menu, catalog } : it)),
  });
}
