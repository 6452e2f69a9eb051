import type { Branch } from '../../lib/contract/branches.ts';
import type { Config } from '../../lib/contract/config.ts';
import type { OptionGroup } from '../../lib/contract/products.ts';
import { staffWords } from '../platform/staff-words.ts';
import type { FieldError } from '../../lib/contract/fields.ts';
import type { Shop, ShopList } from '../../lib/contract/shop.ts';
import { insertAudit } from '../people/queries/logs.ts';
import { findBranchUsage, findStationDevices } from './queries/read-shop.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { findImages } from './queries/images.ts';
import { formerIdentifiers } from '../../lib/domain/branch.ts';
import { haveSameLegalTexts } from '../../lib/domain/legal-texts.ts';
import { keepLegalTexts, unkeptTexts } from './queries/legal-texts.ts';
import { writeIsDemo } from './queries/shop-revision.ts';
import {
  deleteEntity,
  insertEntity,
  sortEntities,
  takeId,
  updateEntity,
  writeConfig,
} from './queries/write-shop.ts';
import type { Actor } from '../platform/http/actor.ts';
import { checkConfig, checkEntity } from './check-entity.ts';
import type { ShopCache } from './shop-cache.ts';
import { branchEndsDemo, endsDemo } from './demo-shop.ts';
import { mayEdit, mayTake, type Fields, type Step } from './edit-rights.ts';
import { entityTag } from '../platform/http/entity-tag.ts';
import { followersOf } from './group-followers.ts';
import { writeSoldOutWebhooks } from './sold-out-webhooks.ts';
import { findIn, usersOf } from './shop-usage.ts';

type Entry<L extends ShopList> = Shop[L][number];

/** `movedOn`: changed since it was read. `inUse`: other entities refer to it. */
export type EditRefusal =
  | { ok: false; code: 'notFound' | 'notAllowed' }
  | { ok: false; code: 'invalid' | 'movedOn' | 'inUse'; errors: FieldError[] };
export type Edited<T> = { ok: true; value: T } | EditRefusal;

/**
 * Edits of the shop. Each is checked against the whole shop, written only if the shop still has the revision it was checked against,
 * and logged. `tag`: the ETag of the entity that the edit starts from; null: whatever is there.
 */
export interface EditShop {
  create: <L extends ShopList>(actor: Actor, list: L, fields: Fields) => Promise<Edited<Entry<L>>>;
  update: <L extends ShopList>(
    actor: Actor,
    list: L,
    id: number,
    fields: Fields,
    tag: string | null,
  ) => Promise<Edited<Entry<L>>>;
  remove: <L extends ShopList>(
    actor: Actor,
    list: L,
    id: number,
    tag: string | null,
  ) => Promise<Edited<Entry<L>>>;
  /** Orders a list by these ids, which must be exactly the list's. */
  sort: (actor: Actor, list: ShopList, ids: number[]) => Promise<Edited<number[]>>;
  writeConfig: (actor: Actor, fields: Fields, tag: string | null) => Promise<Edited<Config>>;
  /** Keeps a first version of texts that an earlier release did not keep; for the start of a server. */
  keepTexts: () => Promise<void>;
  /** Several edits at once: all or none of them, as one revision and one entry in the log. */
  together: (actor: Actor, log: TogetherLog, plan: PlanSteps) => Promise<Edited<Together>>;
}

export type { Step };

/** The steps for a shop, with ids for what is new; or why there are none. */
type PlanSteps = (
  shop: Shop,
  newId: (list: ShopList) => Promise<number>,
) => Promise<{ ok: true; steps: readonly Step[] } | EditRefusal>;

type TogetherLog = Pick<Parameters<typeof insertAudit>[2], 'action' | 'entity' | 'id'>;

/** What several edits have changed, by list: as it was, and as it is now. */
export interface Together {
  before: TouchedEntities;
  after: TouchedEntities;
  /** The entry in the log; null: there were no steps, and nothing is written. */
  logId: number | null;
}
type TouchedEntities = { [L in ShopList]?: Shop[L][number][] };

