import type { ListPage, ListQuery } from '../../../lib/contract/lists.ts';
import { isAdmin } from '../../../lib/contract/roles.ts';
import type { Withdrawal } from '../../../lib/contract/withdrawals.ts';
import { insertAudit } from '../../people/queries/logs.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { branchesOf, serves, type Actor } from '../../platform/http/actor.ts';
import { createDeclareWithdrawal, type WithdrawalDependencies } from './declare-withdrawal.ts';
import { closeWithdrawal, findWithdrawal, findWithdrawals } from '../queries/withdrawals.ts';
import { toWithdrawal } from './withdrawal-views.ts';

type Read = { ok: true; withdrawal: Withdrawal } | { ok: false; code: 'notFound' | 'notAllowed' };

/** Declarations of withdrawal, and their cases: admins see all, employees those of orders of their branches. */
export function createWithdrawalService(dependencies: WithdrawalDependencies) {
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
    /** Closes a case. Closing it again keeps the first name and time. */
    close: (actor: Actor, id: number): Promise<Read> =>
      db.transaction(async (tx) => {
        const found = await read(tx, actor, id);
        if (!found.ok) return found;
        const at = new Date(now());
        const isFirst = await closeWithdrawal(tx, id, actor.name, at);
        if (isFirst) {
          const state = { before: { doneBy: null }, after: { doneBy: actor.name } };
          await insertAudit(tx, actor, { at, action: 'update', entity: 'withdrawals', id, ...state });
        }
        return read(tx, actor, id);
      }),
  };
}

export type WithdrawalService = ReturnType<typeof createWithdrawalService>;
