/**
 * How many reads the shop answers: `npm run bench:read [-- SECONDS]`. The real server over HTTP, `GET /api/init` and lists of
 * 10, 100 and 1,000 products, and the shop that the limit applies to (10 branches of 300 products), with brotli and
 * with an ETag, next to a bare Node server with the same bytes. Limit: 10,000 a second.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import { runProgram, startApi } from '../tests/support/shop-process.ts';
import { busyShopFile } from './busy-shop.ts';
import { line, load, ms, percentile } from './figures.ts';

const SECONDS = Number(process.argv[2] ?? 3);
const ROUNDS = 3;
const CONNECTIONS = 16;
const INIT_LIMIT = 10_000;

const SHOPS = [
  ['10 products', 1, 10],
  ['100 products', 1, 100],
  ['1,000 products', 1, 1000],
  ['10 branches × 300', 10, 300],
] as const;
const BROWSER = { 'accept-encoding': 'br' };

interface Ran {
  perSecond: number;
  p99: number;
}

async function drive(url: string, headers: Record<string, string>, status: number): Promise<Ran> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  const others = Object.keys(result.statusCodeStats ?? {}).filter((code) => code !== String(status));
  if (result.errors > 0 || others.length > 0)
    throw new Error(`${url}: ${result.errors} errors, statuses ${others.join()} beside ${status}`);
  return { perSecond: result.requests.total / result.duration, p99: result.latency.p99 };
}

/** The baseline: a bare Node server with the same bytes in another thread, as the shop is. */
async function bareServer(body: Buffer, headers: Record<string, string>) {
  const thread = new Worker(new URL('./bare-server.ts', import.meta.url), { workerData: { body, headers } });
  const [port] = (await once(thread, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}/`, stop: () => thread.terminate() };
}

/** The response body as transferred, still compressed, and its ETag. */
function answerOf(url: string): Promise<{ body: Buffer; etag: string }> {
  return new Promise((done, fail) => {
    const asked = get(url, { headers: BROWSER }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done({ body: Buffer.concat(parts), etag: response.headers.etag ?? '' }));
    });
    asked.on('error', fail);
  });
}

async function measure(name: string, url: string): Promise<void> {
  for (const path of ['/api/init', '/api/products']) {
    const { body, etag } = await answerOf(url + path);
    const bare = await bareServer(body, {
      'content-type': 'application/json',
      'content-encoding': 'br',
      etag,
    });
    const runs: Record<string, Ran[]> = { brotli: [], etag: [], bare: [] };
    for (let round = 0; round < ROUNDS; round++) {
      runs['brotli']?.push(await drive(url + path, BROWSER, 200));
      runs['etag']?.push(await drive(url + path, { ...BROWSER, 'if-none-match': etag }, 304));
      runs['bare']?.push(await drive(bare.url, BROWSER, 200));
    }
    await bare.stop();
    const rate = (subject: string) =>
      percentile(
        (runs[subject] ?? []).map(({ perSecond }) => perSecond),
        0.5,
      );
    const p99 = percentile(
      (runs['brotli'] ?? []).map((ran) => ran.p99),
      0.5,
    );
    const hasLimit = path === '/api/init' && name.startsWith('10 branches');
    line(
      `${path}, ${name}`,
      [
        `${(body.length / 1024).toFixed(1)} kB`,
        `${rate('brotli').toFixed(0)}${hasLimit ? ` ${rate('brotli') >= INIT_LIMIT ? '✓' : '✗'}` : ''}`,
        rate('etag').toFixed(0),
        rate('bare').toFixed(0),
        (rate('brotli') / rate('bare')).toFixed(2),
        ms(p99),
      ],
      load(),
    );
  }
}

console.log(`GET, ${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections, medians, per second`);
line('', ['brotli', 'shop', 'shop, 304', 'bare node', 'shop ÷ bare', 'p99 ms'], load());
for (const [name, branches, dishes] of SHOPS) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bestellbar-bench-'));
  const env = { DATA_DIR: dataDir, DATABASE_URL: '', RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  try {
    const file = join(dataDir, 'shop.json');
    await writeFile(file, busyShopFile(branches, dishes));
    const imported = await runProgram('shop-import', [file], env);
    if (imported.code !== 0) throw new Error(imported.errors);
    const api = await startApi(env);
    await measure(name, api.url);
    await api.stop('SIGTERM');
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
