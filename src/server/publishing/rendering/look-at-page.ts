import { RELEASE_PROBLEMS } from '../../../lib/contract/publishing-messages.ts';
import { scriptHashes } from '../../../lib/hosting/page-policy.ts';
import type { Seen } from './writer-messages.ts';

/** What is smaller is no page, what is larger no phone can show. */
const BYTES = { least: 300, most: 64 * 1024 * 1024 };
const END = /<\/html>\s*$/;
const LINK = /\s(?:href|src)="(\/(?!\/)[^"#?]*)/g;
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
      for (const [, path = ''] of html.matchAll(LINK)) if (!links.has(path)) links.set(path, file);
      for (const hash of scriptHashes(html, 'latin1')) scripts.add(hash);
    },
    seen: (): Seen => ({
      links: [...links],
      scripts: [...scripts],
      problems: problems.slice(0, MOST_TOLD),
    }),
  };
}
