import type { DepositKind } from '../../product.ts';
import type { Words } from '../catalogue.ts';
import type * as german from '../facts.ts';

/** What is said of products. */

export const factWords: Words<typeof german.factWords> = {
  allergens: 'Alerjenler',
  additives: 'Katkı maddeleri',
  none: 'yok',
  noAllergens: 'alerjen yok',
  unknown: 'belirtilmemiş',
  /** After gaps: 'Süt; belirtilmemiş: Oliven'. */
  unknownOf: (names) => `belirtilmemiş: ${names}`,
  age: (years) => `${years} yaş ve üzeri`,
  // For staff, who read German.
  checkAge: (years) => `Ausweis prüfen (ab ${years})`,
};

/** With the German words, which § 47 Abs. 3, 4 VerpackDG asks for and which stand on the bottles. */
const KINDS = {
  einweg: 'tek kullanımlık (Einweg)',
  mehrweg: 'yeniden kullanılabilir (Mehrweg)',
} satisfies Record<DepositKind, string>;

/** '2 × depozito 0,25 EUR, tek kullanımlık (Einweg)'; `price` is for one piece. */
export const depositText: typeof german.depositText = ({ kind, pieces }, price) =>
  `${pieces === 1 ? 'Depozito' : `${pieces} × depozito`} ${price}, ${KINDS[kind]}`;

const DIETS: Readonly<Record<Parameters<typeof german.dietName>[0], string>> = {
  vegan: 'vegan',
  vegetarisch: 'vejetaryen',
  glutenfrei: 'glutensiz',
  halal: 'helal',
  koscher: 'koşer',
  scharf: 'acılı',
};

/** A diet, or 'scharf', as a dish's row names it. */
export const dietName: typeof german.dietName = (diet) => DIETS[diet];

/**
 * The names of `allergens.ts` and `additives.ts`. EU law has no Turkish version: these are the words of the Turkish food codex (Gıda
 * Etiketleme ve Tüketicileri Bilgilendirme Yönetmeliği, annexes 1 and 3), which follows Regulation (EU) 1169/2011.
 */
const FACTS: ReadonlyMap<string, string> = new Map([
  ['Gluten', 'Gluten'],
  ['Krebstiere', 'Kabuklular (Crustacea)'],
  ['Eier', 'Yumurta'],
  ['Fisch', 'Balık'],
  ['Erdnüsse', 'Yerfıstığı'],
  ['Soja', 'Soya'],
  ['Milch', 'Süt'],
  ['Nüsse', 'Sert kabuklu meyveler'],
  ['Sellerie', 'Kereviz'],
  ['Senf', 'Hardal'],
  ['Sesam', 'Susam'],
  ['Sulfite', 'Sülfitler'],
  ['Lupinen', 'Acı bakla'],
  ['Weichtiere', 'Yumuşakçalar'],
  // How shops write them as well, and the cereals and nuts that the annex names.
  ['Ei', 'Yumurta'],
  ['Schalenfrüchte', 'Sert kabuklu meyveler'],
  ['Laktose', 'Laktoz'],
  ['Weizen', 'Buğday'],
  ['Roggen', 'Çavdar'],
  ['Gerste', 'Arpa'],
  ['Hafer', 'Yulaf'],
  ['Dinkel', 'Kılçıksız buğday'],
  ['Mandeln', 'Badem'],
  ['Haselnüsse', 'Fındık'],
  ['Walnüsse', 'Ceviz'],
  ['Cashewnüsse', 'Kaju fıstığı'],
  ['Pistazien', 'Antep fıstığı'],
  ['mit Farbstoff', 'renklendirici içerir'],
  ['mit Konservierungsstoff', 'koruyucu içerir'],
  ['mit Antioxidationsmittel', 'antioksidan içerir'],
  ['mit Geschmacksverstärker', 'aroma artırıcı içerir'],
  ['geschwärzt', 'karartılmış'],
  ['gewachst', 'mumlanmış'],
  ['mit Phosphat', 'fosfat içerir'],
  ['mit Süßungsmittel', 'tatlandırıcı içerir'],
  ['enthält eine Phenylalaninquelle', 'fenilalanin kaynağı içerir'],
  ['koffeinhaltig', 'kafein içerir'],
  ['chininhaltig', 'kinin içerir'],
  ['mit Taurin', 'taurin içerir'],
  ['mit Nitritpökelsalz', 'nitritli kürleme tuzu içerir'],
  ['kann bei übermäßigem Verzehr abführend wirken', 'aşırı tüketimi laksatif etki yaratabilir'],
  ['mit Nitrat', 'nitrat içerir'],
  ['mit Nitritpökelsalz und Nitrat', 'nitritli kürleme tuzu ve nitrat içerir'],
]);

/** An allergen or additive in the customer's language, where the shop writes it in the law's words; else as it is written. */
export const shownFact: typeof german.shownFact = (written) => FACTS.get(written) ?? written;
