import { RELEASE_PROBLEMS } from '../../../lib/contract/publishing-messages.ts';
import { inlineScripts, scriptHash } from '../../../lib/hosting/page-policy.ts';
import type { Seen } from './writer-messages.ts';

/** What is smaller is no page, what is larger no phone can show. */
const BYTES = { least: 300, most: 64 * 1024 * 1024 };
const END = /<\/html>\s*$/;
/** A reference within the site begins so; an expression would try each letter of a page. */
const REFERENCE = '="/';
const ATTRIBUTE = /\s(?:href|src)$/;
const ADDRESS_END = /["#?]/g;
/** More problems than this tell nothing new. */
const MOST_TOLD = 10;

/** Looks at pages as they are rendered, while their bytes are at hand. */
export function lookAtPages() {
  const links = new Map<string, string>();
  const scripts = new Set<string>();
  const problems: string[] = [];
  return {
    take(file: string, bytes: Uint8Array): void {
      if (!file.endsWith('.html')) return;
      if (bytes.length < BYTES.least || bytes.length > BYTES.most)
        problems.push(RELEASE_PROBLEMS.badSize(file, bytes.length));
      // What is looked for is ASCII: reading it byte by byte takes a tenth of decoding it.
      const html = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
      if (!END.test(html.slice(-100))) problems.push(RELEASE_PROBLEMS.cutShort(file));
      for (const path of pathsIn(html)) if (!links.has(path)) links.set(path, file);
      for (const script of inlineScripts(html)) scripts.add(script);
    },
    seen: (): Seen => ({
      links: [...links],
      scripts: [...scripts].map((script) => scriptHash(script, 'latin1')),
      problems: problems.slice(0, MOST_TOLD),
    }),
  };
}

/** The paths that a page links to or loads files from. */
function* pathsIn(html: string): Generator<string> {
  for (let at = html.indexOf(REFERENCE); at !== -1; at = html.indexOf(REFERENCE, at + 1)) {
    const start = at + 2;
    if (html[start + 1] === '/' || !ATTRIBUTE.test(html.slice(at - 5, at))) continue;
    ADDRESS_END.lastIndex = start;
    yield html.slice(start, ADDRESS_END.exec(html)?.index);
  }
}
