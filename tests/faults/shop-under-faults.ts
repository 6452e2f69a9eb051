import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { freePort } from '../../scripts/free-port.ts';
import { openDatabase } from '../../src/server/platform/database/open-database.ts';
import { devices } from '../../src/server/platform/database/schema.ts';
import { writeShop } from '../../src/server/shop/queries/write-shop.ts';
import { firstAdmin, isAdminAnnounced, sessionOf } from '../support/accounts.ts';
import { startMollieSandbox } from '../support/mollie-sandbox.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { startTcpPrinter } from '../support/printers/tcp-printer.ts';
import { testShop } from '../support/shop.ts';
import { startApi } from '../support/shop-process.ts';
import { mountSmallDisk } from '../support/small-disk.ts';
import { startSmtpServer } from '../support/smtp-server.ts';

export type DatabaseName = 'PGlite' | 'PostgreSQL';

const DISK_MEGABYTES = 1024;
/** As long as a process manager waits before it starts a process again. */
const RESTART_MS = 100;

type Api = Awaited<ReturnType<typeof startApi>>;

/** An API process that is started again whenever it ends, as systemd does. */
async function superviseApi(env: NodeJS.ProcessEnv) {
  const port = await freePort();
  let running: Api | null = null;
  let isOver = false;
  let first: Api | null = null;
  let starts = 0;
  const supervision = (async () => {
    while (!isOver) {
      try {
        running = await startApi({ ...env, PORT: String(port) });
        starts += 1;
        first ??= running;
        if (isOver) await running.stop('SIGTERM');
        await running.ended;
      } catch {
        // It could not start: the database or the disk may be away.
      }
      running = null;
      await pause(RESTART_MS);
    }
  })();
  return {
    url: `http://127.0.0.1:${port}`,
    /** Of its first start, which says who the first admin is. */
    output: () => first?.output() ?? '',
    starts: () => starts,
    /** Ends it at work, not while it is starting. */
    async signal(signal: NodeJS.Signals): Promise<void> {
      while (!running) await pause(20);
      await running.stop(signal);
    },
    async close(): Promise<void> {
      isOver = true;
      await running?.stop('SIGTERM');
      await supervision;
    },
  };
}

async function isAnswering(url: string): Promise<boolean> {
  return fetch(`${url}/api/branches`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function startDatabase(name: DatabaseName, folder: string) {
  if (name === 'PGlite') return null;
  const server = await startPostgres({ parent: folder, flags: ['-c', 'max_wal_size=64MB'] });
  return { ...server, url: `${server.url}/postgres` };
}

async function isDatabaseUp(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * The shop as it runs in production, from a release: one process on PGlite, two on PostgreSQL, with a mail server, a printer and a
 * payment provider. Database and data are on a small disk if this machine lets us mount one.
 */
export async function openShop(name: DatabaseName) {
  const disk = mountSmallDisk(DISK_MEGABYTES);
  const folder = await mkdtemp(join(disk?.folder ?? tmpdir(), 'faults-'));
  // Not on the disk that fills up.
  const clockFolder = await mkdtemp(join(tmpdir(), 'faults-clock-'));
  const database = await startDatabase(name, disk?.folder ?? tmpdir());
  const [mail, printer, mollie] = await Promise.all([
    startSmtpServer(),
    startTcpPrinter(),
    startMollieSandbox({ minuteMs: 500 }),
  ]);

  const place = { dataDir: join(folder, 'data-0'), databaseUrl: database?.url ?? null };
  const opened = await openDatabase(place);
  if (!opened.ok) throw new Error(opened.message);
  const shop = testShop();
  const branches = shop.branches.map((branch) => ({ ...branch, email: 'kueche@example.org' }));
  await writeShop(opened.db, { ...shop, branches });
  await opened.db.insert(devices).values({
    identifier: 'kueche',
    branchId: 1,
    connection: 'tcp',
    host: '127.0.0.1',
    port: printer.port,
  });
  await opened.close();

  const clockFile = join(clockFolder, 'offset');
  /** Sets the processes' wall clock apart from the machine's, by milliseconds. */
  async function setClock(milliseconds: number): Promise<void> {
    await writeFile(`${clockFile}.new`, String(Math.round(milliseconds)));
    await rename(`${clockFile}.new`, clockFile);
  }
  await setClock(0);

  const env = {
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'stepped-clock.mjs')).href}`,
    CLOCK_FILE: clockFile,
    DATABASE_URL: place.databaseUrl ?? '',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Pizzeria <bestellung@example.org>',
    MOLLIE_API_KEY: mollie.apiKey,
    MOLLIE_URL: mollie.url,
    PRINTER_ALLOW: `127.0.0.1:${printer.port}`,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  };
  const apis: Awaited<ReturnType<typeof superviseApi>>[] = [];
  for (let index = 0; index < (database ? 2 : 1); index += 1) {
    const api = await superviseApi({ ...env, DATA_DIR: join(folder, `data-${index}`) });
    while (!(await isAnswering(api.url))) await pause(50);
    apis.push(api);
  }
  const first = apis[0];
  if (!first) throw new Error('no process');
  while (!isAdminAnnounced(first.output())) await pause(20);
  const cookie = await sessionOf(first.url, await firstAdmin(first.url, first.output()));

  return {
    name,
    place,
    apis,
    cookie,
    mail,
    printer,
    mollie,
    disk,
    database,
    setClock,
    /** Starts PostgreSQL again if an accident ended it. */
    async reviveDatabase(): Promise<void> {
      if (!database) return;
      for (let tries = 0; tries < 20; tries += 1) {
        if (await isDatabaseUp(database.url)) return;
        await pause(250);
      }
      await database.pause().catch(() => {});
      await database.resume();
    },
    /** Stops the processes; the database stays for `audit`. */
    async stopProcesses(): Promise<void> {
      await Promise.all(apis.map((api) => api.close()));
    },
    async close(): Promise<void> {
      await database?.stop();
      await Promise.all([mail.stop(), printer.stop(), mollie.stop()]);
      for (const it of [folder, clockFolder]) await rm(it, { recursive: true, force: true });
      disk?.remove();
    },
  };
}

export type ShopUnderFaults = Awaited<ReturnType<typeof openShop>>;
