import { defineCollection } from 'astro:content';
import { Branch } from './lib/contract/branches.ts';
import { Config } from './lib/contract/config.ts';
import { Block, Category, Division, Donatee, Table, Tag, Menu } from './lib/contract/entities.ts';
import { PriceTime } from './lib/contract/price-times.ts';
import { Product } from './lib/contract/products.ts';
import type { NO_STAFF_LISTS, Shop } from './lib/contract/shop.ts';
import { Translation } from './lib/contract/translations.ts';
import { shopLoader } from './content/shop-loader.ts';

/**
 * The shop of `astro build` and `astro dev`, read from `GET /api/init`. Pages use `content/shop.ts`, which
 * assembles it; the page writer gets the same shop without collections (docs/publishing.md).
 */
export const collections = {
  config: defineCollection({ loader: shopLoader('config'), schema: Config }),
  divisions: defineCollection({ loader: shopLoader('divisions'), schema: Division }),
  branches: defineCollection({ loader: shopLoader('branches'), schema: Branch }),
  menus: defineCollection({ loader: shopLoader('menus'), schema: Menu }),
  categories: defineCollection({ loader: shopLoader('categories'), schema: Category }),
  products: defineCollection({ loader: shopLoader('products'), schema: Product }),
  tags: defineCollection({ loader: shopLoader('tags'), schema: Tag }),
  tables: defineCollection({ loader: shopLoader('tables'), schema: Table }),
  blocks: defineCollection({ loader: shopLoader('blocks'), schema: Block }),
  donatees: defineCollection({ loader: shopLoader('donatees'), schema: Donatee }),
  priceTimes: defineCollection({ loader: shopLoader('priceTimes'), schema: PriceTime }),
  translations: defineCollection({ loader: shopLoader('translations'), schema: Translation }),
} satisfies Record<Exclude<keyof Shop, keyof typeof NO_STAFF_LISTS>, unknown>;
