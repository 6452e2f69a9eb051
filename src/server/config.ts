import { resolve } from 'node:path';
import { z } from 'zod';

/** Where and how this process runs. This file is the only reader of the environment. */
export interface ServerConfig {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  dataDir: string;
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | null;
  /** `off` serves the API only. */
  site: 'on' | 'off';
}

const Environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().max(65535)).default(3000),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  SITE: z.enum(['on', 'off']).default('on'),
});

const EXPECTED: Record<keyof z.input<typeof Environment>, string> = {
  HOST: 'ein Rechnername oder eine Adresse wie 127.0.0.1',
  PORT: 'eine Zahl von 0 bis 65535',
  DATA_DIR: 'ein Ordner',
  DATABASE_URL: 'eine Adresse wie postgres://name:passwort@rechner:5432/datenbank',
  SITE: 'on oder off',
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
  const { HOST, PORT, DATA_DIR, DATABASE_URL, SITE } = parsed.data;
  return {
    ok: true,
    config: {
      host: HOST,
      port: PORT,
      dataDir: resolve(DATA_DIR),
      databaseUrl: DATABASE_URL ?? null,
      site: SITE,
    },
  };
}
