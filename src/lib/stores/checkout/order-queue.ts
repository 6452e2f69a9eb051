import { atom } from 'nanostores';
import type { Api } from '../../client/api.ts';
import type { FieldError } from '../../contract/fields.ts';
import type { OrderDraftInput, PublicOrder } from '../../contract/orders.ts';
import type { CartItem } from '../../domain/cart-item.ts';
import type { Mode } from '../../domain/modes.ts';
import { isOnlinePayment, type PaymentMethod } from '../../domain/payment-methods.ts';
import { type TextStorage, json } from '../storage.ts';
import { randomKey, isConflict, isUnknown, isWorkAsked, sendOrder, type Sending } from './send-order.ts';

/** Runs something in one tab at a time. While another tab is at it, the call does nothing, or waits its turn if it is patient. */
type OneAtATime = (run: () => Promise<void>, isPatient: boolean) => Promise<void>;

/** By the browser's locks, which end with their tab. */
export const byLocks =
  (locks: Pick<LockManager, 'request'>, name: string): OneAtATime =>
  (run, isPatient) =>
    locks.request(name, { ifAvailable: !isPatient }, async (lock) => {
      if (lock) await run();
    });

/** A tab that was closed holds its lease no longer than this. */
export const LEASE_MS = 90_000;

/**
 * Where there are no locks (plain http): a lease in the storage. Two tabs might take it at the same moment; what they send has one
 * idempotency key, so it is one order even then.
 */
export function byLease(storage: TextStorage, key: string, now = () => Date.now()): OneAtATime {
  return async (run) => {
    const [, until = 0] = storage[key]?.split(' ') ?? [];
    if (Number(until) > now()) return;
    const lease = `${randomKey()} ${now() + LEASE_MS}`;
    storage[key] = lease;
    await Promise.resolve();
    if (storage[key] !== lease) return;
    try {
      await run();
    } finally {
      if (storage[key] === lease) delete storage[key];
    }
  };
}

/** How an order left the queue. `refused`: why, in German. */
export type QueueEnd =
  | { state: 'placed'; uid: string; hash: string }
  | { state: 'refused'; messages: string[] }
  | { state: 'expired' | 'withdrawn' };

/** An order from a table without reception, which waits on this device. */
export interface QueuedOrder extends Sending {
  /** When it was queued, in epoch milliseconds. */
  since: number;
  branch: { id: number; identifier: string; name: string };
  /** The cart's lines, which go back into it unless they are ordered. */
  lines: CartItem[];
  /** Whether it was sent without an answer, so that it may have arrived. */
  isSent: boolean;
  isWithdrawn: boolean;
  /** null: it waits. */
  end: QueueEnd | null;
}

export type ToQueue = Pick<QueuedOrder, 'body' | 'key' | 'hold' | 'branch' | 'lines' | 'isSent'>;

/** What is older was for guests who may have left the table. */
export const QUEUED_MS = 30 * 60_000;

/** Whether an order may wait: nobody stands at another door or at a payment page for it. */
export const mayQueue = (mode: Mode, method: PaymentMethod | null): boolean =>
  mode === 'dineIn' && method !== null && !isOnlinePayment(method);

/** Whether nobody may send it any more, also by a clock that was set back. `now` in epoch ms. */
export const isTooLate = ({ since, isWithdrawn }: QueuedOrder, now: number): boolean =>
  isWithdrawn || Math.abs(now - since) >= QUEUED_MS;

const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 60_000;

/** How long until the next attempt, after so many in vain; the order's end is not missed. `now` in epoch ms. */
export function waitAfter(tries: number, { since }: Pick<QueuedOrder, 'since'>, now: number): number {
  const left = since + QUEUED_MS - now;
  return Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS, left > 0 ? left : LONGEST_WAIT_MS);
}

const RECEPTION_TIMEOUT_MS = 10_000;

function readQueued(stored: unknown): QueuedOrder | null {
  const { body, key, since, branch, lines, end = null } = Object(stored) as Partial<QueuedOrder>;
  const isWhole = body && typeof key === 'string' && Number.isFinite(since) && branch && Array.isArray(lines);
  return isWhole ? { ...(stored as QueuedOrder), end } : null;
}

/** Whether the API cannot tell now, and may later; a refusal is for good. */
const isForNow = (outcome: { status: number; errors: FieldError[] }): boolean =>
  isUnknown(outcome) || outcome.status >= 500 || outcome.status === 429 || isWorkAsked(outcome);

/** The fields of a body that may tell who ordered. */
const NOBODY = {
  ...{ name: '', email: '', phone: '', comment: '', items: [] },
  ...{ street: '', city: '', floor: '', stairway: '', door: '' },
};

interface Dependencies {
  api: Api;
  /** Where all tabs find it. */
  storage: TextStorage;
  storageKey: string;
  /** Whether the storage outlives the page. */
  isStored: () => boolean;
  isOffline: () => boolean;
  /** Lets one tab act at a time. */
  alone: OneAtATime;
  /** Puts lines back into their cart. */
  giveBack: (order: QueuedOrder) => void;
  onPlaced: (order: PublicOrder, queued: QueuedOrder) => void;
  now?: () => number;
}

/**
 * One order that waits on this device for reception, for all tabs. It is sent with its idempotency key until it is placed, refused,
 * withdrawn, or half an hour old. Nothing is sent after that: of an order that may have arrived, the API is only asked whether it has.
 */
