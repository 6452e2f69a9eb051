/** Installs the packages of folders with their own lockfile: `node scripts/install.ts tests benchmarks`. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const writtenAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Installs a folder's packages if they are missing or older than its lockfile, and says so; throws when npm
 * fails.
 */
export function installPackages(folder: string): void {
  const cwd = join(root, folder);
  // npm writes its own copy of the lockfile last.
  const installed = writtenAt(join(cwd, 'node_modules', '.package-lock.json'));
  if (installed > 0 && installed >= writtenAt(join(cwd, 'package-lock.json'))) return;
  console.log(`Installing the packages of ${folder}/ (npm ci) …`);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ci failed in ${folder}/`);
}

if (import.meta.main) for (const folder of process.argv.slice(2)) installPackages(folder);
