import type { ListPage, ListQuery } from '../../lib/contract/lists.ts';
import type { Withdrawal } from '../../lib/contract/withdrawals.ts';
import type { MessageOutlet } from '../messages/message-outlet.ts';
import { insertAudit } from '../people/queries/logs.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { branchesOf, isAdmin, serves, type Actor } from '../platform/http/actor.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { createDeclareWithdrawal } from './declare-withdrawal.ts';
import { closeWithdrawal, findWithdrawal, findWithdrawals } from './queries/withdrawals.ts';
import { toWithdrawal } from './withdrawal-views.ts';

type Read = { ok: true; withdrawal: Withdrawal } | { ok: false; code: 'notFound' | 'notAllowed' };

interface Dependencies {
  db: Database;
  readShop: ReadCurrentShop;
  outlet: Pick<MessageOutlet, 'writeReceipt' | 'isConfigured'>;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Declarations of withdrawal, and their cases: admins see all, employees those of orders of their branches. */
export function createWithdrawalService(dependencies: Dependencies) {
  const { db, now } = dependencies;

  async function read(reader: Database | Transaction, actor: Actor, id: number): Promise<Read> {
    const found = await findWithdrawal(reader, id);
    if (!found) return { ok: false, code: 'notFound' };
    const { branchId } = found.row;
    const mayRead = branchId === null ? isAdmin(actor) : serves(actor, branchId);
    return mayRead ? { ok: true, withdrawal: toWithdrawal(found) } : { ok: false, code: 'notAllowed' };
  }

  return {
    declare: createDeclareWithdrawal(dependencies),
    async list(actor: Actor, query: ListQuery): Promise<ListPage<Withdrawal>> {
      const { items, total } = await findWithdrawals(db, query, branchesOf(actor));
      return { items: items.map(toWithdrawal), total };
    },
    read: (actor: Actor, id: number) => read(db, actor, id),
    /** Marks a case as done. Whoever was first stays named. */
    close: (actor: Actor, id: number): Promise<Read> =>
      db.transaction(async (tx) => {
        const found = await read(tx, actor, id);
        if (!found.ok) return found;
        const at = new Date(now());
        const isFirst = await closeWithdrawal(tx, id, actor.name, at);
        if (isFirst) {
          const entry = { at, action: 'done', entity: 'withdrawals', id, before: null, after: null };
          await insertAudit(tx, actor, entry);
        }
        return read(tx, actor, id);
      }),
  };
}

export type WithdrawalService = ReturnType<typeof createWithdrawalService>;
