import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Database } from './db/database.ts';
import type { Storage } from './providers/storage/storage.ts';
import type { ErrorReport } from './routes/api.ts';
import { createApp } from './routes/app.ts';
import { keepCurrentShop, type ReadCurrentShop } from './usecases/current-shop.ts';
import { createPlaceOrder } from './usecases/place-order.ts';
import { createReadPicture } from './usecases/read-picture.ts';
import { createReadPublicOrder } from './usecases/read-public-order.ts';

interface Surroundings {
  /** Epoch milliseconds. */
  now: () => number;
  report: (problem: ErrorReport) => void;
}

/** The API on a database and a storage, without a port. */
export function compose(
  db: Database,
  storage: Storage,
  { now, report }: Surroundings,
): { app: OpenAPIHono; readShop: ReadCurrentShop } {
  const readShop = keepCurrentShop(db);
  const app = createApp(
    {
      readShop,
      readPicture: createReadPicture(storage),
      placeOrder: createPlaceOrder(db, readShop, now),
      readPublicOrder: createReadPublicOrder(db),
    },
    report,
  );
  return { app, readShop };
}
