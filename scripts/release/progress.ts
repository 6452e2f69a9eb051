const SECOND_MS = 1000;

export interface Progress {
  /** Runs a step and reports its name, its number and its duration. */
  step: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

/**
 * Reports progress in the terminal; steps may run concurrently. A terminal shows the current steps and their
 * duration; a log gets a line per step.
 */
export function showProgress(steps: number, out: NodeJS.WriteStream = process.stderr): Progress {
  const running = new Map<string, number>();
  let done = 0;
  const isTerminal = out.isTTY === true;
  const seconds = (since: number) =>
    `${((performance.now() - since) / SECOND_MS).toLocaleString('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`;
  const draw = () => {
    const names = [...running].map(([name, since]) => `${name} ${seconds(since)}`);
    out.write(`\r\u001b[2K  ${done} von ${steps} · ${names.join(' · ')}`.slice(0, out.columns + 4));
  };
  let clock: NodeJS.Timeout | null = null;

  return {
    async step(name, work) {
      const since = performance.now();
      running.set(name, since);
      if (isTerminal) {
        draw();
        clock ??= setInterval(draw, SECOND_MS / 4);
      }
      try {
        return await work();
      } finally {
        running.delete(name);
        done += 1;
        if (isTerminal) out.write('\r\u001b[2K');
        out.write(`  ${done} von ${steps}: ${name} (${seconds(since)})\n`);
        if (clock && running.size === 0) {
          clearInterval(clock);
          clock = null;
        }
      }
    },
  };
}
