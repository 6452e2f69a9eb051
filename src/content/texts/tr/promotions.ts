import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../promotions.ts';

/** Texts of promotions, which only shops that have any load. */
export const promotions: Words<typeof german.promotions> = {
  label: 'Kod',
  redeem: 'Kullan',
  remove: (code) => `${code} kodunu kaldır`,
  removeShort: 'Kaldır',
  unreachable: 'Kod şu anda kontrol edilemedi. Lütfen birazdan tekrar deneyin.',
  why: {
    notYet: 'Bu kod henüz geçerli değil.',
    over: 'Bu kodun süresi doldu.',
    mode: 'Bu sipariş türü için geçerli değil.',
    time: 'Bu saatte geçerli değil.',
    firstOrder: 'Yalnızca ilk sipariş için geçerlidir.',
    minimum: 'Bu kod için gereken minimum tutara henüz ulaşılmadı.',
    goods: 'Sepetinizdeki yemekler için geçerli değil.',
    beaten: 'Diğer indirimler size daha çok kazandırıyor. Bu kod kullanılmadı.',
  },
};
