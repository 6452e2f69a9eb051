import type { Database } from './platform/database/database.ts';
import { createNotices, type Notices } from './platform/database/notices.ts';
import { createOrderChanges } from './orders/queries/order-changes.ts';
import type { SendLoginLink } from './messages/mail/login-link-mail.ts';
import { NO_DEVICE_TESTS, type DeviceTests } from './printing/device-tests.ts';
import { NO_ORDER_JOBS, type WriteOrderJobs } from './orders/order-jobs.ts';
import { NO_PAYMENT_JOBS, type PaymentJobs } from './payments/payment-jobs.ts';
import { NO_ERRANDS, type Errands } from './orders/errands.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { Api, Terms } from './platform/http/api.ts';
import { createApp } from './mount.ts';
import { createApiKeys } from './people/api-keys.ts';
import { keepShop, type ShopKeeper } from './shop/current-shop.ts';
import { createDevices } from './printing/devices.ts';
import { createTestDevice } from './printing/test-device.ts';
import { createEditShop, type EditShop } from './shop/edit-shop.ts';
import { createDeleteOrder } from './orders/delete-order.ts';
import { createFindBranchByApiKey } from './people/find-branch-by-api-key.ts';
import { createImages } from './media/images.ts';
import { createLogAnalytics } from './statistics/log-analytics.ts';
import { createPassLink } from './people/login-links.ts';
import { NO_OUTLET, type MessageOutlet } from './messages/message-outlet.ts';
import { createMessages } from './messages/messages.ts';
import { createPushSubscriptions } from './messages/push-subscriptions.ts';
import { createOwnAccount } from './people/own-account.ts';
import { createOrderFeeds } from './orders/order-feeds.ts';
import { createPlaceOrder } from './orders/place-order.ts';
import { createPayments, type Payments } from './payments/payments.ts';
import { payableBy, type Terminals } from './payments/terminals.ts';
import type { Publisher } from './publishing/publisher.ts';
import { createPublishing } from './publishing/publishing.ts';
import { createPrinterPolls } from './printing/printer-polls.ts';
import { NO_PRINT_SENDER, type OpenPrintSender } from './printing/queue-prints.ts';
import { createPrints } from './printing/read-prints.ts';
import { createShowReceipt, createWriteReceipt } from './printing/write-receipt.ts';
import { createReadLogs } from './people/read-logs.ts';
import { createReadOrders } from './orders/read-orders.ts';
import { createReadPicture } from './media/read-picture.ts';
import { createRateOrder } from './orders/rate-order.ts';
import { createReadPublicOrder } from './orders/read-public-order.ts';
import { createReadUpload } from './media/read-upload.ts';
import { createRebuildCalls } from './publishing/rebuild-calls.ts';
import { createRunOrderErrand } from './orders/run-order-errand.ts';
import { createSignInTries } from './people/sign-in-tries.ts';
import { createSellOut } from './shop/sell-out.ts';
import { createSignIns } from './people/sign-in.ts';
import { createReadSharePicture } from './media/share/share-pictures.ts';
import { createStaffAuth, type Auth } from './people/staff-auth.ts';
import { createStatistics } from './statistics/statistics.ts';
import { createReadOrderDetails } from './orders/staff-order.ts';
import { createStoreUpload } from './media/store-upload.ts';
import { createUploads } from './media/uploads.ts';
import { createUsers } from './people/users.ts';
import { createTakeOrderStep } from './orders/take-order-step.ts';
import { createUndoOrderStep } from './orders/undo-order-step.ts';
import { createUpdateOrderItem } from './orders/update-order-item.ts';
import { createUpdateOrder } from './orders/update-order.ts';
import { createOrderWatch } from './orders/watch-order.ts';
import { createOrdersWatch } from './orders/watch-orders.ts';

export interface Surroundings extends Terms {
  /** Epoch milliseconds. */
  now: () => number;
  /** Who does what outside the shop because of an order; nobody unless told. */
  errands?: Errands;
  /** Who reaches the branches' devices; left out: nobody yet. */
  deviceTests?: DeviceTests;
  /** Who takes receipts to printers; left out: only printers that fetch them get any. */
  printSender?: OpenPrintSender;
  /** Who sends messages; left out: nobody. */
  messages?: MessageOutlet;
  /** Who mails login links; null: nobody can, and whoever asks for one is told so. */
  sendLoginLink: SendLoginLink | null;
  /** Who hears of what happens to orders; nobody unless told. */
  tellOrders?: WriteOrderJobs;
  /** Where orders are paid online; nowhere unless told. */
  paying?: Paying;
  /** Who keeps the site's pages up to date, in this process or in another one. */
  publisher: Publisher;
  /** Whoever knows one of them may ask for all pages to be built anew; none: nobody may. */
  rebuildSecrets: readonly string[];
}

