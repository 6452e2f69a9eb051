import { join } from 'node:path';
import { addressToday } from '../lib/domain/branch.ts';
import { compose } from './compose.ts';
import type { ServerConfig } from './config.ts';
import { backupMetrics } from './platform/backup/nightly-backups.ts';
import { diskMetrics, whyUnusable } from './platform/data-folder.ts';
import { keepMetrics } from './platform/metrics.ts';
import { openDatabase, type OpenDatabase } from './platform/database/open-database.ts';
import { seedDemo, demoNotice } from './shop/demo-shop.ts';
import { openDeepl } from './shop/translator/deepl.ts';
import { readIsDemo } from './shop/queries/shop-revision.ts';
import { shareJobQueue } from './platform/queue/job-queue.ts';
import { openPrinting } from './printing/open-printing.ts';
import { createWebhookAccess } from './webhooks/webhook-access.ts';
import { createPrinterAccess } from './printing/printers/printer-access.ts';
import { openPayments, providersByMethod } from './payments/open-payments.ts';
import { openSite } from './publishing/open-site.ts';
import { openBackups, openUpkeep } from './open-upkeep.ts';
import { createReadDailyReport } from './statistics/statistics.ts';
import { openGeocoder } from './orders/delivery/geocoders/geocoder-server.ts';
import { createReadLogo } from './orders/confirmation-pdf/write-confirmation.ts';
import { openOrderJobs } from './orders/order-jobs.ts';
import { NO_TASKS } from './orders/order-tasks.ts';
import { openProviders } from './payments/payment-config.ts';
import { openClockPages } from './publishing/rendering/clock-pages.ts';
import { officePolicy } from './publishing/render-release.ts';
import { openTargets } from './publishing/targets/open-targets.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import type { Places } from './publishing/rendering/pages-code.ts';
import type { Release } from './release.ts';
import { createTelemetry, measureProcess } from './platform/telemetry.ts';
import { backOffice, staticSite } from './publishing/routes.ts';
import { closeServer, listen, reachable, urlOf } from './platform/http/listen.ts';
import { operationsRoutes, type NotReady } from './platform/http/operations.ts';
import { DEFAULT_FACE } from '../lib/domain/face/face.ts';
import { testProviderRoutes } from './payments/routes.ts';
import { createNotifyListeners } from './orders/change-order.ts';
import { openBackOffice } from './publishing/release-files.ts';
import { createFirstAdmin, type FirstAdmin } from './people/first-admin.ts';

interface Running {
  ok: true;
  url: string;
  /** Resolves once there are pages to serve, or rendering them has failed. */
  ready: Promise<void>;
  /** Creates the first account if there is none, and returns its password once. */
  createFirstAdmin: () => Promise<FirstAdmin | null>;
  /** A notice for the operator at the start; null: none. */
  readNotice: () => Promise<string | null>;
  stop: () => Promise<void>;
}
type Started = Running | { ok: false; message: string };

