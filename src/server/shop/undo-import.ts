import { isDeepStrictEqual } from 'node:util';
import type { ImportUndone } from '../../lib/contract/product-imports.ts';
import type { Shop, ShopList } from '../../lib/contract/shop.ts';
import { IMPORT_MESSAGES, inUseMessage } from '../../lib/contract/words/staff.ts';
import { findLog } from '../people/queries/logs.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { Database } from '../platform/database/database.ts';
import type { Edited, EditRefusal, EditShop, Step } from './edit-shop.ts';
import { findIn, usersOf } from './shop-usage.ts';

/** Takes an import back, by its entry in the log: as a whole, or not if any of it was changed since. */
export type UndoImport = (actor: Actor, logId: number) => Promise<Edited<ImportUndone>>;

type Entities = { [L in ShopList]?: { id: number }[] };

/** Menus first, since they refer to the others. */
const ORDER = ['menus', 'products', 'categories'] as const satisfies ShopList[];

const refuse = (message: string): EditRefusal => ({
  ok: false,
  code: 'movedOn',
  errors: [{ field: null, message }],
});

export function createUndoImport(db: Database, { together }: Pick<EditShop, 'together'>): UndoImport {
  return async (actor, logId) => {
    const entry = await findLog(db, logId);
    const { action, entity, before, after } = entry?.context ?? {};
    if (action !== 'import' || entity !== 'products') return { ok: false, code: 'notFound' };
    const [was, is] = [before, after].map((all) => (all ?? {}) as Entities) as [Entities, Entities];
    const log = { action: 'rollback', entity: 'products', id: null } as const;
    const undone = await together(actor, log, (shop) => Promise.resolve(planUndo(shop, was, is)));
    if (!undone.ok) return undone;
    const restored = was.products?.length ?? 0;
    return { ok: true, value: { removed: (is.products?.length ?? 0) - restored, restored } };
  };
}

function planUndo(shop: Shop, was: Entities, is: Entities): { ok: true; steps: Step[] } | EditRefusal {
  const steps: Step[] = [];
  const left: Shop = { ...shop };
  const removed: { list: ShopList; id: number }[] = [];
  for (const list of ORDER)
    for (const made of is[list] ?? []) {
      const { id } = made;
      // As the log has it: as JSON.
      const now = JSON.parse(JSON.stringify(findIn(shop, list, id) ?? null)) as unknown;
      if (!isDeepStrictEqual(now, made)) return refuse(IMPORT_MESSAGES.movedOn);
      const old = was[list]?.find((one) => one.id === id);
      const others = left[list].filter((one) => one.id !== id);
      if (old) {
        steps.push({ kind: 'update', list, id, fields: { ...gone(made), ...old } });
        Object.assign(left, { [list]: [...others, old] });
      } else {
        removed.push({ list, id });
        Object.assign(left, { [list]: others });
      }
    }
  const users = removed.flatMap(({ list, id }) => usersOf(left, list, id));
  if (users.length > 0) return refuse(inUseMessage([...new Set(users)]));
  return { ok: true, steps: [...steps, ...removed.map((one): Step => ({ kind: 'remove', ...one }))] };
}

/** Every field of an entity as absent: what the import has added goes. */
const gone = (entity: object) => Object.fromEntries(Object.keys(entity).map((name) => [name, undefined]));
