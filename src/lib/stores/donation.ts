import { computed, map } from 'nanostores';
import type { CheckoutData } from '../client/page-data.ts';
import { toCents } from '../domain/money.ts';
import { searchDonatees } from '../domain/search.ts';

/** What the shop gives for an order, in its own currency (SPEC section 9). */
export const DONATION = toCents(0.07);

/** The choice of a recipient: searched, tapped, tapped again to take it back (SPEC section 2 'Donation section'). */
export function createDonateePicker(donatees: CheckoutData['donatees'], chosen: number | null) {
  const $picking = map({ query: '', selected: chosen });
  const $view = computed($picking, ({ query, selected }) => ({
    query,
    selected,
    found: searchDonatees(donatees, query),
  }));
  return {
    $view,
    search: (query: string) => $picking.setKey('query', query),
    tap: (id: number) => $picking.setKey('selected', $picking.get().selected === id ? null : id),
  };
}
