import type { BusyChange, SoldOutChange, ClosingDays } from '../../../lib/contract/branches.ts';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Shop, ShopList } from '../../../lib/contract/shop.ts';
import type { GroupProducts } from '../../../lib/contract/products.ts';
import type { TranslationChanges } from '../../../lib/contract/translations.ts';
import type { ChangeOfProducts, ProductPictures, ProductImport } from '../../../lib/contract/many-edits.ts';
import type { ChangeProducts, SetPictures } from '../change-products.ts';
import type { ChangeTranslations } from '../change-translations.ts';
import type { CloseDays } from '../close-days.ts';
import type { CopyEntity } from '../copy-entities.ts';
import type { EditRefusal, EditShop } from '../edit-shop.ts';
import type { SetGroupProducts } from '../option-groups.ts';
import type { ImportProducts } from '../import-products.ts';
import type { SellOut } from '../sold-out.ts';
import type { UndoEdits } from '../undo-edits.ts';
import { failure, sayWords, sendPage } from '../../platform/http/failures.ts';
import { currentWording } from '../../platform/http/language.ts';
import { customerWords } from '../../../lib/contract/words/languages.ts';
import { actorOf, type ApiEnv } from '../../platform/http/guard.ts';
import {
  parseListQuery,
  type ListParams,
  SEARCHED_FIELDS,
  SHOP_LIST_FIELDS,
} from '../../../lib/contract/lists.ts';
import type { ReadOfferIn } from '../offer-in-words.ts';
import { derive, type CurrentShop, type ReadCurrentShop } from '../shop-cache.ts';
import { entityTag } from '../../platform/http/entity-tag.ts';
import { selectEntries, type References } from '../select-entries.ts';
import { sendCached } from './cached-answer.ts';
import { entityEndpoints } from '../../../lib/contract/endpoints/entities.ts';
import type { Api } from '../../platform/http/api.ts';
import type { ShopService } from '../service.ts';

type ProductTable = z.output<typeof ProductImport>;
type ApiContext = Context<ApiEnv>;
type Entry<L extends ShopList> = Shop[L][number];
/** What a list's query may name besides. */
interface Asked {
  identifier?: string | undefined;
  language?: string | undefined;
}

const STATUSES = { notAllowed: 403, notFound: 404, movedOn: 409, inUse: 409, invalid: 422 } as const;
type Status = (typeof STATUSES)[keyof typeof STATUSES];

/** Why an edit was refused, under one of the statuses that its endpoint declares. */
export function refusal<S extends Status>(c: ApiContext, refused: EditRefusal, ...declared: S[]) {
  const status = declared.find((it) => it === STATUSES[refused.code]);
  if (status === undefined) throw new Error(`not declared: ${refused.code}`);
  return 'errors' in refused ? c.json({ errors: refused.errors }, status) : failure(c, status, refused.code);
}

/** The fields that were really sent: what is left out is left as it is, and gets no default. */
const fieldsOf = (c: ApiContext) => c.req.json<Record<string, unknown>>();
const tagOf = (c: ApiContext) => c.req.header('if-match') ?? null;

/** Answers to edits of one list. */
function entityEdits<L extends ShopList>(editShop: EditShop, list: L) {
  return {
    async create(c: ApiContext) {
      const made = await editShop.create(actorOf(c), list, await fieldsOf(c));
      return made.ok ? c.json({ data: made.value as Entry<L> }, 201) : refusal(c, made, 403, 422);
    },
    async update(c: ApiContext, id: number) {
      const changed = await editShop.update(actorOf(c), list, id, await fieldsOf(c), tagOf(c));
      return changed.ok
        ? c.json({ data: changed.value as Entry<L> }, 200)
        : refusal(c, changed, 403, 404, 409, 422);
    },
    async remove(c: ApiContext, id: number) {
      const gone = await editShop.remove(actorOf(c), list, id, tagOf(c));
      return gone.ok ? c.json({ data: gone.value as Entry<L> }, 200) : refusal(c, gone, 403, 404, 409);
    },
    async sort(c: ApiContext, ids: number[]) {
      const sorted = await editShop.sort(actorOf(c), list, ids);
      return sorted.ok ? c.json({ data: sorted.value }, 200) : refusal(c, sorted, 409);
    },
  };
}

