/** Two notes, as at a counter. */
const NOTES = [
  { frequency: 784, at: 0 },
  { frequency: 1047, at: 0.18 },
];
const LENGTH_S = 0.5;
const LOUDNESS = 0.25;

export interface Chime {
  /** Whether browsers still want a touch before anything may be heard. */
  isMute: () => boolean;
  /** To be called by a touch or a key. */
  allow: () => Promise<void>;
  ring: () => void;
}

/** The tone with which a ticket becomes ready. It is silent where the browser does not allow any, or has none. */
export function createChime(): Chime {
  const context = 'AudioContext' in globalThis ? new AudioContext() : null;
  return {
    isMute: () => context !== null && context.state !== 'running',
    allow: async () => context?.resume(),
    ring() {
      if (context?.state !== 'running') return;
      for (const { frequency, at } of NOTES) {
        const start = context.currentTime + at;
        const note = new OscillatorNode(context, { frequency });
        const volume = new GainNode(context, { gain: LOUDNESS });
        volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH_S);
        note.connect(volume).connect(context.destination);
        note.start(start);
        note.stop(start + LENGTH_S);
      }
    },
  };
}

/** Keeps the screen from going dark while it is looked at, where the browser can; answers how to stop. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isStopped = false;

  async function hold(): Promise<void> {
    if (isStopped || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    // A device that saves its last power refuses; the next time that it is looked at it is asked again.
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    if (isStopped) await lock?.release();
  }

  if (!('wakeLock' in navigator)) return () => {};
  const onChange = () => void hold();
  document.addEventListener('visibilitychange', onChange);
  onChange();
  return () => {
    isStopped = true;
    document.removeEventListener('visibilitychange', onChange);
    void lock?.release();
  };
}

const CHECK_MS = 5 * 60_000;

const scriptsIn = (html: string) =>
  [...html.matchAll(/(?:src|href)="([^"]+\/_astro\/[^"]+)"/g)].flatMap(([, path]) => (path ? [path] : []));

/** Whether a page is the back office as it is served now, but made of other scripts than those that run. */
export function isNewer(html: string, running: readonly string[]): boolean {
  const served = scriptsIn(html).filter((path) => path.endsWith('.js'));
  return served.length > 0 && running.length > 0 && !served.some((path) => running.includes(path));
}

async function look(): Promise<void> {
  const running = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].map(
    ({ src }) => new URL(src).pathname,
  );
  const page = await fetch('/backend/', { cache: 'no-cache', signal: AbortSignal.timeout(10_000) });
  if (!page.ok) return;
  const html = await page.text();
  if (!isNewer(html, running)) return;
  // What the new page needs is fetched first: it then comes up without a blank moment, or stays away.
  const parts = await Promise.all(scriptsIn(html).map((path) => fetch(path)));
  if (parts.every(({ ok }) => ok)) location.reload();
}

/** Takes over the code of a newer release soon after it is served; answers how to stop. */
export function keepCodeFresh(): () => void {
  const timer = setInterval(() => void look().catch(() => {}), CHECK_MS);
  return () => clearInterval(timer);
}
