import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../paying.ts';

/** Texts that checkout and status page share: how an order is paid (SPEC section 2). */
export const paymentMethods: Words<typeof german.paymentMethods> = {
  cash: 'Nakit',
  'atm-card': 'Banka kartı (EC)',
  'hydro-ag-voucher': 'Yemek kuponu',
  mollie: 'Online ödeme',
  datatrans: 'Online ödeme',
  'test-terminal': 'Online ödeme (test)',
};

/** What is paid besides the goods. */
export const paying: Words<typeof german.paying> = {
  name: 'Bahşiş',
  about: 'Siparişinizi hazırlayan ve getiren ekibe gider.',
  aboutBusiness: 'İşletmeye gider.',
  none: 'Bahşiş yok',
  percent: (percent, amount) => `%${percent} (${amount})`,
  own: 'Başka tutar',
  amount: (currency) => `Tutar (${currency})`,
  rounding: 'Yuvarlama (nakit)',
  toPay: 'Ödenecek tutar',
};