/** A refusal, or what to write, the shop that comes of it, and what to answer afterwards. */
type Plan<T> =
  | EditRefusal
  | {
      ok: true;
      /** Null: there is nothing to write. */
      write: ((tx: Transaction) => Promise<void>) | null;
      next: Shop;
      answer: (shop: Shop) => T;
    };

/** Concurrent changes of the shop that are retried before it counts as a fault. */
const MAX_TRIES = 20;

const notFound: EditRefusal = { ok: false, code: 'notFound' };
const notAllowed: EditRefusal = { ok: false, code: 'notAllowed' };
const refuse = (code: 'movedOn' | 'inUse', message: string): EditRefusal => ({
  ok: false,
  code,
  errors: [{ field: null, message }],
});

export function createEditShop(db: Database, shopCache: ShopCache, now: () => number): EditShop {
  let last: Promise<unknown> = Promise.resolve();

  /** Edits of this process run one after the other, so that a bulk edit does not conflict with itself. */
  function enqueue<T>(plan: (shop: Shop) => Promise<Plan<T>>): Promise<Edited<T>> {
    const edited = last.then(() => attempt(plan));
    last = edited.catch(() => {});
    return edited;
  }

  async function attempt<T>(plan: (shop: Shop) => Promise<Plan<T>>): Promise<Edited<T>> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const current = await shopCache.read();
      if (!current) throw new Error('there is no shop to edit');
      const planned = await plan(current.shop);
      if (!planned.ok) return planned;
      const { write: writePlanned } = planned;
      if (!writePlanned) return { ok: true, value: planned.answer(current.shop) };
      const write = async (tx: Transaction) => {
        await writePlanned(tx);
        // The notice of withdrawal also follows from branches and products.
        if (!haveSameLegalTexts(current.shop, planned.next))
          await keepLegalTexts(tx, planned.next, new Date(now()));
        await writeSoldOutWebhooks(tx, current.shop, planned.next, new Date(now()));
      };
      if (!(await shopCache.changeOf(current.revision, write))) continue;
      const written = await shopCache.read();
      return { ok: true, value: planned.answer(written?.shop ?? current.shop) };
    }
    throw new Error('the shop kept changing during an edit');
  }

  const images = (ids: number[]) => findImages(db, ids);
  const audit = (
    tx: Transaction,
    actor: Actor,
    entry: Pick<Parameters<typeof insertAudit>[2], 'action' | 'entity' | 'id' | 'before' | 'after'>,
  ) => insertAudit(tx, actor, { at: new Date(now()), ...entry });

  return {
    async create(actor, list, fields) {
      const id = await takeId(db, list);
      return enqueue(async (shop) => {
        const checked = await checkEntity(shop, list, { ...fields, id }, images);
        if (!checked.ok) return { ...checked, code: 'invalid' };
        const entity = checked.value;
        if (!mayEdit(actor, list, entity)) return notAllowed;
        return {
          ok: true,
          async write(tx) {
            await insertEntity(tx, list, entity);
            if (list === 'branches') await writeIsDemo(tx, false);
            await audit(tx, actor, { action: 'create', entity: list, id, before: null, after: entity });
          },
          next: { ...shop, [list]: [...shop[list], entity] },
          answer: (written) => findIn(written, list, id) ?? entity,
        };
      });
    },

    update: (actor, list, id, fields, tag) =>
      enqueue(async (shop) => {
        const before = findIn(shop, list, id);
        if (!before) return notFound;
        if (!mayEdit(actor, list, before, fields)) return notAllowed;
        if (isOutdated(before, tag)) return refuse('movedOn', staffWords().EDIT_MESSAGES.movedOn);
        const checked = await checkEntity(shop, list, changed(list, before, { ...fields, id }), images);
        if (!checked.ok) return { ...checked, code: 'invalid' };
        const after = checked.value;
        if (!mayEdit(actor, list, after, fields)) return notAllowed;
        const followed = list === 'optionGroups' ? followersOf(shop, after as OptionGroup) : null;
        if (followed && !followed.ok) return followed;
        const { products, followers = [] } = followed ?? {};
        let logId = 0;
        return {
          ok: true,
          async write(tx) {
            await updateEntity(tx, list, after);
            for (const { after: product } of followers) await updateEntity(tx, 'products', product);
            if (list === 'branches' && branchEndsDemo(before as Branch, after as Branch))
              await writeIsDemo(tx, false);
            // With products it is an edit of several, which can be taken back as one.
            const logged = (now: 'before' | 'after', entity: object) =>
              followers.length > 0
                ? { optionGroups: [entity], products: followers.map((one) => one[now]) }
                : entity;
            logId = await audit(tx, actor, {
              action: 'update',
              entity: list,
              id: followers.length > 0 ? null : id,
              before: logged('before', before),
              after: logged('after', after),
            });
          },
          next: {
            ...shop,
            ...(products ? { products } : {}),
            [list]: shop[list].map((one) => (one.id === id ? after : one)),
          },
          answer: (written) => ({
            ...(findIn(written, list, id) ?? after),
            ...(followers.length > 0 ? { changed: followers.length, logId } : {}),
          }),
        };
      }),

    remove: (actor, list, id, tag) =>
      enqueue(async (shop) => {
        const before = findIn(shop, list, id);
        if (!before) return notFound;
        if (!mayEdit(actor, list, before)) return notAllowed;
        if (isOutdated(before, tag)) return refuse('movedOn', staffWords().EDIT_MESSAGES.movedOn);
        const users = [...usersOf(shop, list, id), ...(await usersBesides(db, list, id))];
        if (users.length > 0)
          return refuse(
            'inUse',
            list === 'optionGroups'
              ? staffWords().groupInUseMessage(users.length)
              : staffWords().inUseMessage(users),
          );
        const tables = list === 'branches' ? shop.tables.filter(({ branch }) => branch.id === id) : [];
        return {
          ok: true,
          async write(tx) {
            await deleteEntity(tx, list, id);
            for (const table of tables)
              await audit(tx, actor, {
                action: 'delete',
                entity: 'tables',
                id: table.id,
                before: table,
                after: null,
              });
            await audit(tx, actor, { action: 'delete', entity: list, id, before, after: null });
          },
          next: { ...shop, [list]: shop[list].filter((one) => one.id !== id) },
          answer: () => before,
        };
      }),

    sort: (actor, list, ids) =>
      enqueue((shop) => {
        const before = shop[list].map(({ id }) => id);
        if (!isSameSet(before, ids))
          return Promise.resolve(refuse('movedOn', staffWords().EDIT_MESSAGES.orderMovedOn));
        return Promise.resolve({
          ok: true,
          async write(tx) {
            await sortEntities(tx, list, ids);
            await audit(tx, actor, {
              action: 'sort',
              entity: list,
              id: null,
              before: { ids: before },
              after: { ids },
            });
          },
          next: { ...shop, [list]: ids.map((id) => findIn(shop, list, id)) },
          answer: () => ids,
        });
      }),

    together: (actor, log, plan) =>
      enqueue(async (shop) => {
        const planned = await plan(shop, (list) => takeId(db, list));
        if (!planned.ok) return planned;
        if (!planned.steps.every((step) => mayTake(actor, shop, step))) return notAllowed;
        const checked = await checkSteps(shop, planned.steps, images);
        if (!checked.ok) return { ...checked, code: 'invalid' };
        const { next, before, after, writes } = checked;
        let logId: number | null = null;
        const writeAll = async (tx: Transaction) => {
          for (const write of writes) await write(tx);
          if (areOwnBranches(checked)) await writeIsDemo(tx, false);
          logId = await audit(tx, actor, { ...log, before, after });
        };
        return {
          ok: true,
          write: writes.length > 0 ? writeAll : null,
          next,
          answer: () => ({ before, after, logId }),
        };
      }),

    writeConfig: (actor, fields, tag) =>
      enqueue(async (shop) => {
        const before = shop.config;
        if (isOutdated(before, tag)) return refuse('movedOn', staffWords().EDIT_MESSAGES.movedOn);
        const checked = await checkConfig({ ...before, ...fields }, images);
        if (!checked.ok) return { ...checked, code: 'invalid' };
        const after = checked.value;
        return {
          ok: true,
          async write(tx) {
            await writeConfig(tx, after);
            if (endsDemo(before, after)) await writeIsDemo(tx, false);
            await audit(tx, actor, { action: 'update', entity: 'config', id: null, before, after });
          },
          next: { ...shop, config: after },
          answer: (written) => written.config,
        };
      }),

    async keepTexts() {
      const current = await shopCache.read();
      if (!current || (await unkeptTexts(db, current.shop)).length === 0) return;
      // An edit meanwhile, or another server, has kept them itself.
      await shopCache.changeOf(current.revision, (tx) => keepLegalTexts(tx, current.shop, new Date(now())));
    },
  };
}

