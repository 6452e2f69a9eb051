import type { Words } from '../../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Italian words of text messages; letters that GSM-7 lacks lose their accents. */
export const smsTexts: Words<typeof german.smsTexts> = {
  at: (day, time) => (day === '' ? time : `${day.slice(0, 5)} ${time}`),
  placed: (number) => `Ordine ${number} ricevuto, a presto la conferma.`,
  counterAppointment: (number, time) => `Ordine ${number} possibile solo: ${time}. Le va bene? Risponda qui:`,
  confirmed: (number, time) => `Ordine ${number} confermato${time === '' ? '' : `: ${time}`}.`,
  inDelivery: {
    delivery: (number) => `Ordine ${number} in consegna.`,
    takeaway: (number) => `Ordine ${number} pronto per il ritiro.`,
    dineIn: (number) => `Ordine ${number} pronto.`,
  },
  canceled: (number) => `Ordine ${number} annullato.`,
};
