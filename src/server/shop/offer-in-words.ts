import { createShopInWords, type ShopInWords } from '../../lib/contract/own-words.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../lib/domain/languages.ts';
import { askedLanguage } from './customers-language.ts';
import type { ReadOffer } from './public-offer.ts';
import type { CurrentShop } from './shop-cache.ts';

/**
 * What customers may know of the shop in the language that a page asks for by `?language=`. It is no header: browsers send their own
 * language with every call, and programs that order by German names would get others. German for one that the shop does not offer.
 */
export type ReadOfferIn = (
  current: CurrentShop,
  asked: string | undefined,
) => { shop: Shop; until: number; language: Language };

export function createOfferInWords(offerOf: ReadOffer): ReadOfferIn {
  const shops = new Map<Language, ShopInWords>();
  return (current, asked) => {
    const { shop, until } = offerOf(current);
    const language = askedLanguage(asked, shop);
    if (language === DEFAULT_LANGUAGE) return { shop, until, language };
    const words = shops.get(language) ?? createShopInWords(language);
    shops.set(language, words);
    return { shop: words.shopIn(shop), until, language };
  };
}
