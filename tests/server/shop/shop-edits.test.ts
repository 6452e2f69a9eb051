import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shop, ShopList } from '../../../src/lib/contract/shop.ts';
import type { Database, Transaction } from '../../../src/server/platform/database/database.ts';
import { readShopAfter, readShop } from '../../../src/server/shop/queries/read-shop.ts';
import { images, products, shopEdits } from '../../../src/server/platform/database/schema.ts';
import { changeShop, writeIsDemo } from '../../../src/server/shop/queries/shop-revision.ts';
import {
  deleteEntity,
  sortEntities,
  takeId,
  updateEntity,
  insertEntity,
  writeConfig,
  writeShop,
} from '../../../src/server/shop/queries/write-shop.ts';
import { newDatabase, type TestDatabase } from '../../support/database.ts';
import { shopPriceTime } from '../../support/price-times.ts';
import { shopPromotion } from '../../support/promotions.ts';
import { testShop } from '../../support/shop.ts';

const LISTS = [
  'divisions',
  'branches',
  'menus',
  'categories',
  'products',
  'tags',
  'tables',
  'donatees',
  'optionGroups',
  'stations',
  'promotions',
  'priceTimes',
] as const;

const list = fc.constantFrom(...LISTS);
const which = fc.nat();
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('update' as const), list, which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('copy' as const), list, which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), list, which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reverse' as const), list }) },
  fc.record({ kind: fc.constant('picture' as const), which }),
  fc.record({ kind: fc.constant('newPicture' as const), which }),
  fc.record({ kind: fc.constant('settings' as const), isElsewhere: fc.boolean() }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const pick = <T>(all: readonly T[], which: number): T | undefined => all[which % (all.length || 1)];
/** Something in the entity that shows in the shop. */
const changed = <E extends object>(entity: E, mark: string): E => ({
  ...entity,
  ...('name' in entity ? { name: `Neu ${mark}` } : {}),
  ...('catalog' in entity ? { catalog: (entity.catalog as unknown[]).toReversed() } : {}),
  ...('deliveryAreas' in entity ? { deliveryAreas: (entity.deliveryAreas as unknown[]).slice(1) } : {}),
});

let marks = 0;

/** The test shop with two stations, two promotions and two price times. */
function aShop(): Shop {
  const shop = testShop();
  const stations = [
    { id: 1, name: 'Pizzaofen' },
    { id: 2, name: 'Bar' },
  ];
  const promotions = [shopPromotion(), shopPromotion({ id: 2, branches: [{ id: 1 }] })];
  const priceTimes = [shopPriceTime(), shopPriceTime({ id: 2, branches: [{ id: 1 }] })];
  const [first, ...categories] = shop.categories;
  return first
    ? {
        ...shop,
        stations,
        promotions,
        priceTimes,
        categories: [{ ...first, station: { id: 2 } }, ...categories],
      }
    : shop;
}

async function take(db: Database, { shop }: { shop: Shop }, one: Step): Promise<void> {
  const mark = String(++marks);
  const change = (work: (tx: Transaction) => Promise<unknown>) => changeShop(db, work);
  if (one.kind === 'settings') {
    const timezone = one.isElsewhere ? 'America/New_York' : shop.config.timezone;
    return void (await change((tx) => writeConfig(tx, { ...shop.config, title: mark, timezone })));
  }
  if (one.kind === 'reverse') {
    const ids = shop[one.list].map(({ id }) => id).toReversed();
    return void (await change((tx) => sortEntities(tx, one.list, ids)));
  }
  if (one.kind === 'picture' || one.kind === 'newPicture') {
    const product = pick(shop.products, one.which);
    if (!product) return;
    const [shown] = product.images;
    if (one.kind === 'picture' && shown)
      return void (await change((tx) =>
        tx
          .update(images)
          .set({ version: shown.version + 1 })
          .where(eq(images.id, shown.id)),
      ));
    // Stored without being a change of the shop, and shown only after that.
    const [image] = await db.insert(images).values({ version: 1, extension: 'webp', name: mark }).returning();
    if (!image) throw new Error('no picture');
    const { id, version, extension } = image;
    return void (await change((tx) =>
      updateEntity(tx, 'products', { ...product, images: [{ id, version, extension }] }),
    ));
  }
  const entity = pick<Shop[ShopList][number]>(shop[one.list], one.which);
  if (!entity) return;
  if (one.kind === 'delete') {
    // What others need is refused by the database, as it should be.
    await change((tx) => deleteEntity(tx, one.list, entity.id)).catch(() => {});
  } else if (one.kind === 'update') {
    await change((tx) => updateEntity(tx, one.list, changed(entity, mark) as never));
  } else {
    const id = await takeId(db, one.list);
    const identifier = 'identifier' in entity ? { identifier: `neu-${mark}` } : {};
    await change((tx) => insertEntity(tx, one.list, { ...entity, ...identifier, id } as never));
  }
}

describe('the shop after edits', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await newDatabase('PGlite');
    await writeShop(database.db, aShop());
  });
  afterAll(() => database.close());

  const whole = async () => {
    const state = await readShop(database.db);
    if (!state) throw new Error('no shop');
    return state;
  };

  it('equals a complete read, whatever was changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 4 }),
        async (rounds) => {
          await writeShop(database.db, aShop());
          let known = await whole();
          for (const steps of rounds) {
            for (const one of steps) await take(database.db, await whole(), one);
            const after = await readShopAfter(database.db, known);
            const { images: _images, ...all } = await whole();
            expect(after).toMatchObject(all);
            expect(after?.shop).toEqual(all.shop);
            known = after ?? known;
          }
        },
      ),
      { numRuns: 25 },
    );
  }, 60_000);

  it('keeps all lists where only settings changed', async () => {
    const known = await whole();
    await changeShop(database.db, async (tx) => {
      await writeConfig(tx, { ...known.shop.config, shopName: 'Anders' });
      await writeIsDemo(tx, !known.isDemo);
    });
    const after = await readShopAfter(database.db, known);
    expect(after?.shop.config.shopName).toBe('Anders');
    expect(after?.isDemo).toBe(!known.isDemo);
    for (const name of LISTS) expect(after?.shop[name]).toBe(known.shop[name]);
  });

  it('keeps unchanged entities without reading them', async () => {
    const known = await whole();
    const [product] = known.shop.products;
    if (!product) throw new Error('no product');
    await changeShop(database.db, (tx) =>
      tx.update(products).set({ name: 'Nur dieses' }).where(eq(products.id, product.id)),
    );
    const after = await readShopAfter(database.db, known);
    expect(after?.shop.products[0]?.name).toBe('Nur dieses');
    expect(after?.shop.products.slice(1).every((one, i) => one === known.shop.products[i + 1])).toBe(true);
    expect(after?.shop.menus).toBe(known.shop.menus);
  });

  it('is read completely after more changes than are recorded', async () => {
    const known = await whole();
    for (let i = 0; i < 1100; i += 1)
      await changeShop(database.db, (tx) =>
        i === 0 ? tx.update(products).set({ description: 'Lange her' }) : Promise.resolve(),
      );
    expect((await readShopAfter(database.db, known))?.shop).toEqual((await whole()).shop);
    const notes = await database.db.$count(shopEdits);
    expect(notes).toBeLessThan(1100);
  });
});
