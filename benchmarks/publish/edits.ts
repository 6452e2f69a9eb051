import { writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Shop } from '../../src/lib/contract/shop.ts';
import { branchPages } from '../../src/lib/contract/site-pages.ts';
import { runProgram, startApi } from '../../tests/support/shop-process.ts';
import { percentile } from '../figures.ts';
import { shopFile } from './shops.ts';

const PASSWORD = 'Vier-lila-Kacheln-7';
const POLL_MS = 2;
/** Interval of polling a page that takes seconds, in ms; more often would slow the rendering. */
const SLOW_POLL_MS = 50;
/** Edits that do not count, until the code is compiled. */
const WARM_UP = 15;
const LATE_MS = 5 * 60_000;
/** Pages checked after a change of the settings. */
const MOST_LOOKED_AT = 500;

/** One edit: milliseconds until it was answered, and until its page was served with the new words. */
interface Edit {
  answered: number;
  live: number;
}

/** Milliseconds. */
export interface Edits {
  /** Of the first edit after a start with pages that are up to date. */
  first: number;
  answered: number;
  p50: number;
  p99: number;
  /** Until a change of the settings is on every page. */
  settings: number;
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

const agent = new Agent({ keepAlive: true });

function call(
  url: string,
  method = 'GET',
  headers: Record<string, string> = {},
  body?: unknown,
): Promise<Answer> {
  return new Promise((done, fail) => {
    const sent = request(url, { method, agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    sent.on('error', fail);
    if (body !== undefined) {
      sent.setHeader('content-type', 'application/json');
      sent.end(JSON.stringify(body));
    } else sent.end();
  });
}

/** Signs the first admin in and changes the password, as required. */
async function signIn(url: string, output: string): Promise<string> {
  const [, email = '', password = ''] = /Anmeldung: (\S+), Passwort (\S+)/.exec(output) ?? [];
  const enter = async (word: string) => {
    const { headers } = await call(`${url}/api/sessions`, 'POST', {}, { email, password: word });
    return [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0]);
  };
  const cookie = (await enter(password)).join('; ');
  const change = { currentPassword: password, newPassword: PASSWORD };
  const changed = await call(`${url}/api/users/me/password`, 'PUT', { cookie }, change);
  if (changed.status !== 200 && changed.status !== 204) throw new Error(`signing in: ${changed.body}`);
  return (await enter(PASSWORD)).join('; ');
}

async function edit(
  url: string,
  cookie: string,
  { page, product, name }: { page: string; product: number; name: string },
): Promise<Edit> {
  let { etag = '' } = (await call(url + page)).headers;
  const started = performance.now();
  const put = await call(`${url}/api/products/${product}`, 'PUT', { cookie }, { name });
  const answered = performance.now() - started;
  if (put.status !== 200) throw new Error(`the edit was answered ${put.status}: ${put.body}`);
  for (;;) {
    const answer = await call(url + page, 'GET', { 'if-none-match': String(etag) });
    const live = performance.now() - started;
    if (answer.status === 200 && answer.body.includes(name)) return { answered, live };
    etag = answer.headers.etag ?? etag;
    if (live > LATE_MS) throw new Error(`the edit of ${page} is not live after ${LATE_MS} ms`);
    await pause(POLL_MS);
  }
}

/** What to edit next: a dish, and the address of the page that shows it. */
export type NextEdit = () => { page: string; product: number };

/** Changes the shop's name, which every page shows; resolves once all branch pages show it. */
async function changeSettings(url: string, cookie: string, shop: Shop): Promise<number> {
  const shopName = `Umbenannt ${Date.now()}`;
  const paths = shop.branches.flatMap((branch) => branchPages(branch, shop.config)).map(({ path }) => path);
  const started = performance.now();
  const posted = await call(`${url}/api/config`, 'POST', { cookie }, { ...shop.config, shopName });
  if (posted.status !== 200) throw new Error(`the settings were answered ${posted.status}: ${posted.body}`);
  // The last one first: as soon as it is live, all should be.
  const last = paths.at(-1) ?? '/';
  while (!(await call(url + last)).body.includes(shopName)) {
    if (performance.now() - started > LATE_MS)
      throw new Error(`the settings are not live after ${LATE_MS} ms`);
    await pause(SLOW_POLL_MS);
  }
  const live = performance.now() - started;
  for (const path of paths.filter((_, index) => index % Math.ceil(paths.length / MOST_LOOKED_AT) === 0))
    if (!(await call(url + path)).body.includes(shopName))
      throw new Error(`${path} does not show the settings when ${last} does`);
  return live;
}

/** Starts the server with a shop in a new folder and edits one dish after the other. */
export async function measureEdits(
  folder: string,
  shop: Shop,
  count: number,
  next: NextEdit,
): Promise<Edits> {
  const env = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: process.env['DATABASE_URL'] ?? '',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    SITE: 'on',
    // The same at the second start: else its pages would be others.
    SITE_URL: 'https://bench.example',
  };
  const file = join(folder, 'to-import.json');
  await writeFile(file, shopFile(shop));
  const imported = await runProgram('shop-import', [file], env);
  if (imported.code !== 0) throw new Error(imported.errors);
  let server = await startApi(env);
  try {
    const cookie = await signIn(server.url, server.output());
    await server.stop('SIGTERM');
    server = await startApi(env);
    const first = await edit(server.url, cookie, { ...next(), name: `Erstes ${Date.now()}` });
    const edits: Edit[] = [];
    for (let number = -WARM_UP; number < count; number++) {
      const name = `Neu ${number + WARM_UP} am ${Date.now()}`;
      const done = await edit(server.url, cookie, { ...next(), name });
      if (number >= 0) edits.push(done);
    }
    const of = (name: keyof Edit, share: number) =>
      percentile(
        edits.map((one) => one[name]),
        share,
      );
    const settings = await changeSettings(server.url, cookie, shop);
    return {
      first: first.live,
      answered: of('answered', 0.5),
      p50: of('live', 0.5),
      p99: of('live', 0.99),
      settings,
    };
  } finally {
    await server.stop('SIGTERM');
  }
}
