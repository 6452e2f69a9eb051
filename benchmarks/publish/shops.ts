import { parseShop } from '../../src/lib/contract/parse-shop.ts';
import { shopParts, toInit, type Shop } from '../../src/lib/contract/shop.ts';
import { isCombo } from '../../src/lib/domain/combos/combo.ts';
import { FURTHER_LANGUAGES } from '../../src/lib/domain/languages.ts';
import { demoShop } from '../../src/server/shop/demo/shop.ts';

/** Every third branch delivers nothing, every third to one area, every third to two. */
const AREAS = 3;
/** Offset of the ids of dishes that only one branch has. */
const OWN = 1_000_000;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The dish of a shop that only this branch has; it is the one that is edited. */
export const ownDish = (branchId: number): number => OWN + branchId;
export const identifierOf = (branchId: number): string => `filiale-${branchId}`;

/**
 * A shop of so many branches, each with a menu of its own of so many dishes: the demo shop's with their pictures, options and
 * allergens, over and over under names of their own, in its eight categories. All but one are shared by all branches.
 */
export function shopOf(branches: number, dishes: number): Shop {
  const { categories, branches: examples } = demoShop;
  const [example] = examples;
  // Combos name other dishes of the demo shop.
  const products = demoShop.products.filter((dish) => !isCombo(dish));
  const menu = demoShop.menus.find(({ branches: some }) => some.some(({ id }) => id === example?.id));
  if (!example || !menu) throw new Error('the demo shop has no branch with a menu');
  const categoryOf = new Map(
    demoShop.menus.flatMap(({ catalog }) =>
      catalog.flatMap((entry) => entry.products.map(({ id }) => [id, entry.id] as const)),
    ),
  );
  const original = (dish: number) => {
    const found = products[(dish - 1) % products.length];
    if (!found) throw new Error('the demo shop has no products');
    return found;
  };
  // Dishes that go well together are named by ids of the demo shop.
  const named = (dish: number, id: number, name: string) => ({ ...original(dish), id, name, goesWith: [] });
  const shared = numbers(dishes - 1).map((dish) =>
    named(dish, dish, `${original(dish).name} Nr. ${Math.ceil(dish / products.length)}`),
  );
  const own = numbers(branches).map((branch) =>
    named(dishes, ownDish(branch), `${original(dishes).name} der Filiale ${branch}`),
  );
  const catalogOf = (branch: number) =>
    categories.map(({ id }) => ({
      id,
      visible: true,
      products: [...numbers(dishes - 1), dishes]
        .filter((dish) => (categoryOf.get(original(dish).id) ?? categories[0]?.id) === id)
        .map((dish) => ({ id: dish === dishes ? ownDish(branch) : dish, enabled: true, visible: true })),
    }));
  const parsed = parseShop(
    toInit({
      ...demoShop,
      // Without what a country adds to pages, and in German alone: Eleventy's templates are those of the specification.
      config: { ...demoShop.config, country: '', languages: [] },
      branches: numbers(branches).map((id) => ({
        ...example,
        id,
        identifier: identifierOf(id),
        name: `Feige & Glut Filiale ${id}`,
        street: `Hauptstraße ${id}`,
        isDeliveryEnabled: id % AREAS > 0,
        deliveryAreas: example.deliveryAreas.slice(0, id % AREAS),
      })),
      menus: numbers(branches).map((id) => ({
        ...menu,
        id,
        name: `Karte ${id}`,
        branches: [{ id }],
        catalog: catalogOf(id),
      })),
      products: [...shared, ...own],
      tables: [],
      // They name dishes of the demo shop.
      priceTimes: [],
    }),
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems.slice(0, 3)));
  return parsed.shop;
}

/** A shop that offers all languages, with every name and description of a dish translated into each. */
export function inLanguages(shop: Shop): Shop {
  const languages = [...FURTHER_LANGUAGES];
  const texts = new Set(shop.products.flatMap(({ name, description }) => [name, description]));
  texts.delete('');
  return {
    ...shop,
    config: { ...shop.config, languages },
    translations: [...texts].map((german, place) => ({
      id: place + 1,
      german,
      words: Object.fromEntries(languages.map((language) => [language, `${german} (${language})`])),
    })),
  };
}

/** A shop as a shop file, for `npm run shop:import` and for builds. */
export const shopFile = (shop: Shop): string => JSON.stringify(toInit(shop));

/** A shop as its parts, a line of JSON each. */
export const shopLines = (shop: Shop): string =>
  [...shopParts(shop)].map((part) => `${JSON.stringify(part)}\n`).join('');
