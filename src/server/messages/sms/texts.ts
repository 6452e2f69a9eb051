import type { Mode } from '../../../lib/domain/modes.ts';

/** German words of text messages in GSM-7, since other characters would double the price. */
export const smsTexts = {
  /** `day`: written whole, '' for today. */
  at: (day: string, time: string) => (day === '' ? `${time} Uhr` : `${day.slice(0, 6)} ${time} Uhr`),
  placed: (number: string) => `Bestellung ${number} ist da, wir melden uns.`,
  counterAppointment: (number: string, time: string) =>
    `Bestellung ${number} geht erst ${time}. Passt das? Antwort hier:`,
  confirmed: (number: string, time: string) =>
    `Bestellung ${number} ist bestätigt${time === '' ? '' : ` für ${time}`}.`,
  inDelivery: {
    delivery: (number) => `Bestellung ${number} ist auf dem Weg.`,
    takeaway: (number) => `Bestellung ${number} ist abholbereit.`,
    dineIn: (number) => `Bestellung ${number} ist fertig.`,
  } satisfies Record<Mode, (number: string) => string>,
  canceled: (number: string) => `Bestellung ${number} wurde storniert.`,
} as const;
