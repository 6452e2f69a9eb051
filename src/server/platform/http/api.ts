import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import type { Addresses } from '../../../lib/contract/addresses.ts';
import { messageOf, type Issue } from '../../../lib/contract/messages.ts';
import type { Telemetry } from '../telemetry.ts';
import type { ApiKeys } from '../../people/api-keys.ts';
import type { DeleteOrder } from '../../orders/delete-order.ts';
import type { FindBranchByApiKey } from '../../people/find-branch-by-api-key.ts';
import type { OrderFeeds } from '../../orders/order-feeds.ts';
import type { ReadOrders } from '../../orders/read-orders.ts';
import type { RunOrderErrand } from '../../orders/run-order-errand.ts';
import type { ReadOrderDetails } from '../../orders/staff-order.ts';
import type { TakeOrderStep } from '../../orders/take-order-step.ts';
import type { UndoOrderStep } from '../../orders/undo-order-step.ts';
import type { UpdateOrderItem } from '../../orders/update-order-item.ts';
import type { UpdateOrder } from '../../orders/update-order.ts';
import type { WatchOrders } from '../../orders/watch-orders.ts';
import type { Messages } from '../../messages/messages.ts';
import type { PushSubscriptions } from '../../messages/push-subscriptions.ts';
import type { Publishing } from '../../publishing/publishing.ts';
import type { RebuildCalls } from '../../publishing/rebuild-calls.ts';
import type { ReadCurrentShop } from '../../shop/current-shop.ts';
import type { Devices } from '../../printing/devices.ts';
import type { TestDevice } from '../../printing/test-device.ts';
import type { PrinterPolls } from '../../printing/printer-polls.ts';
import type { Prints } from '../../printing/read-prints.ts';
import type { ShowReceipt } from '../../printing/write-receipt.ts';
import type { EditShop } from '../../shop/edit-shop.ts';
import type { Images } from '../../media/images.ts';
import type { LogAnalytics } from '../../statistics/log-analytics.ts';
import type { OwnAccount } from '../../people/own-account.ts';
import type { ReturnFromTerminal, TakePaymentCall } from '../../payments/payment-calls.ts';
import type { ReadPayments } from '../../payments/read-payments.ts';
import type { RefundOrder } from '../../payments/refunds.ts';
import type { PlaceOrder } from '../../orders/place-order.ts';
import type { ReadPicture } from '../../media/read-picture.ts';
import type { RateOrder } from '../../orders/rate-order.ts';
import type { ReadLogs } from '../../people/read-logs.ts';
import type { ReadPublicOrder } from '../../orders/read-public-order.ts';
import type { ReadUpload } from '../../media/read-upload.ts';
import type { Uploads } from '../../media/uploads.ts';
import type { ReadSharePicture } from '../../media/share/share-pictures.ts';
import type { SignIns } from '../../people/sign-in.ts';
import type { Statistics } from '../../statistics/statistics.ts';
import type { StoreUpload } from '../../media/store-upload.ts';
import type { Users } from '../../people/users.ts';
import type { SellOut } from '../../shop/sell-out.ts';
import type { WatchOrder } from '../../orders/watch-order.ts';
import type { ReadSession } from './actor.ts';
import { addressOf, networkOf } from './address.ts';
import { allowOtherOrigins } from './cross-origin.ts';
import { allowEmptyBodies, refuseOtherBodies } from './bodies.ts';
import { failure } from './failures.ts';
import { outageOf } from './outages.ts';
import { countRefusals, limitBodies, limitRates, type CountRefusal } from './limits.ts';
import { observeRequests, routeOf } from './observe.ts';
import { guardEndpoints, type ApiEnv } from './guard.ts';

