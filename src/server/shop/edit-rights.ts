import { isAdmin, isAmong, MANAGERS_FIELDS } from '../../lib/contract/roles.ts';
import type { Shop, ShopList } from '../../lib/contract/shop.ts';
import type { Actor } from '../platform/http/actor.ts';
import { findIn } from './shop-usage.ts';

/** Fields as sent. On update, missing fields keep their value; on create they get their default. */
export type Fields = Readonly<Record<string, unknown>>;

/** One of several edits. Fields that are left out stay as they are, or get their default if it is new. */
export type Step = { list: ShopList; id: number } & (
  { kind: 'create' | 'update'; fields: Fields } | { kind: 'remove' }
);

/** Of their branches, all staff change what is sold out and how much is left; customers' pages follow. */
const DAILY_FIELDS: ReadonlySet<string> = new Set(['soldOut', 'stock', 'fewLeft']);

/** Admins edit everything; staff what is sold out in their branches and its tables (DESIGN section 5.14), managers its hours as well. */
export function mayEdit(
  actor: Actor,
  list: ShopList,
  entity: { id: number; branch?: { id: number } },
  fields?: Fields,
): boolean {
  if (isAdmin(actor)) return true;
  if (list === 'branches' && fields) {
    const isManager = isAmong(actor, 'manager');
    const may = (name: string) => DAILY_FIELDS.has(name) || (isManager && MANAGERS_FIELDS.has(name));
    return actor.branchIds.has(entity.id) && Object.keys(fields).every(may);
  }
  return list === 'tables' && entity.branch !== undefined && actor.branchIds.has(entity.branch.id);
}

/** One of several edits: admins take any, others change what is there, as far as they may. */
export function mayTake(actor: Actor, shop: Shop, step: Step): boolean {
  if (isAdmin(actor)) return true;
  const entity = step.kind === 'update' ? findIn(shop, step.list, step.id) : undefined;
  return step.kind === 'update' && entity !== undefined && mayEdit(actor, step.list, entity, step.fields);
}
