import { resolve } from 'node:path';
import { z } from 'zod';
import type { S3Place } from './providers/storage/s3.ts';
import { LOG_LEVELS, type LogLevel } from './telemetry.ts';

/** Where and how this process runs. This file is the only reader of the environment. */
export interface ServerConfig {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  dataDir: string;
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | null;
  /** Where pictures and uploads lie; null: in `dataDir`. */
  s3: S3Place | null;
  /** `off` serves the API only. */
  site: 'on' | 'off';
  /** `info` writes a line for every request, `error` only what went wrong. */
  logLevel: LogLevel;
  /** How many proxies of our own stand before the shop and add to X-Forwarded-For. */
  trustedProxies: number;
  /** `off` only for measuring. */
  rateLimits: 'on' | 'off';
  /** Who sends it as a bearer token may read `/metrics`; null: requests from this machine may. */
  metricsToken: string | null;
}

const Environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().max(65535)).default(3000),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('eu-central-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  SITE: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('error'),
  TRUSTED_PROXIES: z.string().regex(/^\d$/).transform(Number).default(0),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  METRICS_TOKEN: z.string().min(16).optional(),
});

const EXPECTED: Record<keyof z.input<typeof Environment>, string> = {
  HOST: 'ein Rechnername oder eine Adresse wie 127.0.0.1',
  PORT: 'eine Zahl von 0 bis 65535',
  DATA_DIR: 'ein Ordner',
  DATABASE_URL: 'eine Adresse wie postgres://name:passwort@rechner:5432/datenbank',
  S3_BUCKET: 'der Name eines Buckets',
  S3_ENDPOINT: 'eine Adresse wie https://s3.example.org',
  S3_REGION: 'eine Region wie eu-central-1',
  S3_ACCESS_KEY_ID: 'der Schlüssel zum Bucket',
  S3_SECRET_ACCESS_KEY: 'das Geheimnis zu S3_ACCESS_KEY_ID',
  SITE: 'on oder off',
  LOG_LEVEL: `eines von ${LOG_LEVELS.join(', ')}`,
  TRUSTED_PROXIES: 'eine Zahl von 0 bis 9',
  RATE_LIMITS: 'on oder off',
  METRICS_TOKEN: 'ein Geheimnis mit mindestens 16 Zeichen',
};

type ReadConfig = { ok: true; config: ServerConfig } | { ok: false; problems: string[] };

/** Environment → configuration, or one sentence for each variable that is wrong. Empty means not set. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): ReadConfig {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(set);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0]) as keyof typeof EXPECTED));
    const problems = [...names].map((name) => `${name} ist nicht gültig: erwartet wird ${EXPECTED[name]}.`);
    return { ok: false, problems };
  }
  const { HOST, PORT, DATA_DIR, DATABASE_URL, SITE, ...operation } = parsed.data;
  const s3 = readS3(operation);
  if (s3 === 'incomplete')
    return { ok: false, problems: ['Zu S3_BUCKET gehören S3_ACCESS_KEY_ID und S3_SECRET_ACCESS_KEY.'] };
  return {
    ok: true,
    config: {
      host: HOST,
      port: PORT,
      dataDir: resolve(DATA_DIR),
      databaseUrl: DATABASE_URL ?? null,
      s3,
      site: SITE,
      logLevel: operation.LOG_LEVEL,
      trustedProxies: operation.TRUSTED_PROXIES,
      rateLimits: operation.RATE_LIMITS,
      metricsToken: operation.METRICS_TOKEN ?? null,
    },
  };
}

/** Only a bucket that is named is used, and then its keys have to be there. */
function readS3({
  S3_BUCKET: bucket,
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: Pick<z.output<typeof Environment>, Extract<keyof typeof EXPECTED, `S3_${string}`>>):
  S3Place | null | 'incomplete' {
  if (bucket === undefined) return null;
  if (accessKeyId === undefined || secretAccessKey === undefined) return 'incomplete';
  return { bucket, endpoint: endpoint ?? null, region, accessKeyId, secretAccessKey };
}
