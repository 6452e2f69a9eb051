import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { dayAndTime } from '../../content/texts/earliest.ts';
import { status as words } from '../../content/texts/status.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import { modeOf } from '../../lib/domain/order-mode.ts';
import { currentClock } from '../../lib/stores/clock.ts';
import { nextOpening } from '../../lib/stores/status/next-opening.ts';

/** When a shop that is closed answers; fetched while an order waits. */
export function OpensThen({ order, timezone }: { order: PublicOrder; timezone: string }) {
  const now = useStore(currentClock());
  const [opens, setOpens] = useState<number | null>(null);
  const mode = modeOf(order);
  const { id } = order.branch;

  useEffect(() => {
    // Offline nothing is promised.
    void nextOpening(id, mode, timezone).then(setOpens, () => undefined);
  }, [id, mode, timezone]);

  return opens !== null && opens > now && <p>{words.opensThen(dayAndTime(opens, now, timezone))}</p>;
}
