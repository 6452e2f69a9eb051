import type { Shop } from '../../../lib/contract/shop.ts';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import type { OutboxRow } from '../../db/outbox.ts';
import { customerPush, staffPush } from '../../providers/push/order-push.ts';
import { orderSms } from '../../providers/sms/order-sms.ts';
import { statusPageOf } from '../../providers/status-page.ts';
import { momentOf, type Content } from './message-content.ts';

/** Where links lead. */
export interface Addresses {
  /** The origin of the customers' pages. */
  site: () => string;
  /** The origin of the back office. */
  office: () => string;
}

/** What of a row of the outbox says what is to be said. */
type Asked = Pick<OutboxRow, 'id' | 'channel' | 'audience' | 'purpose' | 'recipient' | 'payload'>;

/** Says a moment of an order, as the order and the shop are now, in the words of the row's channel. */
export async function composeMessage(
  row: Asked,
  order: Order,
  shop: Shop | null,
  { site, office }: Addresses,
): Promise<Content> {
  const moment = momentOf(row);
  const { shopName = '', timezone: zone = 'Europe/Berlin' } = shop?.config ?? {};
  const statusPage = statusPageOf(order, site());
  if (row.channel === 'sms') return { channel: 'sms', text: orderSms(order, moment, { zone, statusPage }) };
  if (row.channel === 'push') {
    const isForStaff = row.audience === 'staff';
    const push = isForStaff
      ? staffPush(order, moment, { zone, office: office() })
      : customerPush(order, moment, { zone, statusPage });
    return { channel: 'push', push };
  }
  const { since = order.createdAt } = row.payload as { since?: string };
  const terms = {
    id: `order-${order.uid}-${row.id}`,
    shopName,
    branchEmail: shop?.branches.find(({ id }) => id === order.branch.id)?.email ?? '',
    zone,
    site: site(),
    office: office(),
    since,
  };
  if (row.audience === 'branch') {
    // Most of what mails are made with takes its time to be read, and a shop without mail needs none of it.
    const { branchMail } = await import('../../providers/mail/branch-mail.ts');
    return {
      channel: 'mail',
      mail: { ...(await branchMail(order, moment, terms)), to: row.recipient },
    };
  }
  const { orderMail } = await import('../../providers/mail/order-mail.ts');
  return { channel: 'mail', mail: { ...(await orderMail(order, moment, terms)), to: row.recipient } };
}
