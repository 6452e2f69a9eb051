import type { APIRoute } from 'astro';
import { robots } from '../content/search-engines.ts';

/** What search engines may read. */
export const GET: APIRoute = () =>
  new Response(robots(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
