import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../branch-page.ts';
import { CLOSED } from './opening.ts';

/** Notices at the top of a branch page: closed, no delivery, preorders (SPEC section 8). */

export const notice: Words<typeof german.notice> = {
  closed: CLOSED,
  opensToday: (from) => `Yeniden açılış: bugün ${from}.`,
  opensOn: (day, from) => `Yeniden açılış: ${day}, ${from}.`,
  noDelivery: 'Şu anda ne yazık ki teslimat yapamıyoruz.',
  deliversToday: (from) => `Teslimat yeniden başlıyor: bugün ${from}.`,
  deliversOn: (day, from) => `Teslimat yeniden başlıyor: ${day}, ${from}.`,
  meanwhile: {
    takeaway: 'Bu arada siparişinizi gelip alabilirsiniz.',
    dineIn: 'Bu arada siparişinizi mekânda verebilirsiniz.',
    'takeaway,dineIn': 'Bu arada siparişinizi gelip alabilir veya mekânda verebilirsiniz.',
  },
  preorder: 'Ön siparişlerinizi de memnuniyetle alıyoruz.',
  preorderLater: 'Açılır açılmaz hazırlamaya başlarız.',
};

/** Messages of a page that turns out to be stale. */
export const menuAge: Words<typeof german.menuAge> = {
  renewed: 'Menü az önce güncellendi.',
  factsRenewed: 'Şube bilgileri az önce güncellendi.',
  label: 'Menünün güncelliği',
  heading: 'Bu menü artık güncel değil',
  notRenewed: 'Yenisi şu anda yüklenemedi. Fiyatları ve stok durumunu siparişinizden önce kontrol ederiz.',
  retry: 'Tekrar dene',
  incomplete: 'Fiyatlar ve stok durumu doğru, ancak yeni ürünler bu sayfada henüz yok.',
  reload: 'Sayfayı yenile',
};

/** The heading of a dish that opens, until its name is there. */
export const placeholder: Words<typeof german.placeholder> = { dish: 'Yemek' };
