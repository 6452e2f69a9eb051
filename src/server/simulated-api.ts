import type { OnlineMethod } from '../lib/domain/payment-methods.ts';
import { createReadFullDays, createReadPlaces } from './orders/slots/free-places.ts';
import { placeRoutes } from './orders/routes/places.ts';
import type { Database } from './platform/database/database.ts';
import { newRouter } from './platform/http/api.ts';
import { failure } from './platform/http/failures.ts';
import type { SimulatedShops } from './publishing/clock.ts';
import { shopReadRoutes } from './shop/routes/reads.ts';
import { createShopReads } from './shop/service.ts';
import type { ReadCurrentShop } from './shop/shop-cache.ts';
import { createShopAt } from './shop/simulated-shop.ts';
import { createReadGoingTogether } from './statistics/going-together.ts';
import { goingTogetherRoute } from './statistics/routes.ts';

interface Dependencies {
  db: Database;
  readShop: ReadCurrentShop;
  /** Online methods that customers can be offered. */
  payable: ReadonlySet<OnlineMethod>;
}

/** What a kitchen sets, and how long it takes, holds for today only. */
const NOT_BUSY = {
  readBusy: () => Promise.resolve(null),
  readBusyOf: () => Promise.resolve(new Map<number, null>()),
};
const readPreparing = () => Promise.resolve(new Map<number, number>());

/** Shops at other instants: the handlers of the real API on another clock. Only what changes nothing has a route here. */
export function createSimulatedShops({ db, readShop, payable }: Dependencies): SimulatedShops {
  const shopAt = createShopAt(payable);
  return {
    shopAt,
    async call(request, at) {
      const now = () => at;
      const readThen: ReadCurrentShop = async () => {
        const current = await readShop();
        return current && shopAt(current, at);
      };
      const offers = { shopCache: { read: readThen }, readBusy: NOT_BUSY.readBusy };
      const app = newRouter();
      shopReadRoutes(app, createShopReads({ readShop: readThen, ...NOT_BUSY, now }), readPreparing);
      placeRoutes(app, {
        readPlaces: createReadPlaces(db, offers, now),
        readFullDays: createReadFullDays(db, offers, now),
      });
      goingTogetherRoute(app, { readGoingTogether: createReadGoingTogether(db, readThen, now) });
      app.notFound((c) => failure(c, 404, 'notFound'));
      // The API around it reports them.
      app.onError((error) => {
        throw error;
      });
      return app.fetch(request);
    },
  };
}
