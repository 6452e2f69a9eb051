import { allergenSheet, packedFood, type SheetRow } from '../../../src/content/allergen-sheet.ts';
import { branchCrumbs, breadcrumbList, type Crumb } from '../../../src/content/structured-data/json-ld.ts';
import { menuOf } from '../../../src/content/structured-data/menu.ts';
import { menuId, sheetPath } from '../../../src/content/structured-data/restaurant.ts';
import { languageTag } from '../../../src/content/site.ts';
import { facts as words } from '../../../src/content/texts/facts.ts';
import type { Branch } from '../../../src/lib/contract/branches.ts';
import { ALLERGENS } from '../../../src/lib/domain/allergens.ts';
import { dayOf, formatDay } from '../../../src/lib/domain/dates.ts';
import { labelWords } from '../../../src/lib/domain/words/labels.ts';
import type { Product } from '../../../src/lib/domain/product.ts';
import { productRow } from '../../../src/lib/stores/menu/product-row.ts';
import { breadcrumbs, each, esc, linkedData, page } from './layout.ts';
import { branches, config, groupsOf } from './shop.ts';

export const data = {
  pagination: { data: 'branches', size: 1, alias: 'branch' },
  branches,
  eleventyExcludeFromCollections: true,
  permalink: ({ branch }: { branch: Branch }) => `${sheetPath(branch)}/index.html`,
};

function priceOf(product: Product): string {
  const { price, per } = productRow(product, true, config.currency);
  return [price, per].filter(Boolean).join(', ');
}

const noteOf = (note: string) => `<small class="note">${esc(note)}</small>`;

function row(
  { name, part, contains, others, origin, notes }: SheetRow,
  price: string,
  hasOrigins: boolean,
): string {
  const said = contains
    ? each(contains, (has, place) => `<td class="sign">${has ? (ALLERGENS[place]?.sign ?? '') : ''}</td>`)
    : `<td class="unknown" colspan="${ALLERGENS.length}">${words.unknown}</td>`;
  const start = part === null ? '' : `<small>${esc(part)}: </small>`;
  const ownNotes = part === null ? [price, ...notes] : notes;
  return `<tr${part === null ? '' : ' class="option"'}><th scope="row">${start}${esc(name)}${each(ownNotes, noteOf)}</th>${said}${hasOrigins ? `<td class="origin">${esc(origin)}</td>` : ''}<td>${esc(others.join(', '))}</td></tr>`;
}

const head = (hasOrigins: boolean) =>
  `<thead><tr><th scope="col">${words.dish}</th>${each(
    ALLERGENS,
    ({ sign, name }) => `<th scope="col" class="sign"><span>${name}</span>${sign}</th>`,
  )}${hasOrigins ? `<th scope="col">${labelWords.origin}</th>` : ''}<th scope="col">${words.others}</th></tr></thead>`;

export function render({ branch }: { branch: Branch }): string {
  const groups = groupsOf(branch);
  const sheet = allergenSheet(groups);
  const hasOrigins = sheet.some(({ dishes }) => dishes.some(({ product }) => product.origin));
  const columns = ALLERGENS.length + (hasOrigins ? 3 : 2);
  const crumbs: Crumb[] = [...branchCrumbs(branch), { name: words.heading, path: sheetPath(branch) }];
  const menu = menuOf(groups, {
    id: menuId(branch),
    name: branch.name,
    currency: config.currency,
    language: languageTag(config),
  });
  const bodies = each(
    sheet,
    ({ name, dishes }) =>
      `<tbody><tr class="group"><th scope="rowgroup" colspan="${columns}">${esc(name)}</th></tr>${each(
        dishes,
        ({ product, rows }) => each(rows, (one) => row(one, priceOf(product), hasOrigins)),
      )}</tbody>`,
  );
  const table =
    sheet.length > 0
      ? `<section class="table" aria-label="${words.heading}" tabindex="0"><table>${head(hasOrigins)}${bodies}</table></section>`
      : `<p>${words.empty}</p>`;
  const packed = packedFood(groups);
  const labels = each(
    packed,
    ({ name, lines }) =>
      `<div><h3>${esc(name)}</h3>${each(lines, (line) => `<p><b>${esc(line.name)}:</b> ${each(line.pieces, ({ text, isStrong }) => (isStrong ? `<strong>${esc(text)}</strong>` : esc(text)))}</p>`)}</div>`,
  );
  const foods =
    packed.length > 0 ? `<section class="packed"><h2>${words.packed}</h2>${labels}</section>` : '';
  return page({
    kind: 'allergens',
    path: sheetPath(branch),
    branch,
    title: words.title(branch.name),
    description: words.description(branch.name),
    main: () =>
      `<div class="page sheet">${breadcrumbs(crumbs)}<h1>${esc(words.title(branch.name))}</h1><p>${words.intro(formatDay(dayOf(Date.now(), config.timezone)))}</p>${table}${foods}</div>${linkedData([...(menu ? [menu] : []), breadcrumbList(crumbs)])}`,
  });
}
