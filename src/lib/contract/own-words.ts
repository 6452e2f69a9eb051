import { dietsOf, isHot } from '../domain/diets.ts';
import type { Language } from '../domain/languages.ts';
import { lineInWordsOf } from '../domain/own-words.ts';
import type { GermanWords, Product } from '../domain/product.ts';
import type { PublicOrder } from './orders.ts';
import type { Shop, ShopList } from './shop.ts';

/**
 * What a shop writes itself in another language: every text is looked up in its dictionary by the German one, and stays German where it has
 * no entry (docs/decisions/0028-own-words.md).
 */

type Entity<L extends ShopList> = Shop[L][number];
/** Gives the text to stand in a place; `field` names the place as forms do. */
type Word = (text: string, field: string) => string;

/** The settings that customers read as text. */
const CONFIG_TEXTS = [
  'title',
  'description',
  'welcomeTitle',
  'welcome',
  'termsAndConditionsText',
  'privacyPolicyText',
  'imprintText',
  'withdrawalText',
  'allergensText',
] as const satisfies (keyof Shop['config'])[];

type Part = Product['config']['parts'][number];

const partWith = <P extends Omit<Part, 'group'>>(part: P, word: Word): P => ({
  ...part,
  name: word(part.name, 'parts.name'),
  description: word(part.description, 'parts.description'),
  options: part.options.map((option) => ({ ...option, name: word(option.name, 'parts.options.name') })),
});

/** Ingredients stay: allergens are found in them by their German words, and have to stand out (LMIV art. 21). */
const labelWith = (label: Entity<'products'>['label'], word: Word): Entity<'products'>['label'] =>
  label && {
    ...label,
    ...(label.foodName && { foodName: word(label.foodName, 'label.foodName') }),
    ...(label.instructions && { instructions: word(label.instructions, 'label.instructions') }),
  };

/** An entity with each of its texts given to `word`, by list. */
const WITH: { readonly [L in ShopList]?: (entity: Entity<L>, word: Word) => Entity<L> } = {
  divisions: (one, word) => ({ ...one, name: word(one.name, 'name') }),
  branches: (one, word) => ({ ...one, closedMessage: word(one.closedMessage, 'closedMessage') }),
  categories: (one, word) => ({ ...one, name: word(one.name, 'name') }),
  tags: (one, word) => ({ ...one, name: word(one.name, 'name') }),
  donatees: (one, word) => ({
    ...one,
    name: word(one.name, 'name'),
    description: word(one.description, 'description'),
  }),
  blocks: (one, word) => ({
    ...one,
    data: one.data.map((part) =>
      part.type === 'image'
        ? { ...part, name: word(part.name, 'data.name') }
        : { ...part, value: word(part.value, 'data.value') },
    ),
  }),
  optionGroups: (one, word) => ({ ...one, part: partWith(one.part, word) }),
  products: (one, word) => ({
    ...one,
    name: word(one.name, 'name'),
    description: word(one.description, 'description'),
    origin: word(one.origin, 'origin'),
    ...(one.label && { label: labelWith(one.label, word) }),
    config: { parts: one.config.parts.map((part) => partWith(part, word)) },
  }),
};

const configWith = (config: Shop['config'], word: Word): Shop['config'] => ({
  ...config,
  ...Object.fromEntries(CONFIG_TEXTS.map((name) => [name, word(config[name], name)])),
  footerLinks: config.footerLinks.map((link) => ({ ...link, label: word(link.label, 'footerLinks.label') })),
  modeNames: {
    takeaway: word(config.modeNames.takeaway, 'modeNames'),
    delivery: word(config.modeNames.delivery, 'modeNames'),
    dineIn: word(config.modeNames.dineIn, 'modeNames'),
  },
});

const withWords = <L extends ShopList>(list: L, entity: Entity<L>, word: Word): Entity<L> =>
  WITH[list]?.(entity, word) ?? entity;

