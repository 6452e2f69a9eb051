import { textsOf, textsOfConfig, WORDED_LISTS, type WordedList } from '../../lib/contract/own-words.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import type { OwnText } from '../../lib/contract/translations.ts';

/** So many places of a text are named. */
const MOST_PLACES = 3;

const nameOf = (entity: object): string => {
  if ('name' in entity && typeof entity.name === 'string') return entity.name;
  return 'identifier' in entity && typeof entity.identifier === 'string' ? entity.identifier : '';
};

/** Everything that the shop has written and customers read, each text once, list by list; last translations of texts that are gone. */
export function ownTextsOf(shop: Shop): OwnText[] {
  const wordsOf = new Map(shop.translations.map(({ german, words }) => [german, words]));
  const texts = new Map<string, OwnText>();
  const add = (german: string, place: OwnText['places'][number]) => {
    const text = texts.get(german) ?? { german, words: wordsOf.get(german) ?? {}, places: [], count: 0 };
    if (text.places.length < MOST_PLACES) text.places.push(place);
    text.count += 1;
    texts.set(german, text);
  };
  const addList = <L extends WordedList>(list: L) => {
    for (const entity of shop[list] as Shop[L][number][])
      for (const { text, field } of textsOf(list, entity))
        add(text, { list, id: entity.id, name: nameOf(entity), field });
  };
  for (const list of WORDED_LISTS) addList(list);
  for (const { text, field } of textsOfConfig(shop.config))
    add(text, { list: 'config', id: null, name: '', field });
  const gone = shop.translations.filter(
    ({ german, words }) => !texts.has(german) && Object.keys(words).length > 0,
  );
  return [
    ...texts.values(),
    ...gone.map(({ german, words }): OwnText => ({ german, words, places: [], count: 0 })),
  ];
}

/** A shop with the translations of what it says: of texts that it does not show, nobody else learns. */
export function withItsTranslations(shop: Shop): Shop {
  if (shop.translations.length === 0) return shop;
  const said = new Set(ownTextsOf(shop).flatMap(({ german, count }) => (count > 0 ? german : [])));
  return { ...shop, translations: shop.translations.filter(({ german }) => said.has(german)) };
}
