/** Two notes, like a counter bell. */
const NOTES = [
  { frequency: 784, at: 0 },
  { frequency: 1047, at: 0.18 },
];
const LENGTH_S = 0.5;
const LOUDNESS = 0.25;

export interface Chime {
  /** Whether the browser requires a touch before it plays sound. */
  isMute: () => boolean;
  /** Requires a touch or a key press. */
  allow: () => Promise<void>;
  ring: () => void;
}

/** The chime for a ready ticket. Silent where the browser forbids sound, or has none. */
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

/** Keeps the screen on while it is visible, where the browser can. Returns how to stop. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isStopped = false;

  async function hold(): Promise<void> {
    if (isStopped || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    // A device low on battery refuses; the next time it becomes visible, it is asked again.
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

/** Whether the served page uses other scripts than the running one. */
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
  // The new page's scripts are fetched first: it then loads without a blank moment, or not at all.
  const parts = await Promise.all(scriptsIn(html).map((path) => fetch(path)));
  if (parts.every(({ ok }) => ok)) location.reload();
}

/** Reloads the screen soon after a new release is served. Returns how to stop. */
export function keepCodeFresh(): () => void {
  const timer = setInterval(() => void look().catch(() => {}), CHECK_MS);
  return () => clearInterval(timer);
}
