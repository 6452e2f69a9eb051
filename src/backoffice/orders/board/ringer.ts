import { atom } from 'nanostores';

/** Whether this page may play sound: browsers allow it after a touch or a key press. */
export const $sound = atom<'allowed' | 'blocked'>('blocked');

/** The pause between two rings. */
const EVERY_MS = 2_600;

interface Tone {
  frequency: number;
  /** Start, in seconds from now. */
  at: number;
  lasts: number;
  shape: OscillatorType;
}

/** Two bright bells, three times: audible over an oven. */
const NEW: readonly Tone[] = [0, 0.5, 1].flatMap((at) => [
  { frequency: 1046.5, at, lasts: 0.35, shape: 'triangle' as const },
  { frequency: 1318.5, at: at + 0.16, lasts: 0.4, shape: 'triangle' as const },
]);
/** A short, low, falling tone: an order was given up. */
const GIVEN_UP: readonly Tone[] = [
  { frequency: 330, at: 0, lasts: 0.25, shape: 'sawtooth' },
  { frequency: 220, at: 0.26, lasts: 0.5, shape: 'sawtooth' },
];

let context: AudioContext | null = null;
let ringing: ReturnType<typeof setInterval> | null = null;

function tell(): void {
  $sound.set(context?.state === 'running' ? 'allowed' : 'blocked');
}

/** Requests permission for sound; browsers grant it only after a touch or a key press. */
export async function allowSound(): Promise<void> {
  try {
    if (!context) {
      context = new AudioContext();
      context.addEventListener('statechange', tell);
    }
    // Without a touch, `resume` stays pending: not awaited for long.
    if (context.state !== 'running')
      await Promise.race([context.resume(), new Promise((on) => setTimeout(on, 300))]);
  } catch {
    // A device without sound stays blocked; the banner says so.
  }
  tell();
}

function play(tones: readonly Tone[]): void {
  if (context?.state !== 'running') return;
  const now = context.currentTime;
  for (const { frequency, at, lasts, shape } of tones) {
    const oscillator = new OscillatorNode(context, { frequency, type: shape });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, now + at);
    gain.gain.linearRampToValueAtTime(0.5, now + at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.001, now + at + lasts);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(now + at);
    oscillator.stop(now + at + lasts);
  }
}

/** Starts or stops ringing for new orders. */
export function ring(isOn: boolean): void {
  if (isOn === (ringing !== null)) return;
  if (ringing) clearInterval(ringing);
  ringing = isOn ? setInterval(() => play(NEW), EVERY_MS) : null;
  if (isOn) play(NEW);
}

/** The tone for an order given up by its customer or others. */
export const signGivenUp = (): void => play(GIVEN_UP);
