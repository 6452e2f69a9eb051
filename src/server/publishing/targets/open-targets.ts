import type { PublishTarget, PutOutcome } from './publish-target.ts';
import type { PublishPlace } from './s3.ts';

/** Enough for a host to queue a build, which is not awaited. */
const LIMIT_MS = 15_000;

/**
 * Calls a CDN's build hook, whose build then reads the shop from this API. The operator's URL is a secret and may be in a private network;
 * it is never logged, and redirects are not followed.
 */
export function createBuildHook(url: string, limitMs = LIMIT_MS): PublishTarget {
  const { host } = new URL(url);
  const name = `Build-Hook bei ${host}`;

  async function call(signal: AbortSignal): Promise<PutOutcome> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ trigger_title: 'Bestellbar' }),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
    });
    await response.body?.cancel();
    if (response.ok) return { ok: true, sent: 1 };
    if (response.status >= 300 && response.status < 400)
      return { ok: false, reason: `Der ${name} leitet weiter (${response.status}); dem wird nicht gefolgt.` };
    return { ok: false, reason: `Der ${name} antwortet mit ${response.status}.` };
  }

  return {
    name,
    async put({ written, removed, signal }) {
      if (written?.length === 0 && removed.length === 0) return { ok: true, sent: 0 };
      try {
        return await call(signal);
      } catch (error) {
        return { ok: false, reason: reasonOf(error, name, signal) };
      }
    },
  };
}

/** Composed of known words: fetch's own message may contain the URL. */
function reasonOf(error: unknown, name: string, signal: AbortSignal): string {
  if (signal.aborted) return `Der ${name} wurde nicht mehr abgewartet.`;
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `Der ${name} antwortet nicht rechtzeitig.`;
  return `Der ${name} ist nicht zu erreichen.`;
}

/** Further hosts of the site, besides this server. */
export interface PublishTo {
  s3: PublishPlace | null;
  /** A CDN's build hook. */
  hookUrl: string | null;
}

export function openTargets({ s3, hookUrl }: PublishTo): PublishTarget[] {
  return [...(s3 ? [openS3(s3)] : []), ...(hookUrl === null ? [] : [createBuildHook(hookUrl)])];
}

function openS3(place: PublishPlace): PublishTarget {
  // Loaded late: slow, and unnecessary before there is something to send.
  let target: Promise<PublishTarget> | null = null;
  return {
    name: `Bucket „${place.bucket}“`,
    async put(change) {
      target ??= import('./s3.ts').then(({ createS3Target }) => createS3Target(place));
      return (await target).put(change);
    },
  };
}
