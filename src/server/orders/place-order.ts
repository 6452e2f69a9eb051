import { hash as digest } from 'node:crypto';
import { DateTime } from 'luxon';
import type { OrderDraft } from '../../lib/contract/orders.ts';
import type { TakenBy } from '../../lib/contract/staff-orders.ts';
import { isLocated } from '../../lib/domain/delivery-place.ts';
import { DEFAULT_LANGUAGE } from '../../lib/domain/languages.ts';
import { uploadsIn } from '../../lib/domain/uploads.ts';
import { cachedZone } from '../../lib/domain/wall-clock.ts';
import { findOrderByKey, findUploads, type StoredOrder } from './queries/orders.ts';
import type { OrderDependencies } from './change-order.ts';
import type { ReadBusy } from '../shop/pauses.ts';
import type { CurrentShop, ShopCache } from '../shop/shop-cache.ts';
import { checkOrder, type CheckedOrder } from './checks/check-order.ts';
import { invalid, movedOn, type OrderProblem } from './checks/problem.ts';
import type { Located, LocateAddress } from './delivery/locate-address.ts';
import { secretHash } from '../platform/secrets.ts';
import type { ReadPromotionState } from './promotions/promotion-state.ts';
import type { ReadStock } from './stock/wanted-stock.ts';
import type { Refuse, Refused } from './refusals.ts';
import type { Sender, CheckWork } from './proof-of-work.ts';
import { customersLanguage } from '../shop/customers-language.ts';
import { createStoreOrder } from './store-order.ts';

/** `isNew`: stored by this call, not by an earlier one with its key. `workAsked`: the order may be sent again with the challenge solved. */
export type Placed =
  | { ok: true; order: StoredOrder; isNew: boolean }
  | Refused
  | { ok: false; code: 'workAsked'; challenge: string };

/** Places an order. The same key with the same draft answers the same order, whatever has changed since. */
export type PlaceOrder = (
  draft: OrderDraft,
  idempotencyKey: string | null,
  sender: OrderSender,
) => Promise<Placed>;

/** Who sends an order, the key of the place that they hold (null: none), and which member of staff took it (null: its customer). */
export type OrderSender = Sender & { hold: string | null; takenBy: TakenBy | null };

/**
 * Creates an order's payment at its provider and answers the order with the address to pay at; repeated calls create it once.
 * null: it cannot be paid now; the order has failed, its key is free again, and nobody can pay it.
 * `isFirst`: the order was stored by this request. A repeated request must not end a payment that the first still waits for.
 */
export type StartPayment = (stored: StoredOrder, isFirst: boolean) => Promise<StoredOrder | null>;

/** Concurrent changes of the shop that are retried before it counts as a fault. */
const MAX_TRIES = 20;

interface Dependencies {
  shopCache: ShopCache;
  now: () => number;
  startPayment: StartPayment;
  readBusy: ReadBusy;
  readPromotionState: ReadPromotionState;
  readStock: ReadStock;
  checkWork: CheckWork;
  locateAddress: LocateAddress;
  refuse: Refuse;
}

