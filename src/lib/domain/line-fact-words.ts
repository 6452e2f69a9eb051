import { basePriceText, factWords } from './fact-words.ts';
import { toCents } from './money.ts';
import type { LineFacts } from './product-facts.ts';

/** The facts of an ordered line item, one text for each kind: base price, allergens, additives, age. */
export function factLines(facts: LineFacts | null | undefined, currency: string): string[] {
  if (!facts) return [];
  const { allergens, isComplete, additives, basePrice, minimumAge } = facts;
  const named = allergens.join(', ') || (isComplete ? factWords.none : '');
  return [
    basePrice ? basePriceText({ cents: toCents(basePrice.price), per: basePrice.per }, currency) : '',
    named && `${factWords.allergens}: ${named}${isComplete ? '' : ' (nicht zu allem angegeben)'}`,
    additives.length > 0 ? `${factWords.additives}: ${additives.join(', ')}` : '',
    minimumAge === null ? '' : factWords.age(minimumAge),
  ].filter(Boolean);
}
