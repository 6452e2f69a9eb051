import { formatAmount } from './amount-input.ts';
import { basePriceText, factWords } from './fact-words.ts';
import { labelWords } from './label-words.ts';
import { toCents } from './money.ts';
import type { LineFacts } from './line-facts.ts';

/** '850 g, Abtropfgewicht 480 g (8,31 EUR/kg)', or as much of it as is known. */
function contentText({ netContent, drainedWeight, basePrice }: LineFacts, currency: string): string {
  const said = [
    netContent && `${formatAmount(netContent.amount)} ${netContent.unit}`,
    drainedWeight && labelWords.drained(drainedWeight),
  ].filter(Boolean);
  const base = basePrice && basePriceText({ cents: toCents(basePrice.price), per: basePrice.per }, currency);
  const amounts = said.join(', ');
  return base && amounts ? `${amounts} (${base})` : (base ?? amounts);
}

/** The facts of an ordered line item, one text for each kind: content with base price, allergens, additives, age, origin. */
export function factLines(facts: LineFacts | null | undefined, currency: string): string[] {
  if (!facts) return [];
  const { allergens, isComplete, additives, minimumAge, origin } = facts;
  const named = allergens.join(', ') || (isComplete ? factWords.none : '');
  return [
    contentText(facts, currency),
    named && `${factWords.allergens}: ${named}${isComplete ? '' : ' (nicht zu allem angegeben)'}`,
    additives.length > 0 ? `${factWords.additives}: ${additives.join(', ')}` : '',
    minimumAge === null ? '' : factWords.age(minimumAge),
    origin ? `${labelWords.origin}: ${origin}` : '',
  ].filter(Boolean);
}
