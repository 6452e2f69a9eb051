import { z } from 'zod';
import type { Delivery } from '../delivery.ts';
import type { SendSms } from './sms-sender.ts';

/** An account at seven.io. */
export interface SevenAccount {
  apiKey: string;
  /** Up to 11 letters and digits, or a number. */
  from: string;
  /** Other than the provider's own only for trying things out. */
  url: string;
}

export const SEVEN_URL = 'https://gateway.seven.io/api/sms';
const TIMEOUT_MS = 20_000;

/** Codes of the provider's documentation ('API response codes'). */
const TAKEN = '100';
/** The same text has gone to the same number within the last three minutes. */
const TAKEN_BEFORE = '402';
/** Sender, recipient, text: the same message would be refused again. */
const NEVER = new Set(['201', '202', '301', '305', '401', '403']);

const Reply = z.object({
  success: z.coerce.string(),
  total_price: z.coerce.number().nonnegative().optional().catch(undefined),
  messages: z
    .array(
      z.object({
        success: z.boolean(),
        error: z.coerce.string().nullish(),
        error_text: z.string().nullish(),
      }),
    )
    .optional()
    .catch(undefined),
});

/**
 * Sends by seven.io's HTTP API. It has no idempotency key, but refuses what it took a moment ago (402): after a try whose answer was
 * lost that is the answer. Keys that are wrong and accounts that are empty can be put right, so those tries are repeated.
 */
export function openSeven({ apiKey, from, url }: SevenAccount): SendSms {
  return async ({ id, to, text, isRepeated }) => {
    let status: number;
    let body: string;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'x-api-key': apiKey, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ to, from, text, foreign_id: id }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      status = response.status;
      body = await response.text();
    } catch (error) {
      return { ok: false, isFinal: false, reason: describe(error) };
    }
    return outcomeOf(status, body, isRepeated);
  };
}

function outcomeOf(status: number, body: string, isRepeated: boolean): Delivery {
  const reply = readReply(body);
  const [message] = reply?.messages ?? [];
  // 100 is said of the call as a whole; what became of the one message stands with it.
  const code = message && !message.success ? (message.error ?? reply?.success) : reply?.success;
  if (status === 200 && code === TAKEN) {
    const price = reply?.total_price;
    return price === undefined ? { ok: true } : { ok: true, costMillionths: Math.round(price * 1_000_000) };
  }
  if (code === TAKEN_BEFORE && isRepeated) return { ok: true };
  const words = message?.error_text ?? '';
  const reason = `seven.io: HTTP ${status}${code ? `, Code ${code}` : ''}${words ? ` (${words})` : ''}`;
  return { ok: false, isFinal: isNever(status, code, isRepeated), reason };
}

function isNever(status: number, code: string | undefined, isRepeated: boolean): boolean {
  if (code !== undefined && NEVER.has(code)) return true;
  // Somebody else has just sent the same: there is nothing to add.
  if (code === TAKEN_BEFORE) return !isRepeated;
  const isAboutTheCall = status >= 400 && status < 500;
  const canBePutRight = [401, 402, 403, 408, 425, 429].includes(status);
  return isAboutTheCall && !canBePutRight;
}

/** JSON, or for some failures the bare code. */
function readReply(body: string): z.output<typeof Reply> | null {
  const bare = /^\s*"?(\d{3})"?\s*$/.exec(body)?.[1];
  if (bare !== undefined) return { success: bare, total_price: undefined, messages: undefined };
  try {
    const parsed = Reply.safeParse(JSON.parse(body));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function describe(error: unknown): string {
  const { cause, message } = error as Error;
  return `seven.io: ${cause instanceof Error ? cause.message : message}`;
}
