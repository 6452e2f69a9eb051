import { afterEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import type { PublicOrder } from '../../../src/lib/contract/orders.ts';
import { openDatabase } from '../../../src/server/platform/database/open-database.ts';
import { writeShop } from '../../../src/server/shop/queries/write-shop.ts';
import { draft } from '../../support/app.ts';
import { bothFor, newPlace, type TestPlace } from '../../support/database.ts';
import { testShop } from '../../support/shop.ts';
import { endAll, startApi } from '../../support/shop-process.ts';
import { startSmtpServer } from '../../support/smtp-server.ts';

// Processes are started, which takes long on a machine that has other things to do.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const BRANCH = 'mitte@example.org';
const CUSTOMER = 'erika@example.org';

/** The shop as it is started, with everything that hangs on an order put together as it is there. */
describe.each(bothFor('notices', 'queue', 'processes'))('an order in the running shop on %s', (kind) => {
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    await endAll();
    for (const end of ends.splice(0).reverse()) await end();
  });

  async function newShop(): Promise<TestPlace> {
    const place = await newPlace(kind);
    ends.push(place.remove);
    const opened = await openDatabase(place);
    if (!opened.ok) throw new Error(opened.message);
    const shop = testShop();
    const branches = shop.branches.map((branch) => (branch.id === 1 ? { ...branch, email: BRANCH } : branch));
    const config = { ...shop.config, enableTestTerminal: true };
    await writeShop(opened.db, { ...shop, branches, config }, { isDemo: true });
    await opened.close();
    return place;
  }

  async function send(url: string, paymentMethod: 'cash' | 'test-terminal'): Promise<PublicOrder> {
    const response = await fetch(`${url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(draft({ email: CUSTOMER, paymentMethod })),
    });
    expect(response.status).toBe(201);
    return ((await response.json()) as { data: PublicOrder }).data;
  }

  it('Fault 18: a new order is announced once to customer and branch, although the mail server was down and the process was killed', async () => {
    const place = await newShop();
    const port = await freePort();
    const env = {
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Testshop <post@example.org>',
    };
    const api = await startApi(env);
    const order = await send(api.url, 'cash');
    expect(order).toMatchObject({ isConfirmed: false });
    await api.stop('SIGKILL');

    const smtp = await startSmtpServer(port);
    ends.push(smtp.stop);
    await startApi(env);
    const receivers = () => smtp.received.map(({ to }) => to.join()).sort();
    await expect.poll(receivers, { timeout: 120_000, interval: 200 }).toEqual([CUSTOMER, BRANCH].sort());
    for (const { mail } of smtp.received) expect(mail.subject).toContain(order.ticketNumber);
  });

  it('an order paid online is announced once it is paid, not before', async () => {
    const place = await newShop();
    const smtp = await startSmtpServer();
    ends.push(smtp.stop);
    const api = await startApi({
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Testshop <post@example.org>',
    });
    const unpaid = await send(api.url, 'test-terminal');
    const paid = await send(api.url, 'test-terminal');
    const pressed = await fetch(paid.paymentRedirectUrl ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'choice=pay',
      redirect: 'manual',
    });
    expect(pressed.status).toBe(303);
    const back = await fetch(pressed.headers.get('location') ?? '', { redirect: 'manual' });
    expect(new URL(back.headers.get('location') ?? '').pathname).toBe(`/status/${paid.uid}/${paid.hash}`);
    const receivers = () => smtp.received.map(({ to }) => to.join()).sort();
    await expect.poll(receivers, { timeout: 120_000, interval: 200 }).toEqual([CUSTOMER, BRANCH].sort());
    // Notifications keep the order of the events.
    const subjects = smtp.received.map(({ mail }) => mail.subject ?? '').join();
    expect(subjects).toContain(paid.ticketNumber);
    expect(subjects).not.toMatch(new RegExp(`\\b${unpaid.ticketNumber}\\b`));
  });
});
