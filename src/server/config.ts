import { isAbsolute, relative, resolve } from 'node:path';
import { z } from 'zod';
import {
  PAYMENT_EXPECTED,
  PAYMENT_VARIABLES,
  readPayments,
  type PaymentAccounts,
} from './payments/payment-config.ts';
import type { PublishTo } from './publishing/targets/open-targets.ts';
import type { MailAccount, SmsAccount } from './messages/senders.ts';
import { parseAllowedAddress, type AllowedAddress } from './platform/allowed-address.ts';
import { GEOCODER_KINDS, type GeocoderService } from './orders/delivery/geocoders/geocoder-server.ts';
import { SEVEN_URL } from './messages/sms/seven.ts';
import type { TranslatorService } from './shop/translator/deepl.ts';
import type { NightlySettings } from './platform/backup/nightly-backups.ts';
import type { S3Bucket } from './platform/storage/s3.ts';
import { LOG_LEVELS, type LogLevel } from './platform/telemetry.ts';

/** Configuration of this process. This file is the only reader of the environment. */
export interface ServerConfig {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  dataDir: string;
  /** Folder of the pages for another web server of this machine; null: in `dataDir`, which only its owner can read. */
  siteDir: string | null;
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | null;
  /** Encrypts and opens backups; null: they are not encrypted. */
  backupKey: string | null;
  /** null: backups are made by hand only. */
  nightlyBackups: NightlySettings | null;
  /** Bucket for images and uploads; null: stored in `dataDir`. */
  s3: S3Bucket | null;
  /** Targets of publishing besides the folder that this process serves. */
  publishTo: PublishTo;
  /** `off` serves the API only. */
  site: 'on' | 'off';
  /** `off`: another process serves the back office. */
  backoffice: 'on' | 'off';
  /** Public origin of the pages, such as `https://example.org`; null: where this process listens. */
  siteUrl: string | null;
  /** Public origin of the API; null: that of the pages. */
  apiUrl: string | null;
  /** Origins that the style of a map names besides its own, for the policy of pages. */
  mapOrigins: string[];
  /** `retire`: pages ship a service worker that removes the installed app. */
  appWorker: 'retire' | null;
  /** `info` writes a line for every request, `error` only what went wrong. */
  logLevel: LogLevel;
  /** Number of own proxies that append to X-Forwarded-For. */
  trustedProxies: number;
  /** `off` only for measuring. */
  rateLimits: 'on' | 'off';
  /** Bearer token for `/metrics`; null: only requests from this machine may read it. */
  metricsToken: string | null;
  /** Secrets of signed rebuild calls: one, or two during rotation. None: such calls are refused. */
  rebuildSecrets: string[];
  /** null: no mail is sent. */
  mail: MailAccount | null;
  /** null: no text messages are sent. */
  sms: SmsAccount | null;
  /** null: no translations are suggested. */
  translator: TranslatorService | null;
  /** Public origin of the back office, for links in mails; null: that of the pages. */
  officeUrl: string | null;
  /** Addresses that may be printed to besides printers of the network. */
  allowedPrinters: AllowedAddress[];
  /** Addresses of this machine or private networks that webhooks may be sent to. */
  allowedReceivers: AllowedAddress[];
  /** Finds addresses for deliveries by distance or zone; null: nobody does. */
  geocoder: GeocoderService | null;
  /** Accounts at payment providers. */
  payments: PaymentAccounts;
}

const cents = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/)
  .transform(Number);

const Environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().max(65535)).default(3000),
  DATA_DIR: z.string().min(1).default('./data'),
  SITE_DIR: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  BACKUP_KEY: z.string().min(12).optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_S3_BUCKET: z.string().min(1).optional(),
  BACKUP_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_S3_REGION: z.string().min(1).default('eu-central-1'),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  BACKUP_KEEP: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(366)).default(7),
  BACKUP_HOUR: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().max(23)).default(3),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('eu-central-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  PUBLISH_S3_BUCKET: z.string().min(1).optional(),
  PUBLISH_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  PUBLISH_S3_REGION: z.string().min(1).default('eu-central-1'),
  PUBLISH_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  PUBLISH_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  PUBLISH_S3_PREFIX: z
    .string()
    .regex(/^[\w-]+(\/[\w-]+)*$/)
    .default(''),
  PUBLISH_S3_CLEAN_KEYS: z.enum(['on', 'off']).default('on'),
  PUBLISH_HOOK_URL: z.string().refine(keepsSecrets).optional(),
  SITE: z.enum(['on', 'off']).default('on'),
  BACKOFFICE: z.enum(['on', 'off']).default('on'),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((address) => new URL(address).origin)
    .optional(),
  PUBLIC_API_URL: z
    .url({ protocol: /^https?$/ })
    .transform((address) => new URL(address).origin)
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/)
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/)
    .optional(),
  SMS_API_KEY: z.string().min(1).optional(),
  SMS_FROM: z
    .string()
    .regex(/^([A-Za-z0-9 ]{1,11}|\+?\d{1,16})$/)
    .optional(),
  SMS_URL: z.string().refine(keepsSecrets).default(SEVEN_URL),
  SMS_LIMIT_ORDER: cents.default(60),
  SMS_LIMIT_DAY: cents.default(2000),
  SMS_PRICE: cents.default(9),
  DEEPL_API_KEY: z.string().min(1).optional(),
  DEEPL_URL: z
    .string()
    .refine(keepsSecrets)
    .transform((address) => new URL(address).origin)
    .optional(),
  OFFICE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((address) => new URL(address).origin)
    .optional(),
  MAP_ORIGINS: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin)))
    .optional(),
  APP_WORKER: z.enum(['retire']).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('error'),
  TRUSTED_PROXIES: z.string().regex(/^\d$/).transform(Number).default(0),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  METRICS_TOKEN: z.string().min(16).optional(),
  REBUILD_SECRET: z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .pipe(z.array(z.string().min(16)).max(2))
    .optional(),
  PRINTER_ALLOW: z
    .string()
    .regex(/^[\w.-]+(:\d{1,5})?(,[\w.-]+(:\d{1,5})?)*$/)
    .transform((list) => list.split(',').map(parseAllowedAddress))
    .optional(),
  WEBHOOK_ALLOW: z
    .string()
    .regex(/^[\w.-]+(:\d{1,5})?(,[\w.-]+(:\d{1,5})?)*$/)
    .transform((list) => list.split(',').map(parseAllowedAddress))
    .optional(),
  GEOCODER_URL: z.string().refine(keepsAddresses).optional(),
  GEOCODER_KIND: z.enum(GEOCODER_KINDS).default('nominatim'),
  ...PAYMENT_VARIABLES,
});

const EXPECTED: Record<keyof z.input<typeof Environment>, string> = {
  HOST: 'ein Rechnername oder eine Adresse wie 127.0.0.1',
  PORT: 'eine Zahl von 0 bis 65535',
  DATA_DIR: 'ein Ordner',
  SITE_DIR: 'ein Ordner außerhalb von DATA_DIR',
  DATABASE_URL: 'eine Adresse wie postgres://name:passwort@rechner:5432/datenbank',
  BACKUP_KEY: 'ein Geheimnis mit mindestens 12 Zeichen',
  BACKUP_DIR: 'ein Ordner',
  BACKUP_S3_BUCKET: 'der Name eines Buckets',
  BACKUP_S3_ENDPOINT: 'eine Adresse wie https://s3.example.org',
  BACKUP_S3_REGION: 'eine Region wie eu-central-1',
  BACKUP_S3_ACCESS_KEY_ID: 'der Schlüssel zum Bucket',
  BACKUP_S3_SECRET_ACCESS_KEY: 'das Geheimnis zu BACKUP_S3_ACCESS_KEY_ID',
  BACKUP_KEEP: 'eine Zahl von 1 bis 366',
  BACKUP_HOUR: 'eine Stunde von 0 bis 23',
  S3_BUCKET: 'der Name eines Buckets',
  S3_ENDPOINT: 'eine Adresse wie https://s3.example.org',
  S3_REGION: 'eine Region wie eu-central-1',
  S3_ACCESS_KEY_ID: 'der Schlüssel zum Bucket',
  S3_SECRET_ACCESS_KEY: 'das Geheimnis zu S3_ACCESS_KEY_ID',
  PUBLISH_S3_BUCKET: 'der Name eines Buckets',
  PUBLISH_S3_ENDPOINT: 'eine Adresse wie https://s3.example.org',
  PUBLISH_S3_REGION: 'eine Region wie eu-central-1',
  PUBLISH_S3_ACCESS_KEY_ID: 'der Schlüssel zum Bucket',
  PUBLISH_S3_SECRET_ACCESS_KEY: 'das Geheimnis zu PUBLISH_S3_ACCESS_KEY_ID',
  PUBLISH_S3_PREFIX: 'ein Pfad wie shop/seiten, ohne Schrägstrich an den Enden',
  PUBLISH_S3_CLEAN_KEYS: 'on oder off',
  PUBLISH_HOOK_URL: 'eine Adresse mit https://, ohne Namen und Passwort darin',
  SITE: 'on oder off',
  BACKOFFICE: 'on oder off',
  SITE_URL: 'eine Adresse wie https://shop.example.org',
  PUBLIC_API_URL: 'eine Adresse wie https://api.example.org',
  SMTP_URL: 'eine Adresse wie smtp://name:passwort@mail.example.org:587',
  MAIL_FROM: 'ein Absender wie Pizzeria Roma <bestellung@example.org>',
  SMS_API_KEY: 'der Schlüssel eines Kontos bei seven.io',
  SMS_FROM: 'ein Absender aus höchstens 11 Buchstaben und Ziffern, oder eine Nummer',
  SMS_URL: 'eine Adresse mit https:// wie https://gateway.seven.io/api/sms',
  SMS_LIMIT_ORDER: 'ein Betrag in Cent, wie 60',
  SMS_LIMIT_DAY: 'ein Betrag in Cent, wie 2000',
  SMS_PRICE: 'ein Betrag in Cent, wie 7.5',
  DEEPL_API_KEY: 'der Schlüssel eines Kontos bei DeepL',
  DEEPL_URL: 'eine Adresse mit https:// wie https://api.deepl.com',
  OFFICE_URL: 'eine Adresse wie https://shop.example.org',
  MAP_ORIGINS: 'Adressen mit Komma dazwischen, wie https://tiles.example.org',
  APP_WORKER: 'retire oder nichts',
  LOG_LEVEL: `eines von ${LOG_LEVELS.join(', ')}`,
  TRUSTED_PROXIES: 'eine Zahl von 0 bis 9',
  RATE_LIMITS: 'on oder off',
  METRICS_TOKEN: 'ein Geheimnis mit mindestens 16 Zeichen',
  REBUILD_SECRET: 'ein Geheimnis mit mindestens 16 Zeichen, oder zwei mit einem Komma dazwischen',
  PRINTER_ALLOW: 'Adressen mit Komma dazwischen, wie localhost:9150',
  WEBHOOK_ALLOW: 'Adressen mit Komma dazwischen, wie kasse.local:8443',
  GEOCODER_URL: 'eine Adresse mit https://, oder mit http:// auf diesem Rechner oder in einem privaten Netz',
  GEOCODER_KIND: `eines von ${GEOCODER_KINDS.join(', ')}`,
  ...PAYMENT_EXPECTED,
};

