import type { Order } from '../../../lib/contract/staff-orders.ts';

/** The route to the customer on the maps service that customers use, too (SPEC section 7). */
export function directionsTo({ street, city, branch }: Pick<Order, 'street' | 'city' | 'branch'>): string {
  const url = new URL('https://www.google.com/maps/dir/?api=1');
  const from = [branch.street, `${branch.zipCode ?? ''} ${branch.city ?? ''}`.trim()]
    .filter(Boolean)
    .join(', ');
  if (from) url.searchParams.set('origin', from);
  url.searchParams.set('destination', `${street}, ${city}`);
  return url.href;
}
