import { foldText } from './dish-search.ts';

/** An allergen that has to be declared. */
interface Allergen {
  /** The letter of the Austrian agreement on declaring allergens, which menus in Germany use too. */
  sign: string;
  name: string;
  /** How shops write it, in a folded text. */
  written: RegExp;
}

/** The 14 allergens that have to be declared (Regulation (EU) 1169/2011, annex II), in its order. */
export const ALLERGENS: readonly Allergen[] = [
  {
    sign: 'A',
    name: 'Gluten',
    written: /\b(gluten(?!frei)|weizen|roggen|gerste|hafer|dinkel|kamut|emmer|einkorn|grunkern)/,
  },
  {
    sign: 'B',
    name: 'Krebstiere',
    written: /\b(krebs|krusten|garnele|krabbe|hummer|scampi|languste)/,
  },
  { sign: 'C', name: 'Eier', written: /\b(ei|eier|huhnerei\w*|vollei|eigelb)\b/ },
  { sign: 'D', name: 'Fisch', written: /\b(fisch|(?!tinten)[a-z]+fisch|lachs|sardelle|anchovi)/ },
  { sign: 'E', name: 'Erdnüsse', written: /\berdnuss/ },
  { sign: 'F', name: 'Soja', written: /\b(soja|soya|tofu|edamame)/ },
  { sign: 'G', name: 'Milch', written: /\b(milch|kuhmilch|laktose|lactose|molke)/ },
  {
    sign: 'H',
    name: 'Nüsse',
    written: /\b(nuss|(?!erd|muskat|kokos)[a-z]+nuss|schalenfr|mandel|cashew|pistazie|macadamia|pecan|pekan)/,
  },
  { sign: 'L', name: 'Sellerie', written: /\b[a-z]*sellerie/ },
  { sign: 'M', name: 'Senf', written: /\bsenf/ },
  { sign: 'N', name: 'Sesam', written: /\b(sesam|tahin)/ },
  { sign: 'O', name: 'Sulfite', written: /\b(sulfit|schwefel)/ },
  { sign: 'P', name: 'Lupinen', written: /\b(susslupine|lupine)/ },
  {
    sign: 'R',
    name: 'Weichtiere',
    written: /\b(weichtier|muschel|miesmuschel|jakobsmuschel|tintenfisch|schnecke|auster|oktopus)/,
  },
];

/** What a written name means: places in `ALLERGENS`, or for another name the folded name itself; none for a blank one. */
export function allergenKeys(written: string): (number | string)[] {
  const text = foldText(written);
  const places = ALLERGENS.flatMap((known, place) => (known.written.test(text) ? [place] : []));
  return places.length > 0 || text === '' ? places : [text];
}

/** The letters of written names in the law's order, then the names that no letter stands for. */
export function allergenSigns(written: readonly string[]): string[] {
  const known = new Set<number>();
  const others: string[] = [];
  for (const name of written)
    for (const key of allergenKeys(name)) {
      if (typeof key === 'number') known.add(key);
      else if (!others.includes(name.trim())) others.push(name.trim());
    }
  return [...ALLERGENS.flatMap(({ sign }, place) => (known.has(place) ? [sign] : [])), ...others];
}
