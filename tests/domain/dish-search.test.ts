import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dishWords, foldText, lettersWrong, searchDishes } from '../../src/lib/domain/dish-search.ts';
import { CASES } from './arbitraries.ts';

const dish = (name: string, description = '', category = 'Speisen', allergens: string[] = []) => ({
  name,
  description,
  category,
  allergens,
});

const MENU = [
  dish('Pizza Margherita', 'Tomatensauce, Fior di Latte und Basilikum.', 'Pizza', ['Gluten', 'Milch']),
  dish('Bergkäse, 12 Monate gereift', 'Am Stück.', 'Antipasti', ['Milch']),
  dish('Falafel-Bowl „Levante“', 'Hummus und Rotkohl mit Tahini. Vegan.', 'Bowls', ['Sesam']),
  dish('Gegrilltes Gemüse', 'Zucchini, Paprika, Öl.', 'Antipasti'),
  dish('Tiramisù', 'Mit Espresso und Mascarpone.', 'Süßes', ['Milch', 'Ei']),
  dish('Crème brûlée', '', 'Süßes', ['Milch', 'Ei', 'Nüsse']),
];
const INDEX = MENU.map(dishWords);

const found = (query: string) =>
  searchDishes(INDEX, query).flatMap((rank, at) => (rank === null ? [] : [MENU[at]?.name.split(/[ ,-]/)[0]]));

describe('Dishes of a menu are found', () => {
  test.each([
    ['as typed', 'Pizza', ['Pizza']],
    ['without umlauts', 'bergkase', ['Bergkäse']],
    ['with a Turkish i without its dot', 'tıramısu', ['Tiramisù']],
    ['with umlauts in two letters', 'gemuese', ['Gegrilltes']],
    ['within a word', 'käse', ['Bergkäse']],
    ['by its beginning', 'tira', ['Tiramisù']],
    ['without accents', 'creme brulee', ['Crème']],
    ['with ss for ß', 'suesses', ['Tiramisù', 'Crème']],
    ['by an ingredient', 'rotkohl', ['Falafel']],
    ['by an allergen', 'Nüsse', ['Crème']],
    ['by several words', 'pizza mit basilikum', ['Pizza']],
    ['in one word for two', 'falafelbowl', ['Falafel']],
    ['with a letter wrong', 'Bizza', ['Pizza']],
    ['with letters swapped', 'Tirmaisu', ['Tiramisù']],
    ['with a letter missing', 'Magherita', ['Pizza']],
    ['with two letters wrong in a long word', 'Margarita', ['Pizza']],
    ['while a wrong word is being typed', 'Fallaf', ['Falafel']],
    ['without what is unwanted', 'süßes ohne nüsse', ['Tiramisù']],
    ['all, where nothing is typed', '  ', MENU.map(({ name }) => name.split(/[ ,-]/)[0])],
    ['not at all, where nothing is like it', 'Schnitzel', []],
    ['not by words of other dishes', 'pizza rotkohl', []],
    ['by a single filling word too', 'mit', ['Falafel', 'Tiramisù']],
  ])('%s: %j', (_, query, names) => {
    expect(found(query)).toEqual(names);
  });

  test('not misspelt where another dish has the word as typed', () => {
    const index = [dish('Kohl'), dish('Kehl')].map(dishWords);
    expect(searchDishes(index, 'kohl')).toEqual([0, null]);
  });

  test('best by their name, then by category, description and allergens', () => {
    const index = [
      dish('A', '', 'Speisen', ['Senf']),
      dish('B', 'Mit Senf.'),
      dish('C', '', 'Senf'),
      dish('Senf'),
      dish('Senfeier'),
      dish('Feigensenf'),
    ].map(dishWords);
    const ranks = searchDishes(index, 'senf').map(Number);
    const order = [...ranks.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
    expect(order).toEqual([3, 4, 5, 2, 1, 0]);
  });

  test.each([
    ['', 'abc', 0],
    ['abc', 'abc', 0],
    ['ab', 'abc', 0],
    ['acb', 'abc', 1],
    ['axc', 'abc', 1],
    ['abcd', 'abc', 1],
    ['xyz', 'abc', 3],
  ])('lettersWrong(%j, %j) is %i', (typed, word, wrong) => {
    expect(lettersWrong(typed, word)).toBe(wrong);
  });
});

describe('For any menu', () => {
  const words = fc.stringMatching(/^[a-zäöüß]{4,12}$/);
  const menus = fc.array(fc.array(words, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 });

  test('folding a text twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
      { numRuns: CASES },
    );
  });

  test('a dish is found by each of its words, and more words never find more', () => {
    fc.assert(
      fc.property(menus, fc.nat(7), (menu, at) => {
        const index = menu.map((name) => dishWords(dish(name.join(' '))));
        const own = menu[at % menu.length] ?? [];
        let before = menu.map(() => true);
        for (const count of own.keys()) {
          const now = searchDishes(index, own.slice(0, count + 1).join(' ')).map((rank) => rank !== null);
          expect(now[at % menu.length]).toBe(true);
          expect(now.every((is, place) => !is || before[place])).toBe(true);
          before = now;
        }
      }),
      { numRuns: CASES },
    );
  });

  test('a word with one letter wrong finds its dish, unless another dish has it so', () => {
    fc.assert(
      fc.property(menus, fc.nat(11), (menu, at) => {
        const index = menu.map((name) => dishWords(dish(name.join(' '))));
        const word = foldText(menu[0]?.[0] ?? '');
        if (word.length < 4 || word.includes(' ')) return;
        const place = at % word.length;
        const typed = `${word.slice(0, place)}x${word.slice(place + 1)}`;
        const ranks = searchDishes(index, typed);
        const isElsewhere = menu.some((name) =>
          foldText(name.join(' ')).replaceAll(' ', '').includes(foldText(typed)),
        );
        expect(ranks[0] !== null || isElsewhere).toBe(true);
      }),
      { numRuns: CASES },
    );
  });
});
