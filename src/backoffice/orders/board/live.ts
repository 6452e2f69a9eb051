import type { Order } from '../../../lib/contract/staff-orders.ts';
import type { Busy } from '../../../lib/domain/pause.ts';
import { addDays } from '../../../lib/domain/dates.ts';
import { call, CallFailed, totalOfList } from '../../data/call.ts';
import { firstEventTimeout } from '../../data/request.ts';
import { today } from '../../data/formats.ts';
import { startOfDay } from '../appointment.ts';
import {
  $board,
  $connection,
  GIVEN_UP,
  beginDay,
  change,
  forget,
  NOTHING,
  showAll,
  showEnded,
  showOne,
} from './board-state.ts';
import { $boardBusy } from './pause-state.ts';

/** The server sends something every 20 seconds: after this silence the connection is dead. */
const SILENCE_MS = 50_000;
const LOOK_EVERY_MS = 2_000;
/** Browsers reconnect after the same time. */
const AGAIN_MS = 3_000;
/** Access may be given back, and a proxy before a starting shop answers 404, too. */
const REFUSED_AGAIN_MS = 30_000;
/** Far more than a screen shows; the rest is in the history. */
const MOST_ENDED = 100;

/** Whether another try may succeed: the connection was dead, or the shop was starting or without its database. */
const isPassing = (error: unknown) =>
  error instanceof CallFailed && (error.status === 0 || error.status >= 500);

/** How each followed branch connects at once. */
const followed = new Set<() => void>();

/** Connects at once instead of after a pause. */
export function connectAgain(): void {
  for (const connect of followed) connect();
}

/** Follows a branch's orders and reconnects after a lost connection. Returns how to stop. */
export function followBranch(branchId: number, zone: string): () => void {
  let source: EventSource | null = null;
  let heard = Date.now();
  /** Failed attempts since the last event; 0: the stream is running. */
  let tries = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  /** The day whose ended orders are shown. */
  let shownDay = today(zone);
  let isOver = false;

  const on = (name: string, take: (data: unknown) => void) =>
    source?.addEventListener(name, ({ data }: MessageEvent<string>) => {
      heard = Date.now();
      tries = 0;
      take((JSON.parse(data) as { data?: unknown }).data);
    });

  function open(): void {
    close();
    if (isOver) return;
    heard = Date.now();
    tries += 1;
    source = new EventSource(`/api/branches/${branchId}/orders/events`);
    on('orders', (data) => {
      change((board) => showAll(board, data as Order[]));
      $connection.set('live');
      void readEnded();
    });
    on('order', (data) => change((board) => showOne(board, data as Order)));
    on('deleted', (data) => change((board) => forget(board, (data as { id: number }).id)));
    on('busy', (data) => $boardBusy.set(data as Busy | null));
    on('alive', () => {});
    // The connection works: a full board takes its time on a slow line.
    source.addEventListener('open', () => {
      heard = Date.now();
      tries = 0;
    });
    source.addEventListener('error', () => {
      $connection.set('lost');
      if (source?.readyState === EventSource.CLOSED) return void askWhy();
      // The browser reconnects by itself and starts over.
      heard = Date.now() + AGAIN_MS;
      tries = Math.max(tries, 1);
    });
  }

  function close(): void {
    clearTimeout(again);
    source?.close();
    source = null;
  }

  function lose(): void {
    close();
    $connection.set('lost');
  }

  function openAtOnce(): void {
    tries = 0;
    open();
  }

  function connect(): void {
    $connection.set('connecting');
    openAtOnce();
  }

  /** EventSource hides why it gave up; a plain call shows it. */
  async function askWhy(): Promise<void> {
    close();
    const status = await call('get /api/orders/current', { query: { branchId } }).then(
      () => 200,
      (error: unknown) => (error instanceof CallFailed ? error.status : 0),
    );
    // A connection opened meanwhile finds out itself.
    if (isOver || source) return;
    const isRefused = status === 403 || status === 404;
    if (isRefused) $connection.set('refused');
    // Without a session, the call has led to the sign-in.
    if (isRefused || status === 401) again = setTimeout(() => void askWhy(), REFUSED_AGAIN_MS);
    else again = setTimeout(open, AGAIN_MS);
  }

  const readOrders = (filter: object) =>
    call('get /api/orders', {
      query: {
        filter: JSON.stringify({ branchId, ...filter }),
        sort: '["dueAt","DESC"]',
        range: `[0,${MOST_ENDED - 1}]`,
      },
    });

  /** How orders ended that were in progress when the connection was lost, and are not due today. */
  async function readMissing(read: readonly Order[]): Promise<Order[]> {
    const id = [...$board.get().missing].filter((missing) => read.every((order) => order.id !== missing));
    return id.length === 0 ? [] : (await readOrders({ id, state: GIVEN_UP })).data;
  }

  async function readEnded(): Promise<void> {
    const day = today(zone);
    if (day !== shownDay) change(beginDay);
    shownDay = day;
    try {
      // Orders due today may have been placed earlier.
      const { data, headers } = await readOrders({
        state: ['completed', ...GIVEN_UP],
        dueAt_gte: startOfDay(day, zone),
        dueAt_lte: startOfDay(addDays(day, 1), zone),
      });
      const missing = await readMissing(data);
      if (isOver) return;
      change((board) => showEnded(board, [...missing, ...data], totalOfList(headers) > MOST_ENDED));
    } catch (error) {
      // If the stream is lost as well, it requests this again itself.
      if (!isOver && $connection.get() === 'live' && isPassing(error))
        again = setTimeout(() => void readEnded(), AGAIN_MS);
    }
  }

  change(() => NOTHING);
  $boardBusy.set(null);
  $connection.set('connecting');
  open();
  const looking = setInterval(() => {
    if (today(zone) !== shownDay) void readEnded();
    const timeout = tries === 0 ? SILENCE_MS : firstEventTimeout(tries);
    if (source && Date.now() - heard > timeout) {
      $connection.set('lost');
      open();
    }
  }, LOOK_EVERY_MS);
  followed.add(connect);
  addEventListener('offline', lose);
  addEventListener('online', openAtOnce);
  return () => {
    isOver = true;
    followed.delete(connect);
    close();
    clearInterval(looking);
    // The next connection starts fresh, possibly for another account.
    $connection.set('connecting');
    removeEventListener('offline', lose);
    removeEventListener('online', openAtOnce);
  };
}
