import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookType } from './types.ts';

/** A message that the shop has sent. `id` is the same at each attempt: ignore what you have seen. */
export interface Webhook {
  id: string;
  type: WebhookType;
  timestamp: string;
  data: Record<string, unknown>;
}

const LATEST_SECONDS = 5 * 60;

/**
 * The message, if its signature is of one of the secrets and not older than five minutes; null otherwise. `body` is the text as received.
 * `now`: epoch milliseconds.
 */
export function verifyWebhook(
  secrets: readonly string[],
  headers: { get: (name: string) => string | null },
  body: string,
  now = Date.now(),
): Webhook | null {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    headers.get(`webhook-${name}`),
  );
  if (!id || !timestamp || !signatures) return null;
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= LATEST_SECONDS)) return null;
  const isSigned = secrets.some((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
    return signatures.split(' ').some((one) => {
      const given = Buffer.from(one.replace(/^v1,/, ''), 'base64');
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  });
  return isSigned ? { id, ...(JSON.parse(body) as Omit<Webhook, 'id'>) } : null;
}
