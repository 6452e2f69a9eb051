import type { Words } from '../../../../lib/domain/words/catalogue.ts';
import type * as german from '../correction-texts.ts';

/** Turkish words for money that was given back. */
export const correctionTexts: Words<typeof german.correctionTexts> = {
  give: 'İptal veya kısmi iade',
  title: 'İptal veya kısmi iade',
  list: 'Yerinde iade edilen',
  kinds: { storno: 'İptal', part: 'Kısmi iade' },
  ways: { storno: 'Hepsi (iptal)', amount: 'Bir tutar', lines: 'Kalemler' },
  way: 'Neyi iade ediyorsunuz?',
  hint: (left) =>
    `Geriye ${left} kaldı. Parayı yerinde iade edin; burada yalnızca defter kaydı oluşur. Siparişin kendisi değişmez.`,
  amount: 'Tutar',
  of: (left, ordered) => (ordered === null ? `/ ${left}` : `${ordered} içinden ${left} kaldı`),
  atMost: (left) => `En fazla ${left} kaldı.`,
  tooMany: 'Bir kalemden bu kadar kalmadı.',
  quantity: (name) => `Miktar: ${name}`,
  invalidAmount: 'Lütfen bir tutar girin.',
  noLines: 'Lütfen en az bir kalem için miktar girin.',
  reason: 'Neden',
  reasonHint: 'Defterlerde ve dışa aktarımlarda kalır. Lütfen müşteri adı yazmayın.',
  noReason: 'Lütfen bir neden girin.',
  reasons: ['Şikâyet', 'Yanlış teslim edildi', 'Çok geç', 'Teslim alınmadı', 'Yanlış girildi'],
  save: 'Kaydet',
  saved: 'Kayıt defterlere işlendi.',
  failed: 'Düzeltme kaydedilemedi',
};
