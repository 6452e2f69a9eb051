import { useLayoutEffect, useRef, useState } from 'react';
import type { FrontdeskTicket } from '../../lib/contract/staff-orders.ts';
import { texts } from './texts.ts';

/** The size of a column, and its tickets. */
interface Room {
  width: number;
  height: number;
  count: number;
  /** Length of the longest ticket number, in characters. */
  letters: number;
}

export interface Fit {
  /** Font size in pixels. */
  size: number;
  columns: number;
  perPage: number;
  pages: number;
}

/** Widths and heights in em: a bold digit, the padding of a number, a line, the gap between two. */
const DIGIT = 0.72;
const PADDING = 0.65;
const LINE = 1.3;
const GAP = 0.2;
/** The smallest legible font from five metres: a ninth of the shorter side, and never less than this many pixels. */
const LEAST_PART = 1 / 9;
const LEAST = 36;
const LARGEST_PART = 1 / 3.2;

const fitting = (room: number, cell: number, gap: number) =>
  Math.max(1, Math.floor((room + gap) / (cell + gap)));

/** The largest font at which all tickets fit; at the smallest legible one, tickets are split into pages. */
export function fitTickets({ width, height, count, letters }: Room): Fit {
  const side = Math.min(width, height);
  const least = Math.max(LEAST, Math.round(side * LEAST_PART));
  const largest = Math.max(least, Math.round(side * LARGEST_PART));
  const widest = Math.max(letters, 2) * DIGIT + PADDING;
  for (let size = largest; ; size = Math.max(least, size - 2)) {
    const columns = fitting(width, size * widest, size * GAP);
    const perPage = columns * fitting(height, size * LINE, size * GAP);
    if (size > least && size * widest > width) continue;
    if (perPage >= count) return { size, columns, perPage, pages: 1 };
    if (size <= least) return { size, columns, perPage, pages: Math.ceil(count / perPage) };
  }
}

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
