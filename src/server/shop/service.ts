import { DateTime } from 'luxon';
import { openingState } from '../../lib/domain/hours.ts';
import type { Mode } from '../../lib/domain/modes.ts';
import { menuAtPrices, shopPrices, stateKey } from '../../lib/domain/price-times/price-times.ts';
import { menuOfBranch } from '../../lib/domain/sold-out.ts';
import { whileBusy } from '../../lib/domain/pause.ts';
import type { OnlineMethod } from '../../lib/domain/payment-methods.ts';
import type { Database } from '../platform/database/database.ts';
import type { Notices } from '../platform/database/notices.ts';
import { createShopCache, readBranchVersion, type CurrentShop, type ReadCurrentShop } from './shop-cache.ts';
import { createCopyEntity } from './copy-entities.ts';
import { createImportProducts } from './import-products.ts';
import { createUndoEdits } from './undo-edits.ts';
import { createChangeProducts, createSetPictures } from './change-products.ts';
import { createCloseDays } from './close-days.ts';
import { createChangeTranslations } from './change-translations.ts';
import { createOfferInWords } from './offer-in-words.ts';
import { createEditShop } from './edit-shop.ts';
import { createSetGroupProducts } from './option-groups.ts';
import { createPauses, type CountOpenOrders, type Pauses, type ReadBusy } from './pauses.ts';
import { readOffer, type ReadOffer } from './public-offer.ts';
import { createSellOut } from './sold-out.ts';
import { createStock } from './stock.ts';

interface Dependencies {
  db: Database;
  notices: Notices;
  /** Online methods that customers can be offered. */
  payable: ReadonlySet<OnlineMethod>;
  /** The subject of orders knows. */
  countOpenOrders: CountOpenOrders;
  /** Epoch milliseconds. */
  now: () => number;
}

/** The shop as it is now, and its edits. */
export function createShopService({ db, notices, payable, countOpenOrders, now }: Dependencies) {
  const shopCache = createShopCache(db, notices, payable, now);
  const readShop = shopCache.read;
  const editShop = createEditShop(db, shopCache, now);
  const pauses = createPauses({ db, notices, readShop, countOpenOrders, now });
  const copyEntity = createCopyEntity(editShop);
  const importProducts = createImportProducts(readShop, editShop, now);
  return {
    ...createShopReads({ readShop, ...pauses, now }),
    shopCache,
    pauses,
    editShop,
    copyEntity,
    importProducts,
    changeProducts: createChangeProducts(editShop),
    setPictures: createSetPictures(editShop),
    setGroupProducts: createSetGroupProducts(editShop),
    closeDays: createCloseDays(editShop),
    changeTranslations: createChangeTranslations(editShop),
    undoEdits: createUndoEdits(db, editShop),
    sellOut: createSellOut(readShop, editShop, now),
    stock: createStock({ db, shopCache, editShop, now }),
  };
}

interface ReadDependencies extends Pick<Pauses, 'readBusy' | 'readBusyOf'> {
  readShop: ReadCurrentShop;
  /** Epoch milliseconds. */
  now: () => number;
}

/** What customers read of a shop by a clock. */
export function createShopReads({ readShop, readBusy, readBusyOf, now }: ReadDependencies) {
  const offerOf: ReadOffer = (current) => readOffer(current, now());
  const offerIn = createOfferInWords(offerOf);
  return {
    readShop,
    readBusy,
    readBusyOf,
    offerOf,
    offerIn,
    menusOf: createReadMenus(offerOf, now),
    readVersion: (current: CurrentShop, id: number) => readBranchVersion(current, id, now()),
    readNextOpening: createReadNextOpening(readShop, readBusy, now),
  };
}

/** The menus of a branch, as it offers them at an instant in epoch milliseconds; without one now. `state`: equal for equal answers. */
function createReadMenus(offerOf: ReadOffer, now: () => number) {
  return (current: CurrentShop, id: number, at = now()) => {
    const branch = current.publicShop.branches.find((one) => one.id === id);
    if (!branch) return null;
    const { shop, until } = offerOf(current);
    const prices = shopPrices(current.publicShop, id, at);
    return {
      state: `until ${until} ${stateKey(prices)}`,
      make: () =>
        shop.menus
          .filter(({ branches }) => branches.some((one) => one.id === id))
          .map((menu) => menuAtPrices(menuOfBranch(menu, branch.soldOut, branch.fewLeft), prices)),
    };
  };
}

export type ShopReads = ReturnType<typeof createShopReads>;

/** When a branch that is closed for a mode opens again; null: there is no such branch. */
function createReadNextOpening(readShop: ReadCurrentShop, readBusy: ReadBusy, now: () => number) {
  return async (id: number, mode: Mode): Promise<{ opensAt: string | null } | null> => {
    const shop = (await readShop())?.publicShop;
    const branch = shop?.branches.find((one) => one.id === id);
    if (!shop || !branch) return null;
    const branchNow = whileBusy(branch, await readBusy(id), mode, now());
    const state = openingState(branchNow, mode, DateTime.fromMillis(now(), { zone: shop.config.timezone }));
    const next = state.state === 'closed' ? state.next : null;
    return { opensAt: next && new Date(next.start).toISOString() };
  };
}

export type ShopService = ReturnType<typeof createShopService>;