/** Answers to a change of what a branch has sold out. */
export async function writeSoldOut(c: ApiContext, sellOut: SellOut, id: number, change: SoldOutChange) {
  const changed = await sellOut(actorOf(c), id, change);
  return changed.ok ? c.json({ data: changed.value }, 200) : refusal(c, changed, 403, 404, 422);
}

/** Answers to a pause, longer times or their end. */
export async function writeBusy(
  c: ApiContext,
  changeBusy: ShopService['pauses']['changeBusy'],
  change: BusyChange,
) {
  const changed = await changeBusy(actorOf(c), change);
  c.header('cache-control', 'no-store');
  return changed.ok ? c.json({ data: changed.value }, 200) : refusal(c, changed, 403, 404, 422);
}

/** Answers to a copy of an entity. */
export async function writeCopy<L extends 'branches' | 'menus' | 'categories'>(
  c: ApiContext,
  copyEntity: CopyEntity,
  list: L,
  id: number,
  name: Parameters<CopyEntity>[3],
) {
  const copied = await copyEntity(actorOf(c), list, id, name);
  return copied.ok ? c.json({ data: copied.value as Entry<L> }, 201) : refusal(c, copied, 404, 422);
}

/** Answers to a table of products. */
export async function writeImport(c: ApiContext, importProducts: ImportProducts, table: ProductTable) {
  const done = await importProducts(actorOf(c), table.rows, table.isTrial);
  return done.ok ? c.json({ data: done.value }, 200) : refusal(c, done, 422);
}

/** Answers to a change of many products. */
export async function writeProducts(c: ApiContext, changeProducts: ChangeProducts, asked: ChangeOfProducts) {
  const done = await changeProducts(actorOf(c), asked);
  return done.ok ? c.json({ data: done.value }, 200) : refusal(c, done, 422);
}

/** Answers to pictures of many products. */
export async function writePictures(c: ApiContext, setPictures: SetPictures, asked: ProductPictures) {
  const done = await setPictures(actorOf(c), asked);
  return done.ok ? c.json({ data: done.value }, 200) : refusal(c, done, 422);
}

/** Answers to other products of an option group. */
export async function writeGroupProducts(
  c: ApiContext,
  setGroupProducts: SetGroupProducts,
  id: number,
  asked: GroupProducts,
) {
  const done = await setGroupProducts(actorOf(c), id, asked);
  return done.ok ? c.json({ data: done.value }, 200) : refusal(c, done, 404, 422);
}

/** Answers to closing days of branches. */
export async function writeClosingDays(c: ApiContext, closeDays: CloseDays, { changes }: ClosingDays) {
  const done = await closeDays(actorOf(c), changes);
  return done.ok ? c.json({ data: done.value }, 200) : refusal(c, done, 403, 404);
}

/** Answers to other translations. */
export async function writeTranslations(
  c: ApiContext,
  changeTranslations: ChangeTranslations,
  asked: TranslationChanges,
) {
  const done = await changeTranslations(actorOf(c), asked);
  return done.ok ? c.json({ data: done.value }, 200) : refusal(c, done, 422);
}

/** Answers to taking several edits back. */
export async function writeUndo(c: ApiContext, undoEdits: UndoEdits, logId: number) {
  const undone = await undoEdits(actorOf(c), logId);
  return undone.ok ? c.json({ data: undone.value }, 200) : refusal(c, undone, 403, 404, 409);
}

/** Answers to a change of the settings. */
export async function writeConfig(c: ApiContext, editShop: EditShop) {
  const written = await editShop.writeConfig(actorOf(c), await fieldsOf(c), tagOf(c));
  return written.ok ? c.json({ data: written.value }, 200) : refusal(c, written, 409, 422);
}

