import { parseShop, imageRefsOf } from '../../lib/contract/parse-shop.ts';
import { toInit, SHOP_LISTS, type Shop } from '../../lib/contract/shop.ts';
import { staffWords } from '../platform/staff-words.ts';
import { comboProblems, groupProblems } from '../../lib/domain/combos/problems.ts';
import { clashingPart, withGroups } from '../../lib/domain/option-groups.ts';
import { cssErrors } from './check-entity.ts';
import type { Database } from '../platform/database/database.ts';
import { readShop } from './queries/read-shop.ts';
import { writeShop } from './queries/write-shop.ts';

/** The whole shop as a shop file; null: there is no shop. */
export async function exportShop(db: Database): Promise<string | null> {
  const state = await readShop(db);
  if (!state) return null;
  const body = toInit(state.shop);
  // Parsed again for the contract's order of fields.
  const parsed = parseShop(body);
  return `${JSON.stringify(parsed.ok ? toInit(parsed.shop) : body, null, 1)}\n`;
}

/** One line per problem, or the number of imported entities per list. */
export type Imported = { ok: true; counts: Record<string, number> } | { ok: false; problems: string[] };

/** Replaces the shop by a shop file in one transaction. Orders stay. */
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
  const shop = withItsGroups(parsed.shop);
  const css = await cssErrors(shop.config);
  const conflicts = [
    ...css.map(({ field, message }) => `/api/config - ${field}: ${message}`),
    ...imageConflicts(shop),
    ...partConflicts(shop),
    ...comboConflicts(shop),
  ];
  if (conflicts.length > 0) return { ok: false, problems: conflicts };
  await writeShop(db, shop);
  const counts = Object.values(SHOP_LISTS).map(({ key }) => [key, shop[key].length] as const);
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

/** Products have of groups what the file's groups say. */
const withItsGroups = (shop: Shop): Shop => ({
  ...shop,
  products: shop.products.map((product) => withGroups(product, shop.optionGroups)),
});

const partConflicts = ({ products }: Shop): string[] =>
  products.flatMap((product) => {
    const place = clashingPart(product);
    return place === null
      ? []
      : [
          `/api/products ${product.id} config.parts.${place}.name: ${staffWords().EDIT_MESSAGES.partNameTaken}`,
        ];
  });

const comboConflicts = ({ products, optionGroups }: Shop): string[] => [
  ...products.flatMap((product) =>
    comboProblems(product, products).map(
      (problem) => `/api/products ${product.id} ${problem.field}: ${staffWords().comboMessage(problem)}`,
    ),
  ),
  ...optionGroups.flatMap(({ id, part }) =>
    groupProblems(part, products).map(
      (problem) => `/api/option-groups ${id} ${problem.field}: ${staffWords().comboMessage(problem)}`,
    ),
  ),
];

/** An image has one version at a time. */
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