/** What the routes can have done. */
export interface Usecases {
  readSession: ReadSession;
  readShop: ReadCurrentShop;
  editShop: EditShop;
  sellOut: SellOut;
  readPicture: ReadPicture;
  readSharePicture: ReadSharePicture;
  placeOrder: PlaceOrder;
  readPublicOrder: ReadPublicOrder;
  takePaymentCall: TakePaymentCall;
  returnFromTerminal: ReturnFromTerminal;
  readPayments: ReadPayments;
  refundOrder: RefundOrder;
  watchOrder: WatchOrder;
  takeOrderStep: TakeOrderStep;
  undoOrderStep: UndoOrderStep;
  readOrders: ReadOrders;
  readOrderDetails: ReadOrderDetails;
  updateOrder: UpdateOrder;
  updateOrderItem: UpdateOrderItem;
  deleteOrder: DeleteOrder;
  runOrderErrand: RunOrderErrand;
  findBranchByApiKey: FindBranchByApiKey;
  orderFeeds: OrderFeeds;
  watchOrders: WatchOrders;
  rateOrder: RateOrder;
  devices: Devices;
  testDevice: TestDevice;
  prints: Prints;
  printerPolls: PrinterPolls;
  showReceipt: ShowReceipt;
  images: Images;
  uploads: Uploads;
  storeUpload: StoreUpload;
  readUpload: ReadUpload;
  logAnalytics: LogAnalytics;
  apiKeys: ApiKeys;
  statistics: Statistics;
  signIns: SignIns;
  ownAccount: OwnAccount;
  users: Users;
  readLogs: ReadLogs;
  publishing: Publishing;
  messages: Messages;
  pushSubscriptions: PushSubscriptions;
  rebuildCalls: RebuildCalls;
}

/** The router and what its routes need. */
export interface Api {
  app: OpenAPIHono<ApiEnv>;
  usecases: Usecases;
  /** From which network a request comes, for counting what is tried from there. */
  networkOf: (c: Context) => string;
  countRefusal: CountRefusal;
  addresses: Addresses;
  telemetry: Telemetry;
}

/** How the API stands in its surroundings. */
export interface Terms {
  telemetry: Telemetry;
  /** How many proxies of our own add to X-Forwarded-For. */
  trustedProxies: number;
  areRatesLimited: boolean;
  /** Where the shop is to be found; left out: wherever whoever asks has reached it. */
  addresses?: Addresses;
  /** Told of everything that should not have happened. */
  report: (problem: ErrorReport) => void;
}

export interface ErrorReport {
  id: string;
  method: string;
  route: string;
  error: unknown;
}

/** Pages and answers belong to this shop alone; pictures and calls may be used by a storefront elsewhere. */
const HEADERS: Parameters<typeof secureHeaders>[0] = {
  referrerPolicy: false,
  crossOriginResourcePolicy: 'cross-origin',
  strictTransportSecurity: 'max-age=31536000',
  xXssProtection: false,
  permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
};

/** A router that answers everything that goes wrong in the one error body (DESIGN section 4). */
export function createApi(usecases: Usecases, terms: Terms): Api {
  const app = new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => (result.success ? undefined : refuse(c, result.target, result.error.issues)),
  });
  observeRequests(app, terms.telemetry);
  app.use('*', secureHeaders(HEADERS), async (c, next) => {
    await next();
    // Set on the answer itself: Hono's `c.header` copies an answer that is there already, body and all.
    const { headers } = c.res;
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  });
  allowOtherOrigins(app);
  if (terms.areRatesLimited) limitRates(app, terms.trustedProxies);
  limitBodies(app);
  refuseOtherBodies(app);
  guardEndpoints(app, usecases.readSession);
  allowEmptyBodies(app);
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status === 400) return failure(c, 400, 'unreadable');
    terms.report({ id: c.get('requestId') ?? '', method: c.req.method, route: routeOf(c), error });
    const outage = outageOf(error);
    return outage ? failure(c, 503, outage) : failure(c, 500, 'unexpected');
  });
  return {
    app,
    usecases,
    networkOf: (c) => networkOf(addressOf(c, terms.trustedProxies) ?? ''),
    countRefusal: terms.areRatesLimited ? countRefusals(terms.trustedProxies) : () => Promise.resolve(null),
    addresses: terms.addresses ?? { site: null, office: null, api: null },
    telemetry: terms.telemetry,
  };
}

function refuse(c: Context, target: string, issues: Issue[]) {
  // A path that does not fit its pattern names nothing.
  if (target === 'param') return failure(c, 404, 'notFound');
  const errors = issues.map((issue) => ({ field: issue.path.join('.') || null, message: messageOf(issue) }));
  return c.json({ errors }, 422);
}
