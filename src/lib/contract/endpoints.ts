import { createRoute, type RouteConfig } from '@hono/zod-openapi';
import { z } from 'zod';
import { AnalyticsEvent } from './analytics.ts';
import { Block } from './blocks.ts';
import { Branch } from './branches.ts';
import { Category } from './categories.ts';
import { Config } from './config.ts';
import { Division } from './divisions.ts';
import { Donatee } from './donatees.ts';
import { Errors } from './errors.ts';
import { data, Identifier, IdParam } from './fields.ts';
import { Menu } from './menus.ts';
import { OrderDraft, PublicOrder, Questionnaire } from './orders.ts';
import { Product } from './products.ts';
import { Init } from './shop.ts';
import { Table } from './tables.ts';
import { Tag } from './tags.ts';
import { Upload, UploadDraft } from './uploads.ts';

/** Who may call an endpoint: anyone, or signed-in staff of a role. */
export type Who = 'anyone' | 'employee' | 'admin';

const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

const FAILURES = {
  400: 'Not readable as a request',
  404: 'No such thing',
  409: 'State or price has moved on',
  413: 'Too large',
  422: 'Fields are invalid',
  429: 'Too many at once',
  503: 'Not now; ask again later',
} as const;
type Failure = keyof typeof FAILURES;

/** The declared failures of an endpoint, each with the one error body. */
function failures<const S extends Failure>(...statuses: S[]) {
  type Answer = ReturnType<typeof json<typeof Errors>>;
  return Object.fromEntries(statuses.map((status) => [status, json(Errors, FAILURES[status])])) as Record<
    S,
    Answer
  >;
}

function endpoint<const R extends RouteConfig>(who: Who, config: R) {
  return { who, route: createRoute(config) };
}

/** An id, or an identifier that is not made of digits only. */
const KeyParam = z.string().regex(/^[a-z0-9-]{1,80}$/);

function list<const P extends string, T extends z.ZodType>(path: P, entity: T) {
  return endpoint('anyone', {
    method: 'get',
    path,
    responses: { 200: json(data(z.array(entity)), 'All of them') },
  });
}

function identifiedList<const P extends string, T extends z.ZodType>(path: P, entity: T) {
  return endpoint('anyone', {
    method: 'get',
    path,
    request: { query: z.object({ identifier: Identifier.optional() }) },
    responses: {
      200: json(data(z.array(entity)), 'All of them, or those with the identifier'),
      ...failures(422),
    },
  });
}

function byId<const P extends string, T extends z.ZodType>(path: P, entity: T) {
  return endpoint('anyone', {
    method: 'get',
    path,
    request: { params: z.object({ id: IdParam }) },
    responses: { 200: json(data(entity), 'The one'), ...failures(404) },
  });
}

function byKey<const P extends string, T extends z.ZodType>(path: P, entity: T) {
  return endpoint('anyone', {
    method: 'get',
    path,
    request: { params: z.object({ key: KeyParam.meta({ description: 'Id, or identifier' }) }) },
    responses: { 200: json(data(entity), 'The one'), ...failures(404) },
  });
}

/** Who knows both has the order: its uid names it, its hash is the secret. */
const orderKeys = z.object({ uid: z.string(), hash: z.string() });

/** An answer to the appointment that the shop proposes; the body is empty. */
function counterAppointment<const P extends string>(path: P) {
  return endpoint('anyone', {
    method: 'post',
    path,
    request: { params: orderKeys },
    responses: { 200: json(data(PublicOrder), 'The order as it is now'), ...failures(404, 409) },
  });
}

