import type { Words } from '../../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Turkish words of the kitchen's screens. */
export const kitchenTexts: Words<typeof german.kitchenTexts> = {
  title: 'Mutfak',
  stations: 'İstasyonlar',
  pass: 'Servis: tüm istasyonlar',
  noStations:
    'Henüz istasyon yok: Burada hazırlanacaklar görünür. Mutfağı, fırını veya barı ayırmak için “İstasyonlar” altında ekleyin.',
  empty: 'Şu an hazırlanacak bir şey yok.',
  emptyHint: 'Onaylanan siparişler burada kendiliğinden görünür.',
  atPass: (orders) => `${orders} sipariş`,
  open: (n) => `Açık: ${n} sipariş`,
  done: (n) => `Hazır: ${n} sipariş`,
  ticket: (ticket) => `Sipariş ${ticket}`,
  markDone: 'Hazır',
  markOpen: 'Hazır değil',
  isDone: 'hazır',
  isOpen: 'açık',
  allDone: 'Hepsi hazır',
  noStation: 'İstasyonsuz',
  elsewhere: (names) => `Diğer istasyonlar: ${names}`,
  markFailed: 'İşaretlenemedi',
};
