import { createHash } from 'node:crypto';
import { z } from 'zod';
import { openSealed, type SealProblem, readTar } from './backup-format.ts';
import type { RowBatch, RowCounts } from './read-rows.ts';

/** The last entry: what the others are, so that none can be missing. */
export interface Manifest {
  tables: RowCounts;
  files: number;
  /** Names and hashes (SHA-256, hexadecimal), in the order of the file. */
  entries: [name: string, hash: string][];
}

const Header = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  migrations: z.array(z.number()),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});
const Manifest = z.object({
  tables: z.record(z.string(), z.number()),
  files: z.number(),
  entries: z.array(z.tuple([z.string(), z.string()])),
});

export interface BackupContents
  extends Pick<Manifest, 'tables' | 'files'>, Omit<z.output<typeof Header>, 'format'> {}

/** `damaged`: changed, cut off or no backup at all. */
export type BackupProblem = SealProblem | 'damaged';

export interface CheckedBackup {
  contents: BackupContents;
  rows: () => AsyncGenerator<RowBatch>;
  files: () => AsyncGenerator<{ name: string; bytes: Buffer }>;
}

type Checked = ({ ok: true } & CheckedBackup) | { ok: false; code: BackupProblem };

/** Reads a backup to its end and compares all hashes and counts. Nothing of it may be used before that. */
export async function checkBackup(path: string, key: string | null): Promise<Checked> {
  const opened = await openSealed(path, key);
  if (!opened.ok) return opened;
  const contents = await check(opened.read()).catch(() => null);
  if (!contents) return { ok: false, code: 'damaged' };
  async function* rows() {
    if (!opened.ok) return;
    for await (const { name, bytes } of readTar(opened.read())) {
      const table = tableOf(name);
      if (table !== null) yield { table, rows: linesOf(bytes) };
    }
  }
  async function* files() {
    if (!opened.ok) return;
    for await (const { name, bytes } of readTar(opened.read()))
      if (name.startsWith('files/')) yield { name: name.slice('files/'.length), bytes };
  }
  return { ok: true, contents, rows, files };
}

/** null or an error: damaged. */
async function check(stream: AsyncIterable<Buffer>): Promise<BackupContents | null> {
  let header: z.output<typeof Header> | null = null;
  let manifest: z.output<typeof Manifest> | null = null;
  const seen: [string, string][] = [];
  const tables: RowCounts = {};
  let files = 0;
  for await (const { name, bytes } of readTar(stream)) {
    if (manifest) return null;
    if (name === 'manifest.json') {
      manifest = Manifest.parse(JSON.parse(bytes.toString()));
      continue;
    }
    seen.push([name, createHash('sha256').update(bytes).digest('hex')]);
    const table = tableOf(name);
    if (name === 'backup.json') header = Header.parse(JSON.parse(bytes.toString()));
    else if (table !== null) tables[table] = (tables[table] ?? 0) + linesOf(bytes).length;
    else files += 1;
  }
  if (!header || !manifest) return null;
  const isComplete =
    JSON.stringify(seen) === JSON.stringify(manifest.entries) &&
    files === manifest.files &&
    Object.entries(manifest.tables).every(([table, count]) => (tables[table] ?? 0) === count);
  return isComplete ? { ...header, tables: manifest.tables, files } : null;
}

const tableOf = (name: string) => /^tables\/([a-z_]+\.[a-z_]+)\/\d+\.jsonl$/.exec(name)?.[1] ?? null;

const linesOf = (bytes: Buffer) => bytes.toString().trimEnd().split('\n');
