import type { Database } from '../platform/database/database.ts';
import type { Notices } from '../platform/database/notices.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { FindBranchByApiKey } from '../people/api-keys.ts';
import type { Pauses, ReadBusy } from '../shop/pauses.ts';
import { createAddresses } from './delivery/ask-area.ts';
import { createLocateAddress } from './delivery/locate-address.ts';
import type { Geocoder } from './delivery/geocoders/geocoder.ts';
import { createAttendance } from './attendance.ts';
import type { ShopCache } from '../shop/shop-cache.ts';
import { createUpdateOrderItem, createUpdateOrder, createEraseOrder } from './edit-order.ts';
import { type OrderTasks, createRunOrderTask } from './order-tasks.ts';
import { createOrderFeeds, createOrdersWatch } from './watch-branch.ts';
import { createMarkStation } from './mark-station.ts';
import { createProposeTimes, createReadFullDays, createReadPlaces } from './slots/free-places.ts';
import type { WriteOrderJobs } from './order-jobs.ts';
import { createPlaceOrder, type StartPayment } from './place-order.ts';
import { createRefuse } from './refusals.ts';
import { createSlotHolds } from './slots/holds.ts';
import { createOrderChanges } from './queries/order-history.ts';
import { createCheckWork } from './proof-of-work.ts';
import { createTakeOrderStep, createUndoOrderStep } from './take-order-step.ts';
import { createRateOrder } from './rate-order.ts';
import { createReadPreparing } from './preparing-time.ts';
import { createPromotions } from './promotions/promotions.ts';
import { createReadStock } from './stock/wanted-stock.ts';
import { createReadPromotionState } from './promotions/promotion-state.ts';
import { createReadConfirmation, createReadOrders, createReadPublicOrder } from './read-orders.ts';
import { createReadLogo } from './confirmation-pdf/write-confirmation.ts';
import { createReadDetails, type DetailSources } from './order-views.ts';
import { createReadCalendar } from './branch-calendar.ts';
import { createTillReceipts } from './till-receipts.ts';
import { createShowOrder } from './order-views.ts';
import { createOrderWatch } from './watch-order.ts';

/** What orders need of other subjects, besides the shop that they are checked against. */
interface Dependencies extends DetailSources {
  db: Database;
  storage: Pick<Storage, 'read' | 'remove'>;
  notices: Notices;
  shopCache: ShopCache;
  readBusy: ReadBusy;
  pauses: Pick<Pauses, 'setUnattended' | 'readUnattended'>;
  writeJobs: WriteOrderJobs;
  startPayment: StartPayment;
  tasks: OrderTasks;
  findBranchByApiKey: FindBranchByApiKey;
  /** Finds addresses; null: none is set up. */
  geocoder: Geocoder | null;
  /** Told what goes wrong without anybody's call failing. */
  report: (error: unknown) => void;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Placing orders, following them, and what staff do with them. */
export function createOrderService(dependencies: Dependencies) {
  const { db, notices, shopCache, readBusy, startPayment, tasks, findBranchByApiKey, now } = dependencies;
  const { geocoder, report } = dependencies;
  const locateAddress = createLocateAddress({ db, geocoder, now, report });
  const changes = createOrderChanges(notices);
  const showOrder = createShowOrder(shopCache.read);
  const watch = createOrderWatch(db, changes, undefined, showOrder);
  const branchWatch = createOrdersWatch(db, changes);
  const readDetails = createReadDetails(dependencies);
  const refuse = createRefuse(createProposeTimes(db));
  const readPromotionState = createReadPromotionState(db);
  return {
    placeOrder: createPlaceOrder(dependencies, {
      shopCache,
      readBusy,
      readPromotionState,
      readStock: createReadStock(db),
      now,
      startPayment,
      checkWork: createCheckWork(db, now),
      locateAddress,
      refuse,
    }),
    addresses: createAddresses({
      readShop: shopCache.read,
      locateAddress,
      refuse,
      isSetUp: geocoder !== null,
    }),
    promotions: createPromotions({ db, readShop: shopCache.read, readState: readPromotionState, now }),
    slotHolds: createSlotHolds({ db, shopCache, readBusy, refuse, now }),
    readPlaces: createReadPlaces(db, { shopCache, readBusy }, now),
    readPreparing: createReadPreparing(db, now),
    readFullDays: createReadFullDays(db, { shopCache, readBusy }, now),
    readPublicOrder: createReadPublicOrder(db, showOrder),
    readConfirmation: createReadConfirmation(db, shopCache.read, createReadLogo(dependencies.storage)),
    showOrder,
    watchOrder: watch.watchOrder,
    rateOrder: createRateOrder(db, now),
    takeOrderStep: createTakeOrderStep(dependencies, now),
    undoOrderStep: createUndoOrderStep(dependencies, now),
    readOrders: createReadOrders(db, now, readDetails),
    readDetails,
    readOrderDetails: (stored: Parameters<typeof readDetails>[1]) => readDetails(db, stored),
    updateOrder: createUpdateOrder(dependencies, now),
    updateOrderItem: createUpdateOrderItem(dependencies, now),
    markStation: createMarkStation(db, now),
    till: createTillReceipts(db, now),
    readCalendar: createReadCalendar(db, findBranchByApiKey, now),
    eraseOrder: createEraseOrder(dependencies, readDetails, now),
    runOrderTask: createRunOrderTask(db, tasks, now),
    attendance: createAttendance({ ...dependencies, readShop: shopCache.read }),
    orderFeeds: createOrderFeeds(db, findBranchByApiKey),
    watchOrders: branchWatch.watchOrders,
    /** Ends the streams that are open. */
    stopWatching() {
      watch.close();
      branchWatch.close();
    },
  };
}

export type OrderService = ReturnType<typeof createOrderService>;