/** Every call of the API (SPEC section 7). The router, the typed client and `/api/openapi.json` come from it. */
export const endpoints = {
  readInit: endpoint('anyone', {
    method: 'get',
    path: '/api/init',
    responses: { 200: json(Init, 'Everything that pages are built from') },
  }),
  readConfig: endpoint('anyone', {
    method: 'get',
    path: '/api/config',
    responses: { 200: json(data(Config), 'The settings'), ...failures(404) },
  }),
  listDivisions: identifiedList('/api/divisions', Division),
  readDivision: byKey('/api/divisions/{key}', Division),
  listBranches: identifiedList('/api/branches', Branch),
  readBranch: byKey('/api/branches/{key}', Branch),
  listBranchMenus: endpoint('anyone', {
    method: 'get',
    path: '/api/branches/{id}/menus',
    request: { params: z.object({ id: IdParam }) },
    responses: { 200: json(data(z.array(Menu)), 'The menus of the branch'), ...failures(404) },
  }),
  listMenus: list('/api/menus', Menu),
  readMenu: byId('/api/menus/{id}', Menu),
  listCategories: list('/api/categories', Category),
  readCategory: byId('/api/categories/{id}', Category),
  listProducts: list('/api/products', Product),
  readProduct: byId('/api/products/{id}', Product),
  listTags: list('/api/tags', Tag),
  readTag: byId('/api/tags/{id}', Tag),
  listTables: identifiedList('/api/tables', Table),
  readTable: byKey('/api/tables/{key}', Table),
  listBlocks: identifiedList('/api/blocks', Block),
  readBlock: byKey('/api/blocks/{key}', Block),
  listDonatees: identifiedList('/api/donatees', Donatee),
  readDonatee: byKey('/api/donatees/{key}', Donatee),
  createOrder: endpoint('anyone', {
    method: 'post',
    path: '/api/orders',
    request: {
      headers: z.object({
        'idempotency-key': z.string().min(8).max(200).optional().meta({
          description: 'The same key with the same body gives the same order again',
        }),
      }),
      body: { required: true, content: { 'application/json': { schema: OrderDraft } } },
    },
    responses: { 201: json(data(PublicOrder), 'The order as stored'), ...failures(400, 409, 422) },
  }),
  readPublicOrder: endpoint('anyone', {
    method: 'get',
    path: '/api/orders/public/{uid}/{hash}',
    request: { params: orderKeys },
    responses: { 200: json(data(PublicOrder), 'The order'), ...failures(404) },
  }),
  watchPublicOrder: endpoint('anyone', {
    method: 'get',
    path: '/api/orders/public/{uid}/{hash}/events',
    request: { params: orderKeys },
    responses: {
      200: {
        description:
          'The order now and after each change, as events named "order"; ends with its final state',
        content: { 'text/event-stream': { schema: z.string() } },
      },
      ...failures(404, 429, 503),
    },
  }),
  confirmCounterAppointment: counterAppointment(
    '/api/orders/public/{uid}/{hash}/confirm-counter-appointment',
  ),
  rejectCounterAppointment: counterAppointment('/api/orders/public/{uid}/{hash}/reject-counter-appointment'),
  createQuestionnaire: endpoint('anyone', {
    method: 'post',
    path: '/api/orders/public/{uid}/{hash}/questionnaire',
    request: {
      params: orderKeys,
      body: { required: true, content: { 'application/json': { schema: Questionnaire } } },
    },
    responses: { 201: json(data(PublicOrder), 'The order with its rating'), ...failures(400, 404, 409, 422) },
  }),
  createUpload: endpoint('anyone', {
    method: 'post',
    path: '/api/uploads',
    request: { body: { required: true, content: { 'application/json': { schema: UploadDraft } } } },
    responses: { 201: json(data(Upload), 'The file as stored'), ...failures(400, 413, 422) },
  }),
  logAnalytics: endpoint('anyone', {
    method: 'post',
    path: '/api/analytics-log',
    request: { body: { required: true, content: { 'application/json': { schema: AnalyticsEvent } } } },
    responses: { 201: json(data(z.null()), 'Kept'), ...failures(400, 422) },
  }),
} as const;

export type Endpoints = typeof endpoints;
