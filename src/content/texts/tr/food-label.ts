import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../food-label.ts';

/** Texts of a nutrition declaration, in the words of the Turkish food codex, which follows Regulation (EU) 1169/2011, annex XV. */
export const nutrition: Words<typeof german.nutrition> = {
  per: (unit) => `Besin değerleri (100 ${unit} için)`,
  fat: 'yağ',
  saturates: 'doymuş yağ',
  carbohydrates: 'karbonhidrat',
  sugars: 'şekerler',
  protein: 'protein',
  salt: 'tuz',
};

/** Texts of a label (Regulation (EU) 1169/2011, art. 9 (1)). */
export const label: Words<typeof german.label> = {
  heading: 'Gıda bilgileri',
  loading: 'Yükleniyor…',
  failed: 'Bilgilere şu anda ulaşılamıyor.',
  sheet: 'Tüm bilgiler tek sayfada',
};

/** The names of a label's texts. */
export const labelNames: Words<typeof german.labelNames> = {
  foodName: 'Gıdanın adı',
  ingredients: 'İçindekiler',
  instructions: 'Muhafaza ve kullanım',
  producer: 'Üretici',
};
