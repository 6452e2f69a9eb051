import { useStore } from '@nanostores/react';
import { passport as words } from '../../content/texts/find.ts';
import { cartTolerance, toleranceOf, type CartTolerance } from '../../lib/domain/allergen-passport.ts';
import type { CartItem } from '../../lib/domain/cart-item.ts';
import type { PartOption } from '../../lib/domain/product.ts';
import { shownFact } from '../../lib/domain/words/facts.ts';
import { currentShop } from '../../lib/stores/page.ts';
import { currentPassport } from '../../lib/stores/menu/passport.ts';
// As text, so that it is loaded with this piece only.
import style from './option-mark.css?inline';

type Dish = Pick<CartItem, 'product' | 'parts'>;

/** Dishes in the cart or in the dialog. */
interface Props {
  dishes: readonly Dish[];
}

/** What dishes have of the passport, in sentences; those that contain something of it first. */
function sentencesOf({ contained, unknown, unknownOptions }: CartTolerance): {
  warnings: string[];
  gaps: string[];
} {
  return {
    warnings: contained.map(({ dish, names }) => words.dishContains(dish, names.map(shownFact))),
    gaps: [
      ...(unknown.length > 0 ? [words.unknownDishes(unknown)] : []),
      ...(unknownOptions.length > 0 ? [words.unknownOptions(unknownOptions)] : []),
    ],
  };
}

/** What dishes have of the customer's allergen passport, and where facts are missing; nothing where there is nothing to say. */
export function ToleranceNote({ dishes }: Props) {
  const names = useStore(currentPassport().$names);
  const { warnings, gaps } = sentencesOf(cartTolerance(names, dishes));
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

/** Marks an option that contains something of the customer's allergen passport, and shows the product that it stands for. */
export function OptionMark({ option: { allergens = [], product } }: { option: PartOption }) {
  const tolerance = toleranceOf(useStore(currentPassport().$names), allergens);
  const image = product?.image;
  return (
    <>
      {image && (
        <>
          <style href="option-mark" precedence="default">
            {style}
          </style>
          <img
            className="component"
            src={`${currentShop().api}/image/product/${image.id}-${image.version}.${image.extension}?width=160`}
            alt=""
            width="48"
            height="48"
            loading="lazy"
          />
        </>
      )}
      {tolerance.state === 'contains' && (
        <b className="problem">{words.contains(tolerance.names.map(shownFact))}</b>
      )}
    </>
  );
}
