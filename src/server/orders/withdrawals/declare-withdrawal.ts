import { createHash } from 'node:crypto';
import type {
  WithdrawalDraft,
  WithdrawalAcknowledgement,
  WithdrawnLine,
} from '../../../lib/contract/withdrawals.ts';
import { asCents, fromCents } from '../../../lib/domain/money.ts';
import { comparedName, declaredLines, isLateWithdrawal } from '../../../lib/domain/withdrawal.ts';
import { findOwnOrder } from '../read-orders.ts';
import { findOrderById, type StoredOrder } from '../queries/orders.ts';
import { readableText } from '../readable-text.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { customersLanguage } from '../../shop/customers-language.ts';
import type { ReadCurrentShop } from '../../shop/shop-cache.ts';
import { countStrangers, findOrderOf, insertWithdrawal } from '../queries/withdrawals.ts';
import { toAcknowledgement } from './withdrawal-views.ts';

/** Stores a declaration and sends its acknowledgement. Nothing is refused: what fits no order, or is late, is a case for staff. */
export type DeclareWithdrawal = (draft: WithdrawalDraft) => Promise<WithdrawalAcknowledgement>;

/** What sends acknowledgements. */
export interface ReceiptOutlet {
  /** Queues the acknowledgement of a declaration in the transaction that stores it. */
  writeAcknowledgement: (tx: Transaction, withdrawal: number) => Promise<void>;
  /** Whether the shop sends mails. */
  isConfigured: (channel: 'mail') => boolean;
}

export interface WithdrawalDependencies {
  db: Database;
  readShop: ReadCurrentShop;
  outlet: ReceiptOutlet;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Orders of before are not looked for by number: the right ends after a year and 14 days at the latest (§ 356 Abs. 4 BGB). */
const LOOK_BACK_MS = 400 * 86_400_000;
const HOUR_MS = 3_600_000;
/** Receipts for declarations that fit no order, per address and hour: anyone can name a stranger's. */
const MOST_STRANGE_RECEIPTS = 4;

export function createDeclareWithdrawal({
  db,
  readShop,
  outlet,
  now,
}: WithdrawalDependencies): DeclareWithdrawal {
  return async (draft) => {
    const at = new Date(now());
    const stored = await findOrderFor(db, draft, at);
    const shop = (await readShop())?.shop ?? null;
    const zone = shop?.config.timezone ?? 'Europe/Berlin';
    const declared = {
      ...whatIsDeclared(draft, stored),
      orderId: stored?.order.id ?? null,
      branchId: stored?.order.branchId ?? null,
    };
    const handedOverAt = stored?.order.completedAt ?? stored?.order.deliveredAt ?? null;
    const row = await db.transaction(async (tx) => {
      const { row: kept, isNew } = await insertWithdrawal(tx, {
        ...declared,
        key: keyOf(declared),
        language: customersLanguage(shop),
        receivedAt: at,
        handedOverAt,
        isLate: isLateWithdrawal(at.getTime(), handedOverAt?.getTime() ?? null, zone),
      });
      if (!isNew) return kept;
      const since = new Date(at.getTime() - HOUR_MS);
      const isFlood = !stored && (await countStrangers(tx, declared.email, since)) > MOST_STRANGE_RECEIPTS;
      if (!isFlood) await outlet.writeAcknowledgement(tx, kept.id);
      return kept;
    });
    return { ...toAcknowledgement(row), isMailed: outlet.isConfigured('mail') };
  };
}

/** By the keys of its link, else by number and name. */
async function findOrderFor(db: Database, draft: WithdrawalDraft, at: Date): Promise<StoredOrder | null> {
  const { order, orderNumber, name } = draft;
  if (order) return findOwnOrder(db, order.uid, order.hash);
  const id = await findOrderOf(db, { orderNumber, name }, new Date(at.getTime() - LOOK_BACK_MS));
  return id === null ? null : findOrderById(db, id);
}

function whatIsDeclared(draft: WithdrawalDraft, stored: StoredOrder | null) {
  const chosen = draft.order === null ? null : draft.lines;
  const isByHand = draft.order === null;
  return {
    isByLink: !isByHand && stored !== null,
    name: readableText(draft.name) || draft.name,
    email: draft.email,
    orderNumber: isByHand || !stored ? readableText(draft.orderNumber) : numberOf(stored),
    goods: readableText(draft.goods),
    lines: stored ? declaredLines(stored.items, chosen).flatMap((index) => toLine(stored, index)) : [],
  };
}

const numberOf = ({ order }: StoredOrder): string => `${order.id} (#${order.ticketNumber})`;

function toLine({ items }: StoredOrder, index: number): WithdrawnLine[] {
  const item = items[index];
  if (!item) return [];
  const { name, amount, unit, grossCents, facts } = item;
  const isReturnable = facts?.isReturnable === true;
  return [{ index, name, amount, unit, gross: fromCents(asCents(grossCents)), isReturnable }];
}

/** The same declaration has the same key, whenever it comes. */
function keyOf(declared: ReturnType<typeof whatIsDeclared> & { orderId: number | null }): string {
  const { orderId, isByLink, name, email, orderNumber, goods, lines } = declared;
  const said = [
    orderId ?? orderNumber,
    isByLink,
    comparedName(name),
    email.toLowerCase(),
    goods,
    lines.map(({ index }) => index),
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}
