import { z } from 'zod';
import type { Delivery, SendSms } from '../senders.ts';

/** An account at seven.io. */
export interface SevenAccount {
  apiKey: string;
  /** Up to 11 letters and digits, or a number. */
  from: string;
  /** Overridden only for testing. */
  url: string;
}

export const SEVEN_URL = 'https://gateway.seven.io/api/sms';
const TIMEOUT_MS = 20_000;

/** Codes of the provider's documentation ('API response codes'). */
const TAKEN = '100';
/** The same text went to the same number within three minutes. */
const TAKEN_BEFORE = '402';
/** Errors of sender, recipient or text, which retries would repeat. */
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
 * Sends by seven.io's HTTP API. It has no idempotency key, but refuses duplicates within minutes (402): after a lost answer, 402 means
 * that the message was accepted. Wrong keys and empty accounts can be fixed, so those are retried.
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
  // 100 covers the whole call; the message's own result is separate.
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
  // An identical message was sent by another order: nothing to add.
  if (code === TAKEN_BEFORE) return !isRepeated;
  const isAboutTheCall = status >= 400 && status < 500;
  const canBePutRight = [401, 402, 403, 408, 425, 429].includes(status);
  return isAboutTheCall && !canBePutRight;
}

/** JSON, or just the code for some failures. */
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
