import { status as words } from '../../content/texts/status.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import { shownState } from '../../lib/domain/order.ts';
import { timeFrom } from './time-from.ts';

interface Props {
  order: PublicOrder;
  timezone: string;
  isFrontdeskEnabled: boolean;
}

/** 'Abholung: 18:30 Uhr', with the date if that is another day. */
function appointmentText(
  { appointment, appointmentDate, isDelivery }: PublicOrder,
  timezone: string,
): string {
  const agreed = appointment ?? appointmentDate;
  if (agreed === null) return '';
  const time = timeFrom(agreed, timezone);
  return isDelivery ? words.deliveryAt(time) : words.pickupAt(time);
}

/** Where the order stands, in words; spoken whenever it changes (SPEC section 4 'Order lifecycle'). */
export function OrderMessage({ order, timezone, isFrontdeskEnabled }: Props) {
  const code = shownState(order);
  const isOver = code === 'completed' || code === 'delivered';
  const hasScreens = isFrontdeskEnabled && !order.isDelivery;
  const lines = [
    words.message[code],
    code === 'confirmed' ? appointmentText(order, timezone) : '',
    order.rejectionMessage,
    hasScreens && (code === 'waiting' || code === 'confirmed') ? words.frontdesk.ahead : '',
    hasScreens && code === 'readyForPickup' ? words.frontdesk.ready : '',
    isOver ? words.farewell : '',
  ];
  return (
    <div role="status" className="message">
      {lines.map((line) => line && <p key={line}>{line}</p>)}
    </div>
  );
}