/** Answers of a list of the shop's entities, all of them or some, from the shop as it is now. Staff see hidden ones too. */
function entityLists<L extends ShopList>(readShop: ReadCurrentShop, offerIn: ReadOfferIn, name: L) {
  // Only pages ask for a language.
  const isForStaff = (c: Context<ApiEnv>) => Boolean(c.get('actor')) && c.req.query('language') === undefined;
  const listOf = (c: Context<ApiEnv>, current: CurrentShop) =>
    (isForStaff(c) ? current.shop : offerIn(current, c.req.query('language')).shop)[name] as Entry<L>[];
  const forWhom = (c: Context<ApiEnv>, current: CurrentShop) => {
    if (isForStaff(c)) return 'for staff';
    const { until, language } = offerIn(current, c.req.query('language'));
    return `until ${until} in ${language}`;
  };

  function byKey(c: Context<ApiEnv>, shop: CurrentShop): Map<string, Entry<L>> {
    return derive(shop, `${name} by key ${forWhom(c, shop)}`, () => {
      const entries = new Map<string, Entry<L>>();
      for (const entry of listOf(c, shop)) {
        entries.set(String(entry.id), entry);
        // An identifier of digits only would be taken for an id.
        const identifier = identifierOf(entry);
        if (identifier !== null && !/^\d+$/.test(identifier) && !entries.has(identifier))
          entries.set(identifier, entry);
      }
      return entries;
    });
  }

  return {
    async sendAll(
      c: Context<ApiEnv>,
      { identifier, language: _language, ...params }: z.output<typeof ListParams> & Asked,
    ) {
      const shop = await readShop();
      const isWhole = identifier === undefined && Object.values(params).every((param) => param === undefined);
      if (shop && isWhole && !isForStaff(c))
        return sendCached(c, shop, `${name} ${forWhom(c, shop)}`, () => ({ data: listOf(c, shop) }));
      const asked = parseListQuery(
        params,
        SHOP_LIST_FIELDS[name],
        customerWords(currentWording()).LIST_MESSAGES,
      );
      if (!asked.ok) {
        sayWords(c);
        return c.json({ errors: asked.errors }, 400);
      }
      const entries = shop ? listOf(c, shop) : [];
      const having =
        identifier === undefined ? entries : entries.filter((entry) => identifierOf(entry) === identifier);
      const references = shop && name === 'products' ? placesOf(shop) : {};
      const page = selectEntries(
        having,
        asked.query,
        SHOP_LIST_FIELDS[name],
        SEARCHED_FIELDS[name],
        references,
      );
      return sendPage(c, name, page, asked.query);
    },
    async sendOne(c: Context<ApiEnv>, key: string | number) {
      const shop = await readShop();
      const entry = shop && byKey(c, shop).get(String(key));
      if (!shop || !entry) return failure(c, 404, 'notFound');
      if (!isForStaff(c))
        return sendCached(c, shop, `${name}/${key} ${forWhom(c, shop)}`, () => ({ data: entry }));
      const answer = { data: entry };
      c.header('cache-control', 'no-store');
      c.header('etag', entityTag(JSON.stringify(answer)));
      return c.json(answer, 200);
    },
  };
}

/** Products are in the categories under which they stand on any menu. */
function placesOf(shop: CurrentShop): References {
  const categoriesOf = derive(shop, 'categories by product', () => {
    const found = new Map<number, { id: number }[]>();
    for (const { catalog } of shop.shop.menus)
      for (const category of catalog)
        for (const { id } of category.products) found.set(id, [...(found.get(id) ?? []), category]);
    return found;
  });
  return { categoryId: ({ id }) => categoriesOf.get(id as number) ?? [] };
}

function identifierOf(entry: object): string | null {
  return 'identifier' in entry && typeof entry.identifier === 'string' ? entry.identifier : null;
}

const LISTS = Object.keys(entityEndpoints) as ShopList[];

/** Reading each list, and one of its entities. */
export function entityReadRoutes(
  app: Api['app'],
  { readShop, offerIn }: Pick<ShopService, 'readShop' | 'offerIn'>,
): void {
  for (const name of LISTS) {
    // The lists differ in their entities only; one of them stands for all in the types.
    const list = name as 'divisions';
    const { list: all, read } = entityEndpoints[list];
    const reads = entityLists(readShop, offerIn, list);
    app.openapi(all.route, (c) => reads.sendAll(c, c.req.valid('query')));
    app.openapi(read.route, (c) => reads.sendOne(c, c.req.valid('param').id));
  }
}

/** The four edits of each list. */
export function entityEditRoutes({ app }: Api, { editShop }: ShopService): void {
  for (const name of LISTS) {
    // As in `entityReadRoutes`.
    const list = name as 'divisions';
    const endpoints = entityEndpoints[list];
    const edits = entityEdits(editShop, list);
    app.openapi(endpoints.create.route, (c) => edits.create(c));
    // Before update, whose `{id}` would match 'order'.
    app.openapi(endpoints.sort.route, (c) => edits.sort(c, c.req.valid('json').ids));
    app.openapi(endpoints.update.route, (c) => edits.update(c, c.req.valid('param').id));
    app.openapi(endpoints.remove.route, (c) => edits.remove(c, c.req.valid('param').id));
  }
}
