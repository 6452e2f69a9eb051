import type { ListPage, ListQuery } from '../../lib/contract/lists.ts';
import { isAdmin } from '../../lib/contract/roles.ts';
import type { Message, MessageDetails } from '../../lib/contract/messages.ts';
import { isMomentCurrent } from '../../lib/domain/order-moments.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { findMessages, findMessageWithOrder, type FoundMessage } from './queries/messages.ts';
import { insertOrderEvent } from '../orders/queries/order-history.ts';
import {
  findSentMail,
  findMessage,
  lockMessage,
  insertOutbox,
  updateOutbox,
  type MessageChannel,
  type OutboxRow,
} from '../orders/queries/outbox.ts';
import { findOrderById } from '../orders/queries/orders.ts';
import { CLAIM_SECONDS } from './message-jobs.ts';
import { branchesOf, serves, type Actor } from '../platform/http/actor.ts';
import { actorColumns } from '../orders/change-order.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { toPublicOrder } from '../orders/order-views.ts';
import { composeMessage, toldOf, momentOf, saidOf } from './compose-message.ts';
import type { MessageOutlet } from './message-outlet.ts';

type Refusal = 'notFound' | 'notAllowed' | 'push' | 'notConfigured' | 'outdated' | 'underWay';
type Read<C extends Refusal> = { ok: true; message: MessageDetails } | { ok: false; code: C };

/** Messages for staff: admins see all branches, employees their own. */
export interface Messages {
  list: (actor: Actor, query: ListQuery) => Promise<ListPage<Message>>;
  read: (actor: Actor, id: number) => Promise<Read<'notFound' | 'notAllowed'>>;
  /** Sends a message again: a copy if it was delivered, else the same one with fresh attempts. */
  resend: (actor: Actor, id: number) => Promise<Read<Refusal>>;
}

interface Terms {
  readShop: ReadCurrentShop;
  outlet: MessageOutlet;
  /** Epoch milliseconds. */
  now: () => number;
}

export function createMessages(db: Database, { readShop, outlet, now }: Terms): Messages {
  /** The content as sent, unaffected by later changes; for unsent messages, as it would be sent now. */
  async function details(found: FoundMessage): Promise<MessageDetails> {
    const { row } = found;
    if (row.said)
      return { ...toMessage(found), ...row.said, html: await findSentMail(db, row.id), isAsSent: true };
    const stored = row.orderId === null ? null : await findOrderById(db, row.orderId);
    const shop = (await readShop())?.shop ?? null;
    const content = stored ? await composeMessage(row, toldOf(stored), shop, outlet.addresses) : null;
    const said = content ? saidOf(content) : { subject: '', text: '', html: null };
    return { ...toMessage(found), ...said, isAsSent: false };
  }

  async function read(actor: Actor, id: number): Promise<Read<'notFound' | 'notAllowed'>> {
    const found = await findMessageWithOrder(db, id);
    if (!found) return { ok: false, code: 'notFound' };
    if (!mayRead(actor, found.row)) return { ok: false, code: 'notAllowed' };
    return { ok: true, message: await details(found) };
  }

  return {
    async list(actor, query) {
      const { items, total } = await findMessages(db, query, branchesOf(actor));
      return { items: items.map(toMessage), total };
    },
    read,
    async resend(actor, id) {
      const again = await db.transaction(async (tx) => {
        await lockMessage(tx, id);
        const row = await findMessage(tx, id);
        if (!row) return 'notFound' as const;
        if (!mayRead(actor, row)) return 'notAllowed' as const;
        const refusal = await whyNot(tx, row, outlet, new Date());
        if (refusal !== null) return refusal;
        const channel = row.channel as MessageChannel;
        const at = new Date(now());
        const next = row.state === 'done' ? await copy(tx, row, at) : await renew(tx, row);
        await outlet.write(tx, [{ id: next, channel }]);
        if (row.orderId !== null) {
          const changes = { [channel]: { from: null, to: row.purpose } };
          const event = { orderId: row.orderId, at, action: 'resend-message', changes };
          await insertOrderEvent(tx, { ...event, ...actorColumns({ actor, id: row.orderId }) });
        }
        return next;
      });
      return typeof again === 'number' ? read(actor, again) : { ok: false, code: again };
    },
  };
}

const mayRead = (actor: Actor, { branchId }: OutboxRow) =>
  branchId === null ? isAdmin(actor) : serves(actor, branchId);

async function whyNot(
  tx: Transaction,
  row: OutboxRow,
  { isConfigured }: MessageOutlet,
  now: Date,
): Promise<Refusal | null> {
  if (row.channel === 'push') return 'push';
  if (!isConfigured(row.channel as MessageChannel)) return 'notConfigured';
  const stored = row.orderId === null ? null : await findOrderById(tx, row.orderId);
  if (!stored || !isMomentCurrent(toPublicOrder(stored), momentOf(row))) return 'outdated';
  if (row.state !== 'waiting') return null;
  // The next attempt is later than any running one could last.
  const wait = (row.nextTryAt?.getTime() ?? 0) - now.getTime();
  return wait > CLAIM_SECONDS * 1000 ? null : 'underWay';
}

/** A delivered message stays as it is. */
function copy(
  tx: Transaction,
  { orderId, branchId, channel, audience, purpose, recipient, payload }: OutboxRow,
  createdAt: Date,
): Promise<number> {
  const same = { orderId, branchId, channel, audience, purpose, recipient, payload };
  return insertOutbox(tx, { ...same, state: 'waiting', createdAt });
}

async function renew(tx: Transaction, { id }: OutboxRow): Promise<number> {
  await updateOutbox(tx, id, { state: 'waiting', tries: 0, nextTryAt: null });
  return id;
}

function toMessage({ row, order }: FoundMessage): Message {
  const { id, branchId, audience, purpose, recipient, state, tries, lastError, costMillionths } = row;
  return {
    id,
    order: order && {
      id: order.id,
      ticketNumber: String(order.ticketNumber),
      branch: order.branch.name,
    },
    branchId,
    channel: row.channel as MessageChannel,
    audience,
    purpose,
    recipient,
    state,
    tries,
    lastError,
    cost: costMillionths === null ? null : costMillionths / 1_000_000,
    createdAt: row.createdAt.toISOString(),
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
    doneAt: row.doneAt?.toISOString() ?? null,
  };
}
