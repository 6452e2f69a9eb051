import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { vi } from 'vitest';
import type { Language } from '../../src/lib/domain/languages.ts';

/** As Vite swaps them (astro/languages.mjs). */
const FOLDERS = ['src/content/texts', 'src/lib/domain/words'].map((folder) => resolve(folder));

/** What `load` imports, with the catalogues of a language as in its build. */
export async function inLanguage<Module>(
  language: Exclude<Language, 'de'>,
  load: () => Promise<Module>,
): Promise<Module> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .map((name) => ({ german: resolve(folder, name), own: resolve(folder, language, name) }))
      .filter(({ own }) => own.endsWith('.ts') && existsSync(own)),
  );
  vi.resetModules();
  for (const { german, own } of files) vi.doMock(german, () => import(own));
  try {
    return await load();
  } finally {
    for (const { german } of files) vi.doUnmock(german);
    vi.resetModules();
  }
}
