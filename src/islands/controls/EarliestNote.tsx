import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { dayAndTime, earliest as words } from '../../content/texts/earliest.ts';
import { dayOf } from '../../lib/domain/dates.ts';
import { needsLeadTime, type LeadItems } from '../../lib/domain/lead-time.ts';
import { currentCart } from '../../lib/stores/cart/cart.ts';
import type { createAppointmentRules } from '../../lib/stores/checkout/appointment.ts';
import { currentClock } from '../../lib/stores/clock.ts';
import { currentBranch, currentShop } from '../../lib/stores/page.ts';

/** When dishes that have to be ordered ahead can be had; nothing for others. Only they load the rules of appointments. */
export function EarliestNote({ items }: { items: LeadItems }) {
  const { branch } = useStore(currentBranch());
  const mode = useStore(currentCart().$mode);
  const now = useStore(currentClock());
  const [makeRules, setMakeRules] = useState<typeof createAppointmentRules | null>(null);
  const isNeeded = needsLeadTime(items);
  useEffect(() => {
    if (!isNeeded) return;
    // Without them the checkout says it, and the server checks.
    import('../../lib/stores/checkout/appointment.ts').then(
      (rules) => setMakeRules(() => rules.createAppointmentRules),
      () => {},
    );
  }, [isNeeded]);
  if (!isNeeded || !makeRules) return null;
  const zone = currentShop().timezone;
  const at = makeRules({ branch, mode, items, zone, now }).earliest();
  const isToday = at !== null && dayOf(at, zone) === dayOf(now, zone);
  const says = isToday ? words.from : words.preorder;
  return (
    <p className="notice" role="status">
      {at === null ? words.none : says(dayAndTime(at, now, zone))}
    </p>
  );
}
