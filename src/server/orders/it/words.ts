import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../words.ts';

/** Italian names for customers. */
export const paymentNames: typeof german.paymentNames = {
  cash: 'Contanti',
  'atm-card': 'Carta di debito',
  'hydro-ag-voucher': 'Buono pasto',
  mollie: 'Pagamento online',
  datatrans: 'Pagamento online',
  'test-terminal': 'Pagamento online (prova)',
};

/** Words of an order's confirmation. */
export const confirmationTexts: Words<typeof german.confirmationTexts> = {
  title: (id) => `Conferma d’ordine ${id}`,
  seller: 'La sua controparte contrattuale',
  branch: (branch) => (branch === '' ? '' : `Locale: ${branch}`),
  number: 'Numero d’ordine',
  ordered: 'Ordinato il',
  customer: 'Per',
  mode: 'Tipo di ordine',
  due: 'Orario richiesto',
  asap: 'il prima possibile',
  payment: 'Metodo di pagamento',
  at: (day, time) => `${day}, ${time}`,
  items: 'Il suo ordine',
  files: 'File',
  about: 'ca. ',
  deposit: 'Cauzione',
  delivery: 'Costo di consegna',
  tip: 'Mancia',
  total: 'Totale IVA inclusa',
  rounding: 'Arrotondamento',
  toPay: 'Da pagare',
  vat: (rate) => `di cui IVA ${rate}%`,
  noTill: 'Riepilogo dell’ordine, non valido come scontrino di cassa.',
  withdrawalOf: (goods) =>
    `Entro 14 giorni può recedere dall’acquisto di: ${goods}. Trova come farlo sulla pagina del suo ordine e in fondo alle nostre pagine: «Recedere dal contratto qui».`,
  noWithdrawal: (paragraph) => `Per questi beni non sussiste alcun diritto di recesso (${paragraph}).`,
  noWithdrawalElse: (paragraph) => `Per tutto il resto non sussiste alcun diritto di recesso (${paragraph}).`,
  validFrom: (day) => `Nella versione datata ${day}, in vigore al momento del suo ordine.`,
  kinds: {
    terms: 'Condizioni generali di contratto',
    privacy: 'Informativa sulla privacy',
    imprint: 'Note legali',
    withdrawal: 'Istruzioni sul recesso',
  },
  lacking:
    'Alcuni caratteri non esistono nel font di questo file e qui appaiono come «?». Può leggerli sulla pagina del suo ordine.',
  page: (page, pages) => `Pagina ${page} di ${pages}`,
  fileName: (id) => `conferma-ordine-${id}.pdf`,
};
