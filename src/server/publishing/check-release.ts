import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_PROBLEMS } from '../../lib/contract/publishing-messages.ts';
import type { Shop } from '../../lib/contract/shop.ts';
import { sitePages } from '../../lib/contract/site-pages.ts';
import { filesOfAddress } from '../../lib/hosting/served-files.ts';
import { inParallel } from '../in-parallel.ts';
import { filesBelow } from './releases.ts';

/** What is smaller is no page, what is larger no phone can show. */
const BYTES = { least: 300, most: 64 * 1024 * 1024 };
/** What other parts of the server answer. */
const NOT_PAGES = /^\/(api|image|upload|backend)(\/|$)/;
const LINK = /\s(?:href|src)="(\/(?!\/)[^"#?]*)/g;
const MOST_TOLD = 10;
const AT_ONCE = 8;

/** What is wrong with a whole build, in German and at most ten things; nothing: it may be put live. */
export async function checkRelease(folder: string, shop: Shop): Promise<string[]> {
  const files = new Set(await filesBelow(folder));
  const expected = sitePages(shop).map(({ file }) => file);
  const problems = expected.filter((file) => !files.has(file)).map(RELEASE_PROBLEMS.missing);
  if (![...files].some((file) => /^_astro\/.+\.js$/.test(file))) problems.push(RELEASE_PROBLEMS.noScripts);
  const linked = new Map<string, string>();
  const pages = [...files].filter((file) => file.endsWith('.html'));
  await inParallel(pages, { atOnce: AT_ONCE }, async (file) => {
    const { size } = await stat(join(folder, file));
    if (size < BYTES.least || size > BYTES.most) problems.push(RELEASE_PROBLEMS.badSize(file, size));
    const html = await readFile(join(folder, file), 'utf8');
    if (!html.trimEnd().endsWith('</html>')) problems.push(RELEASE_PROBLEMS.cutShort(file));
    for (const [, path = ''] of html.matchAll(LINK)) if (!linked.has(path)) linked.set(path, file);
  });
  for (const [path, file] of linked)
    if (!NOT_PAGES.test(path) && !isThere(files, path)) problems.push(RELEASE_PROBLEMS.deadLink(file, path));
  return problems.slice(0, MOST_TOLD);
}

function isThere(files: ReadonlySet<string>, address: string): boolean {
  return filesOfAddress(decodeURI(address.replaceAll('&amp;', '&'))).some((file) => files.has(file));
}