/** Checks steps one after the other, each against the shop that the ones before it leave. */
async function checkSteps(
  shop: Shop,
  steps: readonly Step[],
  images: Parameters<typeof checkEntity>[3],
): Promise<
  | { ok: false; errors: FieldError[] }
  | ({ ok: true; next: Shop; writes: ((tx: Transaction) => Promise<void>)[] } & Omit<Together, 'logId'>)
> {
  const next = { ...shop };
  const [before, after]: [TouchedEntities, TouchedEntities] = [{}, {}];
  const writes: ((tx: Transaction) => Promise<void>)[] = [];
  const note = (to: TouchedEntities, list: ShopList, entity: unknown) =>
    void ((to[list] as unknown[] | undefined) ?? (to[list] = [])).push(entity as never);
  for (const step of steps) {
    const { list, id } = step;
    const was = findIn(next, list, id);
    if (was) note(before, list, was);
    const others = next[list].filter((one) => one.id !== id);
    if (step.kind === 'remove') {
      Object.assign(next, { [list]: others });
      writes.push((tx) => deleteEntity(tx, list, id));
      continue;
    }
    const checked = await checkEntity(next, list, changed(list, was, { ...step.fields, id }), images);
    if (!checked.ok) return checked;
    const entity = checked.value;
    note(after, list, entity);
    const isNew = step.kind === 'create';
    Object.assign(next, {
      [list]: isNew ? [...others, entity] : next[list].map((one) => (one.id === id ? entity : one)),
    });
    writes.push((tx) => (isNew ? insertEntity : updateEntity)(tx, list, entity));
  }
  return { ok: true, next, before, after, writes };
}

