import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_PER_MINUTE } from '../../../src/server/platform/http/limits.ts';
import { deliveryDraft, draft, newApp, type ApiAnswer, type TestApp } from '../../support/app.ts';
import { endAll, startApi } from '../../support/shop-process.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Texts of customers and attackers; `order-texts.test.ts` has what is not seen. */
const STRANGE_TEXTS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '👩‍👩‍👧‍👦 Ünïcödé',
  "'; drop table orders; --",
  '{{7*7}} ${7*7} %s %n',
];

describe('invalid input', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await newApp();
  });
  afterAll(() => app.close());

  const refused = (answer: ApiAnswer, status: number) => {
    expect(answer.status).toBe(status);
    expect(answer.errors[0]?.message).toBeTruthy();
  };

  it('is refused when the body is larger than any order', async () => {
    refused(await app.post('/api/orders', draft({ comment: 'x'.repeat(2 * 1024 * 1024) })), 413);
    expect(await app.countOrders()).toBe(0);
  });

  it('is refused when it nests a thousand levels deep, without delaying other calls', async () => {
    const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    const started = performance.now();
    const answer = await app.post('/api/orders', deep);
    expect([400, 422]).toContain(answer.status);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it.each([
    'NaN',
    'Infinity',
    '-Infinity',
    '1e308',
    '1e999',
    '-1',
    '0',
    '"1"',
    '[]',
    '{}',
    'null',
    '0.0000001',
  ])('is refused as an amount: %s', async (amount) => {
    const body = JSON.stringify(draft()).replace('"amount":1', `"amount":${amount}`);
    expect(body).toContain(`"amount":${amount}`);
    expect([400, 422]).toContain((await app.post('/api/orders', body)).status);
    expect(await app.countOrders()).toBe(0);
  });

  it.each(['1e308', '-5', '"12"'])('is refused as an expected total: %s', async (total) => {
    const body = JSON.stringify(draft()).replace('{"branch"', `{"expectedTotal":${total},"branch"`);
    expect([409, 422]).toContain((await app.post('/api/orders', body)).status);
  });

  it('is refused when an order has ten thousand lines', async () => {
    const items = Array.from({ length: 10_000 }, () => ({
      product: { id: 1 },
      amount: 1,
      unit: 'Stk' as const,
    }));
    refused(await app.post('/api/orders', draft({ items })), 422);
  });

  it.each(STRANGE_TEXTS)('is stored unchanged where any text is allowed: %j', async (text) => {
    const answer = await app.order(
      deliveryDraft({ name: text, street: text, floor: text, stairway: text, door: text, comment: text }),
    );
    expect(answer.status).toBe(201);
    const { rows } = (await app.db.execute(
      'select name, street, comment from orders order by id desc limit 1',
    )) as {
      rows: { name: string; street: string; comment: string }[];
    };
    expect(rows[0]).toEqual({ name: text, street: text, comment: text });
  });

  it('is refused where a line break is not allowed', async () => {
    refused(await app.post('/api/orders', draft({ name: 'Erika\r\nBcc: alle@example.org' })), 422);
    refused(await app.post('/api/orders', draft({ name: 'Erika\u0000' })), 422);
  });

  it('is an order that another site sends on behalf of a signed-in user', async () => {
    const admin = await app.as('admin');
    const forged = { cookie: admin.cookie, 'sec-fetch-site': 'cross-site' };
    refused(await app.post('/api/branches/1/api-keys', { name: 'x' }, forged), 403);
    const older = { cookie: admin.cookie, origin: 'https://evil.example', host: 'shop.example' };
    refused(await app.post('/api/branches/1/api-keys', { name: 'x' }, older), 403);
    const own = { cookie: admin.cookie, origin: 'https://shop.example', host: 'shop.example' };
    expect((await app.post('/api/branches/1/api-keys', { name: 'x' }, own)).status).toBe(201);
  });

  it('is never logged as a server error', () => {
    expect(app.reported).toEqual([]);
  });

  it('is a cookie on a cross-site call', async () => {
    const answer = await app.call('/api/orders', {
      method: 'OPTIONS',
      headers: { origin: 'https://other.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('access-control-allow-methods')).toContain('PUT');
  });
});

describe('a running server', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bestellbar-limits-'));
  let shop: Awaited<ReturnType<typeof startApi>>;
  beforeAll(async () => {
    shop = await startApi({ DATA_DIR: dataDir, LOG_LEVEL: 'info', TRUSTED_PROXIES: '1' });
  }, 120_000);
  afterAll(async () => {
    await shop.stop('SIGTERM');
    await endAll();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const from = (
    address: string,
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) => fetch(shop.url + path, { ...init, headers: { 'x-forwarded-for': address, ...init.headers } });
  const logVisit = (address: string) =>
    from(address, '/api/analytics-log', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });

  it('limits calls per address and minute, says when the next is allowed, and does not limit others', async () => {
    const answers = await Promise.all(
      Array.from({ length: MOST_PER_MINUTE.other + 5 }, () => logVisit('203.0.113.7')),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBe(5);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused[0]?.json()).toMatchObject({ errors: [{ field: null }] });
    expect((await logVisit('203.0.113.8')).status).not.toBe(429);
    // An IPv6 client owns a whole network of addresses.
    await Promise.all(
      Array.from({ length: MOST_PER_MINUTE.other }, (_, i) => logVisit(`2001:db8:1:2::${i.toString(16)}`)),
    );
    expect((await logVisit('2001:db8:1:2:ffff::1')).status).toBe(429);
  });

  it('limits visits for themselves, so that whoever floods them can still order', async () => {
    const tell = () =>
      from('203.0.113.12', '/api/visits/1/de/takeaway/page', { method: 'POST' }).then(({ status }) => status);
    const answers = await Promise.all(Array.from({ length: MOST_PER_MINUTE.count + 5 }, tell));
    expect(answers.filter((status) => status === 429)).toHaveLength(5);
    expect((await logVisit('203.0.113.12')).status).toBe(422);
  });

  it('limits documents, which take long to write', async () => {
    const read = () => from('203.0.113.11', '/api/orders/public/some-uid/some-secret-hash/confirmation.pdf');
    for (let call = 0; call < MOST_PER_MINUTE.document; call++) expect((await read()).status).toBe(404);
    expect((await read()).status).toBe(429);
  });

  it('stops reading a body of 50 MB', async () => {
    const status = await new Promise<number | undefined>((done) => {
      const call = request(`${shop.url}/api/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': 50 * 1024 * 1024 },
      });
      call.once('response', (response) => done(response.statusCode));
      call.on('error', () => {});
      call.write('{"name":"');
    });
    expect(status).toBe(413);
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  });

  it('keeps answering while many clients send one byte at a time', async () => {
    const port = Number(new URL(shop.url).port);
    const slow = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'));
    for (const socket of slow) {
      socket.on('error', () => {});
      socket.write('POST /api/orders HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\nconte');
    }
    expect((await fetch(`${shop.url}/api/config`)).status).toBe(200);
    for (const socket of slow) socket.destroy();
  });

  it('answers liveness and readiness to all, and metrics to this machine only', async () => {
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
    const figures = await (await fetch(`${shop.url}/metrics`)).text();
    expect(figures).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/api",status="429"\}/,
    );
    expect(figures).toContain('process_resident_memory_bytes');
    expect(figures).toMatch(/^bestellbar_disk_free_bytes \d/m);
    expect((await from('203.0.113.9', '/metrics')).status).toBe(403);
  });

  it('logs a line per request with the id of its response and no client address', async () => {
    const answer = await from('203.0.113.10', '/api/orders/public/some-uid/some-secret-hash');
    const id = answer.headers.get('x-request-id') ?? 'none';
    await expect.poll(() => shop.output()).toContain(id);
    const line =
      shop
        .output()
        .split('\n')
        .find((text) => text.includes(id)) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      method: 'GET',
      route: '/api/orders/public/{uid}/{hash}',
      status: 404,
    });
    expect(shop.output()).not.toContain('some-secret-hash');
    expect(shop.output()).not.toContain('203.0.113');
  });
});
