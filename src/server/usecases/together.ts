/** Does something for several who ask at the same time; one outcome each, in their order. */
type DoTogether<T, R> = (waiting: readonly T[]) => Promise<PromiseSettledResult<R>[]>;

/** Whoever asks while it is being done for others waits, and is then served together with all who wait, up to `most`. */
export function together<T, R>(most: number, act: DoTogether<T, R>): (wanted: T) => Promise<R> {
  const waiting: { wanted: T; settle: (outcome: PromiseSettledResult<R>) => void }[] = [];
  let isRunning = false;

  async function serve(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const served = waiting.splice(0, most);
      const outcomes = await act(served.map(({ wanted }) => wanted)).catch((reason: unknown) =>
        served.map(() => ({ status: 'rejected' as const, reason })),
      );
      for (const [index, { settle }] of served.entries())
        settle(outcomes[index] ?? { status: 'rejected', reason: new Error('no outcome') });
    }
    isRunning = false;
  }

  return (wanted) =>
    new Promise((done, fail) => {
      const settle = (outcome: PromiseSettledResult<R>) =>
        outcome.status === 'fulfilled' ? done(outcome.value) : fail(outcome.reason);
      waiting.push({ wanted, settle });
      if (!isRunning) void serve();
    });
}
