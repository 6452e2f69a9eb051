import { useEffect, useState } from 'react';
import { needsLeadTime, type LeadItems } from '../../lib/domain/lead-time.ts';
import type { EarliestTime } from './EarliestTime.tsx';

/** When dishes that have to be ordered ahead can be had; nothing for others, which load nothing for it. */
export function EarliestNote({ items }: { items: LeadItems }) {
  const [Note, setNote] = useState<typeof EarliestTime | null>(null);
  const isNeeded = needsLeadTime(items);
  useEffect(() => {
    // If it cannot be loaded, the checkout says it, and the server checks.
    if (isNeeded)
      import('./EarliestTime.tsx').then(
        (note) => setNote(() => note.EarliestTime),
        () => {},
      );
  }, [isNeeded]);
  return isNeeded && Note ? <Note items={items} /> : null;
}
