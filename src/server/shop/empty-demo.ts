import { UNNAMED_SHOP } from '../../lib/contract/config.ts';
import { NO_STAFF_LISTS, type Shop } from '../../lib/contract/shop.ts';
import { imageRefsOf } from '../../lib/contract/parse-shop.ts';
import { insertAudit } from '../people/queries/logs.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { ShopCache } from './shop-cache.ts';
import { replaceShop } from './queries/write-shop.ts';

/** Removes everything that the demo shop sells in one step, so that an own shop begins empty; false: it is no demo any more. */
export type EmptyDemo = (actor: Actor) => Promise<boolean>;

interface Dependencies {
  shopCache: ShopCache;
  /** Removes those of some pictures that nothing shows. */
  removePictures: (actor: Actor, ids: readonly number[]) => Promise<void>;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Concurrent changes of the shop that are retried before it counts as a fault. */
const MAX_TRIES = 20;

export function createEmptyDemo({ shopCache, removePictures, now }: Dependencies): EmptyDemo {
  return async (actor) => {
    // Needed once in a shop's life.
    const { demoShop } = await import('./demo/shop.ts');
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const current = await shopCache.read();
      if (!current?.isDemo) return false;
      const empty = emptied(current.shop, demoShop);
      const done = await shopCache.changeOf(current.revision, async (tx) => {
        await replaceShop(tx, empty, { isDemo: false });
        const [before, after] = [countsOf(current.shop), countsOf(empty)];
        await insertAudit(tx, actor, {
          at: new Date(now()),
          action: 'update',
          entity: 'config',
          id: null,
          before: { ...current.shop.config, ...before },
          after: { ...empty.config, ...after },
        });
      });
      if (!done) continue;
      await removePictures(
        actor,
        imageRefsOf(demoShop).map(({ id }) => id),
      );
      return true;
    }
    throw new Error('the shop kept changing while the demo was being emptied');
  };
}

/** The shop without branches, menus and dishes; settings stay, except what only the demo says of itself. */
function emptied({ config }: Shop, { config: demo }: Shop): Shop {
  const own = { ...config };
  for (const name of DEMO_WORDS) if (own[name] === demo[name]) own[name] = '';
  if (own.shopName === demo.shopName) own.shopName = UNNAMED_SHOP;
  return {
    config: own,
    divisions: [],
    branches: [],
    menus: [],
    categories: [],
    products: [],
    tables: [],
    tags: [],
    blocks: [],
    donatees: [],
    priceTimes: [],
    translations: [],
    ...NO_STAFF_LISTS,
  };
}

const DEMO_WORDS = [
  'title',
  'description',
  'businessName',
  'termsAndConditionsText',
  'privacyPolicyText',
  'imprintText',
  'allergensText',
] as const satisfies (keyof Shop['config'])[];

const countsOf = (shop: Shop) =>
  Object.fromEntries(
    Object.entries(shop)
      .filter(([, list]) => Array.isArray(list))
      .map(([name, list]) => [name, (list as unknown[]).length]),
  );
