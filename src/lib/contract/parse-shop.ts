import type { z } from 'zod';
import { Config } from './config.ts';
import { messageOf } from './words/customers.ts';
import { brokenReferences } from './references.ts';
import { Init, SHOP_LISTS, type Shop, type ShopProblem } from './shop.ts';

type Parsed = { ok: true; shop: Shop } | { ok: false; problems: ShopProblem[] };

function problemsOf(error: z.ZodError, url: string, id: number | null): ShopProblem[] {
  return error.issues.map((issue) => ({
    url,
    id,
    field: issue.path.join('.'),
    code: issue.message,
    message: messageOf(issue),
  }));
}

function idOf(value: unknown): number | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  return typeof id === 'number' ? id : null;
}

/**
 * Reads the body of `/api/init` or a shop file. Unknown fields are ignored, missing optional ones get their
 * defaults, and every entity that does not fit is reported by url, id and field. A list may be missing; the
 * config may not.
 */
export function parseShop(body: unknown): Parsed {
  const envelope = Init.safeParse(body);
  if (!envelope.success) return { ok: false, problems: problemsOf(envelope.error, '/api/init', null) };
  const payloads = new Map(envelope.data.data.map((entry) => [entry.url, entry.data.data]));
  const problems: ShopProblem[] = [];

  const config = Config.safeParse(payloads.get('/api/config'));
  if (!config.success) problems.push(...problemsOf(config.error, '/api/config', null));

  const lists: Record<string, unknown[]> = {};
  for (const [url, { key, entity }] of Object.entries(SHOP_LISTS)) {
    const payload = payloads.get(url) ?? [];
    if (!Array.isArray(payload)) {
      problems.push({
        url,
        id: null,
        field: '',
        code: 'expected a list',
        message: 'Hier muss eine Liste stehen.',
      });
      continue;
    }
    const items: unknown[] = [];
    for (const value of payload) {
      const parsed = (entity as z.ZodType).safeParse(value);
      if (parsed.success) items.push(parsed.data);
      else problems.push(...problemsOf(parsed.error, url, idOf(value)));
    }
    lists[key] = items;
  }
  if (problems.length > 0 || !config.success) return { ok: false, problems };
  const shop = { config: config.data, ...lists } as unknown as Shop;
  const broken = brokenReferences(shop);
  return broken.length > 0 ? { ok: false, problems: broken } : { ok: true, shop };
}
