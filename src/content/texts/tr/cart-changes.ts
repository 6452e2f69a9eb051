import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../cart-changes.ts';

/** Messages about a cart whose menu has changed (SPEC section 4 'Cart'). */
export const changes: Words<typeof german.changes> = {
  gone: (name) => `${name} artık menüde yok.`,
  soldOut: (name) => `${name} ne yazık ki tükendi.`,
  priceChanged: (name, price) => `${name}: yeni fiyat ${price}.`,
  changed: (name) => `${name} değişti.`,
  renamed: (name, now) => `${name} artık “${now}” adıyla menüde.`,
  unitGone: (name) => `${name} artık bu birimle satılmıyor.`,
  optionsGone: (name) => `${name} artık bu seçeneklerle sunulmuyor.`,
  amountChanged: (name, amount) => `${name}: sepetinizdeki yeni miktar ${amount}.`,
  /** Of an earlier order. */
  amountToday: (name, amount) => `${name}: bugün sunulan miktar ${amount}.`,
  heading: 'Menümüz değişti',
  removed: 'Değişen ürünleri sepetinizden çıkardık.',
  again: 'Yeniden ekle',
  againNamed: (name) => `Yeniden ekle: ${name}`,
  isAgain: 'Yeniden sepette',
  ok: 'Tamam',
};
