import { useStore } from '@nanostores/react';
import type { CartItem } from '../../lib/domain/cart-item.ts';
import { needsLeadTime, type LeadItems } from '../../lib/domain/cart.ts';
import { cartAge } from '../../lib/domain/product-facts.ts';
import type { PartOption } from '../../lib/domain/product.ts';
import { currentCart, currentCartLifetime, currentCartChanges } from '../../lib/stores/cart/cart.ts';
import { mayPromote } from '../../lib/stores/cart/promoting.ts';
import { hasPassport, $busy } from '../../lib/stores/page.ts';
import { useWhen } from '../react.ts';

/** Places of pieces that not every customer needs; each is fetched when it is needed, and announced as its place is there before. */

/** The way back after a line was removed from the list. */
export function UndoPlace() {
  const removed = useStore(currentCartChanges().$removed);
  const piece = useWhen(removed?.place === 'list', () => import('./Undo.tsx'));
  return (
    <div className="undo" role="status">
      {piece && removed && <piece.Undo removed={removed} />}
    </div>
  );
}

/** Where to deliver to. */
export function AreaPlace() {
  const mode = useStore(currentCart().$mode);
  const piece = useWhen(mode === 'delivery', () => import('./AreaSelect.tsx'));
  return piece && <piece.AreaSelect />;
}

/** What a delivery still lacks. */
export function GoalPlace() {
  const mode = useStore(currentCart().$mode);
  const piece = useWhen(mode === 'delivery', () => import('./DeliveryGoal.tsx'));
  return <div role="status">{piece && <piece.DeliveryGoal />}</div>;
}

const loadTolerance = () => import('./ToleranceNote.tsx');

/** What these dishes have of the customer's allergen passport, with what was chosen. */
export function TolerancePlace({ dishes }: { dishes: readonly Pick<CartItem, 'product' | 'parts'>[] }) {
  const piece = useWhen(useStore(hasPassport()), loadTolerance);
  return piece && <piece.ToleranceNote dishes={dishes} />;
}

const loadAge = () => import('./AgeNote.tsx');

/** How old one has to be for the cart; nothing for any age. */
export function AgePlace() {
  const age = cartAge(useStore(currentCart().$items));
  const piece = useWhen(age !== null, loadAge);
  return piece && age && <piece.AgeNote age={age} />;
}

/** What an option has of it, and the picture of the product that it stands for. */
export function OptionPlace({ option }: { option: PartOption }) {
  const piece = useWhen(useStore(hasPassport()) || Boolean(option.product), loadTolerance);
  return piece && <piece.OptionMark option={option} />;
}

const loadBusy = () => import('./BusyNote.tsx');

/** That the kitchen has too much to do. */
export function BusyPlace() {
  const piece = useWhen(useStore($busy) !== null, loadBusy);
  return piece && <piece.BusyNote />;
}

const loadPromotions = () => import('./Promotions.tsx');

/** What promotions take off. */
export function DiscountsPlace() {
  const { gross } = useStore(currentCart().$pricing);
  const piece = useWhen(mayPromote(gross), loadPromotions);
  return piece && <piece.Discounts />;
}

/** That the browser forgets the cart, or has no room for it. */
export function NotKeptPlace() {
  const items = useStore(currentCart().$items);
  const lifetime = useStore(currentCartLifetime());
  const piece = useWhen(lifetime !== 'browser' && items.length > 0, () => import('./NotKept.tsx'));
  return <div role="status">{piece && <piece.NotKept />}</div>;
}

const load = () => import('./EarliestTime.tsx');

/** When dishes that have to be ordered ahead can be had; nothing for others, which load nothing for it. */
export function EarliestNote({ items }: { items: LeadItems }) {
  const piece = useWhen(needsLeadTime(items), load);
  return piece && <piece.EarliestTime items={items} />;
}
