import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PublicOrder } from '../../../src/lib/contract/orders.ts';
import { openDatabase } from '../../../src/server/platform/database/open-database.ts';
import { writeShop } from '../../../src/server/shop/queries/write-shop.ts';
import { createFirstAdmin } from '../../../src/server/people/first-admin.ts';
import { draft } from '../../support/app.ts';
import { bothFor, newPlace, type DatabaseKind, type TestPlace } from '../../support/database.ts';
import { shopFile, testShop } from '../../support/shop.ts';
import { endAll, runProgram, startApi } from '../../support/shop-process.ts';

const places: TestPlace[] = [];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bestellbar-file-'));
});
// Each test starts several processes, which takes long on a machine that has other things to do.
vi.setConfig({ testTimeout: 120_000 });

afterEach(async () => {
  await endAll();
  for (const place of places.splice(0)) await place.remove();
  await rm(folder, { recursive: true, force: true });
});

/** A place with the small shop, and the environment to start there; as if it had been started before, if it has an account. */
async function newShop(kind: DatabaseKind, hasAccount = true) {
  const place = await newPlace(kind);
  places.push(place);
  const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' };
  const file = join(folder, 'shop.json');
  await writeFile(file, JSON.stringify(shopFile()));
  const opened = await openDatabase(place);
  if (!opened.ok) throw new Error(opened.message);
  await writeShop(opened.db, testShop());
  if (hasAccount) await createFirstAdmin(opened.db, Date.now);
  await opened.close();
  return { env, file };
}

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

async function order(url: string): Promise<PublicOrder> {
  const response = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(draft()),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { data: PublicOrder }).data;
}

async function follow(url: string, { uid, hash }: PublicOrder): Promise<unknown> {
  const response = await fetch(`${url}/api/orders/public/${uid}/${hash}`);
  return ((await response.json()) as { data: unknown }).data;
}

describe.each(bothFor('locks', 'processes'))('a shop on %s', (kind) => {
  it('has every order it confirmed after kill -9', async () => {
    const { env } = await newShop(kind);
    const killed = await startApi(env);
    const orders = await Promise.all(Array.from({ length: 10 }, () => order(killed.url)));
    await killed.stop('SIGKILL');
    const again = await startApi(env);
    for (const placed of orders) expect(await follow(again.url, placed)).toEqual(placed);
    const next = await order(again.url);
    expect(Number(next.ticketNumber)).toBe(11);
    await again.stop('SIGKILL');
  });

  it('is exported and imported by a command', async () => {
    const { env } = await newShop(kind);
    const exported = await runProgram('shop-export', [], env);
    expect(JSON.parse(exported.output)).toHaveProperty('data');
    const file = join(folder, 'broken.json');
    await writeFile(file, exported.output.replace('"price": 9,', '"price": -9,'));
    const refused = await runProgram('shop-import', [file], env);
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.errors).toMatch(/^\/api\/products 4 price: .*\nNichts wurde geändert\.\n$/);
    await writeFile(file, exported.output);
    expect(await runProgram('shop-import', [file], env)).toMatchObject({ code: 0, errors: '' });
    expect((await runProgram('shop-export', [], env)).output).toBe(exported.output);
  });
});

describe('a data folder', () => {
  it('is closed to other users, also one that was open', async () => {
    const dataDir = join(folder, 'data');
    await mkdir(join(dataDir, 'images'), { recursive: true, mode: 0o755 });
    await chmod(dataDir, 0o755);
    const running = await startApi({ DATA_DIR: dataDir });
    await running.stop('SIGTERM');
    expect(await modeOf(dataDir)).toBe('700');
    const names = (await readdir(dataDir)).filter((name) => name !== 'images');
    expect(names).toContain('postgres');
    for (const name of names) expect(await modeOf(join(dataDir, name)), name).toMatch(/00$/);
  });

  it('refuses a second server and an import in one line that names it', async () => {
    const { env, file } = await newShop('PGlite');
    const first = await startApi(env);
    const attempts = await Promise.all([
      runProgram('main', [], { ...env, PORT: '0', SITE: 'off' }),
      runProgram('shop-import', [file], env),
      runProgram('shop-export', [], env),
    ]);
    for (const attempt of attempts) {
      expect(attempt).toMatchObject({ code: 1, output: '' });
      expect(attempt.errors).toMatch(/^Der Datenordner .* wird schon .* benutzt \(Prozess \d+\)\. .*\n$/);
      expect(attempt.errors).toContain(env.DATA_DIR);
    }
    expect((await fetch(`${first.url}/api/config`)).status).toBe(200);
    await first.stop('SIGTERM');
  });

  it('is opened by exactly one of several processes that start at the same moment after a crash', async () => {
    const { env } = await newShop('PGlite');
    await (await startApi(env)).stop('SIGKILL');
    const starts = await Promise.allSettled(Array.from({ length: 3 }, () => startApi(env)));
    const running = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    expect(running).toHaveLength(1);
    await running[0]?.stop('SIGKILL');
  });
});

