import { useEffect, useRef, useState } from 'react';
import { json, tabStorage } from '../../lib/stores/storage.ts';
import type { ScreenAddress } from './address.ts';
import { type Shown, afterTickets, newlyReady } from './tickets.ts';
import { followTickets, type StreamState } from './ticket-stream.ts';
import { texts } from './texts.ts';

const keyOf = ({ branchId }: ScreenAddress) => `frontdesk.${branchId}`;

const codec = json((stored) => stored as Shown | null);

/** The tickets shown before a reload, so that the screen is never empty. */
const storedTickets = (address: ScreenAddress): Shown | null =>
  codec.decode(tabStorage.values[keyOf(address)]);

const storeTickets = (address: ScreenAddress, shown: Shown | null): void =>
  void (tabStorage.values[keyOf(address)] = codec.encode(shown));

/** The branch's tickets, the state of their stream, and the text for screen readers. */
export function useTickets(address: ScreenAddress, ring: () => void) {
  const [shown, setShown] = useState<Shown | null>(() => storedTickets(address));
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
          storeTickets(address, after);
          setShown(after);
          if (ready.length === 0) return;
          announce(texts.isReady(ready.map(({ ticketNumber }) => ticketNumber)));
          ring();
        },
        onState(next) {
          // A screen whose API key was revoked must not show tickets any longer.
          if (next === 'refused') {
            latest.current = null;
            storeTickets(address, null);
            setShown(null);
          }
          setState(next);
        },
      }),
    [address, ring],
  );

  return { shown, state, announcement };
}
