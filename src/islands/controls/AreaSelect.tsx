import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { address as byAddress } from '../../content/texts/address.ts';
import { areaChoice as words } from '../../content/texts/cart.ts';
import { areaName } from '../../lib/domain/area-name.ts';
import { currentBranch } from '../../lib/stores/page.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';

/** The delivery areas; fetched for deliveries. */
export function AreaSelect() {
  const cart = currentCart();
  const area = useStore(cart.$area);
  const chosen = useStore(cart.$chosenArea);
  const { branch } = useStore(currentBranch());
  const id = useId();
  if (branch.deliveryBy) {
    const place = chosen && byAddress.area(areaName(chosen, byAddress.upTo));
    return (
      <p className="hint">
        {place} {byAddress.byAddress}
      </p>
    );
  }
  return (
    <div className="field">
      <label htmlFor={id}>{words.label}</label>
      <select id={id} value={chosen?.area ?? ''} onChange={(event) => cart.chooseArea(event.target.value)}>
        {!chosen && area && <option value="">{words.choose(area.area)}</option>}
        {branch.deliveryAreas.map((one) => (
          <option key={one.area}>{one.area}</option>
        ))}
      </select>
    </div>
  );
}
