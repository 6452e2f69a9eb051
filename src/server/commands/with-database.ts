import { readConfig } from '../config.ts';
import type { Database } from '../platform/database/database.ts';
import { limitNewFiles } from '../platform/data-folder.ts';
import { openDatabase } from '../platform/database/open-database.ts';

/** Runs one command on the shop's database and exits with its code. Errors are reported in one line. */
export async function withDatabase(command: (db: Database) => Promise<number>): Promise<never> {
  const read = readConfig();
  if (!read.ok) return quit(read.problems.join('\n'));
  limitNewFiles(false);
  const opened = await openDatabase(read.config);
  if (!opened.ok) return quit(opened.message);
  try {
    const code = await command(opened.db);
    await opened.close();
    process.exit(code);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Exits with a message on standard error. */
export function quit(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
