import { parseShop } from '../../lib/contract/parse-shop.ts';
import { toInit } from '../../lib/contract/shop.ts';
import type { Database } from '../platform/database/database.ts';
import { readShop } from './queries/read-shop.ts';

/** The whole shop as a shop file; null if there is none. */
export async function exportShop(db: Database): Promise<string | null> {
  const state = await readShop(db);
  if (!state) return null;
  const body = toInit(state.shop);
  // Read once more, so that fields stand in the contract's order and not in the database's.
  const parsed = parseShop(body);
  return `${JSON.stringify(parsed.ok ? toInit(parsed.shop) : body, null, 1)}\n`;
}
