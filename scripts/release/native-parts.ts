import { cp, mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * Packages that are not bundled, with their dependencies: they load native code, wasm or fonts from their
 * folder.
 */
const PACKAGES = ['sharp', '@electric-sql/pglite', '@fontsource/figtree'];
/** The only extension of PGlite in use; each is a separate archive. */
const EXTENSION = 'pg_trgm.tar.gz';
/** The font of share pictures. */
const FONT = /^figtree-latin(-ext)?-(600|800)-normal\.woff$/;

/** Copies unbundled packages into `node_modules` beside the bundle, for the current platform. */
export async function copyNativeParts(root: string, server: string): Promise<void> {
  const wanted = [...PACKAGES];
  for (const name of wanted) {
    const from = join(root, 'node_modules', name);
    const text = await readFile(join(from, 'package.json'), 'utf8').catch(() => null);
    // Optional packages of other platforms are not installed.
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

/** Development files are left out. */
function isNeeded(name: string, file: string): boolean {
  if (/\.(map|md|d\.c?ts)$/.test(file)) return false;
  if (name === '@fontsource/figtree') return FONT.test(file) || !/\.(woff2?|css|scss)$/.test(file);
  if (name !== '@electric-sql/pglite') return true;
  return file.endsWith('.tar.gz') ? file === EXTENSION : !file.endsWith('.cjs');
}
