import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announcedAdmin, firstAdmin, newAccount, sessionOf } from '../accounts.ts';
import { startApi } from '../shop-process.ts';
import type { ShopClock } from './shop-clock.ts';
import { startTcpProxy } from './tcp-proxy.ts';

/** The demo's branch that never closes. */
export const BRANCH = 3;

/** Of calls: a connection of its own, since nobody knows how long an idle one is good when a night passes in minutes. */
export const CALL = { 'content-type': 'application/json', connection: 'close' };

/** A shop of its own behind a network of its own, an employee for the board, and a key for the front desk. */
export async function openNightShop(clock: ShopClock) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bestellbar-night-'));
  const network = await startTcpProxy('http://127.0.0.1:9');
  const env = {
    ...clock.env,
    DATA_DIR: dataDir,
    BACKOFFICE: 'on',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    SITE_URL: network.url,
  };
  let shop = await startApi(env);
  network.leadTo(shop.url);
  await announcedAdmin(shop);
  const admin = await firstAdmin(shop.url, shop.output());
  const cookie = await sessionOf(shop.url, admin);

  async function call<Data>(method: string, path: string, body: object | null = null): Promise<Data> {
    const answer = await fetch(`${shop.url}/api/${path}`, {
      method,
      headers: { ...CALL, cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? (null as Data) : ((await answer.json()) as { data: Data }).data;
  }

  const employee = await newAccount(shop.url, admin, { branchIds: [BRANCH] });
  const { key } = await call<{ key: string }>('POST', `branches/${BRANCH}/api-keys`, {
    name: 'Schaufenster',
  });

  return {
    network,
    cookie,
    employee,
    key,
    call,
    url: () => shop.url,
    output: () => shop.output(),
    /** The megabytes that its process holds. */
    megabytes: () => shop.megabytes(),
    async endSessions(): Promise<void> {
      const people = await call<{ id: number; email: string }[]>('GET', 'users');
      const found = people.find(({ email }) => email === employee.email);
      await call('DELETE', `users/${found?.id}/sessions`);
    },
    /** As an update of the server does; the network leads to the new process. */
    async restart(): Promise<void> {
      await shop.stop('SIGTERM');
      shop = await startApi(env);
      network.leadTo(shop.url);
    },
    async close(): Promise<void> {
      await network.close();
      await shop.stop('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
      clock.close();
    },
  };
}

export type NightShop = Awaited<ReturnType<typeof openNightShop>>;
