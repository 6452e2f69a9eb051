import type { Branch, SoldOutChange } from '../../lib/contract/branches.ts';
import { EDIT_MESSAGES } from '../../lib/contract/words/staff.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import { backTomorrow } from '../../lib/domain/out-today.ts';
import { withSoldOut } from '../../lib/domain/sold-out.ts';
import { serves, type Actor } from '../platform/http/actor.ts';
import type { ShopKeeper } from './current-shop.ts';
import type { Edited, EditRefusal, EditShop } from './edit-shop.ts';
import { entityTag } from '../platform/http/entity-tag.ts';

/** Says that a branch has run out of something for today, or has it again; answers all that it has run out of. */
export type SellOut = (
  actor: Actor,
  branchId: number,
  change: SoldOutChange,
) => Promise<Edited<Branch['soldOut']>>;

/** How often somebody else may be quicker before that is no coincidence. */
const MOST_TRIES = 20;

/** The one thing of a branch that its employees change: an edit like any other, so that pages follow it and the log names them. */
export function createSellOut(
  read: ShopKeeper['read'],
  { update }: Pick<EditShop, 'update'>,
  now: () => number,
): SellOut {
  return async (actor, branchId, { isOut, ...what }) => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const shop = (await read())?.shop;
      const branch = shop?.branches.find(({ id }) => id === branchId);
      if (!shop || !branch) return notFound;
      if (!serves(actor, branchId)) return notAllowed;
      if (isOut && !isThere(shop, what)) return unknownProduct;
      const until = isOut ? backTomorrow(shop.config.timezone, now()) : null;
      const edited = await update(
        actor,
        'branches',
        branchId,
        { soldOut: withSoldOut(branch.soldOut, what, until) },
        // Two who tap at the same time must not undo each other.
        entityTag(JSON.stringify({ data: branch })),
      );
      if (edited.ok) return { ok: true, value: edited.value.soldOut };
      if (edited.code !== 'movedOn') return edited;
    }
    throw new Error('the branch kept changing while something was taken off');
  };
}

const notFound: EditRefusal = { ok: false, code: 'notFound' };
const notAllowed: EditRefusal = { ok: false, code: 'notAllowed' };

const unknownProduct: EditRefusal = {
  ok: false,
  code: 'invalid',
  errors: [{ field: 'product.id', message: EDIT_MESSAGES.notSold }],
};

function isThere(shop: Shop, { product: { id }, part, option }: Omit<SoldOutChange, 'isOut'>): boolean {
  const product = shop.products.find((one) => one.id === id);
  if (!product || part === null) return product !== undefined;
  const options = product.config.parts.find(({ name }) => name === part)?.options ?? [];
  return options.some(({ name }) => name === option);
}
