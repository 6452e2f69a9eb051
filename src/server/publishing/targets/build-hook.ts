import type { PublishTarget, PutOutcome } from './publish-target.ts';

/** Long enough for a host that queues a build; the build itself is not awaited. */
const LIMIT_MS = 15_000;

/**
 * Asks a CDN's own builder to build anew, which then reads the shop from this API. Its address is a secret and set by whoever runs
 * the server, so it may lie in their own network; it is told to nobody, and where it redirects to is not asked.
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

/** Made of a few known words: what fetch itself says may have the address in it. */
function reasonOf(error: unknown, name: string, signal: AbortSignal): string {
  if (signal.aborted) return `Der ${name} wurde nicht mehr abgewartet.`;
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `Der ${name} antwortet nicht rechtzeitig.`;
  return `Der ${name} ist nicht zu erreichen.`;
}