export function createPlaceOrder(
  dependencies: OrderDependencies,
  {
    shopCache,
    now,
    startPayment,
    readBusy,
    readPromotionState,
    readStock,
    checkWork,
    locateAddress,
    refuse,
  }: Dependencies,
): PlaceOrder {
  const { db } = dependencies;
  const store = createStoreOrder(dependencies);

  /** Creates the payment of an order that is paid online. */
  async function openPayment(stored: StoredOrder, isFirst: boolean): Promise<Placed> {
    const opened = await startPayment(stored, isFirst);
    if (!opened) return refuse([movedOn('paymentMethod', { code: 'paymentNotConfigured' })]);
    return { ok: true, order: opened, isNew: isFirst };
  }

  /** Where a delivery's address is, if its area depends on that. */
  async function locateFor({ shop }: CurrentShop, draft: OrderDraft): Promise<Located | undefined> {
    const branch = shop.branches.find(({ id }) => id === draft.branch.id);
    return draft.isDelivery && branch && isLocated(branch)
      ? locateAddress(shop.config, branch, draft)
      : undefined;
  }

  /** Another process has changed the shop a moment ago. */
  async function isOutdated({ revision }: CurrentShop): Promise<boolean> {
    shopCache.invalidate();
    return (await shopCache.read())?.revision !== revision;
  }

  return async (draft, idempotencyKey, sender) => {
    const hash = requestHash(draft);
    let key = idempotencyKey;
    /** An earlier order under the key counts, whatever has changed since. */
    const again = async (): Promise<Placed | null> => {
      const earlier = key === null ? null : await findOrderByKey(db, key);
      if (!earlier) return null;
      if (earlier.order.requestHash !== hash) return refuse([movedOn(null, { code: 'idempotencyConflict' })]);
      return openPayment(earlier, false);
    };
    const refs = draft.items.flatMap(({ parts }) => uploadsIn(parts));
    const isMailed = draft.email.trim() !== '';
    let work: Awaited<ReturnType<CheckWork>> | null = null;
    let isStored = false;
    try {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const [shop, uploads] = [await shopCache.read(), await findUploads(db, refs)];
        if (!shop) return (await again()) ?? (await refuse([invalid('branch', { code: 'unknownBranch' })]));
        const at = DateTime.fromMillis(now(), { zone: cachedZone(shop.shop.config.timezone) });
        const promotions = await readPromotionState(shop.shop, draft);
        const checked = checkOrder(shop, draft, {
          now: at,
          taking: sender.takenBy,
          busy: await readBusy(draft.branch.id),
          promotions,
          located: sender.takenBy ? undefined : await locateFor(shop, draft),
          stock: await readStock(shop.shop, draft, at.toMillis()),
          hasUpload: ({ id, publicHash }) => uploads.has(`${id}/${publicHash}`),
        });
        if (!checked.ok) {
          const earlier = await again();
          if (earlier) return earlier;
          if (await isOutdated(shop)) continue;
          return await refuse(checked.problems, at);
        }
        work ??= await checkWork({ ...sender, ...(isMailed ? {} : { network: null }), idempotencyKey, hash });
        if (!work.ok) return (await again()) ?? { ok: false, code: 'workAsked', challenge: work.challenge };
        key = work.key;
        const { revision } = shop;
        const hold = sender.hold === null ? null : secretHash(sender.hold);
        const { takenBy } = sender;
        const request = {
          order: checked.order,
          draft,
          contact: promotions.contact,
          hash,
          idempotencyKey: key,
          hold,
          takenBy,
          // Staff order in German, whatever their browser asks for.
          language: takenBy ? DEFAULT_LANGUAGE : customersLanguage(shop.shop),
          at,
          revision,
        };
        const stored = await store(request);
        if (typeof stored !== 'string') {
          isStored = true;
          return await openPayment(stored, true);
        }
        const earlier = await again();
        if (earlier) return earlier;
        if (stored === 'slotFull')
          return await refuse([slotFull(checked.order, at, hold === null ? 'slotFull' : 'holdExpired')], at);
        // The shop changed, an upload, the key's order, a promotion or a portion is gone: try again on the current state.
        if (stored === 'shopChanged') shopCache.invalidate();
      }
      throw new Error('the shop kept changing while an order was placed');
    } finally {
      if (work?.ok && !isStored) await work.giveBack();
    }
  };
}

/** A hash of a request: equal for equal drafts. */
const requestHash = (draft: unknown): string => digest('sha256', JSON.stringify(draft));

function slotFull(
  { branch, mode, items, appointment }: CheckedOrder,
  now: DateTime,
  code: 'slotFull' | 'holdExpired',
): OrderProblem {
  const refused = { branch, mode, items, at: (appointment ?? now).toMillis() };
  return { ...movedOn('appointmentDate', { code }), refused };
}