/** An entity with changed fields. A branch whose identifier changes is still found by the old one. */
function changed(list: ShopList, before: object | undefined, fields: Fields & { id: number }) {
  const after = { ...before, ...fields };
  if (list !== 'branches' || !before || typeof fields['identifier'] !== 'string') return after;
  return { ...after, formerIdentifiers: formerIdentifiers(before as Branch, after as unknown as Branch) };
}

/** Whether several edits have made a branch, or changed whose one is: that ends the demo. */
function areOwnBranches({ before, after }: Pick<Together, 'before' | 'after'>): boolean {
  const was = new Map(before.branches?.map((branch) => [branch.id, branch]));
  return (after.branches ?? []).some((branch) => {
    const old = was.get(branch.id);
    return old === undefined || branchEndsDemo(old, branch);
  });
}

const isOutdated = (before: unknown, tag: string | null) =>
  tag !== null && tag !== '*' && bare(tag) !== bare(entityTag(JSON.stringify({ data: before })));

/** Weak and strong tags compare as equal. */
const bare = (tag: string) => tag.trim().replace(/^W\//, '');

function isSameSet(before: readonly number[], after: readonly number[]): boolean {
  const ids = new Set(after);
  return ids.size === after.length && ids.size === before.length && before.every((id) => ids.has(id));
}

/** What refers to an entity and is no part of the shop. */
async function usersBesides(db: Database, list: ShopList, id: number): Promise<string[]> {
  if (list === 'branches') return branchUsers(db, id);
  return list === 'stations' ? (await findStationDevices(db, id)).map(deviceName) : [];
}

const deviceName = ({ identifier, name }: { identifier: string; name: string }) =>
  `Gerät „${name || identifier}“`;

async function branchUsers(db: Database, branchId: number): Promise<string[]> {
  const { devices, openOrders } = await findBranchUsage(db, branchId);
  const names = devices.map(deviceName);
  if (openOrders === 0) return names;
  return [...names, openOrders === 1 ? '1 offene Bestellung' : `${openOrders} offene Bestellungen`];
}
