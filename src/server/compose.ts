import type { Database } from './platform/database/database.ts';
import { createNotices } from './platform/database/notices.ts';
import { addFallbackRoutes, createApi, type Terms } from './platform/http/api.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { SendLoginLink } from './people/login-links.ts';
import { peopleRoutes } from './people/routes.ts';
import { createPeopleService } from './people/service.ts';
import { shopRoutes } from './shop/routes.ts';
import { createShopService } from './shop/service.ts';
import { mediaRoutes } from './media/routes.ts';
import { createMediaService } from './media/service.ts';
import { NO_ERRANDS, type Errands } from './orders/errands.ts';
import { NO_ORDER_JOBS, type WriteOrderJobs } from './orders/order-jobs.ts';
import { ordersRoutes } from './orders/routes.ts';
import { createOrderService } from './orders/service.ts';
import type { PaymentAccess } from './payments/open-payments.ts';
import { NO_PAYMENT_JOBS } from './payments/payment-jobs.ts';
import { readPaymentOf } from './payments/read-payments.ts';
import { paymentRoutes } from './payments/routes.ts';
import { createPaymentService } from './payments/service.ts';
import { payableBy } from './payments/terminals.ts';
import { NO_OUTLET, type MessageOutlet } from './messages/message-outlet.ts';
import { messagesRoutes } from './messages/routes.ts';
import { createMessageService } from './messages/service.ts';
import { NO_DEVICE_TESTS, type DeviceTests } from './printing/device-tests.ts';
import { findPrintsOf } from './printing/queries/list-prints.ts';
import { NO_PRINT_SENDER, type OpenPrintSender } from './printing/queue-prints.ts';
import { printingRoutes } from './printing/routes.ts';
import { createPrintingService } from './printing/service.ts';
import { statisticsRoutes } from './statistics/routes.ts';
import { createStatisticsService } from './statistics/service.ts';
import type { Publisher } from './publishing/publisher.ts';
import { publishingRoutes } from './publishing/routes.ts';
import { createPublishingService } from './publishing/service.ts';

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
  paying?: PaymentAccess;
  /** Who keeps the site's pages up to date, in this process or in another one. */
  publisher: Publisher;
  /** Whoever knows one of them may ask for all pages to be built anew; none: nobody may. */
  rebuildSecrets: readonly string[];
}

/** A shop that offers no online payment. */
const NO_PAYMENTS: PaymentAccess = {
  terminals: {},
  jobs: NO_PAYMENT_JOBS,
  api: () => '',
  site: () => '',
  report: () => {},
};

/** The API on a database and a storage, without a port: every subject's service, and its routes. */
export function compose(
  db: Database,
  storage: Storage,
  {
    now,
    errands = NO_ERRANDS,
    deviceTests = NO_DEVICE_TESTS,
    printSender = NO_PRINT_SENDER,
    tellOrders: tell = NO_ORDER_JOBS,
    paying = NO_PAYMENTS,
    messages: outlet = NO_OUTLET,
    sendLoginLink,
    publisher,
    rebuildSecrets,
    ...terms
  }: Surroundings,
) {
  const notices = createNotices(db);
  const people = createPeopleService({ db, now, sendLoginLink });
  const shop = createShopService({ db, notices, payable: payableBy(paying.terminals), now });
  const { shopCache, readShop } = shop;
  const payments = createPaymentService({ db, tell, ...paying, now });
  const orders = createOrderService({
    db,
    notices,
    shopCache,
    tell,
    startPayment: payments.start,
    errands: { ...errands, payment: errands.payment ?? (({ id }) => payments.recheck(id)) },
    findBranchByApiKey: people.findBranchByApiKey,
    findPrintsOf,
    readPaymentOf,
    now,
  });

  const api = createApi(people.readSession, terms);
  peopleRoutes(api, people);
  shopRoutes(api, shop);
  mediaRoutes(api, createMediaService({ db, storage, shopCache, now }));
  ordersRoutes(api, orders, people);
  paymentRoutes(api, payments, orders);
  messagesRoutes(api, createMessageService({ db, readShop, outlet, now }));
  printingRoutes(api, createPrintingService({ db, readShop, deviceTests, printSender, now }));
  statisticsRoutes(api, createStatisticsService(db, readShop, now));
  publishingRoutes(api, createPublishingService({ db, readShop, publisher, rebuildSecrets, now }));
  addFallbackRoutes(api);

  return {
    app: api.app,
    shopCache,
    notices,
    editShop: shop.editShop,
    payments,
    auth: people.auth,
    /** Ends the streams that are open, and stops listening. */
    stopWatching: () => {
      orders.stopWatching();
      return notices.close();
    },
  };
}
