import { useStore } from '@nanostores/react';
import { memo, type MouseEvent, type ReactNode } from 'react';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { modeOf } from '../../../lib/domain/order-mode.ts';
import type { StationPart } from '../../../lib/domain/kitchen.ts';
import { useAttempt } from '../../data/attempt.ts';
import { useModeNames } from '../../data/mode-names.ts';
import { Due } from '../board/order-card.tsx';
import { OrderLines } from '../order-lines.tsx';
import { CardActions } from '../steps/card-actions.tsx';
import { isStrayTap } from '../steps/possible-steps.ts';
import { $working, markStation, ticketOf } from '../steps/step-store.ts';
import { boardTexts } from '../texts.ts';
import { isReady, type Ticket } from './kitchen-state.ts';
import { kitchenTexts as texts } from './texts.ts';

type Item = Order['items'][number];
type Part = StationPart<Item>;

interface Props {
  ticket: Ticket;
  zone: string;
}

/** A station's part of an order. */
export const StationCard = memo(function StationCard({
  ticket: { order, parts },
  zone,
  station,
}: Props & { station: number }) {
  const own = parts.find((part) => part.station.id === station);
  if (!own) return null;
  const others = parts.filter((part) => part !== own).map((part) => part.station.name);
  return (
    <Card order={order} zone={zone} isDone={own.isDone}>
      <Lines items={own.items} />
      <Note order={order} />
      {others.length > 0 && <p className="kitchen-other">{texts.elsewhere(others.join(', '))}</p>}
      <div className="order-actions">
        <MarkButton order={order} part={own} isMain={!own.isDone} />
      </div>
    </Card>
  );
});

/** A whole order at the pass, with the state of each station. */
export const PassCard = memo(function PassCard({ ticket, zone }: Props) {
  const { order, parts, rest } = ticket;
  const isAll = isReady(ticket);
  return (
    <Card order={order} zone={zone} isDone={isAll}>
      {parts.map((part) => (
        <div key={part.station.id} className="kitchen-part" data-done={part.isDone || undefined}>
          <h4 className="kitchen-part-head">
            {part.station.name}: {part.isDone ? texts.isDone : texts.isOpen}
            <MarkButton order={order} part={part} isMain={false} />
          </h4>
          <Lines items={part.items} />
        </div>
      ))}
      {rest.length > 0 && (
        <div className="kitchen-part">
          {parts.length > 0 && <h4 className="kitchen-part-head">{texts.noStation}</h4>}
          <Lines items={rest} />
        </div>
      )}
      <Note order={order} />
      {isAll && (
        <>
          {parts.length > 0 && <p className="kitchen-ready">{texts.allDone}</p>}
          <CardActions order={order} zone={zone} />
        </>
      )}
    </Card>
  );
});

interface CardProps {
  order: Order;
  zone: string;
  isDone: boolean;
  children: ReactNode;
}

function Card({ order, zone, isDone, children }: CardProps) {
  const { tableIdentifier, name } = order;
  const modeNames = useModeNames();
  return (
    <article
      className="kitchen-ticket"
      aria-label={texts.ticket(ticketOf(order))}
      data-order={order.id}
      data-done={isDone || undefined}
    >
      <h3 className="kitchen-head">
        <b>#{ticketOf(order)}</b>
        <Due order={order} zone={zone} />
      </h3>
      <p className="kitchen-facts">
        <b>{modeNames[modeOf(order)]}</b>
        <span>{tableIdentifier === null ? name : boardTexts.table(tableIdentifier)}</span>
      </p>
      {children}
    </article>
  );
}

const Lines = ({ items }: { items: Item[] }) => (
  <ul className="kitchen-lines">
    <OrderLines items={items} />
  </ul>
);

function Note({ order: { comment } }: { order: Order }) {
  return comment.trim() === '' ? null : <p className="kitchen-note">{comment}</p>;
}

/** Says that a station has its part ready, and takes it back. */
function MarkButton({ order, part, isMain }: { order: Order; part: Part; isMain: boolean }) {
  const isWorking = useStore($working, { keys: [order.id] })[order.id] === true;
  const attempt = useAttempt();
  const { station, isDone } = part;
  const label = isDone ? texts.markOpen : texts.markDone;
  function mark({ nativeEvent }: MouseEvent) {
    // The card has moved away under the finger, and the next one is there.
    if (isWorking || isStrayTap(order.id, nativeEvent)) return;
    void attempt(() => markStation(order, station.id, !isDone));
  }
  return (
    <button
      type="button"
      className="order-button"
      data-main={isMain || undefined}
      aria-label={`${label}: ${station.name}, ${texts.ticket(ticketOf(order))}`}
      aria-disabled={isWorking}
      onClick={mark}
    >
      {label}
    </button>
  );
}
