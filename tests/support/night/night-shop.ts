import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { firstAdmin, isAdminAnnounced, sessionOf, type Credentials } from '../first-admin.ts';
import { startApi } from '../shop-process.ts';
import { BRANCH, CALL } from './call.ts';
import type { ShopClock } from './shop-clock.ts';
import { startTcpProxy } from './tcp-proxy.ts';

const PASSWORD = 'Drei-rote-Dosen-5';

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
  while (!isAdminAnnounced(shop.output())) await pause(100);
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

  const employee: Credentials = { email: 'theke@example.org', password: PASSWORD };
  const { id: employeeId } = await call<{ id: number }>('POST', 'users', {
    name: 'Theo Theke',
    email: employee.email,
    roles: ['ROLE_EMPLOYEE'],
    branches: [{ id: BRANCH }],
    password: 'Zum-ersten-Mal-1',
    currentPassword: admin.password,
  });
  const first = await sessionOf(shop.url, { ...employee, password: 'Zum-ersten-Mal-1' });
  const changed = await fetch(`${shop.url}/api/users/me/password`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: first },
    body: JSON.stringify({ currentPassword: 'Zum-ersten-Mal-1', newPassword: PASSWORD }),
  });
  if (!changed.ok) throw new Error(`the employee's password could not be changed: ${changed.status}`);
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
    endSessions: () => call('DELETE', `users/${employeeId}/sessions`),
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
