import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBuildHook } from '../../../src/server/publishing/targets/open-targets.ts';
import type { SiteChange } from '../../../src/server/publishing/targets/publish-target.ts';

const SECRET = '/hooks/0a1b2c-geheim';

let builder: Server;
let answer: RequestListener;
let calls: { method: string; path: string; type: string; body: unknown }[];
let url: string;

beforeEach(async () => {
  calls = [];
  answer = (_, response) => response.writeHead(201).end('{}');
  builder = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request;
    void text(request).then((body) => {
      calls.push({ method, path, type: headers['content-type'] ?? '', body: JSON.parse(body) });
      answer(request, response);
    });
  });
  builder.listen(0, '127.0.0.1');
  await once(builder, 'listening');
  url = `http://127.0.0.1:${(builder.address() as AddressInfo).port}${SECRET}`;
});
afterEach(() => {
  builder.closeAllConnections();
  builder.close();
});

const change = (changed: Partial<SiteChange> = {}): SiteChange => ({
  folder: '/nowhere',
  written: null,
  removed: [],
  signal: new AbortController().signal,
  ...changed,
});

/** The reason of a failure, which never has the address in it. */
async function reasonOf(signal?: AbortSignal, limitMs?: number): Promise<string> {
  const outcome = await createBuildHook(url, limitMs).put(change(signal ? { signal } : {}));
  if (outcome.ok) throw new Error('the hook was fine');
  if (outcome.reason.includes('geheim')) throw new Error('the hook’s address was told');
  return outcome.reason.replace(/127\.0\.0\.1:\d+/, 'builder');
}

describe('a build hook', () => {
  it('is called once per change', async () => {
    expect(await createBuildHook(url).put(change())).toEqual({ ok: true, sent: 1 });
    const body = { trigger_title: 'Bestellbar' };
    expect(calls).toEqual([{ method: 'POST', path: SECRET, type: 'application/json', body }]);
  });

  it('is not called without a change', async () => {
    expect(await createBuildHook(url).put(change({ written: [] }))).toEqual({ ok: true, sent: 0 });
    expect(await createBuildHook(url).put(change({ written: [], removed: ['a.html'] }))).toMatchObject({
      sent: 1,
    });
    expect(calls).toHaveLength(1);
  });

  it('reports an error status as a failure', async () => {
    answer = (_, response) => response.writeHead(500).end();
    expect(await reasonOf()).toBe('Der Build-Hook bei builder antwortet mit 500.');
    answer = (_, response) => response.writeHead(404).end();
    expect(await reasonOf()).toBe('Der Build-Hook bei builder antwortet mit 404.');
  });

  it('does not follow redirects', async () => {
    for (const status of [301, 302, 307, 308]) {
      calls = [];
      answer = (_, response) => response.writeHead(status, { location: '/elsewhere' }).end();
      expect(await reasonOf()).toBe(
        `Der Build-Hook bei builder leitet weiter (${status}); dem wird nicht gefolgt.`,
      );
      expect(calls.map(({ path }) => path)).toEqual([SECRET]);
    }
  });

  it('times out', async () => {
    answer = () => {};
    expect(await reasonOf(undefined, 50)).toBe('Der Build-Hook bei builder antwortet nicht rechtzeitig.');
    const stopping = new AbortController();
    answer = () => stopping.abort();
    expect(await reasonOf(stopping.signal)).toBe('Der Build-Hook bei builder wurde nicht mehr abgewartet.');
  });

  it('may be unreachable', async () => {
    builder.close();
    await once(builder, 'close');
    expect(await reasonOf()).toBe('Der Build-Hook bei builder ist nicht zu erreichen.');
  });
});
