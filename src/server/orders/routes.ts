import type { Context } from 'hono';
import { endpoints } from '../../lib/contract/endpoints.ts';
import { serves } from '../platform/http/actor.ts';
import type { OrdersViewer } from './watch-branch.ts';
import type { Placed } from './place-order.ts';
import { asksNotToBeCounted } from '../platform/http/do-not-count.ts';
import type { Api } from '../platform/http/api.ts';
import type { OrderService } from './service.ts';
import type { ShopService } from '../shop/service.ts';
import type { PeopleService } from '../people/service.ts';
import {
  openEventStream,
  STREAM_HEADERS,
  whileAllowed,
  type EventStream,
} from '../platform/http/event-stream.ts';
import { createPlaceLimit, type PlaceLimit } from '../platform/async/concurrency.ts';
import { failure, sayWords } from '../platform/http/failures.ts';
import { actorOf } from '../platform/http/guard.ts';
import { WORK_ASKED } from '../../lib/contract/orders.ts';
import { STATUSES } from './refusals.ts';
import { deliveryRoutes } from './routes/delivery.ts';
import { promotionRoutes } from './routes/promotions.ts';
import { calendarRoutes, tillRoutes } from './routes/till.ts';
import { orderStepRoutes, staffOrderRoutes } from './routes/staff.ts';

/** Counts an order that a customer has placed, for the shop's figures. */
type CountOrder = (order: Extract<Placed, { ok: true }>['order']['order']) => Promise<unknown>;

type WatchBusy = ShopService['pauses']['watchBusy'];

/** Customers behind one address, such as a dormitory's; all others poll. */
const MOST_PER_NETWORK = 50;
/** Devices of one account, such as the tablets of a kitchen. */
const MOST_PER_PERSON = 30;
/** Displays and tills with one API key. */
const MOST_PER_KEY = 20;

/** Orders as server-sent events. Each stream begins with the complete state, so a client need not know what it missed. */
function orderEventRoutes(
  { app, networkOf }: Api,
  { watchOrder, watchOrders, attendance }: OrderService,
  watchBusy: WatchBusy,
  { findBranchByApiKey, readSession }: PeopleService,
): void {
  const [customers, staff, keys] = [MOST_PER_NETWORK, MOST_PER_PERSON, MOST_PER_KEY].map(
    createPlaceLimit,
  ) as [PlaceLimit, PlaceLimit, PlaceLimit];

  app.openapi(endpoints.watchPublicOrder.route, async (c) => {
    const { uid, hash } = c.req.valid('param');
    const opened = await openEventStream(
      ({ send, end }) => watchOrder(uid, hash, { show: (order) => send('order', order), end }),
      { limit: customers, owner: networkOf(c) },
    );
    c.header('cache-control', 'no-store');
    if (opened.ok) return c.body(opened.body, 200, STREAM_HEADERS);
    return opened.code === 'notFound' ? failure(c, 404, 'orderNotFound') : refused(c, opened.code);
  });

  app.openapi(endpoints.watchOrders.route, async (c) => {
    const { id } = c.req.valid('param');
    if (!serves(actorOf(c), id)) return failure(c, 403, 'notAllowed');
    const { headers } = c.req.raw;
    const mayStill = async () => {
      const { signedIn } = await readSession(headers, false);
      return signedIn !== null && signedIn.owes === null && serves(signedIn.actor, id);
    };
    const opened = await openEventStream(
      async (stream) => {
        const allowed = whileAllowed(stream, mayStill);
        const watched = await watchOrders.orders(id, ordersTo(allowed));
        if (!watched.ok) return watched;
        const stop = watchBusy(id, (busy) => allowed.send('busy', busy));
        return {
          ok: true,
          stop() {
            stop();
            watched.stop();
          },
        };
      },
      { limit: staff, owner: String(actorOf(c).id) },
    );
    c.header('cache-control', 'no-store');
    return opened.ok ? c.body(opened.body, 200, STREAM_HEADERS) : refused(c, opened.code);
  });

  app.openapi(endpoints.sendHeartbeat.route, async (c) => {
    const recorded = await attendance.record(actorOf(c), c.req.valid('json'));
    c.header('cache-control', 'no-store');
    if (recorded.ok) return c.json({ data: { isAwake: true as const } }, 200);
    return recorded.code === 'notFound' ? failure(c, 404, 'notFound') : failure(c, 403, 'notAllowed');
  });
  app.openapi(endpoints.readAttendances.route, async (c) => {
    c.header('cache-control', 'no-store');
    return c.json({ data: await attendance.read(actorOf(c)) }, 200);
  });

  app.openapi(endpoints.watchBackofficeOrders.route, async (c) => {
    const { branchId, apiKey } = c.req.valid('param');
    c.header('cache-control', 'no-store');
    const isOpen = async () => (await findBranchByApiKey(branchId, apiKey, 'orders')) !== null;
    if (!(await isOpen())) return failure(c, 404, 'notFound');
    const opened = await openEventStream(
      (stream) => watchOrders.orders(branchId, ordersTo(whileAllowed(stream, isOpen))),
      { limit: keys, owner: apiKey },
    );
    return opened.ok ? c.body(opened.body, 200, STREAM_HEADERS) : refused(c, opened.code);
  });

  app.openapi(endpoints.watchFrontdeskOrders.route, async (c) => {
    const { branchId, apiKey } = c.req.valid('param');
    c.header('cache-control', 'no-store');
    const isOpen = async () => (await findBranchByApiKey(branchId, apiKey, 'tickets')) !== null;
    if (!(await isOpen())) return failure(c, 404, 'notFound');
    const opened = await openEventStream(
      (stream) => {
        const { send, end } = whileAllowed(stream, isOpen);
        return watchOrders.tickets(branchId, { show: (tickets) => send('tickets', tickets), end });
      },
      { limit: keys, owner: apiKey },
    );
    return opened.ok ? c.body(opened.body, 200, STREAM_HEADERS) : refused(c, opened.code);
  });
}

