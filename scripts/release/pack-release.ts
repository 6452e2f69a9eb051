import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readRelease } from '../../src/server/release.ts';

/** Packs a release as `bestellbar-{version}.tgz` with a folder of that name. Returns the archive's path. */
export async function packRelease(release: string, into: string): Promise<string> {
  const name = `bestellbar-${(await readRelease(release)).version}`;
  const archive = join(into, `${name}.tgz`);
  const staged = await mkdtemp(join(into, 'build.pack-'));
  try {
    await cp(release, join(staged, name), { recursive: true });
    await promisify(execFile)('tar', ['-czf', archive, '-C', staged, name]);
    return archive;
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}
