import { foldText } from './dish-search.ts';

/** An additive, or another property of a food, that menus have to name. */
interface Additive {
  /** A number, which stands for the words on menus. No law gives the numbers. */
  sign: string;
  /** The words that the law wants. */
  name: string;
  /** How shops write it, in a folded text. */
  written: RegExp;
}

/**
 * What German menus have to say of additives (§ 5 LMZDV; sweeteners and caffeine: Regulation (EU) 1169/2011, annex III; quinine: § 5
 * AromenDV), in the order of their numbers. 5 was 'geschwefelt' until the law dropped it: no other words get its number.
 */
export const ADDITIVES: readonly Additive[] = [
  { sign: '1', name: 'mit Farbstoff', written: /farbstoff/ },
  { sign: '2', name: 'mit Konservierungsstoff', written: /konservier|geschwefelt/ },
  { sign: '3', name: 'mit Antioxidationsmittel', written: /antioxidation/ },
  { sign: '4', name: 'mit Geschmacksverstärker', written: /geschmacksverstark/ },
  { sign: '6', name: 'geschwärzt', written: /geschwarzt/ },
  { sign: '7', name: 'gewachst', written: /gewachst/ },
  { sign: '8', name: 'mit Phosphat', written: /phosphat/ },
  { sign: '9', name: 'mit Süßungsmittel', written: /sussungsmittel|sussstoff/ },
  { sign: '10', name: 'enthält eine Phenylalaninquelle', written: /phenylalanin|aspartam/ },
  { sign: '11', name: 'koffeinhaltig', written: /[kc]offein/ },
  { sign: '12', name: 'chininhaltig', written: /chinin/ },
  { sign: '13', name: 'mit Taurin', written: /taurin/ },
  { sign: '14', name: 'mit Nitritpökelsalz', written: /^(?!.*nitrat).*(nitrit|pokelsalz)/ },
  { sign: '15', name: 'kann bei übermäßigem Verzehr abführend wirken', written: /abfuhrend/ },
  { sign: '16', name: 'mit Nitrat', written: /^(?!.*(nitrit|pokelsalz)).*nitrat/ },
  {
    sign: '17',
    name: 'mit Nitritpökelsalz und Nitrat',
    written: /(nitrit|pokelsalz).*nitrat|nitrat.*(nitrit|pokelsalz)/,
  },
];

/** The numbers of written names in their order, then the names that no number stands for. */
export function additiveSigns(written: readonly string[]): string[] {
  const texts = written.map((name) => ({ name: name.trim(), text: foldText(name) }));
  const signs = ADDITIVES.filter((known) => texts.some(({ text }) => known.written.test(text)));
  const others = texts.filter(
    ({ name, text }) => name !== '' && !ADDITIVES.some((known) => known.written.test(text)),
  );
  return [...signs.map(({ sign }) => sign), ...new Set(others.map(({ name }) => name))];
}