/** What online payment needs of its surroundings. */
export interface Paying {
  terminals: Terminals;
  jobs: Pick<PaymentJobs, 'writeCheck' | 'writeRefund'>;
  /** The origins at which the world reaches this API and the customers' pages. */
  api: () => string;
  site: () => string;
  report: (error: unknown) => void;
}

const NO_PAYING: Paying = {
  terminals: {},
  jobs: NO_PAYMENT_JOBS,
  api: () => '',
  site: () => '',
  report: () => {},
};

interface Composed {
  app: Api['app'];
  keeper: ShopKeeper;
  notices: Notices;
  editShop: EditShop;
  payments: Payments;
  auth: () => Promise<Auth>;
  stopWatching: () => Promise<void>;
}

/** The API on a database and a storage, without a port. `stopWatching` ends the streams that are open, and the listening. */
export function compose(
  db: Database,
  storage: Storage,
  {
    now,
    errands = NO_ERRANDS,
    deviceTests = NO_DEVICE_TESTS,
    printSender = NO_PRINT_SENDER,
    tellOrders = NO_ORDER_JOBS,
    paying = NO_PAYING,
    messages = NO_OUTLET,
    sendLoginLink,
    publisher,
    rebuildSecrets,
    ...terms
  }: Surroundings,
): Composed {
  const notices = createNotices(db);
  const keeper = keepShop(db, notices, payableBy(paying.terminals));
  const readShop = keeper.read;
  const changes = createOrderChanges(notices);
  const watch = createOrderWatch(db, changes);
  const branchWatch = createOrdersWatch(db, changes);
  const findBranchByApiKey = createFindBranchByApiKey(db, now);
  const tries = createSignInTries(db, now);
  const { auth, readSession } = createStaffAuth(db, now, createPassLink(db, now, sendLoginLink));
  const readPicture = createReadPicture(storage);
  const editShop = createEditShop(db, keeper, now);
  const desk = { db, tell: tellOrders };
  const payments = createPayments({ ...desk, ...paying, now });
  const askPayment: Errands['payment'] = ({ id }) => payments.recheck(id);
  const app = createApp(
    {
      readSession,
      readShop,
      editShop,
      sellOut: createSellOut(readShop, editShop, now),
      readPicture,
      readSharePicture: createReadSharePicture({ storage, readShop, readPicture, now }),
      placeOrder: createPlaceOrder(desk, { keeper, now, startPayment: payments.start }),
      takePaymentCall: payments.takeCall,
      returnFromTerminal: payments.comeBack,
      readPayments: payments.read,
      refundOrder: payments.refundOrder,
      readPublicOrder: createReadPublicOrder(db),
      watchOrder: watch.watchOrder,
      takeOrderStep: createTakeOrderStep(desk, now),
      undoOrderStep: createUndoOrderStep(desk, now),
      readOrders: createReadOrders(db),
      readOrderDetails: createReadOrderDetails(db),
      updateOrder: createUpdateOrder(desk, now),
      updateOrderItem: createUpdateOrderItem(desk, now),
      deleteOrder: createDeleteOrder(db, now),
      runOrderErrand: createRunOrderErrand(db, { ...errands, payment: errands.payment ?? askPayment }, now),
      findBranchByApiKey,
      orderFeeds: createOrderFeeds(db, findBranchByApiKey),
      watchOrders: branchWatch.watchOrders,
      rateOrder: createRateOrder(db, now),
      devices: createDevices(db, now),
      testDevice: createTestDevice(db, deviceTests),
      prints: createPrints(db, printSender, now),
      printerPolls: createPrinterPolls({ db, write: createWriteReceipt(db, readShop, now), now }),
      showReceipt: createShowReceipt(db, readShop, now),
      images: createImages(db, storage, keeper, now),
      uploads: createUploads(db, storage, now),
      storeUpload: createStoreUpload(db, storage),
      readUpload: createReadUpload(db, storage),
      logAnalytics: createLogAnalytics(db, now),
      apiKeys: createApiKeys(db, now),
      statistics: createStatistics(db, readShop, now),
      signIns: createSignIns({ db, auth, tries, canSendLinks: sendLoginLink !== null }),
      ownAccount: createOwnAccount({ db, now, tries }),
      users: createUsers(db, now),
      readLogs: createReadLogs(db),
      messages: createMessages(db, { readShop, outlet: messages, now }),
      pushSubscriptions: createPushSubscriptions(db, messages),
      publishing: createPublishing(db, { publisher, readShop, now }),
      rebuildCalls: createRebuildCalls(db, { secrets: rebuildSecrets, publisher, now }),
    },
    terms,
  );
  const stopWatching = () => {
    watch.close();
    branchWatch.close();
    return notices.close();
  };
  return { app, keeper, notices, editShop, payments, auth, stopWatching };
}