/** The lists whose entities have texts, in the order in which they are shown. */
export const WORDED_LISTS = [
  'categories',
  'products',
  'optionGroups',
  'tags',
  'branches',
  'blocks',
  'divisions',
  'donatees',
] as const satisfies (keyof typeof WITH)[];
/** One of `WORDED_LISTS`. */
export type WordedList = (typeof WORDED_LISTS)[number];

/** A German text and its place. */
export interface OwnText {
  text: string;
  field: string;
}

function collect(visit: (word: Word) => unknown): OwnText[] {
  const found: OwnText[] = [];
  visit((text, field) => {
    if (text.trim() !== '') found.push({ text, field });
    return text;
  });
  return found;
}

/** The texts of an entity that customers read, in its order; without blank ones. */
export const textsOf = <L extends WordedList>(list: L, entity: Entity<L>): OwnText[] =>
  collect((word) => withWords(list, entity, word));

/** As `textsOf`, of the settings. */
export const textsOfConfig = (config: Shop['config']): OwnText[] =>
  collect((word) => configWith(config, word));

/** German texts → those of a language. */
type Dictionary = ReadonlyMap<string, string>;

const dictionaries = new WeakMap<Shop['translations'], Map<Language, Dictionary>>();

/** The dictionary of a language, made once for the same list; German has none. */
function dictionaryOf(translations: Shop['translations'], language: Language): Dictionary {
  const ofList = dictionaries.get(translations) ?? new Map<Language, Dictionary>();
  dictionaries.set(translations, ofList);
  const made = ofList.get(language) ?? makeDictionary(translations, language);
  ofList.set(language, made);
  return made;
}

const makeDictionary = (translations: Shop['translations'], language: Language): Dictionary =>
  new Map(
    translations.flatMap(({ german, words }) => {
      const text = language === 'de' ? undefined : words[language];
      return text ? [[german, text] as const] : [];
    }),
  );

/**
 * How a dish's names read. Two that would read alike stay German both, as nobody could tell then which of them was chosen.
 */
function namesIn({ name, config: { parts } }: Product, dictionary: Dictionary): Map<string, string> {
  const names = new Set([
    name,
    ...parts.flatMap((part) => [part.name, ...part.options.map((option) => option.name)]),
  ]);
  const shown = new Map([...names].map((german) => [german, dictionary.get(german) ?? german]));
  for (;;) {
    const alike = [...Map.groupBy(shown, ([, text]) => text).values()].filter((all) => all.length > 1);
    const changing = alike.flat().filter(([german, text]) => german !== text);
    if (changing.length === 0) return shown;
    for (const [german] of changing) shown.set(german, german);
  }
}

/** A product in a language; itself if nothing of it is in the dictionary. */
function productIn(product: Entity<'products'>, dictionary: Dictionary): Entity<'products'> & Product {
  const names = namesIn(product, dictionary);
  let isChanged = false;
  const shown = withWords('products', product, (text, field) => {
    const isName = field.endsWith('name');
    const found = (isName ? names.get(text) : dictionary.get(text)) ?? text;
    isChanged ||= found !== text;
    return found;
  });
  if (!isChanged) return product;
  const german: GermanWords = Object.fromEntries(
    [...names].filter(([original, text]) => original !== text).map(([original, text]) => [text, original]),
  );
  const said = [...dietsOf(product, ''), ...(isHot(product) ? ['scharf' as const] : [])];
  const descriptions = [product, ...product.config.parts].map(({ description }) => description);
  const untranslated = [...descriptions, product.origin].filter((text) => text && !dictionary.has(text));
  return { ...shown, german, ...(untranslated.length > 0 && { untranslated }), said };
}

function entityIn<L extends ShopList>(list: L, entity: Entity<L>, dictionary: Dictionary): Entity<L> {
  if (list === 'products') return productIn(entity as Entity<'products'>, dictionary) as Entity<L>;
  let isChanged = false;
  const shown = withWords(list, entity, (text) => {
    const found = dictionary.get(text) ?? text;
    isChanged ||= found !== text;
    return found;
  });
  return isChanged ? shown : entity;
}