const NO_SENDER = 'Zu SMTP_URL gehört MAIL_FROM: ein Absender wie Pizzeria Roma <bestellung@example.org>.';

const SITE_INSIDE =
  'SITE_DIR ist nicht gültig: Der Ordner darf nicht in DATA_DIR liegen, denn den kann kein anderer Webserver lesen.';

const TWO_BACKUP_PLACES =
  'BACKUP_DIR und BACKUP_S3_BUCKET schließen sich aus: Sicherungen kommen in einen Ordner oder in einen Bucket.';

const NO_SMS_SENDER = 'Zu SMS_API_KEY gehört SMS_FROM: ein Absender aus höchstens 11 Buchstaben und Ziffern.';

type ReadConfig = { ok: true; config: ServerConfig } | { ok: false; problems: string[] };

/** Environment → configuration, or one sentence for each variable that is wrong. Empty means not set. `given` comes first. */
export function readConfig(env: NodeJS.ProcessEnv = process.env, given: NodeJS.ProcessEnv = {}): ReadConfig {
  const set = Object.fromEntries(Object.entries({ ...env, ...given }).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(set);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0]) as keyof typeof EXPECTED));
    const problems = [...names].map((name) => `${name} ist nicht gültig: erwartet wird ${EXPECTED[name]}.`);
    return { ok: false, problems };
  }
  const { HOST, PORT, DATA_DIR, DATABASE_URL, SITE, ...operation } = parsed.data;
  const dataDir = resolve(DATA_DIR);
  const siteDir = operation.SITE_DIR === undefined ? null : resolve(operation.SITE_DIR);
  if (siteDir !== null && isBelow(siteDir, dataDir)) return { ok: false, problems: [SITE_INSIDE] };
  const s3 = readPlace(operation, 'S3');
  if (s3 === 'incomplete') return incomplete('S3');
  const published = readPlace(operation, 'PUBLISH_S3');
  if (published === 'incomplete') return incomplete('PUBLISH_S3');
  const backedUp = readPlace(operation, 'BACKUP_S3');
  if (backedUp === 'incomplete') return incomplete('BACKUP_S3');
  const { BACKUP_DIR, BACKUP_KEEP: keep, BACKUP_HOUR: hour } = operation;
  if (backedUp && BACKUP_DIR !== undefined) return { ok: false, problems: [TWO_BACKUP_PLACES] };
  const folder = BACKUP_DIR === undefined ? null : { folder: resolve(BACKUP_DIR) };
  const place = backedUp ? { bucket: backedUp } : folder;
  const { SMTP_URL: url, MAIL_FROM: from } = operation;
  if (url !== undefined && from === undefined) return { ok: false, problems: [NO_SENDER] };
  const paid = readPayments(operation);
  if (!paid.ok) return { ok: false, problems: [paid.problem] };
  const { SMS_API_KEY: apiKey, SMS_FROM: smsFrom } = operation;
  if (apiKey !== undefined && smsFrom === undefined) return { ok: false, problems: [NO_SMS_SENDER] };
  return {
    ok: true,
    config: {
      host: HOST,
      port: PORT,
      dataDir,
      siteDir,
      databaseUrl: DATABASE_URL ?? null,
      backupKey: operation.BACKUP_KEY ?? null,
      nightlyBackups: place && { place, keep, hour },
      s3,
      publishTo: {
        s3: published && {
          ...published,
          prefix: operation.PUBLISH_S3_PREFIX,
          hasCleanKeys: operation.PUBLISH_S3_CLEAN_KEYS === 'on',
        },
        hookUrl: operation.PUBLISH_HOOK_URL ?? null,
      },
      site: SITE,
      backoffice: operation.BACKOFFICE,
      siteUrl: operation.SITE_URL ?? null,
      apiUrl: operation.PUBLIC_API_URL ?? null,
      mapOrigins: operation.MAP_ORIGINS ?? [],
      appWorker: operation.APP_WORKER ?? null,
      logLevel: operation.LOG_LEVEL,
      trustedProxies: operation.TRUSTED_PROXIES,
      rateLimits: operation.RATE_LIMITS,
      metricsToken: operation.METRICS_TOKEN ?? null,
      rebuildSecrets: operation.REBUILD_SECRET ?? [],
      mail: url !== undefined && from !== undefined ? { url, from } : null,
      sms:
        apiKey !== undefined && smsFrom !== undefined
          ? {
              apiKey,
              from: smsFrom,
              url: operation.SMS_URL,
              limits: {
                order: operation.SMS_LIMIT_ORDER,
                day: operation.SMS_LIMIT_DAY,
                perSegment: operation.SMS_PRICE,
              },
            }
          : null,
      translator:
        operation.DEEPL_API_KEY === undefined
          ? null
          : { apiKey: operation.DEEPL_API_KEY, url: operation.DEEPL_URL ?? null },
      allowedPrinters: operation.PRINTER_ALLOW ?? [],
      allowedReceivers: operation.WEBHOOK_ALLOW ?? [],
      officeUrl: operation.OFFICE_URL ?? null,
      geocoder:
        operation.GEOCODER_URL === undefined
          ? null
          : { kind: operation.GEOCODER_KIND, url: operation.GEOCODER_URL },
      payments: paid.payments,
    },
  };
}

