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
