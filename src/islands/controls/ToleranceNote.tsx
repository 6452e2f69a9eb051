import { useStore } from '@nanostores/react';
import { passport as words } from '../../content/texts/find.ts';
import { cartTolerance, type CartTolerance } from '../../lib/domain/allergen-passport.ts';
import type { Product } from '../../lib/domain/product.ts';
import { currentPassport } from '../../lib/stores/menu/passport.ts';

/** Dishes in the cart or in the dialog. */
interface Props {
  dishes: readonly { product: Product }[];
}

/** What dishes have of the passport, in sentences; those that contain something of it first. */
function sentencesOf({ contained, unknown, hasOptions }: CartTolerance): {
  warnings: string[];
  gaps: string[];
} {
  return {
    warnings: contained.map(({ dish, names }) => words.dishContains(dish, names)),
    gaps: [
      ...(unknown.length > 0 ? [words.unknownDishes(unknown)] : []),
      ...(hasOptions ? [words.options] : []),
    ],
  };
}

/** What dishes have of the customer's allergen passport, and where facts are missing; nothing where there is nothing to say. */
export function ToleranceNote({ dishes }: Props) {
  const names = useStore(currentPassport().$names);
  const products = dishes.map(({ product }) => product);
  const { warnings, gaps } = sentencesOf(cartTolerance(names, products));
  if (warnings.length + gaps.length === 0) return null;
  return (
    <div className={warnings.length > 0 ? 'notice danger' : 'notice'} role="status">
      {warnings.map((text) => (
        <p key={text}>
          <b>{text}</b>
        </p>
      ))}
      {gaps.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