export function createOrderQueue(dependencies: Dependencies) {
  const { api, storage, storageKey, isStored, isOffline, alone, giveBack, onPlaced } = dependencies;
  const { now = () => Date.now() } = dependencies;
  const { encode, decode } = json(readQueued);
  const read = () => decode(storage[storageKey]);
  const $queued = atom(read());
  /** This tab's attempt. */
  let running: Promise<void> | null = null;

  function write(queued: QueuedOrder | null): void {
    if (queued) storage[storageKey] = encode(queued);
    else delete storage[storageKey];
    $queued.set(queued);
  }

  /** Changes what is stored, which another tab may have changed. */
  function change(to: Partial<QueuedOrder>): void {
    const queued = read();
    if (queued) write({ ...queued, ...to });
  }

  /** Nothing personal is kept of an order that waits no more. */
  function end(queued: QueuedOrder, how: QueueEnd): void {
    if (how.state !== 'placed') giveBack(queued);
    write({ ...queued, body: { ...queued.body, ...NOBODY }, lines: [], end: how });
  }

  function place(queued: QueuedOrder, order: PublicOrder): void {
    onPlaced(order, queued);
    end(queued, { state: 'placed', uid: order.uid, hash: order.hash });
  }

  /** Whether the API can be reached: what was sent without reception would have to be asked for later. */
  async function hasReception({ branch }: QueuedOrder): Promise<boolean> {
    if (isOffline()) return false;
    const signal = AbortSignal.timeout(RECEPTION_TIMEOUT_MS);
    const outcome = await api('get /api/branches/{id}/version', { params: { id: branch.id }, signal });
    return outcome.ok || (outcome.status >= 400 && outcome.status < 500);
  }

  /**
   * Whether an order arrived; null: it cannot be told now. Under a known key the API refuses another body with a code of its own, and
   * this one is refused in any case.
   */
  async function hasArrived({ body, key, hold }: QueuedOrder): Promise<boolean | null> {
    const impossible: OrderDraftInput = { ...body, legalInstructions: false, privacyPolicy: false };
    const outcome = await sendOrder(api, { body: impossible, key, hold });
    if (outcome.ok || isConflict(outcome)) return true;
    return isForNow(outcome) ? null : false;
  }

  async function tryAlone(): Promise<void> {
    const queued = read();
    $queued.set(queued);
    if (!queued || queued.end) return;
    const over: QueueEnd = { state: queued.isWithdrawn ? 'withdrawn' : 'expired' };
    if (isTooLate(queued, now()) && !queued.isSent) return end(queued, over);
    if (!(await hasReception(queued))) return;
    if (isTooLate(queued, now())) {
      const arrived = queued.isSent ? await hasArrived(queued) : false;
      if (arrived === null) return;
      if (!arrived) return end(queued, over);
    }
    // Withdrawn or forgotten meanwhile, in whichever tab.
    if (read()?.isWithdrawn !== queued.isWithdrawn) return;
    change({ isSent: true });
    const outcome = await sendOrder(api, queued);
    if (outcome.ok) return place(queued, outcome.data);
    if (!isForNow(outcome)) {
      const messages = outcome.errors.map(({ message }) => message);
      return end(queued, { state: 'refused', messages });
    }
    // The API has said itself that it has not taken it.
    if (outcome.errors.length > 0 && outcome.status !== 0) change({ isSent: queued.isSent });
  }

  async function run(isPatient: boolean): Promise<void> {
    try {
      const wasWithdrawn = read()?.isWithdrawn;
      await alone(tryAlone, isPatient);
      if (read()?.isWithdrawn && !wasWithdrawn) await alone(tryAlone, isPatient);
    } finally {
      running = null;
      $queued.set(read());
    }
  }

  const attempt = (isPatient = false): Promise<void> => (running ??= run(isPatient));

  return {
    $queued,
    /** Whether an order can be kept here at all. */
    canTake(): boolean {
      const queued = read();
      if (queued) return queued.end !== null && isStored();
      storage[storageKey] = '';
      const can = isStored();
      delete storage[storageKey];
      return can;
    },
    /** Takes an order; false where one waits already, or the browser stores nothing. */
    take(order: ToQueue): boolean {
      const last = read();
      if (last && last.end === null) return false;
      write({ ...order, since: now(), isWithdrawn: false, end: null });
      if (isStored()) return true;
      write(null);
      return false;
    },
    /** Tries now to bring it to an end, or joins the attempt that is running; does nothing while another tab is at it. */
    attempt: () => attempt(),
    /** As `attempt`, for the customer who asks: if a running attempt ends in vain, another follows. */
    async attemptNow(): Promise<void> {
      await running;
      if (read()?.end === null) await attempt();
    },
    /** Takes it back: at once, or once the API has said that it has not arrived. */
    async withdraw(): Promise<void> {
      if (read()?.end === null) change({ isWithdrawn: true });
      await attempt(true);
    },
    /** The customer has seen how it ended. */
    forgetEnd(): void {
      if (read()?.end) write(null);
    },
    /** Another tab has changed it. */
    reload(): void {
      $queued.set(read());
    },
  };
}

export type OrderQueue = ReturnType<typeof createOrderQueue>;
