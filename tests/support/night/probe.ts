import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** What a screen did so far, counted in its page. */
interface Probe {
  /** How often a tone of a frequency was played, rounded to Hertz. */
  tones: Record<number, number>;
  streams: EventSource[];
}

declare global {
  interface Window {
    nightProbe: Probe;
  }
}

/** Counts tones and streams of all pages of a window. `isAudible`: else tones of hours would sound at once, which costs a processor. */
export const install = (context: BrowserContext, isAudible: boolean): Promise<unknown> =>
  context.addInitScript((sounds) => {
    const probe: Probe = { tones: {}, streams: [] };
    window.nightProbe = probe;
    const { start, stop } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (this: AudioScheduledSourceNode, when?: number) {
      const hertz = this instanceof OscillatorNode ? Math.round(this.frequency.value) : 0;
      probe.tones[hertz] = (probe.tones[hertz] ?? 0) + 1;
      if (sounds) start.call(this, when);
    };
    AudioScheduledSourceNode.prototype.stop = function (this: AudioScheduledSourceNode, when?: number) {
      if (sounds) stop.call(this, when);
    };
    window.EventSource = class extends EventSource {
      constructor(...args: ConstructorParameters<typeof EventSource>) {
        super(...args);
        probe.streams = [...probe.streams.filter(({ readyState }) => readyState !== 2), this];
      }
    };
  }, isAudible);

/** The first tone of each signal, and how often one signal plays it. */
const SIGNALS = {
  /** The board: a new order. */
  ring: { hertz: 1047, times: 3 },
  /** The board: an order was given up. */
  givenUp: { hertz: 330, times: 1 },
  /** The front desk: a ticket is ready. */
  chime: { hertz: 784, times: 1 },
} as const;

/** How often a signal was played since the page was loaded. */
export async function signals(page: Page, name: keyof typeof SIGNALS): Promise<number> {
  const { hertz, times } = SIGNALS[name];
  return (await page.evaluate((of) => window.nightProbe.tones[of] ?? 0, hertz)) / times;
}

export const openStreams = (page: Page): Promise<number> =>
  page.evaluate(() => window.nightProbe.streams.filter(({ readyState }) => readyState !== 2).length);

/** What a page holds in memory, after collecting garbage. */
export interface Holds {
  heapMB: number;
  nodes: number;
  listeners: number;
  documents: number;
}

export async function holds(devtools: CDPSession): Promise<Holds> {
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.enable');
  // A finalizer may release more.
  for (let times = 0; times < 2; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    heapMB: of('JSHeapUsedSize') / 2 ** 20,
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    documents: of('Documents'),
  };
}
