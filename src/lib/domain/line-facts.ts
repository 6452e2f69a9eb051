import { basePriceOf, netContentOf, chosenFacts } from './product-facts.ts';
import { factWords, shownFact } from './words/facts.ts';
import type { ChosenPart } from './cart-item.ts';
import { drainedWeightOf } from './drained-weight.ts';
import type { DrainedWeight } from './food-label.ts';
import { formatMoney, fromCents, type Money, toCents } from './money.ts';
import type { MinimumAge, NetContent, Product } from './product.ts';
import { formatAmount } from './quantity.ts';
import { labelWords } from './words/labels.ts';
import type { Words } from './words/catalogue.ts';
import { COLON, LOCALE, moneyText } from './words/locale.ts';

/** The facts of a line item as ordered. They stay, whatever happens to the product. */
export interface LineFacts {
  allergens: string[];
  /** Whether allergens were declared for the dish and for all that was chosen; if so and none is named, it has none. */
  isComplete: boolean;
  additives: string[];
  /** Price in whole currency of 1 kg or 1 l; null: none is due. */
  basePrice: { price: Money; per: 'kg' | 'l' } | null;
  minimumAge: MinimumAge | null;
  /** Whether its buyer may withdraw; absent: not. */
  isReturnable?: boolean | undefined;
  /** How much is in one of it; absent: it was not said, or the order is older than the field, as for the two below. */
  netContent?: NetContent | undefined;
  /** What the base price is for, where that is not the net content. */
  drainedWeight?: DrainedWeight | undefined;
  origin?: string | undefined;
}

/** The facts to keep with a line item; null: nothing is said of it. */
export function lineFacts(product: Product, parts: readonly ChosenPart[]): LineFacts | null {
  const { allergens, additives, minimumAge, undeclared, ...own } = chosenFacts(product, parts);
  const isComplete = own.isDeclared && undeclared.length === 0;
  const base = basePriceOf(product, parts);
  const { origin, isReturnable } = product;
  const netContent = netContentOf(product, parts);
  const drainedWeight = drainedWeightOf(product, parts);
  const further = {
    ...(isReturnable && { isReturnable }),
    ...(netContent && { netContent }),
    ...(drainedWeight && { drainedWeight }),
    ...(origin && { origin }),
  };
  const isSilent = allergens.length + additives.length + Object.keys(further).length === 0 && !isComplete;
  if (isSilent && !base && minimumAge === null) return null;
  const price = base && { price: fromCents(base.cents), per: base.per };
  return { allergens, isComplete, additives, basePrice: price, minimumAge, ...further };
}

/** The words in which lines are said. */
type LineSpeech = {
  readonly [Name in keyof typeof WORDS]: Words<(typeof WORDS)[Name]>;
};

/** Those that the code was built with. */
const WORDS = { factWords, labelWords, shownFact, COLON, LOCALE, moneyText };

/** '850 g, Abtropfgewicht 480 g (8,31 EUR/kg)', or as much of it as is known. */
function contentText(
  { netContent, drainedWeight, basePrice }: LineFacts,
  currency: string,
  words: LineSpeech,
): string {
  const said = [
    netContent && `${formatAmount(netContent.amount, words.LOCALE)} ${netContent.unit}`,
    drainedWeight && words.labelWords.drained(drainedWeight),
  ].filter(Boolean);
  const base = basePrice && `${formatMoney(toCents(basePrice.price), currency, words)}/${basePrice.per}`;
  const amounts = said.join(', ');
  return base && amounts ? `${amounts} (${base})` : (base ?? amounts);
}

/** The facts of an ordered line item, one text for each kind: content with base price, allergens, additives, age, origin. */
export function factLines(
  facts: LineFacts | null | undefined,
  currency: string,
  words: LineSpeech = WORDS,
): string[] {
  if (!facts) return [];
  const { allergens, isComplete, additives, minimumAge, origin } = facts;
  const list = (names: readonly string[]) => [...new Set(names.map(words.shownFact))].join(', ');
  const named = list(allergens) || (isComplete ? words.factWords.none : '');
  return [
    contentText(facts, currency, words),
    named &&
      `${words.factWords.allergens}${words.COLON} ${named}${isComplete ? '' : ` (${words.labelWords.incomplete})`}`,
    additives.length > 0 ? `${words.factWords.additives}${words.COLON} ${list(additives)}` : '',
    minimumAge === null ? '' : words.factWords.age(minimumAge),
    origin ? `${words.labelWords.origin}${words.COLON} ${origin}` : '',
  ].filter(Boolean);
}
