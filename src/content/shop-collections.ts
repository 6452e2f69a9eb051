import * as content from 'astro:content';
import { isStaffList, NO_STAFF_LISTS, SHOP_LISTS, type Shop } from '../lib/contract/shop.ts';

/** Typed without the output of `astro sync`, which a fresh clone does not have. */
const getCollection = content.getCollection as (name: string) => Promise<{ data: unknown }[]>;

const dataOf = async (name: keyof Shop) => (await getCollection(name)).map(({ data }) => data);

/**
 * The shop in the content collections (src/content.config.ts); null if they are empty because no source is
 * set.
 */
export async function shopOfCollections(): Promise<Shop | null> {
  const [config] = await dataOf('config');
  if (!config) return null;
  const lists = await Promise.all(
    Object.values(SHOP_LISTS)
      // Customers get none of these, so there is no collection of them.
      .filter(({ key }) => !isStaffList(key))
      .map(async ({ key }) => [key, await dataOf(key)] as const),
  );
  return { config, ...Object.fromEntries(lists), ...NO_STAFF_LISTS } as unknown as Shop;
}
