import type { FrontdeskTicket, Order } from '../../lib/contract/staff-orders.ts';
import type { Database } from '../platform/database/database.ts';
import { findOrdersUnderWay, findTickets } from './queries/find-orders.ts';
import type { FindBranchByApiKey } from '../people/find-branch-by-api-key.ts';
import { toOrder, toTicket } from './staff-order.ts';

/** Orders for a branch's displays, by API key; null: the key is wrong (SPEC section 6). */
export interface OrderFeeds {
  frontdesk: (branchId: number, apiKey: string) => Promise<FrontdeskTicket[] | null>;
  backoffice: (branchId: number, apiKey: string) => Promise<Order[] | null>;
}

export function createOrderFeeds(db: Database, findBranch: FindBranchByApiKey): OrderFeeds {
  return {
    async frontdesk(branchId, apiKey) {
      if (!(await findBranch(branchId, apiKey))) return null;
      return (await findTickets(db, branchId)).map(toTicket);
    },
    async backoffice(branchId, apiKey) {
      if (!(await findBranch(branchId, apiKey))) return null;
      return (await findOrdersUnderWay(db, [branchId])).map(toOrder);
    },
  };
}
