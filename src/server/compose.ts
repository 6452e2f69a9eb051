import type { Database } from './db/database.ts';
import { createOrderChanges } from './db/order-changes.ts';
import type { Storage } from './providers/storage/storage.ts';
import type { Api, Terms } from './routes/api.ts';
import { createApp } from './routes/app.ts';
import { createApiKeys } from './usecases/api-keys.ts';
import { createAnswerCounterAppointment } from './usecases/answer-counter-appointment.ts';
import { keepCurrentShop, type ReadCurrentShop } from './usecases/current-shop.ts';
import { createLogAnalytics } from './usecases/log-analytics.ts';
import { createPlaceOrder } from './usecases/place-order.ts';
import { createReadPicture } from './usecases/read-picture.ts';
import { createRateOrder } from './usecases/rate-order.ts';
import { createReadPublicOrder } from './usecases/read-public-order.ts';
import { createReadUpload } from './usecases/read-upload.ts';
import { createStaffAuth, type Auth } from './usecases/staff-auth.ts';
import { createStoreUpload } from './usecases/store-upload.ts';
import { createOrderWatch } from './usecases/watch-order.ts';

interface Surroundings extends Terms {
  /** Epoch milliseconds. */
  now: () => number;
}

interface Composed {
  app: Api['app'];
  readShop: ReadCurrentShop;
  auth: () => Promise<Auth>;
  stopWatching: () => Promise<void>;
}

/** The API on a database and a storage, without a port. `stopWatching` ends the streams that are open. */
export function compose(db: Database, storage: Storage, { now, ...terms }: Surroundings): Composed {
  const readShop = keepCurrentShop(db);
  const changes = createOrderChanges(db);
  const watch = createOrderWatch(db, changes);
  const { auth, readActor } = createStaffAuth(db);
  const app = createApp(
    {
      readActor,
      readShop,
      readPicture: createReadPicture(storage),
      placeOrder: createPlaceOrder(db, readShop, now),
      readPublicOrder: createReadPublicOrder(db),
      watchOrder: watch.watchOrder,
      answerCounterAppointment: createAnswerCounterAppointment(db, now),
      rateOrder: createRateOrder(db, now),
      storeUpload: createStoreUpload(db, storage),
      readUpload: createReadUpload(db, storage),
      logAnalytics: createLogAnalytics(db, now),
      apiKeys: createApiKeys(db, now),
    },
    terms,
  );
  const stopWatching = () => {
    watch.close();
    return changes.close();
  };
  return { app, readShop, auth, stopWatching };
}
