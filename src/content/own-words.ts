import { createShopInWords, type ShopInWords } from '../lib/contract/own-words.ts';
import type { Shop } from '../lib/contract/shop.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../lib/domain/languages.ts';
import { LANGUAGE } from '../lib/domain/words/locale.ts';

const language = LANGUAGES.find((one): one is Language => one === LANGUAGE) ?? DEFAULT_LANGUAGE;
const words: ShopInWords | null = language === DEFAULT_LANGUAGE ? null : createShopInWords(language);

/** The shop in the language of these pages, as far as it has translated itself. */
export const inPageWords = (shop: Shop): Shop => words?.shopIn(shop) ?? shop;

/** The German original of the shop, or of something in it. */
export const originalOf = <T extends object>(shown: T): T => words?.originalOf(shown) ?? shown;

/** The `lang` of a text that the shop has written: none where it is in the language of the page, else German. */
export const langOf = (text: string): Language | undefined =>
  !words || words.isTranslated(text) ? undefined : DEFAULT_LANGUAGE;
