import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../landing.ts';

/** Texts of the landing page (SPEC section 2 'Landing page'). */

export const landing: Words<typeof german.landing> = {
  branches: 'Şubeler',
  orderNow: 'Sipariş ver',
  inactive: 'Şu anda hizmet vermiyor',
  deliveryFrom: (amount) => `Teslimat ${amount} ve üzeri`,
  deliveryFor: (amount) => `Teslimat ${amount}`,
  deliveryFree: 'Ücretsiz teslimat',
  deliveryFreePartly: 'Bazı bölgelere ücretsiz teslimat',
  minimumFrom: (amount) => `Minimum sepet ${amount} ve üzeri`,
  minimum: (amount) => `Minimum sepet ${amount}`,
  areaFree: 'ücretsiz teslimat',
  areaMinimum: (amount) => `minimum sepet ${amount}`,
  offers: 'Sunduklarımız',
  tags: 'Özellikler',
};

/** Texts of the home page. */
export const home: Words<typeof german.home> = {
  teasers: 'Kısayollar',
  orderOnline: 'Online sipariş',
  orderInvitation: 'Menüye git',
  reserve: 'Masa ayırt',
  directions: 'Yol tarifi al',
  hours: 'Çalışma saatleri',
  deliveryHours: 'Teslimat saatleri',
  whichHours: 'Hangi saatler',
  closed: 'Kapalı',
  range: (from, to) => (from === '00:00' && to === '00:00' ? '24 saat açık' : `${from} – ${to}`),
  weekday: 'Gün',
  time: 'Saat',
  contact: 'İletişim',
  phone: 'Telefon',
  email: 'E-posta',
  website: 'Web sitesi',
  map: (name) => `Harita: ${name}`,
  loadMap: 'Haritayı yükle',
  mapSends: (host) => `Bu sırada IP adresinizi gören hizmet: ${host ?? 'harita sağlayıcısı'}.`,
  alerts: 'Duyuru',
  ok: 'Tamam',
};

/** Texts of the branch search (SPEC sections 2 and 5 'Branch search'). */

export const branchSearch: Words<typeof german.branchSearch> = {
  label: 'Şube ara',
  placeholder: 'Posta kodu / şehir',
  tags: 'Özelliğe göre filtrele',
  found: (shown, all) => `${all} şubeden ${shown} tanesi gösteriliyor.`,
  nothing: 'Ne yazık ki sonuç bulunamadı.',
  showAll: 'Tüm şubeleri göster',
  delivery: 'Adresinize teslimat',
  delivers: 'Adresinize teslimat yapıyoruz.',
  offer: (branch, terms) => `${branch} adresinize teslimat yapıyor: ${terms}`,
};

/** When a closed branch opens, in the short form of its card. */
export const nextOpening: Words<typeof german.nextOpening> = {
  today: (time) => `Açılış ${time}`,
  tomorrow: (time) => `Açılış yarın ${time}`,
  onDay: (day, time) => `Açılış ${day} ${time}`,
};
