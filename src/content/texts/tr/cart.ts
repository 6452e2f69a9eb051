import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../cart.ts';
import { count } from './plural.ts';

/** Texts of the cart bar (SPEC section 2). */

export const cartBar: Words<typeof german.cartBar> = {
  hide: 'Sepeti gizle',
  // The number comes first: scripts replace it.
  products: (n) => `${count(n, 'ürün', 'ürün')} sepette`,
  empty: 'Sepetiniz boş',
  changed: 'Menü az önce değişti. Lütfen yeniden seçin.',
};

/** Texts of the cart (SPEC sections 2 and 8). */

export const cart: Words<typeof german.cart> = {
  heading: 'Sepet',
  emptyInvitation: 'Canınız ne çekiyor? Bir yemeğin yanındaki artıya dokunun.',
  remove: (name) => `Çıkar: ${name}`,
  less: (name) => `Azalt: ${name}`,
  more: (name) => `Artır: ${name}`,
  change: 'Değiştir',
  mode: 'Nasıl sipariş vermek istersiniz?',
  subtotal: 'Ara toplam',
  deposit: 'Depozito',
  deliveryCost: 'Teslimat ücreti',
  free: 'Ücretsiz',
  total: (_isTaxed) => 'Toplam',
  // Beside 'Ücretsiz', for orders at the table.
  location: 'Mekânda',
  orderNow: 'Sipariş ver',
};

/** The choice of a delivery area, which is loaded for deliveries. */
export const areaChoice: Words<typeof german.areaChoice> = {
  label: 'Teslimat bölgesi',
  /** Until the customer chooses, fees are those of the first. */
  choose: (first) => `Lütfen seçin (şimdilik: ${first})`,
};

/** The text of the toast. The page contains it, so that it costs no script. */
export const toast: Words<typeof german.toast> = {
  added: 'Ürün sepete eklendi.',
  notKept: 'Ürün sepete eklendi. Tarayıcınız sepeti kaydedemiyor: Sonraki sayfada boş olacak.',
  notLoaded: 'Bağlantı yok. Lütfen birazdan yeniden dokunun.',
};

/** Texts at the menu's top: how, where to and when. */

/** What the page says of the choice. */
export const orderChoice: Words<typeof german.orderChoice> = {
  label: 'Siparişiniz',
  mode: 'Nasıl sipariş vermek istersiniz?',
  area: 'Teslimat bölgeniz',
  choose: 'Posta kodu / semt seçin',
};

/** What its script says, too. */
export const orderTop: Words<typeof german.orderTop> = {
  /** 'Teslimat en erken 11:50, 1,50 EUR, min. sepet 12 EUR': the order type, then the earliest time, then fee and minimum. */
  from: (amount) => `${amount} ve üzeri`,
  free: 'ücretsiz',
  minimum: (amount) => `min. sepet ${amount}`,
};
