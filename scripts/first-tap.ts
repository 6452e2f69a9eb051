/**
 * Makes the one script that stands in a page, and its hash for the policy: after a change of `src/islands/menu/first-tap.ts`,
 * `node scripts/first-tap.ts` writes `src/lib/hosting/first-tap-script.ts` (docs/decisions/0022).
 */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const path = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));
export const FIRST_TAP_FILE = path('lib/hosting/first-tap-script.ts');

/** The text of that file. */
export async function firstTapFile(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: path('islands/menu/first-tap.ts'), output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error('the first tap was not built');
  const code = chunk.code.trim();
  const hash = createHash('sha256').update(code).digest('base64');
  // Prettier's way of writing a string.
  const text = `'${code.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  return `// Written by \`node scripts/first-tap.ts\` from src/islands/menu/first-tap.ts.

/** The one script that stands in a page: the branch page's, which takes the first tap. */
export const FIRST_TAP =
  ${text};

/** What the policy allows of scripts in pages. */
export const FIRST_TAP_HASH = 'sha256-${hash}';
`;
}

if (import.meta.main) await writeFile(FIRST_TAP_FILE, await firstTapFile());
