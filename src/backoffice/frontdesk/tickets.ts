import { useEffect, useRef, useState } from 'react';
import type { FrontdeskTicket } from '../../lib/contract/staff-orders.ts';
import { firstEventTimeout } from '../data/request.ts';
import type { ScreenAddress } from './address.ts';
import { tabStorage, json } from '../../lib/stores/storage.ts';
import { texts } from './texts.ts';
import { LOCALE } from '../../lib/domain/words/locale.ts';

/** `live`: up to date; `lost`: possibly outdated; `refused`: the key opens no tickets of this branch. */
type StreamState = 'connecting' | 'live' | 'lost' | 'refused';

interface TicketListener {
  onTickets: (tickets: FrontdeskTicket[]) => void;
  onState: (state: StreamState) => void;
  /** Called with each sign of life: what is shown is up to date. */
  onAlive: () => void;
}

/** The API sends something every 20 seconds: after two missed signs of life, the connection is dead. */
const SILENCE_MS = 45_000;
const LOOK_MS = 2_000;
const LONGEST_PAUSE_MS = 15_000;
/** A wrong key may become valid again. Slow, so as not to look like guessing. */
const REFUSED_PAUSE_MS = 30_000;

/** The pause before the next attempt in milliseconds: exponential up to a limit, with jitter. */
export function pauseAfter(failures: number, chance = Math.random()): number {
  return Math.round(Math.min(1000 * 2 ** Math.max(failures - 1, 0), LONGEST_PAUSE_MS) * (0.8 + 0.4 * chance));
}

type Outcome = 'heard' | 'failed' | 'refused';

/** Follows a branch's tickets through lost networks, restarts of the shop and sleep. Returns how to stop. */
function followTickets(address: ScreenAddress, { onTickets, onState, onAlive }: TicketListener): () => void {
  const path = `/api/orders/frontdesk/${encodeURIComponent(address.branchId)}/${encodeURIComponent(address.apiKey)}/events`;
  let isStopped = false;
  let connection = new AbortController();
  let wake = () => {};

  async function connect(tries: number): Promise<Outcome> {
    connection = new AbortController();
    const { signal } = connection;
    let lastHeard = Date.now();
    let timeout = firstEventTimeout(tries);
    // Asserted, since the compiler does not see that an event changes it.
    let outcome = 'failed' as Outcome;
    // Compares clocks instead of setting one long timer, since timers stand still while the device sleeps.
    const watching = setInterval(() => Date.now() - lastHeard > timeout && connection.abort(), LOOK_MS);
    try {
      const response = await fetch(path, { signal, cache: 'no-store' });
      if (response.status === 404 && (await isOurs(response))) return 'refused';
      if (!response.ok || !response.body) return 'failed';
      // The connection works: the rest may take its time on a slow line.
      lastHeard = Date.now();
      timeout = SILENCE_MS;
      const parse = createEventParser(({ name, data }) => {
        if (name !== 'tickets') return;
        outcome = 'heard';
        onTickets((JSON.parse(data) as { data: FrontdeskTicket[] }).data);
        onState('live');
      });
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return outcome;
        lastHeard = Date.now();
        parse(value);
        if (outcome === 'heard') onAlive();
      }
    } catch {
      return outcome;
    } finally {
      clearInterval(watching);
      connection.abort();
    }
  }

  async function follow(): Promise<void> {
    for (let failures = 0; !isStopped;) {
      const outcome = await connect(failures);
      if (isStopped) return;
      failures = outcome === 'heard' ? 1 : failures + 1;
      // The API ends each stream after an hour; the next one opens within a second, without a warning.
      if (outcome === 'refused') onState('refused');
      else if (failures > 1 || !navigator.onLine) onState('lost');
      const pause = outcome === 'refused' ? REFUSED_PAUSE_MS : pauseAfter(failures);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  const tryNow = () => wake();
  const breakOff = () => {
    connection.abort();
    onState('lost');
  };
  const onVisible = () => document.visibilityState === 'visible' && wake();
  addEventListener('online', tryNow);
  addEventListener('offline', breakOff);
  document.addEventListener('visibilitychange', onVisible);
  onState('connecting');
  void follow();

  return () => {
    isStopped = true;
    connection.abort();
    wake();
    removeEventListener('online', tryNow);
    removeEventListener('offline', breakOff);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Whether the 404 is the API's own; a proxy before a starting shop may send one, too. */
async function isOurs(response: Response): Promise<boolean> {
  const answer: unknown = await response.json().catch(() => null);
  return typeof answer === 'object' && answer !== null && 'errors' in answer;
}

interface ServerEvent {
  name: string;
  data: string;
}

/**
 * Parses a stream of server-sent events in chunks of any size (WHATWG HTML 9.2.6). EventSource hides the comments that show that a
 * connection is alive.
 */
export function createEventParser(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let rest = '';
  let name = '';
  let data: string[] = [];

  function takeLine(line: string): void {
    if (line === '') {
      if (data.length > 0) onEvent({ name: name || 'message', data: data.join('\n') });
      name = '';
      data = [];
      return;
    }
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }

  return (piece) => {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) takeLine(line);
  };
}

/** Customers do not wait in the shop for orders due later than this. */
const AHEAD_MS = 2 * 60 * 60_000;

/** When each ticket became ready, in epoch milliseconds; 0: before the screen was opened. */
export type ReadySince = Readonly<Record<number, number>>;

/** The content of the screen. */
interface Shown {
  tickets: readonly FrontdeskTicket[];
  readySince: ReadySince;
  /** When the API sent it, or last said that it is still so, in epoch milliseconds. */
  at: number;
}

const isReady = ({ state }: FrontdeskTicket) => state === 'inDelivery';

/** The content after new tickets from the API. Ready tickets keep their time; on first load, all ready tickets have 0. */
export function afterTickets(before: Shown | null, tickets: readonly FrontdeskTicket[], at: number): Shown {
  const readySince = tickets
    .filter(isReady)
    .map(({ id }) => [id, before ? (before.readySince[id] ?? at) : 0] as const);
  return { tickets, readySince: Object.fromEntries(readySince), at };
}

/** The tickets that became ready between two states. */
export function newlyReady(before: Shown | null, after: Shown): FrontdeskTicket[] {
  if (!before) return [];
  return after.tickets.filter((ticket) => isReady(ticket) && before.readySince[ticket.id] === undefined);
}

const byNumber = (one: FrontdeskTicket, other: FrontdeskTicket) =>
  one.ticketNumber.localeCompare(other.ticketNumber, LOCALE, { numeric: true });

/** The two columns: in preparation by due time, ready with the newest first. New orders are in neither. */
export function columnsOf({ tickets, readySince }: Shown, now: number) {
  const preparing = tickets
    .filter(({ state, dueAt }) => state === 'confirmed' && Date.parse(dueAt) - now <= AHEAD_MS)
    .toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt) || byNumber(one, other));
  const ready = tickets
    .filter(isReady)
    .toSorted(
      (one, other) => (readySince[other.id] ?? 0) - (readySince[one.id] ?? 0) || byNumber(one, other),
    );
  return { preparing, ready };
}

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
        onAlive() {
          if (latest.current) latest.current = { ...latest.current, at: Date.now() };
        },
        onState(next) {
          // Not with each sign of life: only a screen that is lost shows it.
          if (next === 'lost') setShown(latest.current);
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
