import type { Words } from '../../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Italian words of notifications to customers. */
export const customerPushTexts: Words<typeof german.customerPushTexts> = {
  title: (number, branch) => `Ordine ${number}${branch === '' ? '' : ` · ${branch}`}`,
  at: (time) => time,
  placed: 'Il suo ordine è arrivato.',
  counterAppointment: (time) => `Le proponiamo un altro orario: ${time}. Le va bene?`,
  confirmed: (time) => (time === '' ? 'Il suo ordine è confermato.' : `Confermato per le ${time}.`),
  inDelivery: {
    delivery: 'Il suo ordine è in consegna.',
    takeaway: 'Il suo ordine è pronto per il ritiro.',
    dineIn: 'Il suo ordine è pronto.',
  },
  completed: 'Il suo ordine è concluso.',
  canceled: 'Il suo ordine è stato annullato.',
  failed: 'Il pagamento non è riuscito.',
  stray: 'Il pagamento non corrisponde all’ordine e le sarà rimborsato.',
  refunded: (amount) => `Le abbiamo rimborsato ${amount}.`,
};
