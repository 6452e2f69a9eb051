import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../texts.ts';

/** Turkish words of the screen for sold-out dishes. */
export const soldOutTexts: Words<typeof german.soldOutTexts> = {
  title: 'Bugün yok',
  hint: 'Yalnızca bu şube ve yalnızca bugün için: Yarın sabah hepsi kendiliğinden geri gelir.',
  loading: 'Menü yükleniyor …',
  failed: 'Değiştirilemedi',
  loadFailed: 'Menü yüklenemedi',
  noMenu: 'Bu şubenin şu an menüsü yok.',
  search: 'Yemek ara',
  noMatch: 'Yemek bulunamadı',
  shelves: 'Kategoriler',
  outNow: (n) => `Bugün yok (${n})`,
  nothingOut: 'Şu an eksik bir şey yok.',
  more: (n) => `${n} tane daha göster`,
  found: (n) => `${n} yemek`,
  isSold: 'Satışta',
  isOut: 'Bugün yok',
  isOff: 'Tüm şubelerde satıştan kaldırıldı',
  sell: (name) => `${name} satışta`,
  options: (name) => `Seçenekler: ${name}`,
  showOptions: 'Seçenekler',
  optionsOut: (n) => `${n} tanesi bugün yok`,
  tookOff: (name) => `${name} bugün yok.`,
  putBack: (name) => `${name} yeniden satışta.`,
};
