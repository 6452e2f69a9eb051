import type { Context } from 'hono';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';
import { endpoints } from '../../../lib/contract/endpoints.ts';

export type Endpoint = (typeof endpoints)[keyof typeof endpoints];

const router = new SmartRouter<Endpoint>({ routers: [new RegExpRouter(), new TrieRouter()] });
// Paths without parameters first: /api/users/me is not /api/users/{id}.
const table = Object.values(endpoints).sort(
  (a, b) => Number(a.route.path.includes('{')) - Number(b.route.path.includes('{')),
);
for (const endpoint of table)
  router.add(endpoint.route.method.toUpperCase(), endpoint.route.getRoutingPath(), endpoint);

/** The endpoint of a request; null: the API has none. */
export function matchEndpoint(c: Context): Endpoint | null {
  // Hono answers HEAD as GET without the body.
  const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
  const [[first] = []] = router.match(method, c.req.path);
  return first?.[0] ?? null;
}
