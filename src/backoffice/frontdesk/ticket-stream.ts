import type { FrontdeskTicket } from '../../lib/contract/staff-orders.ts';
import { firstEventTimeout } from '../data/timeouts.ts';
import type { ScreenAddress } from './address.ts';

/** `live`: what is shown is true; `lost`: it may be old; `refused`: no branch has this key. */
export type StreamState = 'connecting' | 'live' | 'lost' | 'refused';

interface TicketListener {
  onTickets: (tickets: FrontdeskTicket[]) => void;
  onState: (state: StreamState) => void;
}

/** The API lets something be heard every 20 seconds: after two of them were missed the connection is dead. */
const SILENCE_MS = 45_000;
const LOOK_MS = 2_000;
const LONGEST_PAUSE_MS = 15_000;
/** A key that is wrong may be made right: slowly, so that nobody takes it for guessing. */
const REFUSED_PAUSE_MS = 30_000;

/** How long to wait before the next try: longer and longer, never for good, and not all screens at one moment. */
export function pauseAfter(failures: number, chance = Math.random()): number {
  return Math.round(Math.min(1000 * 2 ** Math.max(failures - 1, 0), LONGEST_PAUSE_MS) * (0.8 + 0.4 * chance));
}

type Outcome = 'heard' | 'failed' | 'refused';

/** Follows a branch's tickets until the answer is called, through lost networks, restarts of the shop and sleep. */
export function followTickets(address: ScreenAddress, { onTickets, onState }: TicketListener): () => void {
  const path = `/api/orders/frontdesk/${encodeURIComponent(address.branchId)}/${encodeURIComponent(address.apiKey)}/events`;
  let isStopped = false;
  let connection = new AbortController();
  let wake = () => {};

  async function connect(tries: number): Promise<Outcome> {
    connection = new AbortController();
    const { signal } = connection;
    let lastHeard = Date.now();
    let patience = firstEventTimeout(tries);
    let outcome: Outcome = 'failed';
    // A look at the clock instead of a timer for the whole time: timers stand still while the device sleeps.
    const watching = setInterval(() => Date.now() - lastHeard > patience && connection.abort(), LOOK_MS);
    try {
      const response = await fetch(path, { signal, cache: 'no-store' });
      if (response.status === 404 && (await isOurs(response))) return 'refused';
      if (!response.ok || !response.body) return 'failed';
      // Something comes through: the rest takes its time on a slow line.
      lastHeard = Date.now();
      patience = SILENCE_MS;
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
      // A stream that the API ends after an hour is no reason for a warning: the next one is there within a second or so.
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

/** Whether the API said so; a proxy before a shop that is starting may answer 404, too. */
async function isOurs(response: Response): Promise<boolean> {
  const answer: unknown = await response.json().catch(() => null);
  return typeof answer === 'object' && answer !== null && 'errors' in answer;
}

interface ServerEvent {
  name: string;
  data: string;
}

/**
 * Takes a stream of server-sent events apart as it comes in, in pieces of any size (WHATWG HTML 9.2.6). Not the browser's own
 * reader, because that keeps quiet about the comments by which one hears that the connection is alive.
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
