import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createApi } from '../../src/lib/client/api.ts';

interface Seen {
  url: string;
  init: RequestInit;
}

/** A network with this answer that records its requests. */
function network(answer: () => Response) {
  const seen: Seen[] = [];
  const fetcher: typeof fetch = (input, init = {}) => {
    seen.push({ url: input as string, init });
    return Promise.resolve(answer());
  };
  return { seen, api: createApi('https://api.example', fetcher) };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

const DRAFT = { branch: { id: 1 }, paymentMethod: 'cash' as const, items: [] };

describe('the client', () => {
  it('unwraps the payload', async () => {
    const { api } = network(json({ data: [{ id: 1, name: 'Vegan', image: null }] }));
    expect(await api('get /api/tags')).toEqual({ ok: true, data: [{ id: 1, name: 'Vegan', image: null }] });
  });

  it.each([
    ['a text'],
    [7],
    [null],
    [[1]],
    [{ errors: 'no list' }],
    [{ errors: [null, 'x', { message: 1 }] }],
  ])('treats a proxy’s answer %j as an answer without field errors', async (body) => {
    const { api } = network(json(body, 502));
    expect(await api('get /api/tags')).toEqual({ ok: false, status: 502, errors: [] });
  });

  it('sends bodies and headers as JSON', async () => {
    const { api, seen } = network(json({ data: {} }, 201));
    await api('post /api/orders', { body: DRAFT, headers: { 'idempotency-key': '12345678' } });
    expect(seen[0]?.url).toBe('https://api.example/api/orders');
    expect(seen[0]?.init).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': '12345678' },
      body: JSON.stringify(DRAFT),
    });
  });

  it('encodes path parameters', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        async (uid, hash) => {
          const { api, seen } = network(json({ data: {} }));
          await api('get /api/orders/public/{uid}/{hash}', { params: { uid, hash } });
          const parts = (seen[0]?.url ?? '').split('/').slice(6);
          expect(parts.map(decodeURIComponent)).toEqual([uid, hash]);
        },
      ),
    );
  });

  it("passes on the API's errors", async () => {
    const errors = [{ field: 'name', message: 'Bitte geben Sie Ihren Namen an.' }];
    const { api } = network(json({ errors }, 422));
    expect(await api('post /api/orders', { body: DRAFT })).toEqual({ ok: false, status: 422, errors });
  });

  it('distinguishes a malformed answer from an error status', async () => {
    const { api } = network(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await api('get /api/config')).toEqual({ ok: false, status: 502, errors: [] });
    const odd = network(() => new Response('not JSON'));
    expect(await odd.api('get /api/config')).toEqual({ ok: false, status: 200, errors: [] });
  });

  it('reports status 0 when the outcome of a call is unknown', async () => {
    const api = createApi('', () => Promise.reject(new TypeError('fetch failed')));
    expect(await api('post /api/orders', { body: DRAFT })).toEqual({ ok: false, status: 0, errors: [] });
  });
});
