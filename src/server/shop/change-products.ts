import { isDeepStrictEqual } from 'node:util';
import type { EditsDone, ChangeOfProducts, ProductPictures } from '../../lib/contract/many-edits.ts';
import { staffWords } from '../platform/staff-words.ts';
import { changedFields, moveTo } from '../../lib/domain/product-changes.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { Edited, EditRefusal, EditShop, Step } from './edit-shop.ts';
import { findIn } from './shop-usage.ts';

/** Changes the same of many products, as one edit. Products that are gone by now are left out. */
export type ChangeProducts = (actor: Actor, asked: ChangeOfProducts) => Promise<Edited<EditsDone>>;

/** Gives products pictures, as one edit. Products that are gone by now are left out. */
export type SetPictures = (actor: Actor, asked: ProductPictures) => Promise<Edited<EditsDone>>;

const LOG = { action: 'update', entity: 'products', id: null } as const;

const unknown = (list: 'category' | 'station'): EditRefusal => ({
  ok: false,
  code: 'invalid',
  errors: [{ field: `change.${list}`, message: staffWords().EDIT_MESSAGES[`${list}Unknown`] }],
});

export function createChangeProducts({ together }: Pick<EditShop, 'together'>): ChangeProducts {
  return async (actor, { products, change }) => {
    let changed = 0;
    const done = await together(actor, LOG, (shop) => {
      const { category, station = null } = change;
      if (category !== undefined && !findIn(shop, 'categories', category))
        return Promise.resolve(unknown('category'));
      if (station !== null && !findIn(shop, 'stations', station)) return Promise.resolve(unknown('station'));
      const known = products.flatMap((id) => findIn(shop, 'products', id) ?? []);
      const steps = known.flatMap((product): Step[] => {
        const fields = changedFields(product, change);
        if (Object.keys(fields).length === 0) return [];
        return [{ kind: 'update', list: 'products', id: product.id, fields }];
      });
      const touched = new Set(steps.map(({ id }) => id));
      if (category !== undefined) {
        const ids = known.map(({ id }) => id);
        const { catalogs, moved } = moveTo(shop.menus, ids, category);
        for (const id of moved) touched.add(id);
        for (const [id, catalog] of catalogs)
          steps.push({ kind: 'update', list: 'menus', id, fields: { catalog } });
      }
      changed = touched.size;
      return Promise.resolve({ ok: true, steps });
    });
    return done.ok ? { ok: true, value: { changed, logId: done.value.logId } } : done;
  };
}

export function createSetPictures({ together }: Pick<EditShop, 'together'>): SetPictures {
  return async (actor, { pictures }) => {
    let changed = 0;
    const done = await together(actor, LOG, (shop) => {
      const steps = pictures.flatMap(({ product: id, images }): Step[] => {
        const product = findIn(shop, 'products', id);
        if (!product || isDeepStrictEqual(product.images, images)) return [];
        return [{ kind: 'update', list: 'products', id, fields: { images } }];
      });
      changed = steps.length;
      return Promise.resolve({ ok: true, steps });
    });
    return done.ok ? { ok: true, value: { changed, logId: done.value.logId } } : done;
  };
}
