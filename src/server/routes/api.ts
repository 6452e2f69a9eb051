import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { messageOf, type Issue } from '../../lib/contract/messages.ts';
import { LARGEST_UPLOAD } from '../../lib/contract/uploads.ts';
import type { ApiKeys } from '../usecases/api-keys.ts';
import type { AnswerCounterAppointment } from '../usecases/answer-counter-appointment.ts';
import type { ReadCurrentShop } from '../usecases/current-shop.ts';
import type { LogAnalytics } from '../usecases/log-analytics.ts';
import type { PlaceOrder } from '../usecases/place-order.ts';
import type { ReadPicture } from '../usecases/read-picture.ts';
import type { RateOrder } from '../usecases/rate-order.ts';
import type { ReadPublicOrder } from '../usecases/read-public-order.ts';
import type { ReadUpload } from '../usecases/read-upload.ts';
import type { StoreUpload } from '../usecases/store-upload.ts';
import type { WatchOrder } from '../usecases/watch-order.ts';
import type { ReadActor } from '../usecases/actor.ts';
import { failure } from './failures.ts';
import { guardEndpoints, type ApiEnv } from './guard.ts';

/** What the routes can have done. */
export interface Usecases {
  readActor: ReadActor;
  readShop: ReadCurrentShop;
  readPicture: ReadPicture;
  placeOrder: PlaceOrder;
  readPublicOrder: ReadPublicOrder;
  watchOrder: WatchOrder;
  answerCounterAppointment: AnswerCounterAppointment;
  rateOrder: RateOrder;
  storeUpload: StoreUpload;
  readUpload: ReadUpload;
  logAnalytics: LogAnalytics;
  apiKeys: ApiKeys;
}

/** The router and what its routes need. */
export interface Api {
  app: OpenAPIHono<ApiEnv>;
  usecases: Usecases;
}

const LARGEST_BODY = 1024 * 1024;
/** A file as base64 takes a third more than its bytes. */
const LARGEST_UPLOAD_BODY = Math.ceil((LARGEST_UPLOAD * 4) / 3) + 1024;
const DAY_SECONDS = 86_400;

export interface ErrorReport {
  method: string;
  path: string;
  error: unknown;
}

/** A router that answers everything that goes wrong in the one error body (DESIGN section 4). */
export function createApi(usecases: Usecases, report: (problem: ErrorReport) => void): Api {
  const app = new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => (result.success ? undefined : refuse(c, result.target, result.error.issues)),
  });
  app.use('*', async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    if (!c.res.headers.has('referrer-policy')) c.header('referrer-policy', 'strict-origin-when-cross-origin');
  });
  // Any storefront may call: nothing here depends on who is signed in.
  const allowAnyOrigin = cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST'],
    allowHeaders: ['content-type', 'idempotency-key'],
    exposeHeaders: ['etag'],
    maxAge: DAY_SECONDS,
  });
  app.use('/api/*', allowAnyOrigin);
  app.use('/image/*', allowAnyOrigin);
  const limit = bodyLimit({ maxSize: LARGEST_BODY, onError: (c) => failure(c, 413, 'tooLarge') });
  const uploadLimit = bodyLimit({
    maxSize: LARGEST_UPLOAD_BODY,
    onError: (c) => failure(c, 413, 'fileTooLarge'),
  });
  app.use('/api/*', (c, next) => (c.req.path === '/api/uploads' ? uploadLimit(c, next) : limit(c, next)));
  app.use('/api/*', async (c, next) => {
    if (hasOtherBody(c)) return failure(c, 400, 'unreadable');
    return next();
  });
  guardEndpoints(app, usecases.readActor);
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status === 400) return failure(c, 400, 'unreadable');
    report({ method: c.req.method, path: c.req.path, error });
    return isDatabaseAway(error) ? failure(c, 503, 'unavailable') : failure(c, 500, 'unexpected');
  });
  return { app, usecases };
}

/** A body that is anything but JSON; calls without one need no type. */
function hasOtherBody(c: Context): boolean {
  const type = c.req.header('content-type');
  if (type !== undefined) return !/^application\/json\b/i.test(type);
  return c.req.header('transfer-encoding') !== undefined || Number(c.req.header('content-length') ?? 0) > 0;
}

function refuse(c: Context, target: string, issues: Issue[]) {
  // A path that does not fit its pattern names nothing.
  if (target === 'param') return failure(c, 404, 'notFound');
  const errors = issues.map((issue) => ({ field: issue.path.join('.') || null, message: messageOf(issue) }));
  return c.json({ errors }, 422);
}

/** Failures of the network (ECONN…), and of PostgreSQL: no connection (08), shutting down (57P0), no database (3D), too many (53300). */
function isDatabaseAway(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && /^(ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|08|57P0|3D|53300)/.test(code))
      return true;
    if (/timeout exceeded when trying to connect|Connection terminated/.test(cause.message)) return true;
  }
  return false;
}
