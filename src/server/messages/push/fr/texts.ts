import type { Words } from '../../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** French words of notifications to customers. */
export const customerPushTexts: Words<typeof german.customerPushTexts> = {
  title: (number, branch) => `Commande ${number}${branch === '' ? '' : ` · ${branch}`}`,
  at: (time) => time,
  placed: 'Votre commande est bien arrivée.',
  counterAppointment: (time) =>
    `Nous proposons un autre horaire\u202f: ${time}. Cela vous convient-il\u202f?`,
  confirmed: (time) => (time === '' ? 'Votre commande est confirmée.' : `Confirmée pour ${time}.`),
  inDelivery: {
    delivery: 'Votre commande est en route.',
    takeaway: 'Votre commande est prête au retrait.',
    dineIn: 'Votre commande est prête.',
  },
  completed: 'Votre commande est terminée.',
  canceled: 'Votre commande a été annulée.',
  failed: 'Votre paiement a échoué.',
  stray: 'Votre paiement ne correspond pas à la commande et vous sera remboursé.',
  refunded: (amount) => `Nous vous avons remboursé ${amount}.`,
};
