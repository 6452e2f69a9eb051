import { onTestFinished, vi } from 'vitest';

/** Calls of a page, in component tests, that are answered in place of the API. */

interface Asked {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
}

/** `pass` asks the API, on request something else. */
type Answer = (asked: Asked, pass: (body?: object) => Promise<Response>) => Response | Promise<Response>;

/** Answers the calls of one endpoint in place of the API, or passes them on, and records the requests. */
export function answer(call: string | RegExp, how: Answer): Asked[] {
  const asked: Asked[] = [];
  const before = globalThis.fetch;
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    const isMeant =
      typeof call === 'string'
        ? `${request.method} ${path}` === call
        : call.test(`${request.method} ${path}`);
    if (!isMeant) return before(input, init);
    const text = await request.clone().text();
    const one = {
      url: path,
      method: request.method,
      headers: request.headers,
      body: text ? (JSON.parse(text) as unknown) : null,
    };
    asked.push(one);
    return how(one, (body) =>
      before(body ? new Request(request, { method: request.method, body: JSON.stringify(body) }) : request),
    );
  });
  return asked;
}

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
