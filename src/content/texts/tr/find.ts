import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../find.ts';
import { count } from './plural.ts';

const and = new Intl.ListFormat('tr', { type: 'conjunction' });

/** Texts of search and filters on the menu. */
export const find: Words<typeof german.find> = {
  label: 'Menüde arama',
  search: 'Yemek ara',
  placeholder: 'Yemek veya malzeme',
  close: 'Aramayı kapat',
  filters: 'Yalnızca bunları göster',
  filter: {
    beliebt: 'Popüler',
    vegan: 'Vegan',
    vegetarisch: 'Vejetaryen',
    glutenfrei: 'Glutensiz',
    halal: 'Helal',
    koscher: 'Koşer',
    scharf: 'Acılı',
  },
  found: (dishes) => (dishes === 0 ? 'Yemek bulunamadı.' : count(dishes, 'yemek', 'yemek')),
  all: 'Tüm yemekleri göster',
};

/** Texts of the allergen passport: 'Tüketemediklerim…'. */
export const passport: Words<typeof german.passport> = {
  open: 'Tüketemediklerim…',
  openSet: (names) => `Tüketemediklerim: ${names.join(', ')}`,
  heading: 'Bunları tüketemiyorum',
  about:
    'Bunları içeren yemekler işaretlenir ve sonda yer alır. Seçiminiz, siz sildirene kadar bu cihazda kalır.',
  limits:
    'Bir yemek için seçtikleriniz seçenekte işaretlidir. Eser miktarda alerjen bulunabilir. Emin değilseniz lütfen şubeye sorun.',
  noFacts: 'Bu menüde alerjen bilgisi yok. Lütfen şubeye sorun.',
  forget: 'Seçimi sil',
  done: 'Tamam',
  contains: (names) => `içerir: ${and.format(names)}`,
  unknown: 'belirtilmemiş',
  /** In the dialog of a dish, in the cart and at the checkout. */
  dishContains: (dish, names) => `${dish} şunları içerir: ${and.format(names)}.`,
  unknownDishes: (dishes) => `Alerjen bilgisi olmayanlar: ${dishes.join(', ')}.`,
  unknownOptions: (options) => `Seçtikleriniz arasında alerjen bilgisi olmayanlar: ${options.join(', ')}.`,
  section: 'Alerji ve intoleranslar',
  ask: 'Mutfak bunu ancak yorumunuza yazarsanız öğrenir.',
  // German: the kitchen reads it, before the names, in the comment.
  note: 'Unverträglich: ',
  addNote: (note) => `Yoruma ekle: “${note}”`,
  noted: 'Mutfağa yazdığınız yorumda yer alıyor.',
  noRoom: 'Yorumunuz bunun için çok uzun. Lütfen kısaltın.',
};
