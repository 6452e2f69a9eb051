import { z } from 'zod';
import { Block, Category, Division, Donatee, Table, Tag } from './entities.ts';
import { Branch } from './branches.ts';
import type { Config } from './config.ts';
import { Menu } from './menus.ts';
import { Product } from './products.ts';

/** The nine lists of a shop by their url in `/api/init` (DESIGN section 4). */
export const SHOP_LISTS = {
  '/api/divisions': { key: 'divisions', entity: Division },
  '/api/branches': { key: 'branches', entity: Branch },
  '/api/menus': { key: 'menus', entity: Menu },
  '/api/categories': { key: 'categories', entity: Category },
  '/api/products': { key: 'products', entity: Product },
  '/api/tags': { key: 'tags', entity: Tag },
  '/api/tables': { key: 'tables', entity: Table },
  '/api/blocks': { key: 'blocks', entity: Block },
  '/api/donatees': { key: 'donatees', entity: Donatee },
} as const;

/** The schema of each list's entities. */
export const ENTITIES = new Map(
  Object.values(SHOP_LISTS).map(({ key, entity }) => [key as ShopList, entity as z.ZodType]),
);

/** A whole shop, as `/api/init` answers it and a shop file contains it. */
export interface Shop {
  config: Config;
  divisions: Division[];
  branches: Branch[];
  menus: Menu[];
  categories: Category[];
  products: Product[];
  tags: Tag[];
  tables: Table[];
  blocks: Block[];
  donatees: Donatee[];
}

/** The lists that a shop is made of. */
export type ShopList = Exclude<keyof Shop, 'config'>;

/** The envelope of `/api/init`; the entries' payloads are checked one by one by `parseShop`. */
export const Init = z
  .object({ data: z.array(z.object({ url: z.string(), data: z.object({ data: z.unknown() }) })) })
  .meta({ id: 'Init' });

/** An error in a shop file: list, entity, field and reason. */
export interface ShopProblem {
  url: string;
  id: number | null;
  field: string;
  code: string;
  /** The same in German. */
  message: string;
}

/** Shop → the body of `/api/init`, lists in the order of DESIGN section 4. */
export function toInit(shop: Shop): z.output<typeof Init> {
  const lists = Object.entries(SHOP_LISTS).map(([url, { key }]) => ({
    url,
    data: { data: shop[key] as unknown },
  }));
  return { data: [{ url: '/api/config', data: { data: shop.config } }, ...lists] };
}
