import { DEFAULT_LANGUAGE, germanOf } from '../lib/domain/languages.ts';
import { CLOCK_BASE } from '../lib/contract/clock.ts';
import type { Database } from './platform/database/database.ts';
import { backupRoutes } from './platform/backup/backup-routes.ts';
import type { Nightly } from './platform/backup/nightly-backups.ts';
import { createNotices } from './platform/database/notices.ts';
import { addFallbackRoutes, createApi, type Terms } from './platform/http/api.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { SendLoginLink } from './people/login-links.ts';
import { peopleRoutes } from './people/routes.ts';
import { createPeopleService } from './people/service.ts';
import { shopRoutes } from './shop/routes.ts';
import { createEmptyDemo } from './shop/empty-demo.ts';
import { createShopService } from './shop/service.ts';
import { translatorRoutes } from './shop/routes/translator.ts';
import type { Translate } from './shop/translate.ts';
import { mediaRoutes } from './media/routes.ts';
import { createMediaService } from './media/service.ts';
import type { UploadLimits } from './media/upload-budget.ts';
import { NO_TASKS, type OrderTasks } from './orders/order-tasks.ts';
import { NO_ORDER_JOBS, type WriteOrderJobs } from './orders/order-jobs.ts';
import { orderMetrics } from './orders/queries/find-orders.ts';
import { ordersRoutes } from './orders/routes.ts';
import { countOpenOrders } from './orders/queries/open-orders.ts';
import type { Geocoder } from './orders/delivery/geocoders/geocoder.ts';
import { createOrderService } from './orders/service.ts';
import type { PaymentAccess } from './payments/open-payments.ts';
import { NO_PAYMENT_JOBS } from './payments/payment-jobs.ts';
import { paymentMetrics } from './payments/queries/payments.ts';
import { readPaymentOf } from './payments/read-payments.ts';
import { paymentRoutes } from './payments/routes.ts';
import { createPaymentService } from './payments/service.ts';
import { payableBy } from './payments/dependencies.ts';
import { NO_OUTLET, type MessageOutlet } from './messages/message-outlet.ts';
import { messageMetrics } from './messages/queries/messages.ts';
import { messagesRoutes } from './messages/routes.ts';
import { createMessageService } from './messages/service.ts';
import { NO_DEVICE_TESTS, type DeviceTests } from './printing/devices.ts';
import { printMetrics, NO_PRINT_SENDER, type OpenPrintSender } from './printing/prints.ts';
import { findPrintsOf } from './printing/queries/prints.ts';
import { createPrinterAccess, type PrinterAccess } from './printing/printers/printer-access.ts';
import { printingRoutes } from './printing/routes.ts';
import { createPrintingService } from './printing/service.ts';
import { statisticsRoutes } from './statistics/routes.ts';
import { createStatisticsService } from './statistics/service.ts';
import { bookRoutes } from './books/routes.ts';
import { createBookService } from './books/service.ts';
import { createCustomerData } from './privacy/customer-data.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { readContact } from './orders/order-webhooks.ts';
import { createPostWebhook } from './webhooks/post-webhook.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { createSendWebhooks } from './webhooks/send-webhooks.ts';
import { createWebhookService } from './webhooks/service.ts';
import { createWebhookAccess, type WebhookAccess } from './webhooks/webhook-access.ts';
import { withdrawalRoutes } from './orders/routes/withdrawals.ts';
import { createWithdrawalService } from './orders/withdrawals/service.ts';
import { publicationMetrics, type Publisher } from './publishing/staff-publishing.ts';
import { createClock, type ClockPages } from './publishing/clock.ts';
import { publishingRoutes } from './publishing/routes.ts';
import { clockRoutes } from './publishing/routes/clock.ts';
import { createPublishingService } from './publishing/service.ts';
import { createSimulatedShops } from './simulated-api.ts';

export interface Dependencies extends Terms {
  /** Epoch milliseconds. */
  now: () => number;
  /** Order actions outside the shop; default: none is configured. */
  tasks?: OrderTasks;
  /** Sends tests to devices; default: no channel is configured. */
  deviceTests?: DeviceTests;
  /** Sends receipts to network printers; default: only polling printers get any. */
  printSender?: OpenPrintSender;
  /** Where receipts may be sent; by default, to printers of the network only. */
  printerAccess?: PrinterAccess;
  /** Where webhooks may be sent to; by default, to public addresses by https only. */
  webhookAccess?: WebhookAccess;
  /** Finds addresses; default: nobody does. */
  geocoder?: Geocoder | null;
  /** Seconds until a webhook's next attempt after so many; shorter in tests. */
  webhookWaits?: (tries: number) => number | null;
  /** Limits of customers' files; shorter in tests. */
  uploadLimits?: UploadLimits;
  /** Sends messages; default: none is sent. */
  messages?: MessageOutlet;
  /** Mails login links; null: no mail server is configured, and a request for a link is refused. */
  sendLoginLink: SendLoginLink | null;
  /** Queues the events of orders; default: none is queued. */
  writeOrderJobs?: WriteOrderJobs;
  /** Payment providers; default: none. */
  paying?: PaymentAccess;
  /** Suggests translations; null: no service is set up. */
  translate?: Translate | null;
  /** Nightly backups; default: none are set up. */
  backups?: Pick<Nightly, 'read'> | null;
  /** Publishes the site's pages, in this process or in another. */
  publisher: Publisher;
  /** Renders pages by a simulated clock; default: there is no code of pages. */
  clockPages?: ClockPages | null;
  /** A call signed with one of them renders all pages again; none: such calls are refused. */
  rebuildSecrets: readonly string[];
}

