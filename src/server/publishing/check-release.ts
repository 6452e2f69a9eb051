import { RELEASE_PROBLEMS } from '../../lib/contract/words/staff.ts';
import { filesOfAddress } from '../../lib/hosting/served-files.ts';
import type { Rendered } from './rendering/page-writer.ts';

/** Paths that other parts of the server answer. */
const NOT_PAGES = /^\/(api|image|upload|backend)(\/|$)/;
const MOST_TOLD = 10;

/**
 * Up to ten problems of a whole site in German; none: it may go live. Every page must exist and be complete, and every link must lead to a
 * file.
 */
export function checkRelease(
  { written, same, gone, links, problems }: Rendered,
  assets: readonly string[],
): string[] {
  const files = new Set([...written, ...same, ...assets]);
  const all = [...gone.map(RELEASE_PROBLEMS.missing), ...problems];
  if (!assets.some((file) => /^_astro\/.+\.js$/.test(file))) all.push(RELEASE_PROBLEMS.noScripts);
  const linked = new Map(links);
  for (const [path, file] of linked)
    if (!NOT_PAGES.test(path) && !isThere(files, path)) all.push(RELEASE_PROBLEMS.deadLink(file, path));
  return all.slice(0, MOST_TOLD);
}

function isThere(files: ReadonlySet<string>, address: string): boolean {
  return filesOfAddress(decodeURI(address.replaceAll('&amp;', '&'))).some((file) => files.has(file));
}
