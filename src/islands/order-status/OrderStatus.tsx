import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { status as words } from '../../content/texts/status.ts';
import { createApi } from '../../lib/client/api.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import { headline, stateMessage } from '../../lib/domain/order.ts';
import { createOrderStatus, orderInPath } from '../../lib/stores/order-status.ts';
import { readShopData } from '../../lib/client/page-data.ts';
import { BranchContact } from './BranchContact.tsx';
import { OrderInfo } from './OrderInfo.tsx';
import { OrderItems } from './OrderItems.tsx';
import { Timeline } from './Timeline.tsx';
import '../controls/controls.css';
import './order-status.css';

interface Props {
  areTicketsDisabled: boolean;
}

/** An order, followed live by its customer (SPEC section 2 'Status page'). */
export function OrderStatus({ areTicketsDisabled }: Props) {
  const [shop] = useState(readShopData);
  const [{ $followed }] = useState(() =>
    createOrderStatus(createApi(shop.api), orderInPath(location.pathname)),
  );
  const followed = useStore($followed);

  if (followed.state === 'loading') return <p role="status">{words.loading}</p>;
  if (followed.state === 'notFound') {
    return (
      <div role="alert">
        <h1>{words.notFound}</h1>
        <p>{words.notFoundHint}</p>
      </div>
    );
  }
  if (followed.state === 'unreachable') return <p className="notice danger">{words.unreachable}</p>;
  const { order, isStale } = followed;
  return (
    <div className="order-status">
      {isStale && <p className="notice">{words.stale}</p>}
      <div className="now">
        <h1>{words.headline[headline(order)]}</h1>
        <Message order={order} />
        <Ticket order={order} areTicketsDisabled={areTicketsDisabled} />
      </div>
      <Timeline order={order} />
      <OrderInfo order={order} timezone={shop.timezone} />
      <OrderItems order={order} currency={shop.currency} />
      <BranchContact branch={order.branch} />
    </div>
  );
}

function Message({ order }: { order: PublicOrder }) {
  const code = stateMessage(order);
  const isOver = code === 'completed' || code === 'delivered';
  return (
    <div role="status" className="message">
      {words.message[code] && <p>{words.message[code]}</p>}
      {order.rejectionMessage && <p>{order.rejectionMessage}</p>}
      {isOver && <p>{words.farewell}</p>}
    </div>
  );
}

function Ticket({ order, areTicketsDisabled }: { order: PublicOrder; areTicketsDisabled: boolean }) {
  const hasTicket = !areTicketsDisabled && order.ticketNumber !== null;
  return (
    <p className="ticket">
      <span>{hasTicket ? words.ticket : words.orderNumber}</span>
      <b className="number">{hasTicket ? order.ticketNumber : order.id}</b>
    </p>
  );
}
