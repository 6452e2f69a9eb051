import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../facts.ts';

/** Texts about goods with a least age, in the cart, at the checkout and on the status page. */
export const age: Words<typeof german.age> = {
  cart: (years) =>
    `Sepetinizde ${years} yaş ve üzeri için ürünler var. Lütfen teslimde kimliğinizi hazır bulundurun.`,
  confirm: (years) => `En az ${years} yaşındayım ve istenirse kimliğimi göstereceğim.`,
  status: (years) =>
    `Siparişinizde ${years} yaş ve üzeri için ürünler var. Lütfen kimliğinizi hazır bulundurun.`,
};

/** Texts about allergens and additives: the menu's legend, and the sheet of a branch. */
export const facts: Words<typeof german.facts> = {
  heading: 'Alerjenler ve katkı maddeleri',
  gaps: 'Harf yoksa: belirtilmemiş. Bir yemek için seçtikleriniz buna eklenir. Eser miktarda alerjen bulunabilir.',
  sheet: 'Tüm yemeklerin alerjenleri',
  title: (branch) => `Alerjenler ve katkı maddeleri: ${branch}`,
  description: (branch) =>
    `${branch}: tüm yemeklerin, ekstraların ve seçeneklerin alerjenleri ve katkı maddeleri.`,
  intro: (day) =>
    `Son güncelleme: ${day}. Eser miktarda alerjen bulunabilir. Emin değilseniz lütfen şubeye sorun.`,
  dish: 'Yemek',
  none: 'alerjen yok',
  unknown: 'belirtilmemiş',
  others: 'Diğer',
  packed: 'Ambalajlı gıdalar',
  age: (years) => `${years} yaş ve üzeri`,
  empty: 'Şu anda görüntülenebilecek bir menü yok.',
};
