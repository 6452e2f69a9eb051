import { useStore } from '@nanostores/react';
import { deliveryGoal as words } from '../../content/texts/delivery-goal.ts';
import { deliveryGoal } from '../../lib/domain/cart-sum.ts';
import { formatMoney } from '../../lib/domain/money.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { currentShop } from '../../lib/stores/page.ts';
// As text, so that it is loaded with this piece only.
import style from './delivery-goal.css?inline';

/** What a delivery still lacks, and a bar that fills: to the minimum order value, then to free delivery (SPEC section 2 'Hints'). */
export function DeliveryGoal() {
  const cart = currentCart();
  const { currency } = currentShop();
  const area = useStore(cart.$area);
  const { gross, lines } = useStore(cart.$pricing);
  const goal = lines.length > 0 && deliveryGoal(gross, area);
  if (!goal) return null;
  return (
    <div className={`goal ${goal.kind}`}>
      <style href="delivery-goal" precedence="default">
        {style}
      </style>
      <b>{words.missing[goal.kind](formatMoney(goal.missing, currency))}</b>
      <progress max={goal.target} value={goal.target - goal.missing} aria-hidden="true" />
      <p>{words.goal[goal.kind](formatMoney(goal.target, currency))}</p>
    </div>
  );
}
