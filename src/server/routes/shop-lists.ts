import type { Context } from 'hono';
import type { Shop } from '../../lib/contract/shop.ts';
import { derive, type CurrentShop, type ReadCurrentShop } from '../usecases/current-shop.ts';
import { failure } from './failures.ts';
import { sendKept } from './kept-answer.ts';

type ListName = Exclude<keyof Shop, 'config'>;
type Entry<L extends ListName> = Shop[L][number];

/** Answers of a list of the shop's entities, all of them or one, from the shop as it is now. */
export function shopList<L extends ListName>(readShop: ReadCurrentShop, name: L) {
  const listOf = (shop: CurrentShop) => shop.publicShop[name] as Entry<L>[];

  function byKey(shop: CurrentShop): Map<string, Entry<L>> {
    return derive(shop, `${name} by key`, () => {
      const entries = new Map<string, Entry<L>>();
      for (const entry of listOf(shop)) {
        entries.set(String(entry.id), entry);
        // An identifier of digits only would be taken for an id.
        const identifier = 'identifier' in entry ? entry.identifier : null;
        if (typeof identifier === 'string' && !/^\d+$/.test(identifier) && !entries.has(identifier))
          entries.set(identifier, entry);
      }
      return entries;
    });
  }

  return {
    async sendAll(c: Context, identifier?: string) {
      const shop = await readShop();
      if (!shop) return c.json({ data: [] as Entry<L>[] }, 200);
      if (identifier === undefined) return sendKept(c, shop, name, () => ({ data: listOf(shop) }));
      const having = listOf(shop).filter((entry) => 'identifier' in entry && entry.identifier === identifier);
      return c.json({ data: having }, 200);
    },
    async sendOne(c: Context, key: string | number) {
      const shop = await readShop();
      const entry = shop && byKey(shop).get(String(key));
      if (!shop || !entry) return failure(c, 404, 'notFound');
      return sendKept(c, shop, `${name}/${key}`, () => ({ data: entry }));
    },
  };
}
