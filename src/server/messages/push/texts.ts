import { type Mode } from '../../../lib/domain/modes.ts';
import { MODE_NAMES } from '../../../lib/domain/words/modes.ts';

/** German words of notifications to customers. */
export const customerPushTexts = {
  title: (number: string, branch: string) => `Bestellung ${number}${branch === '' ? '' : ` · ${branch}`}`,
  at: (time: string) => `${time} Uhr`,
  placed: 'Ihre Bestellung ist eingegangen.',
  counterAppointment: (time: string) => `Wir schlagen eine andere Zeit vor: ${time}. Passt das?`,
  confirmed: (time: string) => (time === '' ? 'Ihre Bestellung ist bestätigt.' : `Bestätigt für ${time}.`),
  inDelivery: {
    delivery: 'Ihre Bestellung ist auf dem Weg.',
    takeaway: 'Ihre Bestellung ist abholbereit.',
    dineIn: 'Ihre Bestellung ist fertig.',
  } satisfies Record<Mode, string>,
  completed: 'Ihre Bestellung ist abgeschlossen.',
  canceled: 'Ihre Bestellung wurde storniert.',
  failed: 'Ihre Zahlung ist fehlgeschlagen.',
  stray: 'Ihre Zahlung passt nicht zur Bestellung und geht an Sie zurück.',
  refunded: (amount: string) => `Wir haben Ihnen ${amount} erstattet.`,
} as const;

/** German words of notifications to staff. */
export const staffPushTexts = {
  modes: MODE_NAMES,
  asap: 'so schnell wie möglich',
  placed: (number: string) => `Neue Bestellung #${number}`,
  unanswered: (number: string) => `Bestellung #${number} wartet auf Antwort`,
  canceled: (number: string) => `Vom Kunden storniert: #${number}`,
  test: { title: 'Testbenachrichtigung', body: 'Benachrichtigungen kommen auf diesem Gerät an.' },
} as const;

/** Reasons for undelivered notifications, for staff. */
export const pushReasons = {
  noService: 'kein Push-Dienst',
  badKeys: 'Schlüssel nicht lesbar',
  refused: (status: number) => `Push-Dienst: HTTP ${status}`,
  noAnswer: (why: string) => `Push-Dienst: ${why}`,
} as const;
