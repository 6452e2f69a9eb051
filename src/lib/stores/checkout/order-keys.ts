import { json } from '../json.ts';
import type { Kept } from '../storage.ts';

/** 128 random bits. `crypto.randomUUID` is missing on plain http, where a shop may be tried out in its own network. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Surroundings {
  /** Keeps the key over a reload. */
  kept: Kept;
  storageKey: string;
  newKey?: (() => string) | undefined;
}

interface Attempt {
  body: string;
  key: string;
  /** What was sent under the key, as long as nobody knows what became of it. */
  open: string[];
}

function readAttempt(attempt: unknown): Attempt | null {
  const { body, key, open } = Object(attempt) as Partial<Attempt>;
  if (typeof body !== 'string' || typeof key !== 'string') return null;
  return { body, key, open: Array.isArray(open) ? open.filter((one) => typeof one === 'string') : [] };
}

/**
 * The same order again keeps its key, so that a second tap, a reload or a retry never makes a second order. So does another one
 * while nobody knows what became of the last: the API then refuses it if that has arrived.
 */
export function createKeys({ kept, storageKey, newKey = randomKey }: Surroundings) {
  const { encode, decode } = json(readAttempt);
  let last = decode(kept[storageKey]);
  const keep = (attempt: Attempt) => {
    last = attempt;
    kept[storageKey] = encode(attempt);
  };
  return {
    keyFor(body: string): string {
      const { key = newKey(), open = [] } = last?.body === body || last?.open.length ? last : {};
      keep({ body, key, open: [...open.filter((one) => one !== body), body] });
      return key;
    },
    /** What else was sent under the key of the last order. */
    earlier: () => last?.open.slice(0, -1) ?? [],
    answered() {
      if (last) keep({ ...last, open: [] });
    },
    forget() {
      last = null;
      delete kept[storageKey];
    },
  };
}
