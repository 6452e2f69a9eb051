import { areaDescription, tasteOf } from '../../../src/content/delivery-area.ts';
import { imageUrl, sharePicture } from '../../../src/content/images.ts';
import { branchCrumbs, breadcrumbList, type Crumb } from '../../../src/content/structured-data/json-ld.ts';
import { deliveryService, restaurantContact } from '../../../src/content/structured-data/restaurant.ts';
import { deliveryArea as words } from '../../../src/content/texts/delivery-area.ts';
import { home } from '../../../src/content/texts/landing.ts';
import { weekdays } from '../../../src/content/texts/opening.ts';
import type { Branch } from '../../../src/lib/contract/branches.ts';
import { dayOf } from '../../../src/lib/domain/dates.ts';
import { modeRules, weekSchedule, type DaySchedule } from '../../../src/lib/domain/hours.ts';
import { asCents, formatMoney, toCents } from '../../../src/lib/domain/money.ts';
import { deliveryPrice, freeDeliveryFrom } from '../../../src/lib/domain/cart-sum.ts';
import type { Product } from '../../../src/lib/domain/product.ts';
import { productRow } from '../../../src/lib/stores/menu/product-row.ts';
import { breadcrumbs, each, esc, linkedData, page, sources } from './layout.ts';
import { areasOf, branches, config, groupsOf, partOf, storeOf, today, type AreaOfBranch } from './shop.ts';

export const data = {
  pagination: { data: 'areas', size: 1, alias: 'place' },
  areas: branches.flatMap(areasOf),
  eleventyExcludeFromCollections: true,
  permalink: ({ place }: { place: AreaOfBranch }) => `${place.path}/index.html`,
};

const money = (cents: ReturnType<typeof asCents>) => formatMoney(cents, config.currency);

function termsOf(area: AreaOfBranch['area']) {
  const [cost, minimum] = [deliveryPrice(asCents(0), area), toCents(area.minimumOrderValue)];
  const freeFrom = freeDeliveryFrom(asCents(0), area);
  return {
    cost: cost > 0 ? money(cost) : null,
    minimum: minimum > 0 ? money(minimum) : null,
    freeFrom: freeFrom === null ? null : money(freeFrom),
    taxRate: cost > 0 && area.tax > 0 ? String(area.tax).replace('.', ',') : null,
  };
}

const term = (name: string, value: string, hint: string | null) =>
  `<div data-dt><dt data-dt>${name}</dt><dd class="number" data-dt>${value}</dd>${hint ? `<dd class="hint" data-dt>${hint}</dd>` : ''}</div>`;

const terms = ({ cost, minimum, freeFrom, taxRate }: ReturnType<typeof termsOf>) =>
  `<dl data-dt>${term(words.cost, cost ?? words.free, taxRate && words.vat(taxRate))}${term(words.minimum, minimum ?? words.noMinimum, minimum && words.valueHint)}${freeFrom ? term(words.freeFrom, words.freeFromValue(freeFrom), words.valueHint) : ''}</dl>`;

function intro({ branch, name, area }: AreaOfBranch, crumbs: readonly Crumb[], href: string): string {
  const [image] = branch.images;
  const picture = image
    ? `<img src="${imageUrl(image, 'category', 960)}" srcset="${imageUrl(image, 'category', 640)} 640w, ${imageUrl(image, 'category', 960)} 960w, ${imageUrl(image)} 1600w" sizes="(min-width: 48rem) 30rem, 100vw" alt="" width="1600" height="900" fetchpriority="high" decoding="async" data-hu>`
    : '';
  return `<section class="intro" data-hu><div class="page" data-hu>${breadcrumbs(crumbs)}<div class="inner${image ? '' : ' plain'}" data-hu><div class="words" data-hu><h1 data-hu><span data-hu>${words.heading}</span> ${esc(name)}</h1><p class="lead" data-hu>${esc(words.lead(branch.name))}</p><a class="button" href="${href}" data-hu>${words.orderNow}</a></div>${picture}</div>${terms(termsOf(area))}</div></section>`;
}

function dish(product: Product, href: string): string {
  const row = productRow(product, true, config.currency);
  const price = `${row.price} ${row.per}`.trim();
  const picture = each(
    product.images.slice(0, 1),
    (image) =>
      `<img ${sources(image, 'product', 320, [160, 320, 640])} sizes="(min-width: 64rem) 12rem, (min-width: 40rem) 30vw, 45vw" alt="" width="320" height="320" loading="lazy" decoding="async" data-rf>`,
  );
  return `<li data-rf>${picture}<h3 data-rf><a href="${href}" data-rf>${esc(product.name)}</a></h3><p class="number" data-rf>${price}</p></li>`;
}

const taste = (dishes: readonly Product[], href: string) =>
  dishes.length > 0
    ? `<section aria-labelledby="kostprobe" data-rf><h2 id="kostprobe" data-rf>${words.taste}</h2><ul data-rf>${each(dishes, (one) => dish(one, href))}</ul><a class="button quiet" href="${href}" data-rf>${words.wholeMenu}</a></section>`
    : '';

const day = ({ day: date, weekday, hours }: DaySchedule) =>
  `<tr data-day="${date}" data-ky><th scope="row" data-ky>${weekdays[weekday]}</th><td class="number" data-ky>${hours.length === 0 ? home.closed : ''}${each(hours, ({ from, to }) => `<span data-ky>${home.range(from, to)}</span>`)}</td></tr>`;

const hoursOf = (branch: Branch, week: readonly DaySchedule[]) =>
  `<section aria-labelledby="lieferzeiten" data-ky><h2 id="lieferzeiten" data-ky>${words.hours}</h2><table aria-labelledby="lieferzeiten" data-ky><tbody data-ky>${each(week, day)}</tbody></table>${branch.isPreorderEnabled ? `<p data-ky>${words.preorder}</p>` : ''}</section>`;

const neighbours = (branch: Branch, others: readonly AreaOfBranch[]) =>
  `<section aria-labelledby="weitere-gebiete" data-xh><h2 id="weitere-gebiete" data-xh>${words.others}</h2><ul data-ah>${each(
    others,
    ({ name, path }) => `<li data-ah><a class="button quiet" href="${path}" data-ah>${esc(name)}</a></li>`,
  )}</ul><a href="${storeOf(branch)}#liefergebiete" data-xh>${words.allAreas}</a></section>`;

export function render({ place }: { place: AreaOfBranch }): string {
  const { branch, area, name, path } = place;
  const others = areasOf(branch).filter((one) => one.path !== path);
  const week = weekSchedule(modeRules(branch, 'delivery'), today);
  const hasHours = week.some(({ hours }) => hours.length > 0);
  const crumbs = [...branchCrumbs(branch), { name, path }];
  const href = `${storeOf(branch)}?${new URLSearchParams({ area: name }).toString()}`;
  const now = { currency: config.currency, today: dayOf(Date.now(), config.timezone) };
  const isSingle = !hasHours || others.length === 0;
  return page({
    kind: 'area',
    path,
    title: words.title(name, branch.name),
    description: areaDescription(branch, area, termsOf(area)),
    branch,
    picture: sharePicture(partOf(branch), branch),
    main: (next) =>
      `${intro(place, crumbs, href)}<div class="page parts" data-xh>${taste(tasteOf(groupsOf(branch)), href)}<div class="sides${isSingle ? ' single' : ''}" data-xh>${hasHours ? hoursOf(branch, week) : ''}${others.length > 0 ? neighbours(branch, others) : ''}</div></div>${linkedData([deliveryService(branch, area, path, now), restaurantContact(branch), breadcrumbList(crumbs)])}${next()}`,
  });
}
