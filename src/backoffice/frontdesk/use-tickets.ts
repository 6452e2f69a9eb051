import { useEffect, useRef, useState } from 'react';
import type { ScreenAddress } from './address.ts';
import { keep, kept } from './kept.ts';
import { followTickets, type StreamState } from './ticket-stream.ts';
import { afterTickets, newlyReady, type Shown } from './tickets.ts';
import { texts } from './texts.ts';

/** The tickets as they are, how sure that is, and what is to be said aloud. */
export function useTickets(address: ScreenAddress, ring: () => void) {
  const [shown, setShown] = useState<Shown | null>(() => kept(address));
  const [state, setState] = useState<StreamState>('connecting');
  const [announcement, announce] = useState('');
  const latest = useRef(shown);

  useEffect(
    () =>
      followTickets(address, {
        onTickets(tickets) {
          const after = afterTickets(latest.current, tickets, Date.now());
          const ready = newlyReady(latest.current, after);
          latest.current = after;
          keep(address, after);
          setShown(after);
          if (ready.length === 0) return;
          announce(texts.isReady(ready.map(({ ticketNumber }) => ticketNumber)));
          ring();
        },
        onState(next) {
          // A screen whose key was taken away must not go on showing what it once knew.
          if (next === 'refused') {
            latest.current = null;
            keep(address, null);
            setShown(null);
          }
          setState(next);
        },
      }),
    [address, ring],
  );

  return { shown, state, announcement };
}
