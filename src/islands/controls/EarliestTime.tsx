import { useStore } from '@nanostores/react';
import { earliest as words } from '../../content/texts/earliest.ts';
import { dayAndTime } from '../../content/texts/sentences/day-and-time.ts';
import { dayOf } from '../../lib/domain/dates.ts';
import type { LeadItems } from '../../lib/domain/cart.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import { createAppointmentRules } from '../../lib/stores/checkout/appointment.ts';
import { currentClock } from '../../lib/stores/clock.ts';
import { currentBranch, currentShop } from '../../lib/stores/page.ts';

/** When these dishes can be had at the earliest. It needs Luxon, so it is fetched where a dish has to be ordered ahead. */
export function EarliestTime({ items }: { items: LeadItems }) {
  const { branch } = useStore(currentBranch());
  const mode = useStore(currentCart().$mode);
  const now = useStore(currentClock());
  const zone = currentShop().timezone;
  const at = createAppointmentRules({ branch, mode, items, zone, now }).earliest();
  const isToday = at !== null && dayOf(at, zone) === dayOf(now, zone);
  const says = isToday ? words.from : words.preorder;
  return (
    <p className="notice" role="status">
      {at === null ? words.none : says(dayAndTime(at, now, zone))}
    </p>
  );
}
