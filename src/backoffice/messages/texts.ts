import type { Message, MessageState } from '../../lib/contract/messages.ts';

/** German words of the screens about messages. */
export const messageTexts = {
  list: 'Nachrichten',
  title: 'Nachricht',
  when: 'Wann',
  what: 'Was',
  to: 'An',
  state: 'Stand',
  channel: 'Art',
  order: 'Bestellung',
  orderOf: (ticket: string, branch: string) => `#${ticket} ${branch}`,
  from: 'Ab',
  until: 'Bis',
  channels: { mail: 'E-Mail', sms: 'SMS', push: 'Mitteilung' } satisfies Record<Message['channel'], string>,
  audience: 'Für',
  audiences: { customer: 'Kunde', branch: 'Filiale', staff: 'Mitarbeiter' },
  states: {
    queued: 'in der Warteschlange',
    waiting: 'wartet',
    done: 'gesendet',
    failed: 'fehlgeschlagen',
    notConfigured: 'nicht eingerichtet',
    skipped: 'ausgelassen',
  } satisfies Record<MessageState, string>,
  purposes: {
    placed: 'Neue Bestellung',
    unanswered: 'Erinnerung: noch nicht beantwortet',
    unattended: 'Niemand da',
    counterAppointment: 'Andere Zeit vorgeschlagen',
    confirmed: 'Bestätigt',
    inDelivery: 'Unterwegs oder bereit',
    completed: 'Bitte um Bewertung',
    rejected: 'Abgelehnt',
    canceled: 'Storniert',
    failed: 'Zahlung fehlgeschlagen',
    refunded: 'Erstattet',
    'resend-new-order-email': 'Neue Bestellung, erneut',
    'resend-new-order-sms': 'Neue Bestellung, erneut',
  } as Readonly<Record<string, string>>,
  device: 'Gerät',
  tries: (n: number) => (n === 1 ? 'nach 1 Versuch' : `nach ${n} Versuchen`),
  next: (time: string) => `nächster Versuch ${time}`,
  cost: (amount: string) => `Kosten ${amount}`,
  unreachable: 'Der Server, der Nachrichten verschickt, ist nicht erreichbar.',
  notLetIn: 'Der Server, der Nachrichten verschickt, nimmt die Zugangsdaten nicht an.',
  noSuchAddress: 'An diese Adresse lässt sich nichts zustellen.',
  said: (words: string) => `Meldung: ${words}`,
  reason: 'Grund',
  subject: 'Betreff',
  looks: 'Ansicht',
  words: 'Text',
  asSent: 'So wurde die Nachricht gesendet.',
  asNow: 'So würde die Nachricht jetzt gesendet: mit der Bestellung, wie sie jetzt ist.',
  resend: 'Erneut senden',
  resent: 'Wird gesendet',
  resendFailed: 'Nachricht konnte nicht versendet werden',
} as const;

const UNREACHABLE = /ECONN\w+|ENOTFOUND|EAI_AGAIN|E(?:HOST|NET)UNREACH|ETIMEDOUT|timeout/i;
/** Mail servers' answers for addresses that they do not deliver to. */
const NO_SUCH_ADDRESS = /recipients were rejected|\b5\.1\.\d+\b/i;
const NOT_LET_IN = /EAUTH|Invalid login/i;

/** The reason for a failed message in German if it is a common one; else as reported. */
export function problemWords(said: string): string {
  if (UNREACHABLE.test(said)) return messageTexts.unreachable;
  if (NO_SUCH_ADDRESS.test(said)) return messageTexts.noSuchAddress;
  return NOT_LET_IN.test(said) ? messageTexts.notLetIn : said;
}
