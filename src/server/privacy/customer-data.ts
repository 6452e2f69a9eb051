import type { CustomerArchive, CustomerSummary, ErasedCustomer } from '../../lib/contract/stored-data.ts';
import { isFinal } from '../../lib/domain/order.ts';
import { phoneCountry, toE164 } from '../../lib/domain/phone.ts';
import { uploadPath } from '../media/queries/uploads.ts';
import { actorColumns } from '../orders/change-order.ts';
import { toPublicOrder, type ReadDetails } from '../orders/order-views.ts';
import { eraseOrders } from '../orders/queries/erase-orders.ts';
import type { StoredOrder } from '../orders/queries/orders.ts';
import { insertAudit } from '../people/queries/logs.ts';
import type { Database } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { ReadCurrentShop } from '../shop/shop-cache.ts';
import { eraseWithdrawalsOf, findWithdrawalsOf } from '../orders/queries/withdrawals.ts';
import { archivePage } from './archive-page.ts';
import {
  deleteMessagesTo,
  eraseLogsOf,
  findMessagesOf,
  findOrdersOf,
  lockOrdersOf,
  type Customer,
} from './queries/personal-data.ts';

interface Dependencies {
  db: Database;
  storage: Pick<Storage, 'remove'>;
  readDetails: ReadDetails;
  readShop: ReadCurrentShop;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Tickets of unfinished orders. */
type Erased = { ok: true; erased: ErasedCustomer } | { ok: false; open: string[] };

/** What is stored about one customer, by e-mail address or phone number. */
export interface CustomerData {
  find: (contact: string) => Promise<CustomerSummary>;
  archive: (actor: Actor, contact: string) => Promise<CustomerArchive>;
  /** Removes the customer from finished orders, messages and the log; nothing while an order is open. */
  erase: (actor: Actor, contact: string) => Promise<Erased>;
}

const ticketsOfOpen = (orders: readonly StoredOrder[]) =>
  orders.filter((order) => !isFinal(toPublicOrder(order))).map(({ order }) => String(order.ticketNumber));

const idsOf = (orders: readonly StoredOrder[]) => orders.map(({ order }) => order.id);

export function createCustomerData({ db, storage, readDetails, readShop, now }: Dependencies): CustomerData {
  /** A number without a country code is one of the country of the shop's first branch. */
  async function customerOf(contact: string): Promise<Customer> {
    if (contact.includes('@')) return { email: contact.toLowerCase() };
    const shop = (await readShop())?.shop;
    const branch = shop?.branches[0] ?? { phone: '', zipCode: '' };
    const country = shop ? phoneCountry(shop.config, branch) : null;
    return { phone: toE164(contact, country) ?? contact };
  }

  return {
    async find(contact) {
      const customer = await customerOf(contact);
      const orders = await findOrdersOf(db, customer);
      const messages = await findMessagesOf(db, customer, idsOf(orders));
      return {
        orders: orders.length,
        open: ticketsOfOpen(orders),
        firstAt: orders[0]?.order.createdAt.toISOString() ?? null,
        lastAt: orders.at(-1)?.order.createdAt.toISOString() ?? null,
        messages: messages.length,
      };
    },
    async archive(actor, contact) {
      const customer = await customerOf(contact);
      const at = new Date(now());
      const stored = await findOrdersOf(db, customer);
      const orders = [];
      for (const order of stored) orders.push(await readDetails(db, order));
      const sent = await findMessagesOf(db, customer, idsOf(stored));
      const messages = sent.map(({ channel, recipient, createdAt, said }) => ({
        channel: channel as 'mail' | 'sms',
        recipient,
        createdAt: createdAt.toISOString(),
        text: said ? `${said.subject}\n${said.text}`.trim() : '',
      }));
      await db.transaction((tx) =>
        record(tx, actor, { at, action: 'export', after: { orders: orders.length } }),
      );
      const declared = 'email' in customer ? await findWithdrawalsOf(db, customer.email) : [];
      const withdrawals = declared.map(({ receivedAt, name, email, orderNumber, goods, lines }) => ({
        receivedAt: receivedAt.toISOString(),
        name,
        email,
        orderNumber,
        goods: [...lines.map((line) => line.name), goods].filter((words) => words !== ''),
      }));
      const archive = { createdAt: at.toISOString(), contact, orders, messages, withdrawals };
      return { ...archive, html: await archivePage(archive) };
    },
    async erase(actor, contact) {
      const customer = await customerOf(contact);
      const at = new Date(now());
      const done = await db.transaction(async (tx) => {
        await lockOrdersOf(tx, customer);
        const stored = await findOrdersOf(tx, customer);
        const open = ticketsOfOpen(stored);
        if (open.length > 0) return { ok: false, open } as const;
        const ids = idsOf(stored);
        const messages = await findMessagesOf(tx, customer, ids);
        const files = await eraseOrders(tx, ids, { at, ...actorColumns({ actor, id: 0 }) });
        await deleteMessagesTo(tx, customer);
        if ('email' in customer) await eraseWithdrawalsOf(tx, customer.email);
        const erased = {
          orders: ids.length,
          files: files.length,
          messages: messages.length,
          logs: await eraseLogsOf(tx, customer, ids),
        };
        await record(tx, actor, { at, action: 'erase', after: erased });
        return { ok: true, erased, files } as const;
      });
      if (!done.ok) return done;
      await storage.remove(done.files.map(uploadPath));
      return { ok: true, erased: done.erased };
    },
  };
}

/** Logs the action without the customer. */
const record = (
  tx: Parameters<typeof insertAudit>[0],
  actor: Actor,
  entry: Pick<Parameters<typeof insertAudit>[2], 'at' | 'action' | 'after'>,
) => insertAudit(tx, actor, { ...entry, entity: 'orders', id: null, before: null });
