import type { Shop } from '../../lib/contract/shop.ts';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  offeredLanguages,
  wordingOf,
  type Language,
  type Wording,
} from '../../lib/domain/languages.ts';
import { currentLanguage } from '../platform/http/language.ts';

/** A language if the shop offers it to its customers, else German. */
export const offeredOrGerman = (language: Language, shop: Shop | null): Language =>
  offeredLanguages(shop?.config.languages ?? []).includes(language) ? language : DEFAULT_LANGUAGE;

/** The one that a page asks for by `?language=`. */
export const askedLanguage = (asked: string | undefined, shop: Shop | null): Language =>
  offeredOrGerman(LANGUAGES.find((one) => one === asked) ?? DEFAULT_LANGUAGE, shop);

/** That of the current request. */
export const customersLanguage = (shop: Shop | null): Language => offeredOrGerman(currentLanguage(), shop);

/** The words that a customer of the shop reads in a language: of its own variant where that is German. */
export const customersWording = (language: Language, shop: Shop | null): Wording =>
  shop ? wordingOf(language, shop.config) : language;
