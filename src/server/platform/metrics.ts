import { Gauge } from 'prom-client';
import type { Telemetry } from './telemetry.ts';

/** A value of a figure, for some values of its labels. */
interface Sample {
  labels?: Record<string, string | number>;
  value: number;
}

/** Figures of a subject for operators. The platform knows no subject: `compose` collects what each one offers. */
export interface MetricSource<Name extends string = string> {
  subject: string;
  /** Each by its name in Prometheus, with the names of its labels. */
  figures: Record<Name, { help: string; labels: readonly string[] }>;
  /** Reads all of them at once. May reject: the figures are then missing. */
  read: () => Promise<Record<Name, readonly Sample[]>>;
}

/** How long figures are kept, so that scraping more often does not load the database. */
const KEPT_MS = 10_000;
/** How long a scrape waits for a subject. */
const PATIENCE_MS = 2000;

interface Timing {
  /** Monotonic milliseconds. */
  clock?: () => number;
  patienceMs?: number;
}

/**
 * Registers the figures of all sources. The returned function brings them up to date; it never rejects. Figures that could not be read are
 * missing, not zero, and `bestellbar_figures_up` of their subject is 0.
 */
export function keepMetrics(
  { registry, log }: Pick<Telemetry, 'registry' | 'log'>,
  sources: readonly MetricSource[],
  { clock = () => performance.now(), patienceMs = PATIENCE_MS }: Timing = {},
): () => Promise<void> {
  const up = new Gauge({
    name: 'bestellbar_figures_up',
    help: 'Whether the figures of a subject could be read',
    labelNames: ['subject'],
    registers: [registry],
  });

  const refreshers = sources.map((source) => {
    const gauges = Object.entries(source.figures).map(([name, { help, labels }]) => ({
      name,
      labels,
      gauge: new Gauge({ name, help, labelNames: [...labels], registers: [registry] }),
    }));
    let reading: Promise<void> | null = null;
    let readAt = -Infinity;
    let isUp = true;

    function clear(): void {
      for (const { gauge, labels } of gauges) {
        gauge.reset();
        // One without labels would say 0 from now on.
        if (labels.length === 0) gauge.remove();
      }
    }
    function fail(error: unknown): void {
      clear();
      up.set({ subject: source.subject }, 0);
      // Once, not with each scrape of an outage.
      if (isUp) log.error({ err: error, subject: source.subject }, 'figures were not read');
      isUp = false;
    }
    async function read(): Promise<void> {
      try {
        const samples = await source.read();
        clear();
        // Added up: two printers of a branch may have the same name.
        for (const { name, gauge } of gauges)
          for (const { labels = {}, value } of samples[name] ?? []) gauge.inc(labels, value);
        up.set({ subject: source.subject }, 1);
        isUp = true;
      } catch (error) {
        fail(error);
      }
      readAt = clock();
    }

    return async () => {
      if (clock() - readAt < KEPT_MS) return;
      // Scrapes at the same time share one read, also one that an earlier scrape did not wait for.
      reading ??= read().finally(() => (reading = null));
      if (!(await isDoneWithin(reading, patienceMs))) fail(new Error('reading took too long'));
    };
  });
  return async () => {
    await Promise.all(refreshers.map((refresh) => refresh()));
  };
}

async function isDoneWithin(work: Promise<void>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((done) => {
    timer = setTimeout(done, ms, false);
  });
  const isDone = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return isDone;
}