/** A shop that offers no online payment. */
const NO_PAYMENTS: PaymentAccess = {
  providers: {},
  jobs: NO_PAYMENT_JOBS,
  api: () => '',
  site: () => '',
  report: () => {},
};

/** How a simulated page that could not be rendered is reported. */
const PAGE = { id: '', method: 'GET', route: CLOCK_BASE };

/** How an address that could not be looked for is reported. */
const GEOCODER = { id: '', method: 'GET', route: 'geocoder' };

/** How a webhook that could not be sent is reported. */
const WEBHOOKS = { id: '', method: 'POST', route: 'webhooks' };

/** The API on a database and a storage, without a port: every subject's service, and its routes. */
export function compose(
  db: Database,
  storage: Storage,
  {
    now,
    tasks = NO_TASKS,
    deviceTests = NO_DEVICE_TESTS,
    printSender = NO_PRINT_SENDER,
    printerAccess = createPrinterAccess([]),
    webhookAccess = createWebhookAccess([], () => Promise.resolve(false)),
    webhookWaits,
    geocoder = null,
    uploadLimits,
    writeOrderJobs: writeJobs = NO_ORDER_JOBS,
    paying = NO_PAYMENTS,
    messages: outlet = NO_OUTLET,
    sendLoginLink,
    translate = null,
    backups = null,
    publisher,
    clockPages: pages = null,
    rebuildSecrets,
    ...terms
  }: Dependencies,
) {
  const notices = createNotices(db);
  const office = terms.addresses?.office ?? terms.addresses?.site;
  const isSecure = office?.startsWith('https:') ?? false;
  const people = createPeopleService({ db, now, isSecure, sendLoginLink });
  const payable = payableBy(paying.providers);
  const shop = createShopService({
    db,
    notices,
    payable,
    countOpenOrders: (branchIds) => countOpenOrders(db, branchIds, now()),
    now,
  });
  const { shopCache, readShop } = shop;
  const payments = createPaymentService({ db, writeJobs, ...paying, now });
  const orders = createOrderService({
    db,
    storage,
    notices,
    shopCache,
    readBusy: shop.pauses.readBusy,
    pauses: shop.pauses,
    writeJobs,
    startPayment: payments.start,
    tasks: { ...tasks, payment: tasks.payment ?? (({ id }) => payments.recheck(id)) },
    findBranchByApiKey: people.findBranchByApiKey,
    findPrintsOf,
    readPaymentOf,
    geocoder,
    report: (error) => terms.report({ ...GEOCODER, error }),
    now,
  });

  const german = () => {
    const last = shopCache.last();
    return last ? germanOf(last.shop.config) : DEFAULT_LANGUAGE;
  };
  const api = createApi(people.readSession, people.accessKeys.find, { ...terms, german });
  peopleRoutes(api, people);
  const media = createMediaService({ db, storage, shopCache, now, uploadLimits });
  const emptyDemo = createEmptyDemo({ shopCache, removePictures: media.images.removeUnused, now });
  shopRoutes(api, shop, orders.readPreparing, emptyDemo);
  translatorRoutes(api, translate);
  mediaRoutes(api, media);
  const statistics = createStatisticsService(db, readShop, now);
  ordersRoutes(api, orders, people, shop.pauses.watchBusy, statistics.visits.countOrder);
  paymentRoutes(api, payments, orders);
  messagesRoutes(api, createMessageService({ db, readShop, outlet, now }));
  printingRoutes(api, createPrintingService({ db, readShop, deviceTests, printerAccess, printSender, now }));
  statisticsRoutes(api, statistics);
  withdrawalRoutes(api, createWithdrawalService({ db, readShop, outlet, now }));
  bookRoutes(api, createBookService(db, readShop, now), orders, people.findBranchByApiKey);
  publishingRoutes(api, createPublishingService({ db, readShop, publisher, rebuildSecrets, now }));
  const webhooks = createSendWebhooks({
    db,
    post: createPostWebhook(webhookAccess),
    readContact: (orderId) => readContact(db, orderId),
    now,
    report: (error) => terms.report({ ...WEBHOOKS, error }),
    ...(webhookWaits && { nextTryAfter: webhookWaits }),
  });
  webhookRoutes(api, createWebhookService({ db, access: webhookAccess, sender: webhooks, now }));
  const simulated = createSimulatedShops({ db, readShop, payable });
  const clock = createClock({
    ...simulated,
    readShop,
    pages,
    now,
    report: (error) => terms.report({ ...PAGE, error }),
  });
  clockRoutes(api, clock, people.readSession);
  privacyRoutes(api, createCustomerData({ db, storage, readDetails: orders.readDetails, readShop, now }));
  backupRoutes(api, backups);
  addFallbackRoutes(api);

  return {
    app: api.app,
    shopCache,
    notices,
    editShop: shop.editShop,
    attendance: orders.attendance,
    visits: statistics.visits,
    payments,
    webhooks,
    auth: people.auth,
    /** What operators watch, of each subject that has something to say. */
    figures: [
      orderMetrics(db, now),
      paymentMetrics(db, now),
      messageMetrics(db, now),
      printMetrics(db, now),
      publicationMetrics(db, publisher),
    ],
    /** Ends the streams that are open, and stops listening. */
    stopWatching: () => {
      orders.stopWatching();
      return notices.close();
    },
  };
}
