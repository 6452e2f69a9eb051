import { RELEASE_PROBLEMS } from '../../../lib/contract/words/staff.ts';
import { inlineScripts, scriptHash } from '../../../lib/hosting/page-headers.ts';
import type { Seen } from './writer-messages.ts';

/** Smaller is no page, and no phone can show a larger one. */
const BYTES = { least: 300, most: 64 * 1024 * 1024 };
const END = /<\/html>\s*$/;
const END_BYTES = 100;
/** The beginning of a reference within the site. */
const REFERENCE = Buffer.from('="/');
const ATTRIBUTE = /\s(?:href|src)$/;
const ADDRESS_ENDS = new Set(Buffer.from('"#?'));
const SCRIPT = { start: Buffer.from('<script'), end: Buffer.from('</script>') };
/** Menus for scripts and search engines are longer than the rest of a page, and contain neither scripts nor links. */
const DATA = /^<script[^>]*\stype="application\/(?:ld\+)?json"/;
const TAG_BYTES = 200;
const SLASH = '/'.charCodeAt(0);
/** Further problems add nothing. */
const MOST_TOLD = 10;

/** Inspects pages as they are rendered, while their bytes are in memory. */
export function lookAtPages() {
  const links = new Map<string, string>();
  const scripts = new Set<string>();
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
      for (const script of scriptsIn(page)) scripts.add(script);
    },
    seen: (): Seen => ({
      links: [...links],
      scripts: [...scripts].map((script) => scriptHash(script, 'latin1')),
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

/** The inline scripts of a page. */
function* scriptsIn(page: Buffer): Generator<string> {
  for (let at = page.indexOf(SCRIPT.start); at !== -1; at = page.indexOf(SCRIPT.start, at + 1)) {
    if (DATA.test(page.toString('latin1', at, at + TAG_BYTES))) continue;
    const end = page.indexOf(SCRIPT.end, at);
    if (end !== -1) yield* inlineScripts(page.toString('latin1', at, end + SCRIPT.end.length));
  }
}