/** How long the database may take to answer a health check. */
const LONGEST_ANSWER_MS = 2000;
/** Opens and migrates the database, and serves; the pages follow. Without a release, serves the API only. */
export async function startServer(config: ServerConfig, release: Release | null): Promise<Started> {
  const telemetry = createTelemetry({ level: config.logLevel });
  measureProcess(telemetry);
  const unusable = await whyUnusable(config.dataDir);
  if (unusable !== null) return { ok: false, message: unusable };
  const opened = await openDatabase({ ...config, template: release?.database ?? null });
  if (!opened.ok) return opened;
  const storage = await openStorage(join(config.dataDir, 'images'), config.s3);
  await seedDemo(opened.db, storage.write, release?.demoPictures ?? null);
  const address = { port: config.port };
  const own = () => urlOf(reachable(config.host), address.port);
  const queue = shareJobQueue(opened.db, (error) =>
    telemetry.log.error({ err: error }, 'jobs are in trouble'),
  );
  // Loaded late: the message modules are large, and the database must be open first.
  const messages = await (
    await import('./messages/open-messages.ts')
  ).openMessages({
    db: opened.db,
    queue,
    mail: config.mail,
    sms: config.sms,
    site: () => config.siteUrl ?? own(),
    office: () => config.officeUrl ?? config.siteUrl ?? own(),
    api: () => config.apiUrl ?? config.siteUrl ?? own(),
    readLogo: createReadLogo(storage),
    readReport: createReadDailyReport(opened.db),
    now: Date.now,
    report: (error) => telemetry.log.error({ err: error }, 'a message was not sent'),
  });
  const printerAccess = createPrinterAccess(config.allowedPrinters);
  const printing = openPrinting({
    db: opened.db,
    queue,
    readShop: () => shopCache.read(),
    now: Date.now,
    report: (error) => telemetry.log.error({ err: error }, 'a receipt was not printed'),
    access: printerAccess,
  });
  const code = config.site === 'on' ? (release?.pagesCode(config.appWorker) ?? null) : null;
  const places = (): Places => ({
    origin: config.siteUrl ?? own(),
    apiUrl: own(),
    appWorker: config.appWorker,
    mapOrigins: config.mapOrigins,
  });
  const clockPages = code && openClockPages(code, join(config.dataDir, 'clock'), places);
  const pages = openSite({
    db: opened.db,
    queue,
    folder: config.siteDir ?? join(config.dataDir, 'site'),
    code,
    compressor: release?.compressor ?? null,
    targets: code ? openTargets(config.publishTo) : [],
    places,
    now: Date.now,
    complain,
    report: (error) => telemetry.log.error({ err: error }, 'pages were not published'),
  });
  const { site } = pages;
  const orderJobs = await openOrderJobs(await queue.get());
  const paying = await openPayments({
    db: opened.db,
    queue,
    providers: providersByMethod(openProviders(config.payments)),
    api: () => config.apiUrl ?? config.siteUrl ?? own(),
    site: () => config.siteUrl ?? own(),
    now: Date.now,
    report: (error) => telemetry.log.error({ err: error }, 'payments are in trouble'),
  });
  const zone = async () => (await shopCache.read())?.shop.config.timezone ?? null;
  const { nightly, writeAsked } = openBackups({ config, db: opened.db, storage, zone, log: telemetry.log });
  const { app, shopCache, notices, editShop, attendance, visits, payments, webhooks, figures, stopWatching } =
    compose(opened.db, storage, {
      now: Date.now,
      sendLoginLink: messages.sendLoginLink,
      tasks: { ...NO_TASKS, ...messages.tasks, print: printing.print },
      translate: config.translator && openDeepl(config.translator),
      deviceTests: { notification: messages.testNotification, print: printing.testPrint },
      printSender: printing.sender,
      printerAccess,
      geocoder: config.geocoder && openGeocoder(config.geocoder),
      webhookAccess: createWebhookAccess(config.allowedReceivers, () => readIsDemo(opened.db)),
      messages: messages.outlet,
      writeOrderJobs: orderJobs.write,
      paying: paying.access,
      backups: nightly,
      publisher: pages.publisher,
      clockPages,
      rebuildSecrets: config.rebuildSecrets,
      telemetry,
      trustedProxies: config.trustedProxies,
      areRatesLimited: config.rateLimits === 'on',
      addresses: {
        site: config.siteUrl,
        office: config.officeUrl ?? config.siteUrl,
        api: config.apiUrl ?? config.siteUrl,
      },
      report: ({ error, ...request }) => telemetry.log.error({ ...request, err: error }, 'request failed'),
    });
  // Before the first order, which names the versions in force.
  await editShop.keepTexts();
  operationsRoutes(app, {
    telemetry,
    refreshMetrics: keepMetrics(telemetry, [...figures, diskMetrics(config.dataDir), backupMetrics(nightly)]),
    metricsToken: config.metricsToken,
    whyNotReady: async () => (site && !site.isThere() ? 'noPages' : whyDatabaseUnusable(opened)),
  });
  const office =
    release && config.backoffice === 'on'
      ? await openBackOffice({
          release: release.backOffice,
          code: release.office,
          kept: join(config.dataDir, 'backoffice'),
          complain,
        })
      : null;
  testProviderRoutes(
    app,
    paying.testProvider,
    async () => (await shopCache.read())?.shop.config.face ?? DEFAULT_FACE,
  );
  // Before the pages, which match every other path.
  if (office) backOffice(app, office, () => officePolicy(shopCache.last()?.shop ?? null, config.mapOrigins));
  if (site)
    staticSite(app, site, async (path, search) =>
      addressToday(path, search, (await shopCache.read())?.shop.branches ?? []),
    );

  const listening = await listen(app.fetch, config);
  if (!listening.ok) {
    await queue.close();
    await opened.close();
    return listening;
  }
  const { server, port } = listening;
  address.port = port;
  const ready = pages.start(shopCache.read, notices);
  void office?.keep();

  void messages.start(shopCache.read).catch((error: unknown) => {
    telemetry.log.error({ err: error }, 'messages are not sent');
  });

  await printing.start();
  const stopPayments = await paying.start(payments);
  await orderJobs.work(
    createNotifyListeners(opened.db, [payments.listener, messages.listener, printing.listener]),
  );

  const stopWebhooks = webhooks.start(notices);

  const stopUpkeep = openUpkeep({
    opened,
    dataDir: config.dataDir,
    storage,
    nightly,
    writeBackup: writeAsked,
    shopCache,
    notices,
    zone,
    editShop,
    attendance,
    visits,
    telemetry,
  });

  const stop = async () => {
    await pages.close();
    await clockPages?.close();
    // Streams never end by themselves, and the server waits for all open ones.
    await stopWatching();
    await closeServer(server);
    await stopUpkeep();
    await stopWebhooks();
    await orderJobs.close();
    await stopPayments();
    await messages.close();
    await printing.close();
    await queue.close();
    await opened.close();
  };
  return {
    ok: true,
    url: urlOf(config.host, port),
    ready,
    createFirstAdmin: () => createFirstAdmin(opened.db, Date.now),
    readNotice: async () => ((await readIsDemo(opened.db)) ? demoNotice(await paying.isForTest()) : null),
    stop,
  };
}

function complain(message: string): void {
  process.stderr.write(`${message}\n`);
}

/** Why the database cannot be used; null if it answers soon and has this version's tables. */
function whyDatabaseUnusable({ isOutdated }: OpenDatabase): Promise<NotReady | null> {
  const late = new Promise<NotReady>((done) => setTimeout(done, LONGEST_ANSWER_MS, 'databaseAway').unref());
  const asked = isOutdated().then(
    (isNewer) => (isNewer ? 'databaseNewer' : null),
    () => 'databaseAway' as const,
  );
  return Promise.race([asked, late]);
}
