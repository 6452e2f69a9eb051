import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { AttemptProblem } from '../../lib/contract/webhooks.ts';
import type { WebhookAccess } from './webhook-access.ts';

/** What a receiver answered, or why it did not. `retryAfter`: seconds that it asks for; null: it asks for none. */
export interface PostOutcome {
  status: number | null;
  problem: AttemptProblem | null;
  ms: number;
  excerpt: string;
  retryAfter: number | null;
}

/** Sends one message. Never rejects. */
export type PostWebhook = (
  url: string,
  headers: Record<string, string>,
  body: string,
) => Promise<PostOutcome>;

/** The specification suggests 15 to 30 seconds. */
const LONGEST_MS = 15_000;
/** Bytes of an answer that are read at most, and characters of it that are kept. */
const MOST_READ = 16_384;
const MOST_KEPT = 500;

/** Posts to receivers that are allowed, without following redirects. `longestMs`: until it is given up. */
export function createPostWebhook(access: WebhookAccess, longestMs = LONGEST_MS): PostWebhook {
  return async (address, headers, body) => {
    const started = performance.now();
    const ms = () => Math.round(performance.now() - started);
    const failed = (problem: AttemptProblem): PostOutcome => ({
      ...{ status: null, problem, ms: ms(), excerpt: '', retryAfter: null },
    });
    const url = URL.parse(address);
    if (!url || !(await access.isAllowed(url))) return failed('notAllowed');
    try {
      const answer = await send(url, { headers, body, longestMs, lookup: await access.lookupFor(url) });
      const { statusCode = 0 } = answer;
      const excerpt = await beginningOf(answer);
      const retryAfter = Number(answer.headers['retry-after']);
      return {
        status: statusCode,
        problem: null,
        ms: ms(),
        excerpt,
        retryAfter: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
      };
    } catch (error) {
      return failed(problemOf(error));
    }
  };
}

interface Sent {
  headers: Record<string, string>;
  body: string;
  longestMs: number;
  lookup: Awaited<ReturnType<WebhookAccess['lookupFor']>>;
}

function send(url: URL, { headers, body, longestMs, lookup }: Sent): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done, fail) => {
    const call = request(
      url,
      {
        method: 'POST',
        // No connection is kept: its address would not be checked again.
        agent: false,
        lookup,
        signal: AbortSignal.timeout(longestMs),
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      done,
    );
    call.on('error', fail);
    call.end(body);
  });
}

/** As text without control characters; reading stops soon. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= MOST_READ) break;
  }
  answer.destroy();
  const text = Buffer.concat(parts).toString('utf8').slice(0, MOST_KEPT);
  return text.replaceAll(/[^\P{C}\n\t]/gu, '');
}

function problemOf(error: unknown): AttemptProblem {
  const { name, code } = error as { name?: string; code?: unknown };
  const known = String(code);
  if (known === 'EFORBIDDEN') return 'notAllowed';
  if (name === 'AbortError' || name === 'TimeoutError' || known === 'ETIMEDOUT') return 'timeout';
  if (known === 'ENOTFOUND' || known === 'EAI_AGAIN') return 'notFound';
  return /CERT|TLS|SSL|SELF_SIGNED|VERIFY/.test(known) ? 'certificate' : 'connection';
}
