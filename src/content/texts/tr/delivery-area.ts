import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../delivery-area.ts';

/** Texts of the delivery area's page, and of the list that links to it. */

export const deliveryArea: Words<typeof german.deliveryArea> = {
  areas: 'Teslimat bölgeleri',
  areasHint: 'Bölgenize dokunun: Teslimat ücretini ve saatlerini orada bulursunuz.',
  title: (area, branch) => `${area} bölgesine teslimat: ${branch}`,
  description: (branch, area, facts) =>
    `${branch}, ${area} bölgesine teslimat yapıyor${facts.length > 0 ? `: ${facts.join(', ')}` : ''}. Hemen online sipariş verin.`,
  // Above the area's name.
  heading: 'Teslimat bölgesi',
  lead: (branch) => `${branch} siparişinizi kapınıza getiriyor.`,
  orderNow: 'Sipariş ver',
  youAreHere: 'Buradasınız',
  cost: 'Teslimat ücreti',
  free: 'Ücretsiz',
  minimum: 'Minimum sepet tutarı',
  noMinimum: 'Yok',
  freeFrom: 'Ücretsiz teslimat',
  freeFromValue: (amount) => `${amount} ve üzeri`,
  valueHint: 'Teslimat ücreti hariç sepet tutarı',
  vat: (rate) => `%${rate} KDV dahil`,
  hours: 'Teslimat saatleri',
  preorder: 'Dilediğiniz zaman ön sipariş verebilirsiniz.',
  taste: 'Menüden birkaç lezzet',
  wholeMenu: 'Tüm menüyü gör',
  others: 'Teslimat yaptığımız diğer bölgeler',
  allAreas: 'Tüm teslimat bölgeleri',
  service: (area) => `${area} bölgesine teslimat`,
  facts: {
    cost: (amount) => `teslimat ücreti ${amount}`,
    free: 'ücretsiz teslimat',
    minimum: (amount) => `minimum sepet tutarı ${amount}`,
    freeFrom: (amount) => `${amount} ve üzeri siparişlerde ücretsiz teslimat`,
  },
};

/** Texts of what a customer has to know before ordering (§ 6 PAngV, § 312j Abs. 1 BGB). */

export const tradeTerms: Words<typeof german.tradeTerms> = {
  heading: 'Ödeme ve teslimat',
  all: 'Tüm fiyatlar',
  /** Between what prices include and the link. */
  next: (delivers) => (delivers ? ', ' : ' · '),
  plusDelivery: 'teslimat ücreti hariç',
  reusable: 'Belirtilen yerlerde yemeğinizi yeniden kullanılabilir ambalajda da alabilirsiniz.',
  payment: 'Ödeme seçenekleri:',
  noDelivery: 'Bu şube teslimat yapmıyor.',
};
