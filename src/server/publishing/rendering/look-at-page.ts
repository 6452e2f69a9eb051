import { RELEASE_PROBLEMS } from '../../../lib/contract/words/staff.ts';
import type { Seen } from './writer-messages.ts';

/** Smaller is no page, and no phone can show a larger one. */
const BYTES = { least: 300, most: 64 * 1024 * 1024 };
const END = /<\/html>\s*$/;
const END_BYTES = 100;
/** The beginning of a reference within the site. */
const REFERENCE = Buffer.from('="/');
const ATTRIBUTE = /\s(?:href|src)$/;
const ADDRESS_ENDS = new Set(Buffer.from('"#?'));
const SLASH = '/'.charCodeAt(0);
/** Further problems add nothing. */
const MOST_TOLD = 10;

/** Inspects pages as they are rendered, while their bytes are in memory. */
export function lookAtPages() {
  const links = new Map<string, string>();
  const problems: string[] = [];
  return {
    take(file: string, bytes: Uint8Array): void {
      if (!file.endsWith('.html')) return;
      if (bytes.length < BYTES.least || bytes.length > BYTES.most)
        problems.push(RELEASE_PROBLEMS.badSize(file, bytes.length));
      const page = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
      if (!END.test(page.toString('latin1', Math.max(0, page.length - END_BYTES))))
        problems.push(RELEASE_PROBLEMS.cutShort(file));
      for (const path of pathsIn(page)) if (!links.has(path)) links.set(path, file);
    },
    seen: (): Seen => ({
      links: [...links],
      problems: problems.slice(0, MOST_TOLD),
    }),
  };
}

// The markers are ASCII: they are searched in the bytes, and only matches are decoded.

/** The paths that a page links to or loads. */
function* pathsIn(page: Buffer): Generator<string> {
  for (let at = page.indexOf(REFERENCE); at !== -1; at = page.indexOf(REFERENCE, at + 1)) {
    const start = at + 2;
    if (page[start + 1] === SLASH || !ATTRIBUTE.test(page.toString('latin1', at - 5, at))) continue;
    let end = start;
    while (end < page.length && !ADDRESS_ENDS.has(page[end] ?? 0)) end += 1;
    yield page.toString('latin1', start, end);
  }
}
