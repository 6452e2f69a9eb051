import { createHmac, hash, randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Database } from '../platform/database/database.ts';
import { isSameSecret, readOrCreateSecret } from '../platform/secrets.ts';

// Anyone can order with a stranger's address, and each order sends it a mail. From a threshold on, an order costs its sender's computer
// work that nobody else notices (proof of work, as in Hashcash).

const HOUR_S = 3600;
/** Orders with an e-mail address per network and hour that cost nothing. */
export const FREE_PER_HOUR = 10;
/** Zero bits from the threshold on: a third of a second on a phone of 100,000 hashes a second. */
export const LEAST_BITS = 15;
const MOST_BITS = 20;
/** A phone may solve the hardest challenge in this time. */
const VALID_MS = 5 * 60_000;

/** The work for an order after that many: twice as much each time the number doubles. */
export const bitsAfter = (orders: number): number =>
  Math.min(MOST_BITS, LEAST_BITS + Math.floor(Math.log2(orders / FREE_PER_HOUR)));

/** Who sends an order; null: nothing is asked of them. */
export interface Sender {
  /** The network, as limits count it. */
  network: string | null;
  /** The solved challenge. */
  proof: string | null;
}

interface SentOrder extends Sender {
  idempotencyKey: string | null;
  /** Hash of the draft. */
  hash: string;
}

/** `giveBack`: the order was not stored. `key`: makes a proof good for one order even without a key of the client. */
type Checked =
  { ok: true; key: string | null; giveBack: () => Promise<void> } | { ok: false; challenge: string };

export type CheckWork = (order: SentOrder) => Promise<Checked>;

const FREE = { ok: true, giveBack: () => Promise.resolve() } as const;

/** `{expires}.{bits}.{nonce}.{signature}`, and in a proof `.{number}` after it. */
const PROOF =
  /^(?<head>(?<expires>\d{13})\.(?<bits>\d{1,2})\.[\w-]{11})\.(?<signature>[\w-]{22})\.(?<number>\d{1,12})$/;

/** Leading zero bits of the SHA-256 of a text. */
export function zeroBits(text: string): number {
  const digest = hash('sha256', text, 'buffer');
  const first = digest.findIndex((byte) => byte !== 0);
  return first === -1 ? digest.length * 8 : first * 8 + Math.clz32(digest[first] ?? 0) - 24;
}

/** Counts orders by network in this process, and asks for work from the threshold on. */
export function createCheckWork(db: Database, now: () => number): CheckWork {
  const counter = new RateLimiterMemory({ points: FREE_PER_HOUR, duration: HOUR_S });
  /** Signatures of used challenges, until they expire. */
  const used = new Map<string, number>();
  let secret: Promise<string> | null = null;
  const readSecret = () =>
    (secret ??= readOrCreateSecret(db, 'order-toll', () => randomBytes(32).toString('base64url')).catch(
      (error: unknown) => {
        secret = null;
        throw error;
      },
    ));

  /** Binds a challenge to the order: a proof is of no use for another one. */
  async function sign(head: string, { network, idempotencyKey, hash: draft }: SentOrder): Promise<string> {
    const text = JSON.stringify([head, network, idempotencyKey, draft]);
    return createHmac('sha256', await readSecret())
      .update(text)
      .digest('base64url')
      .slice(0, 22);
  }

  async function challenge(order: SentOrder, bits: number): Promise<string> {
    const head = `${now() + VALID_MS}.${bits}.${randomBytes(8).toString('base64url')}`;
    return `${head}.${await sign(head, order)}`;
  }

  /** The signature of a proof that is worth so many bits and is not used yet; null: it is not valid. */
  async function spend(order: SentOrder, least: number): Promise<string | null> {
    const parts = PROOF.exec(order.proof ?? '')?.groups;
    if (!parts) return null;
    const { head = '', expires, bits, signature = '', number } = parts;
    if (Number(expires) < now() || Number(bits) < least) return null;
    if (!isSameSecret(await sign(head, order), signature)) return null;
    if (used.has(signature) || zeroBits(`${signature}.${number}`) < Number(bits)) return null;
    for (const [old, until] of used) if (until < now()) used.delete(old);
    used.set(signature, Number(expires));
    return signature;
  }

  return async (order) => {
    const { network, idempotencyKey } = order;
    if (network === null) return { ...FREE, key: idempotencyKey };
    // Counted before it is stored: orders sent at the same time gain nothing.
    const { consumedPoints: orders } = await counter.penalty(network, 1);
    const giveBack = async () => void (await counter.reward(network, 1));
    if (orders <= FREE_PER_HOUR) return { ok: true, key: idempotencyKey, giveBack };
    const bits = bitsAfter(orders - 1);
    // Others may have ordered meanwhile: what was asked a moment ago is enough.
    const signature = order.proof === null ? null : await spend(order, bits - 1);
    if (signature !== null) return { ok: true, key: idempotencyKey ?? `proof:${signature}`, giveBack };
    await giveBack();
    return { ok: false, challenge: await challenge(order, bits) };
  };
}