const ordersTo = ({ send, end }: EventStream): OrdersViewer => ({
  showAll: (orders) => send('orders', orders),
  showOne: (order) => send('order', order),
  showDeleted: (id) => send('deleted', { id }),
  end,
});

function refused(c: Context, code: 'tooMany' | 'unavailable') {
  return code === 'tooMany' ? failure(c, 429, 'tooMany') : failure(c, 503, 'unavailable');
}

/** Caches keep the places of a day for seconds, a browser for one: whoever was refused looks again. Orders are checked in any case. */
const PLACES_KEPT = 'public, max-age=1, s-maxage=5';

/** What is still free, now or by a simulated clock. */
export function placeRoutes(
  app: Api['app'],
  { readPlaces, readFullDays }: Pick<OrderService, 'readPlaces' | 'readFullDays'>,
): void {
  app.openapi(endpoints.readSlotPlaces.route, async (c) => {
    const { id, mode, day } = c.req.valid('param');
    const { 'slot-hold': hold = null } = c.req.valid('header');
    const places = await readPlaces(id, mode, day, hold);
    if (!places) return failure(c, 404, 'notFound');
    c.header('cache-control', hold === null ? PLACES_KEPT : 'no-store');
    c.header('vary', 'slot-hold', { append: true });
    return c.json({ data: places }, 200);
  });

  app.openapi(endpoints.readFullDays.route, async (c) => {
    const { id, mode, month } = c.req.valid('param');
    const full = await readFullDays(id, mode, month);
    if (!full) return failure(c, 404, 'notFound');
    c.header('cache-control', PLACES_KEPT);
    return c.json({ data: full }, 200);
  });
}

