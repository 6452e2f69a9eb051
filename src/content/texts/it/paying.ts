import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../paying.ts';

/** Texts that checkout and status page share: how an order is paid. */
export const paymentMethods: Words<typeof german.paymentMethods> = {
  cash: 'Contanti',
  'atm-card': 'Carta di debito',
  'hydro-ag-voucher': 'Buono pasto',
  mollie: 'Pagamento online',
  datatrans: 'Pagamento online',
  'test-terminal': 'Pagamento online (prova)',
};

/** What is paid besides the goods. */
export const paying: Words<typeof german.paying> = {
  name: 'Mancia',
  about: 'Va a chi prepara e consegna il suo ordine.',
  aboutBusiness: 'Va all’esercizio.',
  none: 'Nessuna mancia',
  percent: (percent, amount) => `${percent}% (${amount})`,
  own: 'Altro importo',
  amount: (currency) => `Importo in ${currency}`,
  rounding: 'Arrotondamento (contanti)',
  toPay: 'Da pagare',
};