/** Whether a path is a folder or lies below it. */
function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || (!way.startsWith('..') && !isAbsolute(way));
}

/** Whether calls to it are encrypted or stay on this machine: a hook's address is its secret, and the SMS key is sent. */
function keepsSecrets(address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username !== '' || url.password !== '') return false;
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere);
}

/** A host that the internet does not know: this machine, a private network, or a name without dots as containers have. */
const PRIVATE_HOST =
  /^(localhost|[a-z\d-]+|[a-z\d.-]+\.(local|lan|internal)|\[::1\]|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+)$/;

/** Whether customers' addresses are sent to it encrypted, or stay in a private network. */
function keepsAddresses(address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.search !== '' || url.hash !== '' || url.username !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && PRIVATE_HOST.test(url.hostname));
}

type Kind = 'S3' | 'PUBLISH_S3' | 'BACKUP_S3';
type PlaceKey = 'BUCKET' | 'ENDPOINT' | 'REGION' | 'ACCESS_KEY_ID' | 'SECRET_ACCESS_KEY';

/** Only a bucket that is named is used, and then its keys have to be there. */
function readPlace<K extends Kind>(
  env: Pick<z.output<typeof Environment>, `${K}_${PlaceKey}`>,
  kind: K,
): S3Bucket | null | 'incomplete' {
  const bucket = env[`${kind}_BUCKET`];
  const accessKeyId = env[`${kind}_ACCESS_KEY_ID`];
  const secretAccessKey = env[`${kind}_SECRET_ACCESS_KEY`];
  if (bucket === undefined) return null;
  if (accessKeyId === undefined || secretAccessKey === undefined) return 'incomplete';
  const endpoint = env[`${kind}_ENDPOINT`] ?? null;
  return { bucket, endpoint, region: env[`${kind}_REGION`], accessKeyId, secretAccessKey };
}

const incomplete = (kind: Kind): ReadConfig => ({
  ok: false,
  problems: [`Zu ${kind}_BUCKET gehören ${kind}_ACCESS_KEY_ID und ${kind}_SECRET_ACCESS_KEY.`],
});
