import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../promotions.ts';

/** Texts of promotions, which only shops that have any load. */
export const promotions: Words<typeof german.promotions> = {
  label: 'Codice',
  redeem: 'Riscatta',
  remove: (code) => `Rimuovi il codice ${code}`,
  removeShort: 'Rimuovi',
  unreachable: 'Al momento non è stato possibile verificare il codice. La preghiamo di riprovare tra poco.',
  why: {
    notYet: 'Questo codice non è ancora valido.',
    over: 'Questo codice è scaduto.',
    mode: 'Non valido per questo tipo di ordine.',
    time: 'Non valido a quest’ora.',
    firstOrder: 'Valido solo per il primo ordine.',
    minimum: 'L’importo minimo per questo codice non è ancora raggiunto.',
    goods: 'Non vale per i piatti nel Suo carrello.',
    beaten: 'Altri sconti Le fanno risparmiare di più. Questo codice resta inutilizzato.',
  },
};
