import type { FrontdeskTicket } from '../../lib/contract/staff-orders.ts';
import { firstEventTimeout } from '../data/timeouts.ts';
import type { ScreenAddress } from './address.ts';

/** `live`: up to date; `lost`: possibly outdated; `refused`: the key opens no tickets of this branch. */
export type StreamState = 'connecting' | 'live' | 'lost' | 'refused';

interface TicketListener {
  onTickets: (tickets: FrontdeskTicket[]) => void;
  onState: (state: StreamState) => void;
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
export function followTickets(address: ScreenAddress, { onTickets, onState }: TicketListener): () => void {
  const path = `/api/orders/frontdesk/${encodeURIComponent(address.branchId)}/${encodeURIComponent(address.apiKey)}/events`;
  let isStopped = false;
  let connection = new AbortController();
  let wake = () => {};

  async function connect(tries: number): Promise<Outcome> {
    connection = new AbortController();
    const { signal } = connection;
    let lastHeard = Date.now();
    let timeout = firstEventTimeout(tries);
    let outcome: Outcome = 'failed';
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
