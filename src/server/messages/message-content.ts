import { ORDER_MOMENTS, type RefundTotals, type OrderMoment } from '../../lib/domain/order-moments.ts';
import type { OutboxRow, SentContent } from '../orders/queries/outbox.ts';
import type { Mail } from './mail/mailer.ts';
import type { Push } from './push/push-sender.ts';

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
  lost: 'Der Server wurde bei jedem Versuch unterbrochen.',
} as const;

/** A message's content in its channel. */
export type Content =
  { channel: 'mail'; mail: Mail } | { channel: 'sms'; text: string } | { channel: 'push'; push: Push };

/** The moment of a message; messages sent again by staff are about the placed order. */
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
