import type { APIRoute } from 'astro';
import { robots } from '../content/search-engines.ts';

/** Rules for crawlers. */
export const GET: APIRoute = () =>
  new Response(robots(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
