import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Turkish words of the screen in the shop. */
export const texts: Words<typeof german.texts> = {
  title: 'Teslim alma',
  preparing: 'Hazırlanıyor',
  ready: 'Hazır',
  nonePreparing: 'Şu an hazırlanan sipariş yok.',
  noneReady: 'Şu an hazır sipariş yok.',
  connecting: 'Bağlanıyor …',
  isReady: (tickets) => `${tickets.join(', ')} hazır, buyurun.`,
  stale: (time) => `Bağlantı yok – son durum ${time}`,
  staleAtOnce: 'Bağlantı yok',
  page: (page, pages) => `Sayfa ${page} / ${pages}`,
  sound: 'Sesi aç',
  fullscreen: 'Tam ekran',
  refused: {
    title: 'Bu ekran etkin değil.',
    hint: 'Adres eksik ya da anahtarı (artık) geçerli değil. Yeni bir adres, yönetimde şubenin “API anahtarları” sekmesindedir.',
  },
};