/** A shop in one language, and the way back. */
export interface ShopInWords {
  /** The shop in the language. What is the same object in two shops is so in their translations, while the dictionary is the same. */
  shopIn: (shop: Shop) => Shop;
  /** What an object of a translated shop was in German: the shop, its settings or an entity. */
  originalOf: <T extends object>(shown: T) => T;
  /** Whether a text is one of the dictionary's. */
  isTranslated: (text: string) => boolean;
}

/** Translates a shop and what it becomes by edits. */
export function createShopInWords(language: Language): ShopInWords {
  let translations: Shop['translations'] | null = null;
  let dictionary: Dictionary = new Map();
  let texts: ReadonlySet<string> = new Set();
  let known = new WeakMap<object, object>();
  const originals = new WeakMap<object, object>();

  function once<T extends object>(from: T, make: () => T): T {
    const shown = (known.get(from) as T | undefined) ?? make();
    known.set(from, shown);
    if (shown !== from) originals.set(shown, from);
    return shown;
  }

  function listIn<L extends ShopList>(shop: Shop, list: L): Shop[L] {
    const entities = shop[list] as Entity<L>[];
    const make = () => entities.map((one) => once(one, () => entityIn(list, one, dictionary)));
    return once(entities, make) as Shop[L];
  }

  return {
    shopIn(shop) {
      if (shop.translations !== translations) {
        translations = shop.translations;
        dictionary = dictionaryOf(translations, language);
        texts = new Set(dictionary.values());
        known = new WeakMap();
      }
      if (dictionary.size === 0) return shop;
      return once(shop, () => ({
        ...shop,
        ...Object.fromEntries(WORDED_LISTS.map((list) => [list, listIn(shop, list)])),
        config: once(shop.config, () => configWith(shop.config, (text) => dictionary.get(text) ?? text)),
      }));
    },
    originalOf: <T extends object>(shown: T) => (originals.get(shown) as T | undefined) ?? shown,
    isTranslated: (text) => texts.has(text),
  };
}

/** Some of a shop's products in a language. */
export const productsInWords = (
  products: readonly Entity<'products'>[],
  translations: Shop['translations'],
  language: Language,
): Entity<'products'>[] => products.map((one) => productIn(one, dictionaryOf(translations, language)));

/** An order with its lines in a language, as far as the shop has their dishes still. In German, the order itself. */
export function orderInWords<O extends Pick<PublicOrder, 'items'>>(
  order: O,
  { products, translations }: Pick<Shop, 'products' | 'translations'>,
  language: Language,
): O {
  const dictionary = dictionaryOf(translations, language);
  return dictionary.size === 0 ? order : { ...order, items: order.items.map(inWords) };

  function inWords(item: PublicOrder['items'][number]): PublicOrder['items'][number] {
    const product = products.find(({ id }) => id === item.product?.id);
    const line = product ? lineInWordsOf(item, productIn(product, dictionary)) : item;
    const name = line.name === item.name ? (dictionary.get(item.name) ?? item.name) : line.name;
    const shown = { ...line, name };
    const german = germanWordsOf(item, shown);
    return german ? { ...shown, german } : item;
  }
}

type Line = Pick<PublicOrder['items'][number], 'name' | 'parts'>;

const wordsOfLine = ({ name, parts }: Line): string[] => [
  name,
  ...parts.flatMap((part) => [
    part.name,
    ...[part.value].flat().flatMap((one) => (typeof one === 'string' ? [one] : [])),
  ]),
];

/** The words of a translated line with its German ones; null if it has no others. */
function germanWordsOf(german: Line, shown: Line): GermanWords | null {
  const texts = wordsOfLine(german);
  const words = wordsOfLine(shown).map((text, place) => [text, texts[place] ?? text] as const);
  const others = words.filter(([text, original]) => text !== original);
  return others.length > 0 ? Object.fromEntries(others) : null;
}

/** A text of the shop in a language; undefined: it is not in the dictionary. */
export const textIn = (
  german: string,
  { translations }: Pick<Shop, 'translations'>,
  language: Language,
): string | undefined => dictionaryOf(translations, language).get(german);
