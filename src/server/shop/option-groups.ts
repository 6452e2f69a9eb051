import type { EditsDone } from '../../lib/contract/many-edits.ts';
import type { GroupProducts, OptionGroup, Product } from '../../lib/contract/products.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import { staffWords } from '../platform/staff-words.ts';
import { clashingPart, detachGroup, joinGroup, leaveGroup } from '../../lib/domain/option-groups.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { Edited, EditRefusal, EditShop, Step } from './edit-shop.ts';
import { taken } from './group-followers.ts';
import { findIn } from './shop-usage.ts';

/** Gives a group's part to products, takes it from them, or leaves it to them as their own; as one edit. */
export type SetGroupProducts = (actor: Actor, id: number, asked: GroupProducts) => Promise<Edited<EditsDone>>;

export function createSetGroupProducts({ together }: Pick<EditShop, 'together'>): SetGroupProducts {
  return async (actor, id, asked) => {
    let changed = 0;
    const log = { action: 'update', entity: 'products', id: null } as const;
    const done = await together(actor, log, (shop) => {
      const planned = planProducts(shop, id, asked);
      if (planned.ok) changed = planned.steps.length;
      return Promise.resolve(planned);
    });
    return done.ok ? { ok: true, value: { changed, logId: done.value.logId } } : done;
  };
}

const CHANGES = {
  add: (product: Product, group: OptionGroup, replaces: boolean) => joinGroup(product, group, replaces),
  remove: (product: Product, { id }: OptionGroup) => leaveGroup(product, id),
  detach: (product: Product, { id }: OptionGroup) => detachGroup(product, id),
};

function planProducts(
  shop: Shop,
  id: number,
  asked: GroupProducts,
): { ok: true; steps: Step[] } | EditRefusal {
  const group = findIn(shop, 'optionGroups', id);
  if (!group) return { ok: false, code: 'notFound' };
  const clashing: Product[] = [];
  const steps = new Map<number, Step>();
  for (const way of ['remove', 'detach', 'add'] as const)
    for (const [place, product] of asked[way].entries()) {
      const before = findIn(shop, 'products', product);
      if (!before)
        return {
          ok: false,
          code: 'invalid',
          errors: [{ field: `${way}.${place}`, message: staffWords().EDIT_MESSAGES.productUnknown }],
        };
      const after = CHANGES[way](before, group, asked.replace);
      if (after === before) continue;
      if (clashingPart(after) !== null) clashing.push(before);
      steps.set(product, {
        kind: 'update',
        list: 'products',
        id: product,
        fields: { config: after.config },
      });
    }
  return clashing.length > 0 ? taken('add', group, clashing) : { ok: true, steps: [...steps.values()] };
}
