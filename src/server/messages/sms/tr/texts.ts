import type { Words } from '../../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Turkish words of text messages; letters that GSM-7 lacks lose their accents. */
export const smsTexts: Words<typeof german.smsTexts> = {
  at: (day, time) => (day === '' ? time : `${day.slice(0, 5)} ${time}`),
  placed: (number) => `Sipariş ${number} bize ulaştı, haber vereceğiz.`,
  counterAppointment: (number, time) => `Sipariş ${number} ancak ${time}. Uygun mu? Yanıt:`,
  confirmed: (number, time) => `Sipariş ${number} onaylandı${time === '' ? '' : `: ${time}`}.`,
  inDelivery: {
    delivery: (number) => `Sipariş ${number} yola çıktı.`,
    takeaway: (number) => `Sipariş ${number} hazır, alabilirsiniz.`,
    dineIn: (number) => `Sipariş ${number} hazır.`,
  },
  canceled: (number) => `Sipariş ${number} iptal edildi.`,
};
