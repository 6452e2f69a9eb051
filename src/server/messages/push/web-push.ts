import webpush from 'web-push';
import type { IsPushAddress, Push, SendPush } from '../senders.ts';
import { pushReasons } from './texts.ts';

/** The shop's key pair (RFC 8292): subscriptions are bound to its public key. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

interface Terms {
  keys: VapidKeys;
  /** The contact for push services: `mailto:` or `https:`. */
  subject: string;
  isAllowed: IsPushAddress;
}

const TIMEOUT_MS = 15_000;
/** Later, the notification is no longer news. */
const LIFE_SECONDS = 3600;
/** Statuses of expired subscriptions. */
const GONE = [404, 410];

export const newVapidKeys = (): VapidKeys => webpush.generateVAPIDKeys();

/** Sends by Web Push (RFC 8030), encrypted for one browser. Follows no redirect. */
export function openWebPush({ keys, subject, isAllowed }: Terms): SendPush {
  return async ({ endpoint, p256dh, auth }, push) => {
    if (!isAllowed(endpoint))
      return { ok: false, isFinal: true, isGone: true, reason: pushReasons.noService };
    const request = requestOf({ endpoint, keys: { p256dh, auth } }, push, { ...keys, subject });
    if (!request) return { ok: false, isFinal: true, isGone: true, reason: pushReasons.badKeys };
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: request.headers,
        body: request.body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      const { status } = response;
      if (status >= 200 && status < 300) return { ok: true };
      const isGone = GONE.includes(status);
      const isFinal = status < 500 && status !== 408 && status !== 429;
      return { ok: false, isFinal, isGone, reason: pushReasons.refused(status) };
    } catch (error) {
      const { cause, message } = error as Error;
      return {
        ok: false,
        isFinal: false,
        reason: pushReasons.noAnswer(cause instanceof Error ? cause.message : message),
      };
    }
  };
}

/** null: the browser's keys are invalid. */
function requestOf(
  subscription: webpush.PushSubscription,
  { isUrgent, ...shown }: Push,
  vapidDetails: webpush.RequestOptions['vapidDetails'] & object,
) {
  try {
    const { headers, body } = webpush.generateRequestDetails(subscription, JSON.stringify(shown), {
      vapidDetails,
      TTL: LIFE_SECONDS,
      urgency: isUrgent ? 'high' : 'normal',
    });
    const sent = Object.entries(headers as Record<string, unknown>)
      // Set by the HTTP client.
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)] as const);
    return { headers: Object.fromEntries(sent), body: new Uint8Array(body as Buffer) };
  } catch {
    return null;
  }
}
