import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../address.ts';

/** Turkish texts of branches whose delivery fee depends on where exactly an address is. */

export const address: Words<typeof german.address> = {
  upTo: (km) => `${km} km’ye kadar`,
  byAddress:
    'Teslimat ücreti ve minimum sepet tutarı adresinize bağlıdır. Adresinizi sipariş verirken girersiniz.',
  area: (area) => `Teslimat bölgeniz: ${area}`,
  checking: 'Adresiniz kontrol ediliyor…',
  served: (terms) => `Size teslimat yapıyoruz: ${terms.join(', ')}.`,
  checkAgain:
    'Adresiniz için farklı bir teslimat ücreti geçerli. Lütfen toplam tutarı kontrol edip siparişi yeniden gönderin.',
  notReached: 'Bağlantı yok: Adresiniz kontrol edilemedi. Lütfen tekrar deneyin.',
  cost: (amount) => `teslimat ücreti ${amount}`,
  free: 'ücretsiz teslimat',
  minimum: (amount) => `minimum sepet tutarı ${amount}`,
};
