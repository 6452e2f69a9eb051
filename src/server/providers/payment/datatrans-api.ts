import { z } from 'zod';
import type { Asked } from './payment-provider.ts';
import { isCertainNo, shortDetail, WORDS } from './payment-words.ts';

export const NAME = 'Datatrans';

/** With these nobody knows whether something happened, or an earlier call with that reference did it, though they come as 400. */
const UNCERTAIN_CODES = ['DUPLICATE_REFNO', 'UNKNOWN_ERROR', 'SERVER_ERROR', 'THIRD_PARTY_ERROR'];

const Failure = z.object({ error: z.object({ code: z.string(), message: z.string().default('') }) });

const Amount = z.int().nonnegative();

/** What the shop reads of a transaction. There is no amount in it before something was authorized. */
export const Transaction = z.object({
  transactionId: z.string().regex(/^[\w-]{1,40}$/),
  type: z.string().default('payment'),
  status: z.string(),
  currency: z.string(),
  refno: z.string(),
  detail: z
    .object({
      authorize: z.object({ amount: Amount.optional() }).optional(),
      settle: z.object({ amount: Amount.optional() }).optional(),
    })
    .default({}),
  history: z
    .array(z.object({ action: z.string(), amount: Amount.optional(), success: z.boolean().default(false) }))
    .default([]),
});
export type Transaction = z.output<typeof Transaction>;

export const Created = z.object({ transactionId: z.string().regex(/^[\w-]{1,40}$/) });

interface Access {
  url: string;
  merchantId: string;
  password: string;
  timeoutMs: number;
}

interface Call<T> {
  /** Sent as POST if there is a body, else as GET. */
  body?: object;
  /** The idempotency key, which Datatrans keeps for 60 minutes. */
  key?: string;
  /** What the answer has to look like; null: it has no body. */
  answer: z.ZodType<T> | null;
}

export type Ask = <T>(path: string, call: Call<T>) => Promise<Asked<{ value: T; location: string | null }>>;

/** Calls Datatrans, each time once. Every failure is a value. */
export function openDatatransApi({ url, merchantId, password, timeoutMs }: Access): Ask {
  const authorization = `Basic ${Buffer.from(`${merchantId}:${password}`).toString('base64')}`;

  return async <T>(path: string, { body, key, answer }: Call<T>) => {
    try {
      const response = await fetch(new URL(path, url), {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json; charset=UTF-8' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
        // The password goes to Datatrans and nowhere else that an answer names.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      if (!response.ok) return refusal(response.status, text, key !== undefined);
      const read = answer === null ? { success: true as const, data: undefined as T } : parse(answer, text);
      return read.success
        ? { ok: true, value: { value: read.data, location: response.headers.get('location') } }
        : { ok: false, isCertain: false, reason: WORDS.notUnderstood(NAME) };
    } catch (error) {
      const isTimeout = error instanceof Error && error.name === 'TimeoutError';
      return { ok: false, isCertain: false, reason: isTimeout ? WORDS.tooSlow(NAME) : WORDS.noAnswer(NAME) };
    }
  };
}

function refusal(status: number, text: string, hasKey: boolean): Asked<never> {
  const failure = parse(Failure, text);
  const { code, message } = failure.success ? failure.data.error : { code: '', message: text };
  // 422 is what a key gets that came with another body before: what it did then stands.
  const isCertain = isCertainNo(status) && !(hasKey && status === 422) && !UNCERTAIN_CODES.includes(code);
  const detail = shortDetail([code, message].filter((part) => part !== '').join(': '));
  return { ok: false, isCertain, reason: WORDS.refused(NAME, status, detail) };
}

/** JSON that looks as it should, or not. */
export function parse<T>(schema: z.ZodType<T>, text: string): z.ZodSafeParseResult<T> {
  const json: unknown = (() => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  })();
  return schema.safeParse(json);
}
