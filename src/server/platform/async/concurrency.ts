interface Terms {
  /** Enough to hide latency, few enough to leave capacity to others. */
  atOnce: number;
  signal?: AbortSignal;
}

/**
 * Runs an action for each item, a few at a time. After the first failure nothing new is started; running actions finish, and the failure
 * is thrown.
 */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  { atOnce, signal }: Terms,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const next = items[Symbol.iterator]();
  const run = async () => {
    for (const item of next) {
      if (failures.length > 0) return;
      signal?.throwIfAborted();
      await work(item);
    }
  };
  const keep = (error: unknown) => void failures.push(error);
  await Promise.all(Array.from({ length: atOnce }, () => run().catch(keep)));
  if (failures.length > 0) throw failures[0];
}

/** Limits what an owner (a network, an API key or a person) may have open at once: streams, uploads. */
export interface PlaceLimit {
  /** Takes a place; null: the owner has too many. The returned function gives it back, once. */
  take: (owner: string) => (() => void) | null;
}

/** In this process's memory: several processes allow a multiple. */
export function createPlaceLimit(most: number): PlaceLimit {
  const open = new Map<string, number>();
  return {
    take(owner) {
      const count = open.get(owner) ?? 0;
      if (count >= most) return null;
      open.set(owner, count + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        const left = (open.get(owner) ?? 1) - 1;
        if (left > 0) open.set(owner, left);
        else open.delete(owner);
      };
    },
  };
}

/** Runs a batch of concurrent calls and returns one result each, in order. `startNext` permits the next batch before this one has ended. */
type DoTogether<T, R> = (waiting: readonly T[], startNext: () => void) => Promise<PromiseSettledResult<R>[]>;

/** Calls that arrive during a batch run together in the next one, up to `most`. */
export function batchCalls<T, R>(most: number, act: DoTogether<T, R>): (wanted: T) => Promise<R> {
  const waiting: { wanted: T; settle: (outcome: PromiseSettledResult<R>) => void }[] = [];
  let isBusy = false;

  async function serve(): Promise<void> {
    isBusy = true;
    const served = waiting.splice(0, most);
    let isOver = false;
    const startNext = () => {
      if (isOver) return;
      isOver = true;
      isBusy = false;
      if (waiting.length > 0) void serve();
    };
    const outcomes = await act(
      served.map(({ wanted }) => wanted),
      startNext,
    ).catch((reason: unknown) => served.map(() => ({ status: 'rejected' as const, reason })));
    for (const [index, { settle }] of served.entries())
      settle(outcomes[index] ?? { status: 'rejected', reason: new Error('no outcome') });
    startNext();
  }

  return (wanted) =>
    new Promise((done, fail) => {
      const settle = (outcome: PromiseSettledResult<R>) =>
        outcome.status === 'fulfilled' ? done(outcome.value) : fail(outcome.reason);
      waiting.push({ wanted, settle });
      if (!isBusy) void serve();
    });
}
