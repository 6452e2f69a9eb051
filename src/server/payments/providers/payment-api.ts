import type { z } from 'zod';
import type { Asked } from './payment-provider.ts';

/** What can be wrong between the shop and a payment service, in words for the log and the back office. */
export const WORDS = {
  noAnswer: (name: string) => `${name} hat nicht geantwortet.`,
  tooSlow: (name: string) => `${name} hat nicht rechtzeitig geantwortet.`,
  refused: (name: string, status: number, detail: string) => `${name} meldet ${status}: ${detail}`,
  notUnderstood: (name: string) => `Die Antwort von ${name} ist nicht zu verstehen.`,
  badAmount: 'Dieser Betrag lässt sich in dieser Währung nicht bezahlen.',
  badReference: 'Diese Zahlung hat keine brauchbare Nummer.',
  notCancelable: (name: string) => `${name} lässt diese Zahlung nicht abbrechen.`,
  refundFailed: (name: string) => `${name} hat die Rückerstattung nicht ausgeführt.`,
  badCall: 'Der Aufruf hat nicht die vereinbarte Form.',
  badSignature: 'Der Aufruf ist nicht gültig unterschrieben.',
};

/** One line of what another says, short enough for a log. */
function shortDetail(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 300);
}

/** Marks that turn the direction of what follows, which a provider or a bank statement cannot undo. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A description as payment services take it: one line of at most `max` UTF-16 units, never half a character. */
export function oneLine(text: string, max: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(TURNS, '')
    .trim();
  if (line.length <= max) return line;
  let short = '';
  for (const { segment } of new Intl.Segmenter('de').segment(line)) {
    if (short.length + segment.length > max) break;
    short += segment;
  }
  return short.trim();
}

/** Whether an address leads to this machine only, as a sandbox's does. */
export function isLoopback(url: URL): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
}

/** Whether a service can call there: one on the web reaches no address of this machine, and Mollie refuses to be given one. */
export const isReachable = (address: string | null, isSandbox: boolean): address is string =>
  address !== null && (isSandbox || !isLoopback(new URL(address)));

/** 4xx is a no, except where it says that the same call, or an earlier one with its key, may still have happened. */
function isCertainNo(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status);
}

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

/** How many decimals a currency has: 2 for EUR, 0 for JPY. null: this is no currency's code. */
function decimalsOf(currency: string): number | null {
  if (!/^[A-Z]{3}$/.test(currency)) return null;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? null;
}

/**
 * The shop's cents (hundredths, whatever the currency) → the currency's smallest units, as Datatrans counts. null: not
 * payable in that currency, such as half a yen, or nothing at all.
 */
export function unitsOfCents(cents: number, currency: string): number | null {
  const decimals = decimalsOf(currency);
  if (decimals === null || !Number.isSafeInteger(cents) || cents <= 0) return null;
  const units = decimals >= 2 ? cents * 10 ** (decimals - 2) : cents / 10 ** (2 - decimals);
  return Number.isSafeInteger(units) ? units : null;
}

/** The currency's smallest units → the shop's cents. null: not a whole number of either, or below zero. */
export function centsOfUnits(units: number, currency: string): number | null {
  const decimals = decimalsOf(currency);
  if (decimals === null || !Number.isSafeInteger(units) || units < 0) return null;
  const cents = decimals >= 2 ? units / 10 ** (decimals - 2) : units * 10 ** (2 - decimals);
  return Number.isSafeInteger(cents) ? cents : null;
}

/** The shop's cents → an amount as Mollie writes it: '10.00' EUR, '1000' JPY. null as with `unitsOfCents`. */
export function valueOfCents(cents: number, currency: string): string | null {
  const units = unitsOfCents(cents, currency);
  const decimals = decimalsOf(currency);
  if (units === null || decimals === null) return null;
  const digits = String(units).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** An amount as Mollie writes it → the shop's cents. null: not written so, or below zero. */
export function centsOfValue(value: string, currency: string): number | null {
  const decimals = decimalsOf(currency);
  const [, whole = '', part = ''] = /^(\d{1,15})(?:\.(\d{1,4}))?$/.exec(value) ?? [];
  if (decimals === null || whole === '' || part.length !== decimals) return null;
  return centsOfUnits(Number(whole + part), currency);
}