describe('a start', () => {
  it('prints one line when it starts, and exits cleanly on SIGTERM', async () => {
    const { env } = await newShop('PGlite');
    const running = await startApi(env);
    expect(running.output()).toBe(`Bestellbar läuft: ${running.url}\n`);
    expect(await running.stop('SIGTERM')).toBe(0);
  });

  it('says at each start that it is the demo, until the shop has been changed', async () => {
    const { env, file } = await newShop('PGlite');
    const opened = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL || null });
    if (!opened.ok) throw new Error(opened.message);
    await writeShop(opened.db, testShop(), { isDemo: true });
    await opened.close();
    const demo = await startApi(env);
    expect(demo.output()).toMatch(
      /^Bestellbar läuft: .*\nDas ist noch der Demoshop: .* Testterminal ist aus\.\n$/,
    );
    await demo.stop('SIGTERM');
    expect((await runProgram('shop-import', [file], env)).code).toBe(0);
    const own = await startApi(env);
    expect(own.output()).toBe(`Bestellbar läuft: ${own.url}\n`);
    await own.stop('SIGTERM');
  });

  it('says on its first start how to sign in', async () => {
    const { env } = await newShop('PGlite', false);
    const running = await startApi(env);
    const [, email = '', password = ''] =
      /^Bestellbar läuft: \S+\nErste Anmeldung: (\S+), Passwort (\S+) .+\n$/.exec(running.output()) ?? [];
    const signedIn = await fetch(`${running.url}/api/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(signedIn.status).toBe(201);
    expect(await signedIn.json()).toMatchObject({
      data: { roles: ['ROLE_ADMIN'], mustChangePassword: true },
    });
    await running.stop('SIGKILL');
  });

  it('gives an account a new first password by a command', async () => {
    const { env } = await newShop('PGlite');
    const email = 'admin@bestellbar.local';
    const { code, output } = await runProgram('admin-password', [email.toUpperCase()], env);
    expect(code).toBe(0);
    const password = /: (\S+) \(72 Stunden/.exec(output)?.[1];
    expect(await runProgram('admin-password', ['niemand@example.org'], env)).toMatchObject({
      code: 1,
      output: '',
    });
    expect(await runProgram('admin-password', [], env)).toMatchObject({ code: 1, output: '' });
    const running = await startApi(env);
    const signedIn = await fetch(`${running.url}/api/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(signedIn.status).toBe(201);
    expect(await signedIn.json()).toMatchObject({ data: { mustChangePassword: true } });
    await running.stop('SIGKILL');
  });

  it.each([
    [{ PORT: 'achtzig' }, /^PORT ist nicht gültig/],
    [{ PORT: '70000' }, /^PORT ist nicht gültig/],
    [{ DATABASE_URL: 'mysql://localhost/shop' }, /^DATABASE_URL ist nicht gültig/],
    [
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/shop' },
      /^Die Datenbank aus DATABASE_URL ist nicht zu öffnen/,
    ],
    [{ SITE: 'vielleicht' }, /^SITE ist nicht gültig/],
    [{ DATA_DIR: './data', SITE_DIR: 'data/site' }, /^SITE_DIR ist nicht gültig/],
  ])('with %o says in one line what is wrong', async (env, line) => {
    const ended = await runProgram('main', [], { DATA_DIR: folder, SITE: 'off', ...env });
    expect(ended).toMatchObject({ code: 1, output: '' });
    expect(ended.errors).toMatch(line);
    expect(ended.errors.trim().split('\n')).toHaveLength(1);
  });

  it('on a port in use says so', async () => {
    const { env } = await newShop('PGlite');
    const first = await startApi(env);
    const other = await newShop('PGlite');
    const ended = await runProgram('main', [], {
      ...other.env,
      PORT: new URL(first.url).port,
      SITE: 'off',
    });
    expect(ended).toMatchObject({ code: 1, errors: expect.stringContaining('schon belegt') as string });
    await first.stop('SIGTERM');
  });
});
