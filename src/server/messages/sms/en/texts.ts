import type { Words } from '../../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** English words of text messages; letters that GSM-7 lacks lose their accents. */
export const smsTexts: Words<typeof german.smsTexts> = {
  at: (day, time) => (day === '' ? time : `${day.slice(0, 5)} ${time}`),
  placed: (number) => `We have your order ${number} and will be in touch.`,
  counterAppointment: (number, time) => `Order ${number}: we can only do ${time}. OK? Reply here:`,
  confirmed: (number, time) => `Order ${number} is confirmed${time === '' ? '' : ` for ${time}`}.`,
  inDelivery: {
    delivery: (number) => `Order ${number} is on its way.`,
    takeaway: (number) => `Order ${number} is ready for collection.`,
    dineIn: (number) => `Order ${number} is ready.`,
  },
  canceled: (number) => `Order ${number} has been cancelled.`,
};
