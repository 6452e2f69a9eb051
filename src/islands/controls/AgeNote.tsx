import { age as words } from '../../content/texts/facts.ts';
import type { MinimumAge } from '../../lib/domain/product.ts';

/** That the cart has goods with a least age: fetched for the few carts that have some. */
export function AgeNote({ age }: { age: MinimumAge }) {
  return <p className="notice">{words.cart(age)}</p>;
}
