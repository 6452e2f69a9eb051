import { ALLERGENS } from './allergens.ts';
import { foldText } from './dish-search.ts';

/** A piece of a text; the strong ones stand out. */
export interface Piece {
  text: string;
  isStrong: boolean;
}

/** Ingredients that are allergens by another name than the law's, and compounds that end in one, as folded words. */
const ALSO = [
  /^[a-z]*(weizen|roggen|gerste|hafer|dinkel|gluten)/,
  /^[a-z]*(garnele|krabbe|shrimp|krill)/,
  /^([a-z]*(vollei|eigelb|huhnerei)|ei(er|weiss|klar|pulver)|[a-z]+eier$)/,
  /^(kabeljau|dorsch|hering|makrele|forelle|sardine|pangasius|zander|matjes|kaviar)/,
  /^[a-z]*(milch|molke|rahm|sahne|joghurt|kasein|casein|laktose|lactose|kase|quark)/,
  /^(butter|mascarpone|mozzarella|parmesan|ricotta|schmand)/,
  /^[a-z]*(sulfit|schwefeldioxid|soja|lupine|muschel|senf|sesam)/,
  /^(calamar|kalmar|sepia)/,
];

/** Words that only look like one: 'Buchweizen' is no wheat, 'Milchsäure' no milk, and 'laktosefrei' says that there is none. */
const NONE = [
  /^(buchweizen|milchsaure|butter(nut|rube|pilz)|lachsschinken|austern(pilz|seitling))/,
  /^(kokos|reis|erbsen)(milch|sahne|joghurt)/,
  /^(leber|fleisch)kase/,
  /frei(e|er|es|en|em)?$/,
];

/** Whether a word of a list of ingredients names one of the 14 allergens (annex II). */
function isAllergen(word: string): boolean {
  const folded = foldText(word);
  const is = (pattern: RegExp) => pattern.test(folded);
  return !NONE.some(is) && (ALLERGENS.some(({ written }) => is(written)) || ALSO.some(is));
}

/** What staff mark: '*Grana*'. The star of 'Tomaten*, Basilikum*' belongs to a footnote. */
const MARKED = /(?<![\p{L}\p{N}*])\*(\p{L}[^*,;()\n]*?)\*(?![\p{L}\p{N}*])/u;
const WORD = /([\p{L}\p{M}\p{N}]+)/u;

/**
 * A list of ingredients with its allergens as strong pieces, as Regulation (EU) 1169/2011, art. 21 (1) b asks: words that name one, and what
 * stands between stars. The texts of all pieces are the whole, without those stars.
 */
export function emphasised(text: string): Piece[] {
  const pieces: Piece[] = [];
  const add = (one: string, isStrong: boolean) => {
    const last = pieces.at(-1);
    if (one === '') return;
    if (last?.isStrong === isStrong) last.text += one;
    else pieces.push({ text: one, isStrong });
  };
  // Every second one is what the pattern has caught.
  text.split(MARKED).forEach((part, place) => {
    if (place % 2 === 1) add(part, true);
    else part.split(WORD).forEach((word, at) => add(word, at % 2 === 1 && isAllergen(word)));
  });
  return pieces;
}
