const SECOND_MS = 1000;

export interface Progress {
  /** Does a step and tells of it: its name, which of all it is, and how long it took. */
  step: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

/**
 * Tells in the terminal what is being done, how far it has come and how long it takes. Steps may run side by side. A terminal is shown
 * what is under way, and for how long; a log gets one line for each step.
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
