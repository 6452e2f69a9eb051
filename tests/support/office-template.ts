import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announcedAdmin, firstAdmin, type Credentials } from './accounts.ts';
import { asAdmin, startPostgres } from './postgres-server.ts';
import { startShop, type RunningShop } from './server.ts';

/** The demo's shop, stopped, with an admin who has chosen a password. Strings only: workers read it from the environment. */
interface OfficeTemplate {
  dataDir: string;
  /** The PostgreSQL server's address without a database. */
  server: string;
  admin: Credentials;
}

/** A shop of its own, since what staff edit is seen by every customer, and its first admin. */
export interface Office {
  shop: RunningShop;
  admin: Credentials;
}

const DATABASE = 'office';
/** Its databases end with the run. */
const FLEETING = ['-c', 'fsync=off'];
/** Tests sign in far more often than people do. */
const UNLIMITED = { RATE_LIMITS: 'off' };

const newFolder = () => mkdtempSync(join(tmpdir(), 'bestellbar-office-'));
const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

/**
 * Makes the shop that each worker copies: a copy starts in a third of a first start's processor time. It is on PostgreSQL, whose
 * queries cost a fraction of the embedded database's; on that one runs the shop of all customers' tests.
 */
export async function makeOfficeTemplate(): Promise<{ remove: () => Promise<void> }> {
  const postgres = await startPostgres({ flags: FLEETING });
  const dataDir = newFolder();
  await asAdmin(postgres.url, `create database ${DATABASE}`);
  const shop = await startShop({
    dataDir,
    env: { ...UNLIMITED, DATABASE_URL: `${postgres.url}/${DATABASE}` },
  });
  await announcedAdmin(shop);
  const admin = await firstAdmin(shop.url, shop.output());
  await shop.stop();
  // Each copy renders its pages: in one language that is a fifth of the work.
  await asAdmin(postgres.url, `update config set document = document || '{"languages": []}'`, DATABASE);
  const template: OfficeTemplate = { dataDir, server: postgres.url, admin };
  process.env['OFFICE_TEMPLATE'] = JSON.stringify(template);
  return {
    async remove() {
      await postgres.stop();
      removeFolder(dataDir);
    },
  };
}

/** Starts a copy, whose pages name its own address; `shop.stop` also removes it. `env`: what else is set up. */
export async function openOffice(env: NodeJS.ProcessEnv = {}): Promise<Office> {
  const template = JSON.parse(process.env['OFFICE_TEMPLATE'] ?? '') as OfficeTemplate;
  const dataDir = newFolder();
  cpSync(template.dataDir, dataDir, { recursive: true });
  const name = `office_${crypto.randomUUID().replaceAll('-', '')}`;
  await asAdmin(template.server, `create database ${name} template ${DATABASE}`);
  const shop = await startShop({
    dataDir,
    env: { ...UNLIMITED, ...env, DATABASE_URL: `${template.server}/${name}` },
  });
  await arePagesOf(shop.url);
  const stop: RunningShop['stop'] = async (signal) => {
    await shop.stop(signal);
    removeFolder(dataDir);
  };
  return { shop: { ...shop, stop }, admin: template.admin };
}

/** The copy's pages name the template's address until they are rendered again. */
async function arePagesOf(url: string): Promise<void> {
  const isThere = async () =>
    (await (await fetch(url)).text()).includes(`<link rel="canonical" href="${url}`);
  while (!(await isThere())) await new Promise((again) => setTimeout(again, 100));
}
