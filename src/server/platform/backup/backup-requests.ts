import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { repeat, type JobContext } from '../async/repeat.ts';

/**
 * The embedded database belongs to the running server alone, so another process asks it for a backup, by files in the data folder:
 * `{id}.request` becomes `{id}.taken`, then `{id}.done` (the backup, not encrypted: it does not leave the folder) or `{id}.failed`.
 */
const FOLDER = 'backup-requests';
const LOOK_EVERY_MS = 1000;
const LOOK_FOR_ANSWER_MS = 200;
/** A server that runs takes a request within a second or two. */
const TAKEN_WITHIN_MS = 30_000;
const LONGEST_BACKUP_MS = 2 * 3_600_000;

/** Makes the backups that other processes ask for. Returns how to stop, which waits for the current one. */
export function answerBackupRequests(
  dataDir: string,
  write: (path: string) => Promise<unknown>,
  { report }: JobContext,
): () => Promise<void> {
  const folder = join(dataDir, FOLDER);
  const started = removeLeftovers(folder);
  return repeat(
    LOOK_EVERY_MS,
    async (signal) => {
      await started;
      for (const name of await readdir(folder).catch(() => [])) {
        if (signal.aborted) return;
        if (!name.endsWith('.request')) continue;
        const path = join(folder, name.slice(0, -'.request'.length));
        await rename(`${path}.request`, `${path}.taken`);
        await write(`${path}.done`).catch(async (error: unknown) => {
          await writeFile(`${path}.failed`, error instanceof Error ? error.message : String(error));
          report(error);
        });
      }
    },
    report,
  );
}

/** Removes what killed processes left. Requests stay: a command may be waiting for the answer. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    if (!name.endsWith('.request')) await rm(join(folder, name), { force: true });
}

type Asked = { ok: true; path: string; remove: () => Promise<void> } | { ok: false; reason: string | null };

/** Asks the server that uses a data folder for a backup. The caller removes it. `reason` null: no server answered. */
export async function askForBackup(dataDir: string): Promise<Asked> {
  const folder = join(dataDir, FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const remove = async () => {
    for (const end of ['request', 'taken', 'done', 'failed']) await rm(`${path}.${end}`, { force: true });
  };
  await writeFile(`${path}.request`, '');
  const asked = performance.now();
  for (;;) {
    const reason = await readFile(`${path}.failed`, 'utf8').catch(() => null);
    const waited = performance.now() - asked;
    const isTooLate = waited > ((await isThere(`${path}.request`)) ? TAKEN_WITHIN_MS : LONGEST_BACKUP_MS);
    if (reason !== null || isTooLate) {
      await remove();
      return { ok: false, reason };
    }
    if (await isThere(`${path}.done`)) return { ok: true, path: `${path}.done`, remove };
    await setTimeout(LOOK_FOR_ANSWER_MS);
  }
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
