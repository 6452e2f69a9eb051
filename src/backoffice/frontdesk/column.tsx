import { useLayoutEffect, useRef, useState } from 'react';
import type { FrontdeskTicket } from '../../lib/contract/staff-orders.ts';
import { fitTickets } from './fit.ts';
import { texts } from './texts.ts';

const PAGE_MS = 8_000;

interface ColumnProps {
  kind: 'preparing' | 'ready';
  title: string;
  empty: string;
  tickets: readonly FrontdeskTicket[];
  /** Newly ready tickets. While there are any, the page with them stays. */
  fresh: ReadonlySet<number>;
  now: number;
}

/** One of the two columns, as large as it fits; split into pages below a legible size. */
export function Column({ kind, title, empty, tickets, fresh, now }: ColumnProps) {
  const room = useRef<HTMLDivElement>(null);
  const [{ width, height }, setRoom] = useState({ width: 0, height: 0 });

  useLayoutEffect(() => {
    const box = room.current;
    if (!box) return;
    const watcher = new ResizeObserver(() => setRoom({ width: box.clientWidth, height: box.clientHeight }));
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);

  const letters = Math.max(0, ...tickets.map(({ ticketNumber }) => ticketNumber.length));
  const { size, columns, perPage, pages } = fitTickets({ width, height, count: tickets.length, letters });
  const page = fresh.size > 0 ? 0 : Math.floor(now / PAGE_MS) % pages;
  const shown = tickets.slice(page * perPage, (page + 1) * perPage);

  return (
    <section className={`column ${kind}`} aria-labelledby={kind}>
      <header>
        <h2 id={kind}>{title}</h2>
        {pages > 1 && <p className="page">{texts.page(page + 1, pages)}</p>}
      </header>
      <div className="room" ref={room}>
        {tickets.length === 0 ? (
          <p className="empty">{empty}</p>
        ) : (
          width > 0 && (
            <ul style={{ fontSize: `${size}px`, gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
              {shown.map(({ id, ticketNumber }) => (
                <li key={id} className={fresh.has(id) ? 'fresh' : undefined}>
                  {ticketNumber}
                </li>
              ))}
            </ul>
          )
        )}
      </div>
    </section>
  );
}
