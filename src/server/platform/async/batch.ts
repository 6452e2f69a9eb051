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
