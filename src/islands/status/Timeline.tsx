import { status as words } from '../../content/texts/status.ts';
import type { PublicOrder } from '../../lib/contract/orders.ts';
import { shownTimeline } from '../../lib/domain/order.ts';

/** How far the order has come (SPEC section 4 'Timeline'). */
export function Timeline({ order }: { order: PublicOrder }) {
  return (
    <ol className="timeline">
      {shownTimeline(order).map(({ code, place }) => (
        <li
          key={code}
          data-place={place}
          {...(place === 'current' ? { 'aria-current': 'step' as const } : {})}
        >
          {words.timeline[code]}
        </li>
      ))}
    </ol>
  );
}
