import type { Branch } from '../../lib/contract/branches.ts';
import type { Product } from '../../lib/contract/products.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import { isCombo } from '../../lib/domain/combos/combo.ts';
import { createWithComponents } from '../../lib/domain/combos/components.ts';
import { createSoldOutWithCombos } from '../../lib/domain/combos/offer.ts';

type Sold = Pick<Shop, 'menus' | 'products' | 'branches'>;

/** What customers are told of combos: products with what they take from their components, and branches that have options of them sold out. */
export type WithCombos = <S extends Sold>(shop: S) => S;

/** Equal input gives identical objects, so that comparing snapshots stays cheap; a shop without combos stays as it is. */
export function createWithCombos(): WithCombos {
  const withComponents = createWithComponents();
  const known = new WeakMap<Branch, { key: string; made: Branch }>();
  let last: { of: Sold; made: Pick<Sold, 'products' | 'branches'> } | null = null;

  function make({ menus, products, branches }: Sold): Pick<Sold, 'products' | 'branches'> {
    const byId = new Map<number, Product>(products.map((product) => [product.id, product]));
    const shown = products.map((product) => withComponents(product, (id) => byId.get(id)));
    const soldOutOf = createSoldOutWithCombos({ menus, products: shown });
    return { products: shown, branches: soldOutOf ? branches.map((one) => sold(one, soldOutOf)) : branches };
  }

  function sold(branch: Branch, soldOutOf: NonNullable<ReturnType<typeof createSoldOutWithCombos>>): Branch {
    const soldOut = [...soldOutOf(branch)];
    if (soldOut.length === branch.soldOut.length) return branch;
    const key = JSON.stringify(soldOut);
    const before = known.get(branch);
    if (before?.key === key) return before.made;
    const made = { ...branch, soldOut };
    known.set(branch, { key, made });
    return made;
  }

  return (shop) => {
    const { menus, products, branches } = shop;
    const isSame = last?.of.products === products && last.of.branches === branches && last.of.menus === menus;
    if (last && isSame) return { ...shop, ...last.made };
    if (!products.some(isCombo)) return shop;
    last = { of: { menus, products, branches }, made: make(shop) };
    return { ...shop, ...last.made };
  };
}
