/** Builds a release: `node build-release.ts SOURCES FOLDER REASON`, with progress on standard error. */
import { chmod, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPictures } from '../../src/server/shop/demo-shop.ts';
import { openDatabase } from '../../src/server/platform/database/open-database.ts';
import { compressFolder } from '../../src/server/publishing/rendering/compress.ts';
import { MANIFEST, readRelease, type Manifest } from '../../src/server/release.ts';
import { copyNativeParts } from './native-parts.ts';
import { showProgress, type Progress } from './progress.ts';
import { hashOf, sourcesHash } from './sources.ts';
import { runTool } from './tool.ts';

const ASTRO = 'astro/bin/astro.mjs';
const VITE = 'vite/bin/vite.js';
/** What draws the demo shop's pictures. */
const DRAWING = ['src/server/shop/demo/**', 'package-lock.json'];
const MIGRATIONS = 'src/server/platform/database/migrations';
/** Of documents on paper and of drawn pictures. */
const FONTS = ['src/server/orders/confirmation-pdf/fonts', 'src/server/media/fonts'];

/** The steps in the order in which they start. */
const STEPS = {
  pages: 'Seiten übersetzen',
  office: 'Verwaltung übersetzen',
  server: 'Server bündeln',
  database: 'Datenbank anlegen',
  pictures: 'Bilder des Demoshops zeichnen',
  compress: 'Dateien komprimieren',
} as const;

interface Build {
  root: string;
  /** Built beside its place, and moved there when it is complete. */
  folder: string;
  /** Written before the first step. */
  reason: string;
}

/** Builds a release of the sources. Throws if a step fails, and leaves the previous release. */
async function buildRelease({ root, folder, reason }: Build): Promise<void> {
  const fresh = `${folder}.new`;
  const at = (...path: string[]) => join(fresh, ...path);
  const progress = showProgress(Object.keys(STEPS).length);
  process.stderr.write(`${reason}\n`);
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  // Edits during the build must not count as part of it.
  const code = await sourcesHash(root);
  const pictures = await hashOf(root, DRAWING);

  await Promise.all([
    inOrder(progress, [
      ['pages', () => compilePages(root, at)],
      ['database', () => makeDatabase(at)],
    ]),
    inOrder(progress, [
      ['office', () => compileOffice(root, at('backoffice'))],
      ['server', () => bundleServer(root, at('server'))],
      ['pictures', () => drawDemo(at('demo-pictures'), folder, pictures)],
    ]),
  ]);
  await progress.step(STEPS.compress, async () => {
    await compressFolder(at('site'));
    await compressFolder(at('backoffice'));
  });

  const manifest: Manifest = {
    version,
    code,
    pages: await hashOf(fresh, ['pages/**', 'site/**', 'workers/**', 'server/page-writer.mjs']),
    office: await hashOf(at('backoffice'), ['**/*']),
    pictures,
    platform: `${process.platform}-${process.arch}`,
  };
  await writeFile(at('package.json'), packageFile(version));
  await writeFile(at(MANIFEST), JSON.stringify(manifest, null, 2));
  await rm(`${folder}.old`, { recursive: true, force: true });
  await rename(folder, `${folder}.old`).catch(() => {});
  await rename(fresh, folder);
  await rm(`${folder}.old`, { recursive: true, force: true });
}

type Step = [name: keyof typeof STEPS, work: () => Promise<void>];

async function inOrder(progress: Progress, steps: readonly Step[]): Promise<void> {
  for (const [name, work] of steps) await progress.step(STEPS[name], work);
}

/** The pages' code, and what pages load: scripts, styles, fonts, icons and the service worker. */
async function compilePages(root: string, at: (...path: string[]) => string): Promise<void> {
  const out = at('astro');
  await runTool(root, ASTRO, ['build', '--config', 'astro/writer.config.mjs'], { SITE_OUT_DIR: out });
  await rename(join(out, 'server'), at('pages'));
  await rename(join(out, 'client'), at('site'));
  await rm(out, { recursive: true });
  await mkdir(at('workers'));
  await rename(at('site/sw.js'), at('workers/app.js'));
  await cp(join(root, 'astro/retired-worker.js'), at('workers/retired.js'));
}

const compileOffice = (root: string, folder: string) =>
  runTool(root, VITE, ['build', '--config', 'vite.backoffice.config.ts'], { BACKOFFICE_OUT_DIR: folder });

/** The server as a few files, and the files it reads beside them. */
async function bundleServer(root: string, folder: string): Promise<void> {
  await runTool(root, VITE, ['build', '--config', 'vite.server.config.ts'], { SERVER_OUT_DIR: folder });
  await cp(join(root, MIGRATIONS), join(folder, 'migrations'), {
    recursive: true,
    // Snapshots are needed for new migrations only.
    filter: (path) => !path.endsWith('_snapshot.json'),
  });
  for (const fonts of FONTS) await cp(join(root, fonts), join(folder, 'fonts'), { recursive: true });
  await copyNativeParts(root, folder);
}

/** A migrated database: a first start copies it, in a fifth of the time of creating one. */
async function makeDatabase(at: (...path: string[]) => string): Promise<void> {
  const opened = await openDatabase({ dataDir: at('made'), databaseUrl: null });
  if (!opened.ok) throw new Error(opened.message);
  await opened.close();
  await rename(at('made/postgres'), at('database'));
  // PGlite makes it writable; a release is read-only.
  for (const entry of await readdir(at('database'), { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  await rm(at('made'), { recursive: true });
}

/** Drawing takes seconds, so a previous release with the same pictures hands them on. */
async function drawDemo(folder: string, previous: string, pictures: string): Promise<void> {
  const before = await readRelease(previous).catch(() => null);
  if (before?.pictures === pictures) {
    await cp(before.demoPictures, folder, { recursive: true });
    return;
  }
  await mkdir(folder);
  for await (const [name, bytes] of drawPictures()) await writeFile(join(folder, name), bytes);
}

/** For starting the unpacked release with npm. */
function packageFile(version: string): string {
  const scripts = {
    start: 'node server/main.mjs',
    'shop:import': 'node server/shop-import.mjs',
    'shop:export': 'node server/shop-export.mjs',
    'admin:password': 'node server/admin-password.mjs',
    backup: 'node server/backup.mjs',
    restore: 'node server/restore.mjs',
    move: 'node server/move.mjs',
  };
  const engines = { node: '>=24' };
  return JSON.stringify(
    { name: 'bestellbar', version, private: true, type: 'module', engines, scripts },
    null,
    2,
  );
}

const [root = '', folder = '', reason = ''] = process.argv.slice(2);
await buildRelease({ root, folder, reason }).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
