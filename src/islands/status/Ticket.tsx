import { status as words } from '../../content/texts/status.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';

/** The number that the customer is called by (SPEC section 2 'Status page'). */
export function Ticket({ order, areTicketsDisabled }: { order: PublicOrder; areTicketsDisabled: boolean }) {
  const hasTicket = !areTicketsDisabled && order.ticketNumber !== null;
  return (
    <p className="ticket">
      <span>{hasTicket ? words.ticket : words.orderNumber}</span>
      <b className="number">{hasTicket ? order.ticketNumber : order.id}</b>
    </p>
  );
}
