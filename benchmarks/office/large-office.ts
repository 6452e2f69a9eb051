import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { firstAdmin, isAdminAnnounced, sessionOf } from '../../tests/support/accounts.ts';
import { runProgram, startApi } from '../../tests/support/shop-process.ts';
import { largeShop } from '../large-shop.ts';

/** The demo's branch that never closes. */
export const BRANCH = 3;
const ORDERS = 500;
const PRODUCTS = 1000;
/** How many of the orders are past the state `new`. */
const CONFIRMED = 140;
const UNDER_WAY = 40;
const AT_ONCE = 8;
const DISHES_EACH = 3;
const PATIENCE_MS = 120_000;

export interface LargeOffice {
  url: string;
  /** The first admin's session. */
  cookie: string;
  menuId: number;
  stop: () => Promise<void>;
}

/** The real server with its back office: a branch with 500 open orders and a menu of 1,000 products. */
export async function startLargeOffice(): Promise<LargeOffice> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bestellbar-office-'));
  const env = { DATA_DIR: join(dataDir, 'data'), RATE_LIMITS: 'off', LOG_LEVEL: 'error', BACKOFFICE: 'on' };
  await mkdir(env.DATA_DIR);
  const shop = largeShop(PRODUCTS);
  const file = join(dataDir, 'shop.json');
  await writeFile(file, JSON.stringify(shop));
  const imported = await runProgram('shop-import', [file], env);
  if (imported.code !== 0) throw new Error(imported.errors);
  const server = await startApi(env);
  const { url } = server;
  const stop = async () => {
    await server.stop('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await until(() => isAdminAnnounced(server.output()));
    await until(async () => (await fetch(`${url}/backend/`)).ok);
    const cookie = await sessionOf(url, await firstAdmin(url, server.output()));
    await placeOrders(url, cookie);
    return { url, cookie, menuId: await largestMenu(url), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('the back office did not come');
    await pause(100);
  }
}

async function read<Data>(url: string): Promise<Data> {
  return ((await (await fetch(url)).json()) as { data: Data }).data;
}

interface Menu {
  id: number;
  catalog: { products: { id: number; enabled: boolean }[] }[];
}

const countOf = ({ catalog }: Menu) => catalog.reduce((sum, { products }) => sum + products.length, 0);

async function largestMenu(url: string): Promise<number> {
  const menus = await read<Menu[]>(`${url}/api/menus`);
  return menus.toSorted((a, b) => countOf(b) - countOf(a))[0]?.id ?? 0;
}

interface Product {
  id: number;
  enabled: boolean;
  unit: { symbol: string };
  config: { parts: { optional: boolean }[] };
}

/** Dishes without a required choice, in turn. */
async function placeOrders(url: string, cookie: string): Promise<void> {
  const products = await read<Product[]>(`${url}/api/products`);
  const largest = await largestMenu(url);
  const menu = (await read<Menu[]>(`${url}/api/menus`)).find(({ id }) => id === largest);
  const onMenu = new Set(
    menu?.catalog.flatMap(({ products: those }) =>
      those.filter(({ enabled }) => enabled).map(({ id }) => id),
    ),
  );
  const plain = products.filter(
    ({ id, enabled, config, unit }) =>
      enabled && onMenu.has(id) && unit.symbol === 'Stk' && config.parts.every(({ optional }) => optional),
  );
  const post = async (path: string, body: object, headers: Record<string, string>) => {
    const answer = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: { id: number } }).data;
  };
  let next = 0;
  const customer = async () => {
    while (next < ORDERS) {
      const number = next++;
      const { id } = await post(
        'orders',
        {
          branch: { id: BRANCH },
          name: `Gast ${number + 1}`,
          email: 'gast@example.org',
          phone: '+491701234567',
          comment: number % 4 === 0 ? 'Bitte ohne Zwiebeln' : '',
          paymentMethod: 'cash',
          legalInstructions: true,
          privacyPolicy: true,
          // Some of the demo's drinks ask for it.
          ageConfirmed: true,
          items: Array.from({ length: DISHES_EACH }, (_, index) => ({
            product: { id: plain[(number * 7 + index * 13) % plain.length]?.id },
            amount: 1 + (index % 2),
            unit: 'Stk',
          })),
        },
        { 'idempotency-key': crypto.randomUUID() },
      );
      if (number < CONFIRMED + UNDER_WAY) await post(`orders/${id}/status/confirm`, {}, { cookie });
      if (number < UNDER_WAY) await post(`orders/${id}/status/in-delivery`, {}, { cookie });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, customer));
}
