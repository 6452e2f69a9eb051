import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { address as words } from '../../content/texts/address.ts';
import { deliveryPrice } from '../../lib/domain/cart-sum.ts';
import { areaName } from '../../lib/domain/area-name.ts';
import { asCents, formatMoney, toCents } from '../../lib/domain/money.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { currentAddressArea } from '../../lib/stores/checkout/address-area.ts';
import { currentDraft } from '../../lib/stores/checkout/draft.ts';
import { currentShop } from '../../lib/stores/page.ts';

/** How long nothing has to be typed until the address is looked up. */
const PAUSE_MS = 700;

/** What a delivery to the typed address costs, where distance or zone decide; its errors stand at the fields. */
export function AddressArea() {
  const found = currentAddressArea();
  const { street, city } = useStore(currentDraft());
  const state = useStore(found.$state);
  const area = useStore(currentCart().$area);
  const { currency } = currentShop();

  useEffect(() => {
    const timer = setTimeout(() => void found.look(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [found, street, city]);

  const terms = () => {
    if (!area) return [];
    const cost = deliveryPrice(asCents(0), area);
    const minimum = toCents(area.minimumOrderValue);
    return [
      areaName(area, words.upTo),
      cost > 0 ? words.cost(formatMoney(cost, currency)) : words.free,
      ...(minimum > 0 ? [words.minimum(formatMoney(minimum, currency))] : []),
    ];
  };
  return (
    <div className="notes" role="status">
      {state === 'idle' && <p className="hint">{words.byAddress}</p>}
      {state === 'checking' && <p className="hint">{words.checking}</p>}
      {state === 'served' && <p className="hint">{words.served(terms())}</p>}
    </div>
  );
}