function orderRoutes(
  { app, tolledNetwork, countRefusal }: Api,
  { placeOrder, readPublicOrder, readConfirmation, showOrder, slotHolds }: OrderService,
  countOrder: CountOrder,
): void {
  app.openapi(endpoints.createOrder.route, async (c) => {
    const headers = c.req.valid('header');
    const { 'idempotency-key': key = null, 'order-proof': proof = null, 'slot-hold': hold = null } = headers;
    const placed = await placeOrder(c.req.valid('json'), key, {
      network: tolledNetwork(c),
      proof,
      hold,
      takenBy: null,
    });
    c.header('cache-control', 'no-store');
    if (placed.ok) {
      // No order waits for it, or fails with it.
      if (placed.isNew && !asksNotToBeCounted(c)) void countOrder(placed.order.order).catch(() => {});
      return c.json({ data: await showOrder(placed.order) }, 201);
    }
    const { REQUEST_MESSAGES } = sayWords(c);
    if (placed.code === 'workAsked') {
      const error = { field: null, code: WORK_ASKED, message: REQUEST_MESSAGES.workAsked } as const;
      return c.json({ errors: [{ ...error, challenge: placed.challenge }] }, 428);
    }
    // Codes are not to be found by trying.
    const isGuess = placed.errors.some(({ code }) => code === 'codeUnknown');
    const tooMany = isGuess ? await countRefusal(c) : null;
    return tooMany ?? c.json({ errors: placed.errors }, STATUSES[placed.code]);
  });

  app.openapi(endpoints.holdSlot.route, async (c) => {
    const { key } = c.req.valid('param');
    const held = await slotHolds.hold(key, c.req.valid('json'), tolledNetwork(c));
    c.header('cache-control', 'no-store');
    if (held.ok) return c.json({ data: { seconds: held.seconds } }, 200);
    if (held.code === 'unknown') return failure(c, 404, 'notFound');
    if (held.code === 'tooMany') return failure(c, 429, 'tooMany');
    sayWords(c);
    return c.json({ errors: held.errors }, STATUSES[held.code]);
  });

  app.openapi(endpoints.releaseSlot.route, async (c) => {
    await slotHolds.release(c.req.valid('param').key);
    c.header('cache-control', 'no-store');
    return c.json({ data: { seconds: 0 } }, 200);
  });

  app.openapi(endpoints.readPublicOrder.route, async (c) => {
    const { uid, hash } = c.req.valid('param');
    const order = await readPublicOrder(uid, hash);
    c.header('cache-control', 'no-store');
    return order ? c.json({ data: order }, 200) : failure(c, 404, 'orderNotFound');
  });

  app.openapi(endpoints.readConfirmation.route, async (c) => {
    const { uid, hash } = c.req.valid('param');
    const page = await readConfirmation.page(uid, hash);
    c.header('cache-control', 'no-store');
    if (page === null) return failure(c, 404, 'orderNotFound');
    return c.body(page, 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-modals",
    });
  });

  app.openapi(endpoints.readConfirmationPdf.route, async (c) => {
    const { uid, hash } = c.req.valid('param');
    const file = await readConfirmation.pdf(uid, hash);
    c.header('cache-control', 'no-store');
    if (file === null) return failure(c, 404, 'orderNotFound');
    return c.body(file.content, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${file.fileName}"`,
      'x-robots-tag': 'noindex',
    });
  });
}

/** Customers' answers to a proposed time, and reviews (SPEC section 7). */
function orderAnswerRoutes({ app }: Api, { takeOrderStep, rateOrder, showOrder }: OrderService): void {
  for (const answer of ['confirm', 'reject'] as const) {
    app.openapi(endpoints[`${answer}CounterAppointment`].route, async (c) => {
      const taken = await takeOrderStep(c.req.valid('param'), { action: `${answer}-counter-appointment` });
      c.header('cache-control', 'no-store');
      if (taken.ok) return c.json({ data: await showOrder(taken.order) }, 200);
      return taken.code === 'notFound' ? failure(c, 404, 'orderNotFound') : failure(c, 409, 'statusMovedOn');
    });
  }

  app.openapi(endpoints.createQuestionnaire.route, async (c) => {
    const { uid, hash } = c.req.valid('param');
    const rated = await rateOrder(uid, hash, c.req.valid('json'));
    c.header('cache-control', 'no-store');
    if (rated.ok) return c.json({ data: await showOrder(rated.order) }, 201);
    return rated.code === 'notFound' ? failure(c, 404, 'orderNotFound') : failure(c, 409, 'notReviewable');
  });
}

export function ordersRoutes(
  api: Api,
  orders: OrderService,
  people: PeopleService,
  watchBusy: WatchBusy,
  countOrder: CountOrder,
): void {
  placeRoutes(api.app, orders);
  promotionRoutes(api, orders);
  deliveryRoutes(api, orders);
  orderRoutes(api, orders, countOrder);
  staffOrderRoutes(api, orders);
  orderStepRoutes(api, orders);
  tillRoutes(api, orders.till);
  calendarRoutes(api, orders.readCalendar);
  orderAnswerRoutes(api, orders);
  orderEventRoutes(api, orders, watchBusy, people);
}
