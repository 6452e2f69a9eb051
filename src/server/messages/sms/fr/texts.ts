import type { Words } from '../../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** French words of text messages; letters that GSM-7 lacks lose their accents. */
export const smsTexts: Words<typeof german.smsTexts> = {
  at: (day, time) => (day === '' ? time : `${day.slice(0, 5)} à ${time}`),
  placed: (number) => `Commande ${number} bien reçue, la suite bientôt.`,
  counterAppointment: (number, time) =>
    `Commande ${number} possible seulement : ${time}. D'accord ? Réponse ici :`,
  confirmed: (number, time) => `Commande ${number} confirmée${time === '' ? '' : ` : ${time}`}.`,
  inDelivery: {
    delivery: (number) => `Commande ${number} en route.`,
    takeaway: (number) => `Commande ${number} prête au retrait.`,
    dineIn: (number) => `Commande ${number} prête.`,
  },
  canceled: (number) => `Commande ${number} annulée.`,
};
