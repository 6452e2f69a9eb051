import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../words.ts';

/** Turkish names for customers. */
export const paymentNames: typeof german.paymentNames = {
  cash: 'Nakit',
  'atm-card': 'Banka kartı (EC)',
  'hydro-ag-voucher': 'Yemek kuponu',
  mollie: 'Online ödeme',
  datatrans: 'Online ödeme',
  'test-terminal': 'Online ödeme (test)',
};

/** Words of an order's confirmation. */
export const confirmationTexts: Words<typeof german.confirmationTexts> = {
  title: (id) => `Sipariş onayı ${id}`,
  seller: 'Sözleşme tarafınız',
  branch: (branch) => (branch === '' ? '' : `Şube: ${branch}`),
  number: 'Sipariş numarası',
  ordered: 'Sipariş tarihi',
  customer: 'Sipariş veren',
  mode: 'Sipariş türü',
  due: 'İstenen zaman',
  asap: 'mümkün olan en kısa sürede',
  payment: 'Ödeme yöntemi',
  at: (day, time) => `${day}, ${time}`,
  items: 'Siparişiniz',
  files: 'Dosya',
  about: 'yaklaşık ',
  deposit: 'Depozito',
  delivery: 'Teslimat ücreti',
  tip: 'Bahşiş',
  total: 'Toplam (KDV dahil)',
  rounding: 'Yuvarlama',
  toPay: 'Ödenecek tutar',
  vat: (rate) => `dahil olan KDV (%${rate})`,
  noTill: 'Sipariş belgesidir, kasa fişi değildir.',
  withdrawalOf: (goods) =>
    `14 gün içinde şunların satın alımından cayabilirsiniz: ${goods}. Bunu, siparişinizin sayfasında ve sayfalarımızın altında bulunan “Sözleşmeden cay” bağlantısıyla yapabilirsiniz.`,
  noWithdrawal: (paragraph) => `Bu mallar için cayma hakkı yoktur (${paragraph}).`,
  noWithdrawalElse: (paragraph) => `Diğer her şey için cayma hakkı yoktur (${paragraph}).`,
  validFrom: (day) => `Sipariş verdiğinizde geçerli olan sürüm: ${day}.`,
  kinds: {
    terms: 'Genel işlem koşulları',
    privacy: 'Gizlilik',
    imprint: 'Künye',
    withdrawal: 'Cayma hakkı bilgilendirmesi',
  },
  lacking:
    'Bazı karakterler bu dosyanın yazı tipinde bulunmadığından burada “?” olarak görünür. Bunları siparişinizin sayfasında okuyabilirsiniz.',
  page: (page, pages) => `Sayfa ${page}/${pages}`,
  fileName: (id) => `siparis-onayi-${id}.pdf`,
};
