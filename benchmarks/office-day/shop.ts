import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { announcedAdmin, sessionOf, type Credentials } from '../../tests/support/accounts.ts';
import { startTcpPrinter } from '../../tests/support/printers/tcp-printer.ts';
import { startShop } from '../../tests/support/server.ts';

const CLOCK = new URL('../../tests/faults/stepped-clock.mjs', import.meta.url);

/** A shop of the first start with its printer; its clock can be set to another time. */
export async function openDay() {
  const folder = await mkdtemp(join(tmpdir(), 'bestellbar-day-'));
  const clockFile = join(folder, 'clock');
  await writeFile(clockFile, '0');
  const printer = await startTcpPrinter();
  const shop = await startShop({
    dataDir: join(folder, 'data'),
    env: {
      RATE_LIMITS: 'off',
      CLOCK_FILE: clockFile,
      NODE_OPTIONS: `--import=${pathToFileURL(CLOCK.pathname).href}`,
    },
  });
  return {
    url: shop.url,
    printer,
    /** As the first start says it. */
    admin: await announcedAdmin(shop),
    setClock: (offset: number) => writeFile(clockFile, String(offset)),
    async stop() {
      await shop.stop();
      await printer.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Calls of an admin, for what is no task of the day. */
export async function adminOf(url: string, admin: Credentials) {
  const cookie = await sessionOf(url, admin);
  return async function ask<Data>(
    path: string,
    body?: object,
    method = body ? 'POST' : 'GET',
  ): Promise<Data> {
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: Data }).data;
  };
}

export type Ask = Awaited<ReturnType<typeof adminOf>>;
