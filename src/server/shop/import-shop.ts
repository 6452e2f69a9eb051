import { parseShop } from '../../lib/contract/parse-shop.ts';
import { imageRefsOf } from '../../lib/contract/references.ts';
import { SHOP_LISTS, type Shop } from '../../lib/contract/shop.ts';
import type { Database } from '../platform/database/database.ts';
import { writeShop } from './queries/write-shop.ts';

/** One line for each thing that is wrong, or how many entities of each kind were taken over. */
export type Imported = { ok: true; counts: Record<string, number> } | { ok: false; problems: string[] };

/** Replaces the shop with the one in a shop file, all of it or nothing. Orders stay. */
export async function importShop(db: Database, text: string): Promise<Imported> {
  const read = readJson(text);
  if (!read.ok) return { ok: false, problems: [read.problem] };
  const parsed = parseShop(read.value);
  if (!parsed.ok) {
    const lines = parsed.problems.map(
      ({ url, id, field, message }) => `${url} ${id ?? '-'} ${field || '-'}: ${message}`,
    );
    return { ok: false, problems: lines };
  }
  const conflicts = imageConflicts(parsed.shop);
  if (conflicts.length > 0) return { ok: false, problems: conflicts };
  await writeShop(db, parsed.shop);
  const counts = Object.values(SHOP_LISTS).map(({ key }) => [key, parsed.shop[key].length] as const);
  return { ok: true, counts: Object.fromEntries(counts) };
}

type ReadJson = { ok: true; value: unknown } | { ok: false; problem: string };

function readJson(text: string): ReadJson {
  // `npm run shop:export > shop.json` writes npm's own lines above the JSON.
  const json = text.replace(/^\uFEFF/, '').replace(/^(\s*> .*\r?\n)+/, '');
  try {
    return { ok: true, value: JSON.parse(json) };
  } catch (error) {
    return {
      ok: false,
      problem: `Das ist kein gültiges JSON: ${error instanceof Error ? error.message : ''}`,
    };
  }
}

/** A picture has one version at a time. */
function imageConflicts(shop: Shop): string[] {
  const seen = new Map<number, string>();
  const problems: string[] = [];
  for (const { id, version, extension } of imageRefsOf(shop)) {
    const file = `${id}-${version}.${extension}`;
    const other = seen.get(id);
    if (other !== undefined && other !== file)
      problems.push(`/api/init - images: Das Bild ${id} steht als ${other} und als ${file} in der Datei.`);
    seen.set(id, file);
  }
  return problems;
}
