import { useStore } from '@nanostores/react';
import { busyWords } from '../../content/texts/sentences/busy.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { currentClock } from '../../lib/stores/clock.ts';
import { modeName } from '../../lib/stores/mode-name.ts';
import { $busy, currentShop } from '../../lib/stores/page.ts';

/** That the kitchen takes no orders of a mode now, or takes longer. */
export function BusyNote() {
  const mode = useStore(currentCart().$mode);
  const busy = useStore($busy);
  const at = useStore(currentClock());
  const text = busy && busyWords(busy, [mode], { at, zone: currentShop().timezone }, modeName);
  return <div role="status">{text && <p className="notice">{text}</p>}</div>;
}
