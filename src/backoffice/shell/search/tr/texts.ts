import type { Words } from '../../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Turkish words of the search. */
export const searchTexts: Words<typeof german.searchTexts> = {
  open: 'Ara',
  label: 'Ne arıyorsunuz?',
  hint: 'Yemek, sipariş, ayar, sayfa …',
  close: 'Kapat',
  kinds: {
    recent: 'Son seçilenler',
    screen: 'Sayfalar',
    setting: 'Ayarlar',
    order: 'Siparişler',
    product: 'Yemekler',
    branch: 'Şubeler',
    user: 'Kullanıcılar',
  },
  searching: 'Aranıyor …',
  nothingOf: (typed) => `“${typed}” için sonuç yok`,
  empty: 'Bir siparişin numarası, adı veya telefonu, bir yemek, bir ayar veya bir sayfa.',
  failed: (what) => `Şu an aranamadı: ${what}. Diğer her şey burada.`,
  order: (ticket) => `Sipariş ${ticket}`,
  soldOut: 'Bugün yok',
  settings: 'Ayarlar',
  branch: 'Şube',
};
