import { cp, mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Packages that stay packages, with those that they need: they load native code, wasm or fonts that lie beside them. */
const PACKAGES = ['sharp', '@electric-sql/pglite', '@fontsource/figtree'];
/** The one of PGlite's extensions that the shop uses; each is an archive of its own. */
const EXTENSION = 'pg_trgm.tar.gz';
/** What the words of share pictures are set in (usecases/share/figtree.ts). */
const FONT = /^figtree-latin(-ext)?-(600|800)-normal\.woff$/;

/** Copies what the bundle leaves out into `node_modules` beside it, for the system that this runs on. */
export async function copyNativeParts(root: string, server: string): Promise<void> {
  const wanted = [...PACKAGES];
  for (const name of wanted) {
    const from = join(root, 'node_modules', name);
    const text = await readFile(join(from, 'package.json'), 'utf8').catch(() => null);
    // Optional packages of other systems are not installed.
    if (text === null) continue;
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(text) as Record<
      'dependencies' | 'optionalDependencies',
      Record<string, string> | undefined
    >;
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
      if (!wanted.includes(needed)) wanted.push(needed);
    const to = join(server, 'node_modules', name);
    await mkdir(to, { recursive: true });
    await cp(from, to, { recursive: true, filter: (path) => isNeeded(name, basename(path)) });
  }
}

/** What only development needs stays behind. */
function isNeeded(name: string, file: string): boolean {
  if (/\.(map|md|d\.c?ts)$/.test(file)) return false;
  if (name === '@fontsource/figtree') return FONT.test(file) || !/\.(woff2?|css|scss)$/.test(file);
  if (name !== '@electric-sql/pglite') return true;
  return file.endsWith('.tar.gz') ? file === EXTENSION : !file.endsWith('.cjs');
}
