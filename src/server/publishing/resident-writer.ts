import { mkdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { PUBLISHING_FAILURES } from '../../lib/contract/publishing-messages.ts';
import type { PageWriter } from './rendering/page-writer.ts';
import type { SiteBuilder } from './rendering/site-builder.ts';
import { inBuildTurn } from './build-turn.ts';
import { filesBelow, removeOthers } from './releases.ts';

type Ready = { ok: true; writer: PageWriter } | { ok: false; reason: string; lines: string[] };

export interface ResidentWriter {
  /** The writer for the release in `live`, built first if the code has changed. */
  ready: (live: string) => Promise<Ready>;
  close: () => Promise<void>;
}

interface Workshop {
  /** The source tree, with the packages that the pages' code needs. */
  root: string;
  folder: string;
  /** A hash of the sources. */
  code: string;
  builder: SiteBuilder;
  openWriter: (entry: string, logFile: string) => PageWriter;
  places: () => { origin: string; apiUrl: string };
  signal: AbortSignal;
}

/** Keeps the pages' code built for the resident writer, in `writer/{code}` of the site's folder, and the writer itself. */
export function keepWriter({
  root,
  folder,
  code,
  builder,
  openWriter,
  places,
  signal,
}: Workshop): ResidentWriter {
  const workshop = join(folder, 'writer');
  const home = join(workshop, code.slice(0, 16));
  let making: Promise<Ready> | null = null;

  async function make(live: string): Promise<Ready> {
    const entry = join(home, 'server/entry.mjs');
    if (!(await isThere(entry))) {
      const outDir = `${home}.new`;
      await mkdir(workshop, { recursive: true });
      await removeOthers(workshop, () => false);
      const logFile = join(folder, 'writer-build.log');
      const built = await inBuildTurn(root, signal, () =>
        builder.buildWriter({ ...places(), shopFile: null, outDir, logFile, signal }),
      );
      if (!built.ok) return built;
      await rename(outDir, home);
    }
    await linkPackages(root, workshop);
    const missing = await missingAssets(join(home, 'client'), live);
    if (missing.length > 0) return { ok: false, reason: PUBLISHING_FAILURES.otherScripts, lines: missing };
    return { ok: true, writer: openWriter(entry, join(folder, 'writer.log')) };
  }

  return {
    async ready(live) {
      const made = (making ??= make(live).catch((error: unknown): Ready => ({
        ok: false,
        reason: String(error),
        lines: [],
      })));
      const result = await made;
      // Whoever asks again later may have more luck.
      if (!result.ok && making === made) making = null;
      return result;
    },
    async close() {
      const made = await making;
      if (made?.ok) await made.writer.close();
    },
  };
}

/** Code finds its packages in a folder above its own. */
export async function linkPackages(root: string, workshop: string): Promise<void> {
  const path = join(workshop, 'node_modules');
  await rm(path, { force: true });
  await symlink(join(root, 'node_modules'), path, 'junction');
}

/** Scripts that pages of this code ask for and a release does not have: there must be none. */
async function missingAssets(client: string, live: string): Promise<string[]> {
  const there = new Set(await filesBelow(join(live, '_astro')));
  return (await filesBelow(join(client, '_astro'))).filter((path) => !there.has(path));
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
