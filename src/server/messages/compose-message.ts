import { ORDER_MOMENTS, type RefundTotals, type OrderMoment } from '../../lib/domain/order-moments.ts';
import type { OutboxRow, SentContent } from '../orders/queries/outbox.ts';
import type { Mail, Push } from './senders.ts';
import { smallBusinessNote } from '../../lib/domain/tax-rates.ts';
import { sellerLines } from '../../lib/domain/legal-texts.ts';
import { faceOf } from '../../lib/contract/branch-face.ts';
import { orderInWords } from '../../lib/contract/own-words.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import type { Order } from '../../lib/contract/staff-orders.ts';
import type { ImageRef } from '../../lib/domain/product.ts';
import type { StoredOrder } from '../orders/queries/orders.ts';
import type { MailTerms } from './mail/customer-mail.ts';
import { customerPush, staffPush } from './push/order-push.ts';
import { orderSms } from './sms/order-sms.ts';
import { statusPageOf } from '../../lib/contract/site-pages.ts';
import type { PictureUse } from '../media/drawing.ts';
import { heldMoney, type Amount } from '../payments/paid-order.ts';
import { customersWording, offeredOrGerman } from '../shop/customers-language.ts';
import { modeNamesIn } from '../shop/mode-names.ts';
import { toOrder } from '../orders/order-views.ts';

/** German reasons for unsent messages, for staff. */
export const messageReasons = {
  orderGone: 'Die Bestellung gibt es nicht mehr.',
  outdated: 'Überholt: Mit der Bestellung ist es inzwischen weitergegangen.',
  tooOld: 'Zu spät: Das ist keine Neuigkeit mehr.',
  notConfigured: 'Dieser Versand ist nicht eingerichtet.',
  smsOverOrder: 'Kostengrenze für SMS je Bestellung (SMS_LIMIT_ORDER) erreicht.',
  smsOverDay: 'Kostengrenze für SMS in 24 Stunden (SMS_LIMIT_DAY) erreicht.',
  tooManyMails: 'An diese Adresse gingen in der letzten Stunde schon vier Bestätigungen.',
  noMobile: 'Die Telefonnummer ist keine Mobilnummer.',
  deviceGone: 'Auf diesem Gerät sind Benachrichtigungen ausgeschaltet.',
  attended: 'Überholt: Es ist wieder jemand da.',
  lost: 'Der Server wurde bei jedem Versuch unterbrochen.',
} as const;

/** A message's content in its channel. */
export type Content =
  { channel: 'mail'; mail: Mail } | { channel: 'sms'; text: string } | { channel: 'push'; push: Push };

/** What a message is for that reminds staff of a new order that nobody has answered. */
export const REMINDER = 'unanswered';

/** The moment of a message; reminders, and messages sent again by staff, are about the placed order. */
export const momentOf = ({ purpose }: Pick<OutboxRow, 'purpose'>): OrderMoment =>
  ORDER_MOMENTS.find((moment) => moment === purpose) ?? 'placed';

/** The payload planned with a message: the instant of the event, and a refund's amount. */
export const payloadOf = ({ payload }: Pick<OutboxRow, 'payload'>) =>
  payload as { since?: string; refund?: RefundTotals };

/** A message's content for staff. */
export function saidOf(content: Content): SentContent {
  switch (content.channel) {
    case 'mail': {
      const { subject, text, html } = content.mail;
      return { subject, text, html };
    }
    case 'sms':
      return { subject: '', text: content.text, html: null };
    case 'push':
      return { subject: content.push.title, text: content.push.body, html: null };
  }
}

/** Origins of links in messages. */
export interface Addresses {
  /** The origin of the customers' pages. */
  site: () => string;
  /** The origin of the back office. */
  office: () => string;
  /** The origin that serves pictures. */
  api: () => string;
}

/** The columns of an outbox row that decide its content. */
type MessageRow = Pick<OutboxRow, 'id' | 'channel' | 'audience' | 'purpose' | 'recipient' | 'payload'>;

/** An order, and the money that the shop still holds for it: after a cancellation, that is refunded. */
interface Told {
  order: Order;
  kept: Amount | null;
}

export const toldOf = (stored: StoredOrder): Told => ({ order: toOrder(stored), kept: heldMoney(stored) });

/** The message about a moment of an order, from the order and the shop as they are now, for the row's channel. */
export async function composeMessage(
  row: MessageRow,
  { order: placed, kept }: Told,
  shop: Shop | null,
  { site, office, api }: Addresses,
): Promise<Content> {
  const moment = momentOf(row);
  const isReminder = row.purpose === REMINDER;
  const { shopName = '', timezone: zone = 'Europe/Berlin' } = shop?.config ?? {};
  // A language that the shop offers no more has no pages to link to.
  const offered = offeredOrGerman(placed.language, shop);
  // Dishes are named in the customer's language, and in German for staff.
  const shown = shop ? orderInWords(placed, shop, offered) : placed;
  const order = { ...shown, language: customersWording(offered, shop) };
  const modeNames = (wording: string) => modeNamesIn(shop, wording);
  const statusPage = statusPageOf(order, site());
  const { since = order.createdAt, refund } = payloadOf(row);
  if (row.channel === 'sms') return { channel: 'sms', text: orderSms(order, moment, { zone, statusPage }) };
  if (row.channel === 'push') {
    const isForStaff = row.audience === 'staff';
    const push = isForStaff
      ? staffPush(placed, moment, { zone, office: office(), modeNames: modeNames('de'), isReminder })
      : customerPush(order, moment, { zone, statusPage, refund });
    return { channel: 'push', push };
  }
  const branch = shop?.branches.find(({ id }) => id === order.branch.id);
  const terms = {
    id: `order-${order.uid}-${row.id}`,
    shopName,
    face: shop ? faceOf(shop, branch ?? {}) : undefined,
    modeNames,
    branchEmail: branch?.email ?? '',
    zone,
    site: site(),
    office: office(),
    since,
    refund: refund ?? null,
    taxFree: shop && smallBusinessNote(shop.config, branch ?? {}),
    kept,
    seller: sellerLine(shop),
    ...picturesOf(shop, api()),
  };
  if (row.audience === 'branch') {
    // Loaded late: the mail modules are large, and a shop without mail never needs them.
    const { branchMail } = await import('./mail/branch-mail.ts');
    return {
      channel: 'mail',
      mail: { ...(await branchMail(placed, moment, { ...terms, isReminder })), to: row.recipient },
    };
  }
  const { orderMail } = await import('./mail/customer-mail.ts');
  return { channel: 'mail', mail: { ...(await orderMail(order, moment, terms)), to: row.recipient } };
}

/** The seller as letters of business name it (§ 35a GmbHG, § 14 UGB): in one line; '' without a legal form. */
function sellerLine(shop: Shop | null): string {
  if (!shop || shop.config.legalForm === '') return '';
  return sellerLines(shop.config).join(', ');
}

/** URLs of the shop's pictures in formats that mail clients show. */
function picturesOf(shop: Shop | null, api: string): Pick<MailTerms, 'logo' | 'pictureOf'> {
  const address = (image: ImageRef | null | undefined, sized: { use: PictureUse; width: number }) =>
    image && image.extension !== 'svg'
      ? `${api}/image/${sized.use}/${image.id}-${image.version}.${image.extension}?width=${sized.width}&for=mail`
      : null;
  return {
    logo: address(shop?.config.logo, { use: 'branch', width: 640 }),
    pictureOf: (id) =>
      address(shop?.products.find((product) => product.id === id)?.images[0], { use: 'product', width: 160 }),
  };
}
