import { needsLeadTime, type LeadItems } from '../../lib/domain/cart.ts';
import { useWhen } from './use-when.ts';

const load = () => import('./EarliestTime.tsx');

/** When dishes that have to be ordered ahead can be had; nothing for others, which load nothing for it. */
export function EarliestNote({ items }: { items: LeadItems }) {
  const piece = useWhen(needsLeadTime(items), load);
  return piece && <piece.EarliestTime items={items} />;
}
