import type { LegalPage } from '../../../src/content/site.ts';
import { renderMarkdown } from '../../../src/content/markdown.ts';
import { breadcrumbList } from '../../../src/content/structured-data/json-ld.ts';
import { search } from '../../../src/content/texts/search.ts';
import { cookieChoice } from '../../../src/content/texts/cookie-choice.ts';
import { legal, shell } from '../../../src/content/texts/shell.ts';
import { esc, linkedData, page } from './layout.ts';
import { config, legals } from './shop.ts';

export const data = {
  pagination: { data: 'legals', size: 1, alias: 'text' },
  legals,
  eleventyExcludeFromCollections: true,
  permalink: ({ text }: { text: LegalPage }) => `/site/${text.slug}/index.html`,
};

const elsewhere = (url: string) =>
  `<p>${legal.elsewhere} <a href="${esc(url)}" place="_blank" rel="noopener">${esc(url)}</a></p>`;

const choice = (script: string) =>
  `<section class="page legal" aria-labelledby="cookies" data-cookie-choice hidden data-di><h2 id="cookies" data-di>${cookieChoice.heading}</h2><p data-di></p><button type="button" class="button quiet" data-di>${cookieChoice.change}</button></section>${script}`;

export async function render({ text }: { text: LegalPage }): Promise<string> {
  const { slug, title, markdown, externalUrl } = text;
  const html = markdown && (await renderMarkdown(markdown));
  const path = `/site/${slug}`;
  const heading = /^\s*# /.test(markdown) ? '' : `<h1 data-di>${esc(title)}</h1>`;
  const words = externalUrl ? elsewhere(externalUrl) : `<p data-di>${legal.missing}</p>`;
  const crumbs = breadcrumbList([
    { name: shell.home, path: '/' },
    { name: title, path },
  ]);
  return page({
    kind: slug === 'privacy' ? 'privacy' : 'legal',
    path,
    title,
    description: search.legal(title, config.businessName || config.shopName),
    isIndexed: markdown !== '',
    main: (next) =>
      `<article class="page legal" data-di>${heading}${html || words}</article>${slug === 'privacy' ? choice(next()) : ''}${markdown ? linkedData([crumbs]) : ''}`,
  });
}
