/** Writes the pages' font, src/layouts/fonts/figtree.woff2: `node scripts/font.ts`, after an update of Figtree. */
import { writeFile } from 'node:fs/promises';
import { pageFont } from './subset-font.ts';

await writeFile(new URL('../src/layouts/fonts/figtree.woff2', import.meta.url), await pageFont());
