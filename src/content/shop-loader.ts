import type { Loader } from 'astro/loaders';
import { readFile } from 'node:fs/promises';
import { parseShop } from '../lib/contract/parse-shop.ts';
import type { Shop } from '../lib/contract/shop.ts';

/** The source of the shop: SHOP_FILE, or the API at API_URL; null if neither is set. */
function sourceOfShop(): { name: string; read: () => Promise<unknown> } | null {
  const { SHOP_FILE: file, API_URL: api } = process.env;
  if (file) return { name: file, read: async () => JSON.parse(await readFile(file, 'utf8')) as unknown };
  if (!api) return null;
  const url = `${api.replace(/\/+$/, '')}/api/init`;
  const read = async () => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.json() as Promise<unknown>;
  };
  return { name: url, read };
}

/**
 * Reads the shop from its source; null if none is set. @throws Error with url, id and field of every invalid
 * entity.
 */
export async function readShop(): Promise<Shop | null> {
  const source = sourceOfShop();
  if (!source) return null;
  const parsed = parseShop(await source.read());
  if (parsed.ok) return parsed.shop;
  const lines = parsed.problems.map(
    ({ url, id, field, code }) => `  ${url} id ${id ?? '-'} ${field}: ${code}`,
  );
  throw new Error(`The shop at ${source.name} does not fit the contract:\n${lines.join('\n')}`);
}

/** All collections of one sync share one request. */
let reading: Promise<Shop | null> | null = null;

function readOnce(): Promise<Shop | null> {
  reading ??= readShop().finally(() => setTimeout(() => (reading = null)));
  return reading;
}

function entriesOf(value: Shop[keyof Shop] | undefined): { id: string; data: Record<string, unknown> }[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return [{ id: 'config', data: { ...value } }];
  return value.map((entity) => ({ id: String(entity.id), data: { ...entity } }));
}

/**
 * Loads one part of `GET /api/init` (DESIGN section 4): the entities of a list in its order, by id, or the
 * config as 'config'. Empty if no source is set: a release is built without a shop.
 */
export function shopLoader<K extends keyof Shop>(part: K): Loader {
  return {
    name: 'shop',
    async load({ store, meta, generateDigest }) {
      const shop = await readOnce();
      const value = shop?.[part];
      const entries = entriesOf(value);
      const digest = generateDigest(JSON.stringify(entries));
      if (meta.get('digest') === digest) return;
      store.clear();
      for (const entry of entries) store.set(entry);
      meta.set('digest', digest);
    },
  };
}
