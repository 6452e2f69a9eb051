import { and, eq, inArray, sql } from 'drizzle-orm';
import { namesIn, type ChosenPart } from '../../../lib/domain/cart-item.ts';
import { uploadsIn } from '../../../lib/domain/uploads.ts';
import type { Upload } from '../../../lib/contract/media.ts';
import { eraseUses } from './promotions.ts';
import { eraseWithdrawals } from './withdrawals.ts';
import { eraseWebhookEvents } from '../../webhooks/queries/events.ts';
import { deleteUploads } from '../../media/queries/uploads.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { NewOrderEvent } from './order-history.ts';
import {
  orderEvents,
  orderItems,
  orders,
  outbox,
  products,
  pushSubscriptions,
  questionnaires,
  sentMails,
} from '../../platform/database/schema.ts';
import type { StoredPart } from '../../platform/database/schema/products.ts';

/** What an order says about its customer, as it is without one; its history says it too. */
const NO_CUSTOMER = {
  name: '',
  email: '',
  phone: '',
  street: '',
  city: '',
  floor: '',
  stairway: '',
  door: '',
  comment: '',
  rejectionMessage: null,
};

/** What the history says about customers; `items` has their texts and files. */
const PERSONAL_CHANGES = sql.raw(
  `array[${[...Object.keys(NO_CUSTOMER), 'items'].map((field) => `'${field}'`).join()}]::text[]`,
);

/**
 * Removes everything about the customers of locked orders, with their messages; items, totals, taxes, payments and stars stay. Answers
 * the files that no longer belong to anything, to be removed from the storage.
 */
export async function eraseOrders(
  tx: Transaction,
  ids: readonly number[],
  by: Pick<NewOrderEvent, 'at' | 'actor' | 'userId' | 'userName'>,
): Promise<Upload[]> {
  if (ids.length === 0) return [];
  const these = [...ids];
  await tx
    .update(orders)
    // The hash is a fingerprint of the request, and so of a name that can be guessed.
    .set({ ...NO_CUSTOMER, paymentRedirectUrl: null, requestHash: '', erasedAt: by.at })
    .where(inArray(orders.id, these));
  await tx
    .update(orderEvents)
    .set({ changes: sql`${orderEvents.changes} - ${PERSONAL_CHANGES}` })
    .where(inArray(orderEvents.orderId, these));
  await tx
    .insert(orderEvents)
    .values(these.map((orderId) => ({ orderId, action: 'erase', changes: {}, ...by })));
  await tx
    .update(questionnaires)
    .set({ comment: '' })
    .where(and(inArray(questionnaires.orderId, these), sql`${questionnaires.comment} <> ''`));
  await eraseMessages(tx, these);
  await eraseWithdrawals(tx, these);
  await eraseUses(tx, these);
  await eraseWebhookEvents(tx, these);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.orderId, these));
  return deleteUploads(tx, await eraseParts(tx, these));
}

/** What was said, and to which customer. A branch's own address stays. */
async function eraseMessages(tx: Transaction, ids: number[]): Promise<void> {
  const isBranch = sql`${outbox.audience} is not distinct from 'branch'`;
  const erased = await tx
    .update(outbox)
    .set({
      said: null,
      lastError: null,
      recipient: sql`case when ${isBranch} then ${outbox.recipient} else '' end`,
      // The key contains the recipient.
      key: sql`case when ${isBranch} then ${outbox.key} end`,
      state: sql`case when ${outbox.state} in ('waiting', 'notConfigured') then 'skipped' else ${outbox.state} end`,
      nextTryAt: null,
    })
    .where(inArray(outbox.orderId, ids))
    .returning({ id: outbox.id });
  const mails = erased.map(({ id }) => id);
  if (mails.length > 0) await tx.delete(sentMails).where(inArray(sentMails.outboxId, mails));
}

/** Keeps the choices that a product offers; a text is the customer's own. Answers the ids of the customers' files. */
async function eraseParts(tx: Transaction, ids: number[]): Promise<number[]> {
  const rows = await tx
    .select({
      orderId: orderItems.orderId,
      position: orderItems.position,
      parts: orderItems.parts,
      offered: products.parts,
    })
    .from(orderItems)
    .leftJoin(products, eq(products.id, orderItems.productId))
    .where(and(inArray(orderItems.orderId, ids), sql`${orderItems.parts} <> '[]'::jsonb`));
  for (const { orderId, position, parts, offered } of rows) {
    const kept = parts.filter((part) => isChoice(part, offered ?? []));
    if (kept.length === parts.length) continue;
    await tx
      .update(orderItems)
      .set({ parts: kept })
      .where(and(eq(orderItems.orderId, orderId), eq(orderItems.position, position)));
  }
  return rows.flatMap(({ parts }) => uploadsIn(parts).map(({ id }) => id));
}

function isChoice({ name, value }: ChosenPart, offered: readonly StoredPart[]): boolean {
  const options = offered.find((part) => part.name === name)?.options ?? [];
  return (
    uploadsIn([{ name, value }]).length === 0 &&
    namesIn(value).every((chosen) => chosen === '' || options.some((option) => option.name === chosen))
  );
}
