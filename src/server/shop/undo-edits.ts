import { isDeepStrictEqual } from 'node:util';
import type { EditsUndone } from '../../lib/contract/many-edits.ts';
import type { LogAction, LogEntity } from '../../lib/contract/people.ts';
import type { Shop, ShopList } from '../../lib/contract/shop.ts';
import { staffWords } from '../platform/staff-words.ts';
import { findLog } from '../people/queries/logs.ts';
import { isOfGroup } from '../../lib/domain/option-groups.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { Database } from '../platform/database/database.ts';
import type { Edited, EditRefusal, EditShop, Step } from './edit-shop.ts';
import { findIn, isShopList, usersOf } from './shop-usage.ts';

/**
 * Takes several edits back that were made at once, by their entry in the log: an import, or a change of many products or branches. As a
 * whole, or not if any of it was changed since. Whoever could make them may take them back.
 */
export type UndoEdits = (actor: Actor, logId: number) => Promise<Edited<EditsUndone>>;

type Entities = { [L in ShopList]?: { id: number }[] };
type Fields = Readonly<Record<string, unknown>>;

/** Menus first, since they refer to the others; groups before products, which say what groups say. */
const ORDER = [
  'menus',
  'optionGroups',
  'products',
  'categories',
  'branches',
  'translations',
] as const satisfies ShopList[];

const UNDONE: ReadonlySet<unknown> = new Set<LogAction>(['import', 'update']);

const refuse = (message: string): EditRefusal => ({
  ok: false,
  code: 'movedOn',
  errors: [{ field: null, message }],
});

export function createUndoEdits(db: Database, { together }: Pick<EditShop, 'together'>): UndoEdits {
  return async (actor, logId) => {
    const entry = await findLog(db, logId);
    const { action, entity, id, before, after } = entry?.context ?? {};
    if (!UNDONE.has(action) || id !== null || !isShopList(String(entity)))
      return { ok: false, code: 'notFound' };
    const [was, is] = [before, after].map((all) => (all ?? {}) as Entities) as [Entities, Entities];
    const log = { action: 'rollback', entity: entity as LogEntity, id: null } as const;
    const undone = await together(actor, log, (shop) => Promise.resolve(planUndo(shop, was, is)));
    // What it was may not fit any more: a group is gone, or a picture.
    if (!undone.ok)
      return undone.code === 'invalid' ? refuse(staffWords().EDIT_MESSAGES.undoMovedOn) : undone;
    const list = entity as ShopList;
    const restored = was[list]?.length ?? 0;
    return { ok: true, value: { removed: (is[list]?.length ?? 0) - restored, restored } };
  };
}

function planUndo(shop: Shop, was: Entities, is: Entities): { ok: true; steps: Step[] } | EditRefusal {
  const followed = new Set(is.products?.map(({ id }) => id));
  // Products that got a group's part since would not go back with it.
  if (
    is.optionGroups?.some(({ id }) =>
      shop.products.some((one) => isOfGroup(one, id) && !followed.has(one.id)),
    )
  )
    return refuse(staffWords().EDIT_MESSAGES.undoMovedOn);
  const steps: Step[] = [];
  const left: Shop = { ...shop };
  const removed: { list: ShopList; id: number }[] = [];
  for (const list of ORDER)
    for (const made of is[list] ?? []) {
      const { id } = made;
      const old = was[list]?.find((one) => one.id === id);
      // Compared as the log has it: as JSON.
      const now = JSON.parse(JSON.stringify(findIn(shop, list, id) ?? null)) as Fields | null;
      const names = old ? differing({ ...old }, { ...made }) : Object.keys({ ...now, ...made });
      if (!now || differing(pick(now, names), pick({ ...made }, names)).length > 0)
        return refuse(staffWords().EDIT_MESSAGES.undoMovedOn);
      const others = left[list].filter((one) => one.id !== id);
      if (old) {
        const fields = pick({ ...old }, names);
        steps.push({ kind: 'update', list, id, fields });
        Object.assign(left, { [list]: [...others, { ...now, ...fields }] });
      } else {
        removed.push({ list, id });
        Object.assign(left, { [list]: others });
      }
    }
  const users = removed.flatMap(({ list, id }) => usersOf(left, list, id));
  if (users.length > 0) return refuse(staffWords().inUseMessage([...new Set(users)]));
  return { ok: true, steps: [...steps, ...removed.map((one): Step => ({ kind: 'remove', ...one }))] };
}

/** The names of fields that differ. Absent and null are the same: the database does not tell them apart. */
const differing = (one: Fields, other: Fields): string[] =>
  Object.keys({ ...one, ...other }).filter(
    (name) => !isDeepStrictEqual(one[name] ?? null, other[name] ?? null),
  );

/** Some fields; those that are absent as undefined: what an edit has added goes. */
const pick = (fields: Fields, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));
