import type { Menu } from '../../lib/contract/entities.ts';
import type { Shop, ShopList } from '../../lib/contract/shop.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { Edited, EditShop, Step } from './edit-shop.ts';
import { findIn } from './shop-usage.ts';

/** What a copy is called; `identifier` for branches, whose pages are found by it. */
interface CopyName {
  name: string;
  identifier?: string;
}

type Copied = 'branches' | 'menus' | 'categories';

/** Copies an entity with what belongs to it in one step. Customers see nothing of the copy until staff show it. */
export type CopyEntity = <L extends Copied>(
  actor: Actor,
  list: L,
  id: number,
  name: CopyName,
) => Promise<Edited<Shop[L][number]>>;

type NewId = (list: ShopList) => Promise<number>;

export function createCopyEntity({ together }: Pick<EditShop, 'together'>): CopyEntity {
  return async (actor, list, id, name) => {
    const copied = await together(
      actor,
      { action: 'create', entity: list, id: null },
      async (shop, newId) => {
        if (!findIn(shop, list, id)) return { ok: false, code: 'notFound' };
        return { ok: true, steps: await STEPS[list](shop, id, name, newId) };
      },
    );
    if (!copied.ok) return copied;
    const [copy] = copied.value.after[list] ?? [];
    if (!copy) throw new Error('nothing was copied');
    return { ok: true, value: copy };
  };
}

/** The steps of a copy; the copy itself is the first entity of its list. */
const STEPS: Readonly<
  Record<Copied, (shop: Shop, id: number, name: CopyName, newId: NewId) => Promise<Step[]>>
> = { branches: copyBranch, menus: copyMenu, categories: copyCategory };

const create = (list: ShopList, id: number, fields: object): Step => ({
  kind: 'create',
  list,
  id,
  fields: { ...fields },
});

/** A branch with its hours, areas and tables, on the same menus. It sells nothing yet: it is not public. */
async function copyBranch(shop: Shop, id: number, name: CopyName, newId: NewId): Promise<Step[]> {
  const copyId = await newId('branches');
  const steps = [
    create('branches', copyId, {
      ...findIn(shop, 'branches', id),
      ...name,
      formerIdentifiers: [],
      soldOut: [],
      stock: [],
      fewLeft: [],
      isPublic: false,
    }),
  ];
  for (const table of shop.tables.filter(({ branch }) => branch.id === id))
    steps.push(create('tables', await newId('tables'), { ...table, branch: { id: copyId } }));
  for (const menu of shop.menus.filter(({ branches }) => branches.some((one) => one.id === id)))
    steps.push(update(menu, { branches: [...menu.branches, { id: copyId }] }));
  return steps;
}

const update = (menu: Menu, fields: Partial<Menu>): Step => ({
  kind: 'update',
  list: 'menus',
  id: menu.id,
  fields: { ...fields },
});

/** A menu with its categories and dishes. It has no branch yet, since of two menus the newer one would count at once. */
async function copyMenu(shop: Shop, id: number, { name }: CopyName, newId: NewId): Promise<Step[]> {
  return [create('menus', await newId('menus'), { ...findIn(shop, 'menus', id), name, branches: [] })];
}

/** A category with copies of its dishes, right behind it on all menus. It is hidden. */
async function copyCategory(shop: Shop, id: number, { name }: CopyName, newId: NewId): Promise<Step[]> {
  const copyId = await newId('categories');
  const steps = [create('categories', copyId, { ...findIn(shop, 'categories', id), name, visible: false })];
  const entries = shop.menus.flatMap(({ catalog }) => catalog.filter((entry) => entry.id === id));
  const copies = new Map<number, number>();
  for (const dish of new Set(entries.flatMap(({ products }) => products.map((place) => place.id)))) {
    const copy = await newId('products');
    copies.set(dish, copy);
    steps.push(create('products', copy, { ...findIn(shop, 'products', dish) }));
  }
  for (const menu of shop.menus.filter(({ catalog }) => catalog.some((entry) => entry.id === id))) {
    const catalog = menu.catalog.flatMap((entry) => {
      if (entry.id !== id) return [entry];
      const products = entry.products.map((place) => ({ ...place, id: copies.get(place.id) ?? place.id }));
      return [entry, { ...entry, id: copyId, products }];
    });
    steps.push(update(menu, { catalog }));
  }
  return steps;
}
