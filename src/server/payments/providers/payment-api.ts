import type { z } from 'zod';
import type { Asked } from './payment-provider.ts';
import { isCertainNo, shortDetail, WORDS } from './payment-words.ts';

/** What a provider says when it refuses; `isUncertain`: it may have happened although the status says no. */
export interface Refusal {
  detail: string;
  isUncertain?: boolean;
}

export interface ProviderAccess {
  name: string;
  /** The origin of the API. */
  url: string;
  /** The scheme of the authorization header, and what proves who asks. */
  scheme: 'Basic' | 'Bearer';
  credentials: string;
  timeoutMs: number;
  /** The status for an idempotency key that came with another body before. */
  keyReused: number;
  readRefusal: (body: string) => Refusal;
}

interface Call<T> {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: object;
  /** The idempotency key. */
  key?: string;
  /** What the answer has to look like; null: it has no body. */
  answer: z.ZodType<T> | null;
}

export type Ask = <T>(path: string, call: Call<T>) => Promise<Asked<{ value: T; location: string | null }>>;

/** Calls a payment provider, without retries. Failures are returned as values and never contain credentials. */
export function openPaymentApi(access: ProviderAccess): Ask {
  const { name, url, scheme, credentials, timeoutMs, keyReused, readRefusal } = access;

  function refusal(status: number, body: string, hasKey: boolean): Asked<never> {
    const { detail, isUncertain = false } = readRefusal(body);
    // The first call with that key stands.
    const isReused = hasKey && status === keyReused;
    // A proxy may quote the request that it refuses.
    const reason = WORDS.refused(name, status, shortDetail(detail.replaceAll(credentials, '…')));
    return { ok: false, isCertain: isCertainNo(status) && !isReused && !isUncertain, reason };
  }

  return async <T>(path: string, { body, method = body ? 'POST' : 'GET', key, answer }: Call<T>) => {
    try {
      const response = await fetch(new URL(path, url), {
        method,
        headers: {
          authorization: `${scheme} ${credentials}`,
          accept: 'application/hal+json, application/json',
          ...(body && { 'content-type': 'application/json; charset=UTF-8' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
        // The credentials go to the provider and nowhere else that an answer names.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      if (!response.ok) return refusal(response.status, text, key !== undefined);
      const read = answer === null ? { success: true as const, data: undefined as T } : parse(answer, text);
      return read.success
        ? { ok: true, value: { value: read.data, location: response.headers.get('location') } }
        : { ok: false, isCertain: false, reason: WORDS.notUnderstood(name) };
    } catch (error) {
      const isTimeout = error instanceof Error && error.name === 'TimeoutError';
      return { ok: false, isCertain: false, reason: isTimeout ? WORDS.tooSlow(name) : WORDS.noAnswer(name) };
    }
  };
}

/** Parses JSON and validates it; malformed JSON fails validation. */
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
