import type { APIRoute } from 'astro';
import { shop } from '../content/shop.ts';
import { sitemap } from '../content/search-engines.ts';

/** The sitemap. */
export const GET: APIRoute = async () =>
  new Response(sitemap(await shop()), { headers: { 'content-type': 'application/xml' } });
