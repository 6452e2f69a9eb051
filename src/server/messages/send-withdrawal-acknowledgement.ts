import type { Shop } from '../../lib/contract/shop.ts';
import type { Database } from '../platform/database/database.ts';
import { findWithdrawal, noteAcknowledgement } from '../orders/queries/withdrawals.ts';
import { toAcknowledgement } from '../orders/withdrawals/withdrawal-views.ts';
import { customersWording } from '../shop/customers-language.ts';
import type { SendMail } from './senders.ts';

interface Terms {
  db: Database;
  readShop: () => Promise<Shop | null>;
  /** The origin of the back office. */
  office: () => string;
  send: SendMail;
  /** Epoch milliseconds. */
  now: () => number;
  report: (error: unknown) => void;
}

/** Sends the acknowledgement of a withdrawal to its customer once, and tells the branch. Rejects if it has to be tried again. */
export function createSendAcknowledgement(terms: Terms): (id: number) => Promise<void> {
  const { db, readShop, office, send, now, report } = terms;
  return async (id) => {
    const found = await findWithdrawal(db, id);
    // Erased meanwhile, or sent by an attempt whose job was lost.
    if (!found || found.row.email === '' || found.row.receiptSentAt !== null) return;
    const shop = await readShop();
    // Of another branch than the order's there is no mail, but of no order the first branch hears.
    const { branchId } = found.row;
    const branch = shop?.branches.find((one) => (branchId === null ? one.email !== '' : one.id === branchId));
    const address = branch?.email ?? '';
    // Loaded late, as all mails.
    const { withdrawalAcknowledgement, withdrawalNotice } = await import('./mail/withdrawal-mail.ts');
    const { shopName = '', timezone: zone = 'Europe/Berlin', face } = shop?.config ?? {};
    const language = customersWording(found.row.language, shop);
    const letter = { id, language, shopName, face, zone, office: office(), replyTo: address };
    const acknowledgement = toAcknowledgement(found.row);
    const sent = await send(await withdrawalAcknowledgement(acknowledgement, letter));
    if (!sent.ok) {
      report(new Error(`the acknowledgement of withdrawal ${id} was not sent: ${sent.reason}`));
      if (!sent.isFinal) throw new Error(sent.reason);
    } else await noteAcknowledgement(db, id, new Date(now()));
    if (address === '') return;
    const told = await send(await withdrawalNotice(acknowledgement, letter, sent.ok));
    if (!told.ok) report(new Error(`the branch was not told of withdrawal ${id}: ${told.reason}`));
  };
}
