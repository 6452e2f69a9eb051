import {
  basePriceOf,
  netContentOf,
  allergenText,
  basePriceText,
  chosenFacts,
} from '../../lib/domain/product-facts.ts';
import { factWords as words, shownFact } from '../../lib/domain/words/facts.ts';
import { COLON } from '../../lib/domain/words/locale.ts';
import { formatAmount } from '../../lib/domain/quantity.ts';
import type { ChosenPart } from '../../lib/domain/cart-item.ts';
import type { Product } from '../../lib/domain/product.ts';
import { useWhen } from '../react.ts';

const loadMore = () => import('./MoreFacts.tsx');

interface Props {
  product: Product;
  parts: readonly ChosenPart[];
  currency: string;
}

/** What is said of a dish with what is chosen: net content with its base price, allergens, additives, age, origin, nutrition, label. */
export function DishFacts({ product, parts, currency }: Props) {
  const facts = chosenFacts(product, parts);
  const content = netContentOf(product, parts);
  const base = basePriceOf(product, parts);
  const more = useWhen(Boolean(product.origin || product.nutrition || product.label), loadMore);
  const amount = content && `${formatAmount(content.amount)} ${content.unit}`;
  const first = [
    amount && (base ? `${amount} (${basePriceText(base, currency)})` : amount),
    facts.minimumAge && words.age(facts.minimumAge),
  ].filter(Boolean);
  return (
    <div className="facts">
      {first.length > 0 && <p>{first.join(', ')}</p>}
      <p>
        <b>{words.allergens + COLON}</b> {allergenText(facts, product.name)}
      </p>
      {facts.additives.length > 0 && (
        <p>
          <b>{words.additives + COLON}</b> {facts.additives.map(shownFact).join(', ')}
        </p>
      )}
      {more && <more.MoreFacts product={product} parts={parts} />}
    </div>
  );
}
