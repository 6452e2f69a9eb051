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
