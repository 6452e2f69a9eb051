import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../address.ts';

/** Italian texts of branches whose delivery fee depends on where exactly an address is. */

export const address: Words<typeof german.address> = {
  upTo: (km) => `fino a ${km} km`,
  byAddress:
    'Costo di consegna e ordine minimo dipendono dal Suo indirizzo. Lo indicherà al momento dell’ordine.',
  area: (area) => `La Sua zona di consegna: ${area}`,
  checking: 'Verifica dell’indirizzo in corso…',
  served: (terms) => `Consegniamo da Lei: ${terms.join(', ')}.`,
  checkAgain:
    'Per il Suo indirizzo vale un altro costo di consegna. Controlli il totale e invii di nuovo l’ordine.',
  notReached: 'Nessuna connessione: non è stato possibile verificare il Suo indirizzo. Riprovi.',
  cost: (amount) => `costo di consegna ${amount}`,
  free: 'consegna gratuita',
  minimum: (amount) => `ordine minimo ${amount}`,
};
