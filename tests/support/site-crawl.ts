import { parseShop } from '../../src/lib/contract/parse-shop.ts';
import { sitePages, type SitePage } from '../../src/lib/contract/site-pages.ts';

/** A page of a shop as it was served. */
export interface ServedPage extends SitePage {
  status: number;
  html: string;
}

const HTML_KINDS: readonly SitePage['kind'][] = [
  'landing',
  'legal',
  'branch',
  'checkout',
  'allergens',
  'area',
  'status',
  'notice',
];

async function crawl(base: string): Promise<ServedPage[]> {
  const parsed = parseShop(await (await fetch(`${base}/api/init`)).json());
  if (!parsed.ok) throw new Error(`${base} has a shop that does not fit the contract`);
  const pages = sitePages(parsed.shop).filter(({ kind }) => HTML_KINDS.includes(kind));
  return Promise.all(
    pages.map(async (page) => {
      const answer = await fetch(base + page.path);
      return { ...page, status: answer.status, html: await answer.text() };
    }),
  );
}

const crawled = new Map<string, Promise<ServedPage[]>>();

/** Every page that the shop at an address has, fetched once. */
export function pagesOf(base: string): Promise<ServedPage[]> {
  const known = crawled.get(base) ?? crawl(base);
  crawled.set(base, known);
  return known;
}

/** What a page says of itself to robots. */
export const isIndexed = ({ html }: ServedPage) => !/<meta name="robots" content="[^"]*noindex/.test(html);

/** The content of a `meta` or the address of a `link`, as it stands in the page's head; null: there is none. */
export function headOf({ html }: ServedPage, name: string): string | null {
  const found = new RegExp(`<(?:meta (?:name|property)|link rel)="${name}" (?:content|href)="([^"]*)"`).exec(
    html,
  );
  return found?.[1]?.replaceAll('&#38;', '&').replaceAll('&amp;', '&') ?? null;
}

/** The JSON-LD graphs of a page. */
export function graphsOf({ html }: ServedPage): Record<string, unknown>[][] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json = '']) => {
    const { '@context': context, '@graph': graph } = JSON.parse(json);
    if (context !== 'https://schema.org') throw new Error(`JSON-LD in the words of ${context}`);
    return graph;
  });
}
