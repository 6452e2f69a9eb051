import { createHash, randomUUID } from 'node:crypto';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncToDisk } from '../data-folder.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Storage } from '../storage/storage.ts';
import { checkBackup, type BackupContents, type Manifest } from './read-backup.ts';
import { withSnapshot, type RowCounts } from './read-rows.ts';
import { writeSealed, TAR_END, tarEntry } from './backup-format.ts';

export interface BackupSource {
  db: Database;
  storage: Pick<Storage, 'read'>;
  /** The storage keys of all files. */
  listFiles: (tx: Transaction) => Promise<string[]>;
  /** Epoch milliseconds. */
  now: () => number;
  /** Ends it with an error. */
  signal?: AbortSignal;
}

export interface WrittenBackup extends BackupContents {
  /** Its size in bytes. */
  size: number;
  /** Files that the database knows of and the storage no longer has. */
  missing: string[];
}

/** Writes everything of a shop to a file, as `storeBackup` does. */
export async function writeBackup(
  source: BackupSource,
  path: string,
  key: string | null,
): Promise<WrittenBackup> {
  const missing: string[] = [];
  const stored = await storeBackup(entriesOf(source, missing), path, key);
  return { ...stored, missing };
}

/**
 * Writes the stream of a backup to a file, reads it again to check it, and only then gives it its name; a file of that name is replaced.
 * `key`: encrypts it. Throws if anything fails, and leaves nothing.
 */
export async function storeBackup(
  stream: AsyncIterable<Buffer>,
  path: string,
  key: string | null,
): Promise<Omit<WrittenBackup, 'missing'>> {
  const unfinished = `${path}.${randomUUID()}.part`;
  try {
    await writeSealed(unfinished, key, stream);
    const checked = await checkBackup(unfinished, key);
    if (!checked.ok) throw new Error(`the backup cannot be read again: ${checked.code}`);
    const { size } = await stat(unfinished);
    await rename(unfinished, path);
    await syncToDisk(dirname(path));
    return { ...checked.contents, size };
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function* entriesOf(source: BackupSource, missing: string[]): AsyncGenerator<Buffer> {
  const at = source.now();
  const manifest: Manifest = { tables: {}, files: 0, entries: [] };
  const entry = (name: string, content: Uint8Array | string) => {
    const bytes = Buffer.from(content as string);
    manifest.entries.push([name, createHash('sha256').update(bytes).digest('hex')]);
    return tarEntry({ name, bytes }, at);
  };
  let files: string[] = [];
  const rows = inSnapshot(source, async function* (snapshot, tx) {
    const { migrations, sequences } = snapshot;
    yield entry(
      'backup.json',
      JSON.stringify({ format: 1, at: new Date(at).toISOString(), migrations, sequences }),
    );
    manifest.tables = Object.fromEntries(snapshot.tables.map((table) => [table, 0])) satisfies RowCounts;
    let part = 0;
    for await (const { table, rows: lines } of snapshot.rows()) {
      source.signal?.throwIfAborted();
      manifest.tables[table] = (manifest.tables[table] ?? 0) + lines.length;
      yield entry(`tables/${table}/${String(++part).padStart(7, '0')}.jsonl`, `${lines.join('\n')}\n`);
    }
    files = await source.listFiles(tx);
  });
  yield* rows;
  // After the snapshot, so that the embedded database is free again.
  for (const name of files) {
    source.signal?.throwIfAborted();
    const bytes = await source.storage.read(name);
    if (bytes) {
      manifest.files += 1;
      yield entry(`files/${name}`, bytes);
    } else missing.push(name);
  }
  yield tarEntry({ name: 'manifest.json', bytes: Buffer.from(JSON.stringify(manifest)) }, at);
  yield TAR_END;
}

type Produce = (...given: Parameters<Parameters<typeof withSnapshot>[1]>) => AsyncGenerator<Buffer>;

/** What a generator yields within the snapshot, which stays open until the last value is taken. */
async function* inSnapshot({ db }: BackupSource, produce: Produce): AsyncGenerator<Buffer> {
  let hand: PromiseWithResolvers<Buffer | null> = Promise.withResolvers();
  let taken: PromiseWithResolvers<boolean> = Promise.withResolvers();
  const done = withSnapshot(db, async (snapshot, tx) => {
    for await (const chunk of produce(snapshot, tx)) {
      hand.resolve(chunk);
      // Nobody reads any more, for example because the disk is full.
      if (!(await taken.promise)) return;
      taken = Promise.withResolvers();
    }
  });
  done.then(
    () => hand.resolve(null),
    (error: unknown) => hand.reject(error),
  );
  try {
    for (;;) {
      const chunk = await hand.promise;
      if (chunk === null) break;
      yield chunk;
      hand = Promise.withResolvers();
      taken.resolve(true);
    }
  } finally {
    taken.resolve(false);
    await done.catch(() => undefined);
  }
}
