import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../queue.ts';
import { count } from './plural.ts';

/** Texts of an order that waits on the device for reception. */
export const queue: Words<typeof german.queue> = {
  label: 'Il suo ordine senza rete',
  offer: 'Invia appena c’è rete',
  offerHint:
    'Oppure lo inviamo noi appena c’è rete: entro 30 minuti, finché una delle nostre pagine resta aperta.',
  waiting: 'Non ancora ordinato',
  waitingHint: 'L’invio parte appena c’è rete. Lasci aperta questa pagina.',
  doubt: 'Non ancora confermato',
  doubtHint:
    'Forse il suo ordine è già arrivato. Lo verifichiamo appena c’è rete. Nulla viene ordinato due volte.',
  withdrawing: 'Annullamento in corso',
  withdrawingHint:
    'Forse il suo ordine è già arrivato. Se si può ancora annullare, lo sapremo appena c’è rete.',
  late: 'Non confermato',
  lateHint:
    'Niente rete da 30 minuti. Forse il suo ordine è arrivato: chieda al nostro personale. Non viene inviato più nulla.',
  sending: 'Invio in corso…',
  since: (minutes) => (minutes === 0 ? 'Da poco' : `Da ${count(minutes, 'minuto', 'minuti')}`),
  send: 'Invia ora',
  ask: 'Verifica ora',
  withdraw: 'Annulla ordine',
  noReception: 'Ancora niente rete.',
  placed: 'Ordinato',
  placedHint: 'Il suo ordine è arrivato.',
  toOrder: 'Vai all’ordine',
  notPlaced: 'Non ordinato',
  expiredHint: 'Niente rete da 30 minuti. Il suo ordine non è stato inviato.',
  unknownReason: 'Purtroppo non abbiamo potuto accettare il suo ordine.',
  withdrawn: 'Annullato',
  next: 'Ciò che ora è nel carrello resta lì. Potrà ordinarlo appena questo ordine sarà inviato.',
  inCart: 'È di nuovo tutto nel carrello.',
  toCheckout: 'Vai alla cassa',
  close: 'Ho capito',
};
