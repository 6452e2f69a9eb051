import { z } from 'zod';
import { Block, Category, Division, Donatee, Station, Table, Tag, Menu } from '../entities.ts';
import { Branch, BranchFields } from '../branches.ts';
import { data, Id, Identifier, IdParam } from '../fields.ts';
import { ListParams } from '../lists.ts';
import { PriceTime, PriceTimeFields } from '../price-times.ts';
import { Promotion, PromotionFields } from '../promotions.ts';
import { ChangedGroup, OptionGroup, Product, ProductFields } from '../products.ts';
import type { Caller } from '../roles.ts';
import type { ShopList } from '../shop.ts';
import { Translation } from '../translations.ts';
import { body, endpoint, failures, json, type Who } from './declare.ts';

/** The lists of the shop: each is listed, read, created, sorted, changed and deleted alike (SPEC section 7). */

const IdParams = z.object({ id: IdParam });
/** What the shop has written in a language that it offers; in German without one. */
export const InLanguage = z.object({
  language: z.string().optional().meta({
    description: 'en, fr, it or tr: what the shop has translated is in that language, as customers see it',
  }),
});
const KeyParams = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .meta({ description: 'Id, or identifier' }),
});
/** A change is refused if the entity has changed since it was read. */
export const IfMatch = z.object({
  'if-match': z.string().max(200).optional().meta({
    description: 'The ETag of the entity as it was read: if it is another by now, nothing is changed (409)',
  }),
});

/** By what an entity is read: its id, or its identifier as well. */
const BY = {
  id: { params: IdParams, query: ListParams.extend(InLanguage.shape), refused: failures(400) },
  key: {
    params: KeyParams,
    query: ListParams.extend({ ...InLanguage.shape, identifier: Identifier.optional() }),
    refused: failures(400, 422),
  },
} as const;

interface By<P, Q, F> {
  params: P;
  query: Q;
  refused: F;
}
type Refused = ReturnType<typeof failures<400>>;

/** The six calls of a list. `reads`: who may see it (`readsOne`: one of it), `manages`: who creates and deletes, `edits`: who changes; the order is the admins'. */
function calls<
  const L extends string,
  P extends z.ZodObject,
  Q extends z.ZodObject,
  F extends Refused,
  E extends z.ZodType,
  S extends z.ZodRawShape,
>(
  list: L,
  { params, query, refused }: By<P, Q, F>,
  {
    reads = 'anyone',
    readsOne = reads,
    edits,
    manages,
  }: { reads?: Who; readsOne?: Who; edits: Caller; manages: Caller },
  entity: E,
  fields: z.ZodObject<S>,
) {
  const path = `/api/${list}` as const;
  const one = `/api/${list}/{id}` as const;
  const draft = fields.meta({ id: `${entity.meta()?.id}Draft` });
  return {
    list: endpoint(reads, {
      method: 'get',
      path,
      request: { query },
      responses: {
        200: json(data(z.array(entity)), 'All of them, or those asked for'),
        ...refused,
      },
    }),
    read: endpoint(readsOne, {
      method: 'get',
      path: one,
      request: { params, query: InLanguage },
      responses: { 200: json(data(entity), 'The one'), ...failures(404) },
    }),
    create: endpoint(manages, {
      method: 'post',
      path,
      request: { body: body(draft) },
      responses: { 201: json(data(entity), 'The new one'), ...failures(403, 422) },
    }),
    sort: endpoint('admin', {
      method: 'put',
      path: `/api/${list}/order` as const,
      request: { body: body(z.object({ ids: z.array(Id).max(100_000) })) },
      responses: { 200: json(data(z.array(Id)), 'The ids in their new order'), ...failures(409, 422) },
    }),
    /** Fields that are left out stay as they are. */
    update: endpoint(edits, {
      method: 'put',
      path: one,
      request: { params: IdParams, headers: IfMatch, body: body(draft.partial()) },
      responses: { 200: json(data(entity), 'As it is now'), ...failures(403, 404, 409, 422) },
    }),
    remove: endpoint(manages, {
      method: 'delete',
      path: one,
      request: { params: IdParams, headers: IfMatch },
      responses: { 200: json(data(entity), 'As it was'), ...failures(403, 404, 409) },
    }),
  };
}

const ADMINS = { edits: 'admin', manages: 'admin' } as const;
/** Of their own branches. */
const EMPLOYEES = { edits: 'employee', manages: 'employee' } as const;

const groupCalls = calls(
  'option-groups',
  BY.id,
  { reads: 'admin', ...ADMINS },
  OptionGroup,
  OptionGroup.omit({ id: true }),
);

export const entityEndpoints = {
  divisions: calls('divisions', BY.key, ADMINS, Division, Division.omit({ id: true })),
  // Managers change the hours of their own.
  branches: calls(
    'branches',
    BY.key,
    { edits: 'manager', manages: 'admin' },
    Branch,
    BranchFields.omit({ id: true }),
  ),
  menus: calls('menus', BY.id, ADMINS, Menu, Menu.omit({ id: true })),
  categories: calls('categories', BY.id, ADMINS, Category, Category.omit({ id: true })),
  products: calls('products', BY.id, ADMINS, Product, ProductFields.omit({ id: true })),
  tags: calls('tags', BY.id, ADMINS, Tag, Tag.omit({ id: true })),
  tables: calls('tables', BY.key, EMPLOYEES, Table, Table.omit({ id: true })),
  blocks: calls('blocks', BY.key, ADMINS, Block, Block.omit({ id: true })),
  donatees: calls('donatees', BY.key, ADMINS, Donatee, Donatee.omit({ id: true })),
  // Customers see what products have of them.
  optionGroups: {
    ...groupCalls,
    /** The products that have its part change with it. */
    update: endpoint('admin', {
      method: 'put',
      path: '/api/option-groups/{id}',
      request: {
        params: IdParams,
        headers: IfMatch,
        body: body(OptionGroup.omit({ id: true }).partial()),
      },
      responses: { 200: json(data(ChangedGroup), 'As it is now'), ...failures(403, 404, 409, 422) },
    }),
  },
  // The kitchen's screens name them.
  stations: calls(
    'stations',
    BY.id,
    { ...ADMINS, reads: 'kitchen', readsOne: 'admin' },
    Station,
    Station.omit({ id: true }),
  ),
  promotions: calls(
    'promotions',
    BY.id,
    { reads: 'admin', ...ADMINS },
    Promotion,
    PromotionFields.omit({ id: true }),
  ),
  // Customers get prices by them.
  priceTimes: calls(
    'price-times',
    BY.id,
    { reads: 'admin', ...ADMINS },
    PriceTime,
    PriceTimeFields.omit({ id: true }),
  ),
  // Customers get what pages are made of them.
  translations: calls(
    'translations',
    BY.id,
    { reads: 'admin', ...ADMINS },
    Translation,
    Translation.omit({ id: true }),
  ),
} as const satisfies Record<ShopList, object>;

type Lists = typeof entityEndpoints;
type Name = { [L in ShopList]: `${L}.${keyof Lists[L] & string}` }[ShopList];
type Flat = {
  [N in Name]: N extends `${infer L extends ShopList}.${infer A}`
    ? A extends keyof Lists[L]
      ? Lists[L][A]
      : never
    : never;
};

/** `entityEndpoints` in one table: 'blocks.create' and so on. */
export const flatEntityEndpoints = Object.fromEntries(
  Object.entries(entityEndpoints).flatMap(([list, six]) =>
    Object.entries(six).map(([name, declared]) => [`${list}.${name}`, declared]),
  ),
) as Flat;
