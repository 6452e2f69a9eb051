import type { Api } from '../../client/api.ts';
import { activeMenu, menuGroups, menuProducts, type MenuGroup } from '../../domain/menu.ts';
import { reconcile, type CartChange } from '../../domain/reconcile.ts';
import type { CartItem } from '../../domain/cart-item.ts';
import type { CartItems } from '../cart/items.ts';

/** The branch's menu as the API has it now; null without an answer (SPEC section 4 'Cart'). */
export async function readLiveMenu(api: Api, branchId: number, at: number): Promise<MenuGroup[] | null> {
  const [menus, categories, products] = await Promise.all([
    api('get /api/branches/{id}/menus', { params: { id: branchId } }),
    api('get /api/categories'),
    api('get /api/products'),
  ]);
  if (!menus.ok || !categories.ok || !products.ok) return null;
  const menu = activeMenu(menus.data, branchId, at);
  return menu ? menuGroups(menu, categories.data, products.data) : [];
}

/** A line that was taken out, and the same line as it could go in again; null where it cannot. */
export interface ToldChange {
  change: CartChange;
  again: CartItem | null;
}

/** Takes out of the cart what the menu does not have any more as it was, and says what that is (SPEC section 4 'Cart'). */
export function reconcileCart(
  cart: Pick<CartItems, '$items' | 'replace'>,
  groups: MenuGroup[],
): ToldChange[] {
  const offered = menuProducts(groups);
  const before = cart.$items.get();
  const { items, changes } = reconcile(before, offered);
  if (JSON.stringify(items) !== JSON.stringify(before)) cart.replace(items);
  return changes.map((change) => {
    const renewed = change.kept || !change.product ? null : { ...change.item, product: change.product };
    const isStillSold = renewed !== null && reconcile([renewed], offered).items.length > 0;
    return { change, again: isStillSold ? renewed : null };
  });
}

/** The menu's shape, `[category, product ids][]`: while it is the same, the page's rows can be put right one by one. */
export type MenuShape = [category: number, products: number[]][];

export function shapeOf(groups: MenuGroup[]): MenuShape {
  return groups.map(({ category, products }) => [category.id, products.map(({ product }) => product.id)]);
}
