import type { Plugin } from 'vite';

const LEFT_OUT: Readonly<Record<string, string>> = {
  '@astrojs/internal-helpers/shiki': 'createShikiHighlighter',
  '@astrojs/prism/dist/highlighter': 'runHighlighterWithAstro',
  '#mdx-processor': 'createUnifiedMdxProcessor',
};
const ID = /^\0left-out:/;

/**
 * Astro's Markdown loads two highlighters of program code (300 languages, 12 MB) even where they are switched off, and MDX even where no
 * page is written in it. No text of a shop has any of it.
 */
export const plainMarkdown: Plugin = {
  name: 'plain-markdown',
  enforce: 'pre',
  resolveId: (id) => (id in LEFT_OUT ? `\0left-out:${LEFT_OUT[id]}` : undefined),
  load: (id) => (ID.test(id) ? `export const ${id.replace(ID, '')} = undefined;` : undefined),
};
