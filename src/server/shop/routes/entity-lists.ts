import type { Context } from 'hono';
import type { z } from 'zod';
import {
  parseListQuery,
  type ListParams,
  SEARCHED_FIELDS,
  SHOP_LIST_FIELDS,
} from '../../../lib/contract/lists.ts';
import type { Shop, ShopList } from '../../../lib/contract/shop.ts';
import type { ReadOffer } from '../public-offer.ts';
import { derive, type CurrentShop, type ReadCurrentShop } from '../shop-cache.ts';
import { entityTag } from '../../platform/http/entity-tag.ts';
import { selectEntries, type References } from '../select-entries.ts';
import { failure, sendPage } from '../../platform/http/failures.ts';
import type { ApiEnv } from '../../platform/http/guard.ts';
import { sendCached } from './cached-answer.ts';

type Entry<L extends ShopList> = Shop[L][number];

/** Answers of a list of the shop's entities, all of them or some, from the shop as it is now. Staff see hidden ones too. */
export function entityLists<L extends ShopList>(readShop: ReadCurrentShop, offerOf: ReadOffer, name: L) {
  const listOf = (c: Context<ApiEnv>, current: CurrentShop) =>
    (c.get('actor') ? current.shop : offerOf(current).shop)[name] as Entry<L>[];
  const forWhom = (c: Context<ApiEnv>, current: CurrentShop) =>
    c.get('actor') ? 'for staff' : `until ${offerOf(current).until}`;

  function byKey(c: Context<ApiEnv>, shop: CurrentShop): Map<string, Entry<L>> {
    return derive(shop, `${name} by key ${forWhom(c, shop)}`, () => {
      const entries = new Map<string, Entry<L>>();
      for (const entry of listOf(c, shop)) {
        entries.set(String(entry.id), entry);
        // An identifier of digits only would be taken for an id.
        const identifier = identifierOf(entry);
        if (identifier !== null && !/^\d+$/.test(identifier) && !entries.has(identifier))
          entries.set(identifier, entry);
      }
      return entries;
    });
  }

  return {
    async sendAll(
      c: Context<ApiEnv>,
      { identifier, ...params }: z.output<typeof ListParams> & { identifier?: string | undefined },
    ) {
      const shop = await readShop();
      const isWhole = identifier === undefined && Object.values(params).every((param) => param === undefined);
      if (shop && isWhole && !c.get('actor'))
        return sendCached(c, shop, `${name} ${forWhom(c, shop)}`, () => ({ data: listOf(c, shop) }));
      const asked = parseListQuery(params, SHOP_LIST_FIELDS[name]);
      if (!asked.ok) return c.json({ errors: asked.errors }, 400);
      const entries = shop ? listOf(c, shop) : [];
      const having =
        identifier === undefined ? entries : entries.filter((entry) => identifierOf(entry) === identifier);
      const references = shop && name === 'products' ? placesOf(shop) : {};
      const page = selectEntries(
        having,
        asked.query,
        SHOP_LIST_FIELDS[name],
        SEARCHED_FIELDS[name],
        references,
      );
      return sendPage(c, name, page, asked.query);
    },
    async sendOne(c: Context<ApiEnv>, key: string | number) {
      const shop = await readShop();
      const entry = shop && byKey(c, shop).get(String(key));
      if (!shop || !entry) return failure(c, 404, 'notFound');
      if (!c.get('actor'))
        return sendCached(c, shop, `${name}/${key} ${forWhom(c, shop)}`, () => ({ data: entry }));
      const answer = { data: entry };
      c.header('cache-control', 'no-store');
      c.header('etag', entityTag(JSON.stringify(answer)));
      return c.json(answer, 200);
    },
  };
}

/** Products are in the categories under which they stand on any menu. */
function placesOf(shop: CurrentShop): References {
  const categoriesOf = derive(shop, 'categories by product', () => {
    const found = new Map<number, { id: number }[]>();
    for (const { catalog } of shop.shop.menus)
      for (const category of catalog)
        for (const { id } of category.products) found.set(id, [...(found.get(id) ?? []), category]);
    return found;
  });
  return { categoryId: ({ id }) => categoriesOf.get(id as number) ?? [] };
}

function identifierOf(entry: object): string | null {
  return 'identifier' in entry && typeof entry.identifier === 'string' ? entry.identifier : null;
}
