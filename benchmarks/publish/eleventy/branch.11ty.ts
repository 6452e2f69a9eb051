import { areaLinks } from '../../../src/content/delivery-area.ts';
import { branchDescription } from '../../../src/content/search-engines.ts';
import { legendLines } from '../../../src/content/allergen-sheet.ts';
import { imageUrl, sharePicture } from '../../../src/content/images.ts';
import { hoursTables, tagsOfBranch, chipRangesOf } from '../../../src/content/landing.ts';
import { noticeAhead } from '../../../src/content/branch-page.ts';
import { branchCrumbs, breadcrumbList } from '../../../src/content/structured-data/json-ld.ts';
import { restaurant, sheetPath } from '../../../src/content/structured-data/restaurant.ts';
import { cartBar, orderChoice, cart, toast } from '../../../src/content/texts/cart.ts';
import { MODE_NAMES as modes } from '../../../src/lib/domain/words/modes.ts';
import { placeholder } from '../../../src/content/texts/branch-page.ts';
import { home } from '../../../src/content/texts/landing.ts';
import { weekdays } from '../../../src/content/texts/opening.ts';
import { product as dish } from '../../../src/content/texts/dish.ts';
import { deliveryArea } from '../../../src/content/texts/delivery-area.ts';
import { facts } from '../../../src/content/texts/facts.ts';
import { menu } from '../../../src/content/texts/menu.ts';
import { search } from '../../../src/content/texts/search.ts';
import { shell } from '../../../src/content/texts/shell.ts';
import { CROSS_PATH, FUNNEL, LENS } from '../../../src/islands/controls/icons.ts';
import type { CheckoutFacts } from '../../../src/lib/client/page-data.ts';
import type { Branch } from '../../../src/lib/contract/branches.ts';
import { deliveryTerms } from '../../../src/islands/menu/order-top.ts';
import { dayOf } from '../../../src/lib/domain/dates.ts';
import { categoryBar, type MenuGroup, type MenuProduct } from '../../../src/lib/domain/menu.ts';
import type { DaySchedule } from '../../../src/lib/domain/hours.ts';
import { chooseMode, offeredModes } from '../../../src/lib/domain/modes.ts';
import { menuMarkup, productMarkup } from '../../../src/lib/stores/menu/product-markup.ts';
import { productRow } from '../../../src/lib/stores/menu/product-row.ts';
import { rowSigns } from '../../../src/lib/stores/menu/row-signs.ts';
import { chip, each, esc, json, linkedData, page, sources } from './layout.ts';
import { branches, config, dataOf, groupsOf, menuDataOf, shop, storeOf, partOf } from './shop.ts';

export const data = {
  pagination: { data: 'branches', size: 1, alias: 'branch' },
  branches,
  eleventyExcludeFromCollections: true,
  permalink: ({ branch }: { branch: Branch }) => `${storeOf(branch)}/index.html`,
};

/** Pictures in the first view on a phone. */
const EAGER = 2;
const PLUS =
  '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M12 5v14M5 12h14" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"></path></svg>';

function row({ product, isOrderable }: MenuProduct, isEager: boolean): string {
  const [image] = product.images;
  const { price, per } = productRow(product, isOrderable, config.currency);
  const signs = rowSigns(product);
  const isPlain = product.config.parts.length === 0;
  const hidden = isOrderable ? '' : ' hidden';
  return `<li class="product${image ? '' : ' plain'}${isOrderable ? '' : ' sold-out'}" data-product="${esc(productMarkup(product))}"><div class="words"><h3><button type="button" data-open${isOrderable ? '' : ' disabled'} data-name>${esc(product.name)}</button></h3>${
    product.type === 'bundle' ? `<span class="chip bundle">${menu.bundle}</span>` : ''
  }${
    product.description ? `<p class="description" data-description>${esc(product.description)}</p>` : ''
  }<p class="price number"><span data-price>${price}</span>${
    per ? `<span class="per" data-per>${per}</span>` : ''
  }${
    signs ? `<span class="per" data-signs>${esc(signs)}</span>` : ''
  }<span class="chip" data-sold-out${isOrderable ? ' hidden' : ''}>${menu.soldOut}</span></p></div>${
    image
      ? `<img ${sources(image, 'product', 320, [160, 320, 640])} sizes="(min-width: 48rem) 9rem, 7.25rem" alt="" width="320" height="320" loading="${isEager ? 'eager' : 'lazy'}">`
      : ''
  }<button type="button" class="plus" data-add="${isPlain ? 'at-once' : 'after-choice'}" aria-label="${esc(isPlain ? menu.add(product.name) : menu.choose(product.name))}"${hidden}>${PLUS}</button></li>`;
}

const group = ({ category, products }: MenuGroup, place: number) =>
  `<section class="group" id="kategorie-${category.id}" aria-labelledby="titel-${category.id}" data-category="${category.id}" style="--rows: ${products.length}" data-rc><h2 id="titel-${category.id}" data-rc>${category.image ? `<img src="${imageUrl(category.image, 'category', 160)}" alt="" width="48" height="48" loading="lazy" data-rc>` : ''}${esc(category.name)}</h2><a class="to-cart" href="#cart" data-rc>${menu.toCart}</a><ul class="products" data-rc>${each(products, (one, index) => row(one, place === 0 && index < EAGER))}</ul></section>`;

const FIND = `<button type="button" aria-label="${menu.find}" data-find data-qn>${LENS}</button><button type="button" aria-label="${menu.filter}" data-find="filter" data-qn>${FUNNEL}</button>`;

const bar = (categories: { id: number; name: string }[]) =>
  `<div class="bar" data-qn>${FIND}${categoriesOf(categories)}</div>`;

const categoriesOf = (categories: { id: number; name: string }[]) =>
  config.enablePluginCategoryBar && categories.length > 1
    ? `<nav aria-label="${menu.categories}" data-category-bar data-qn><ul data-qn>${each(
        categories,
        ({ id, name }, place) =>
          `<li data-qn><a href="#kategorie-${id}"${place === 0 ? ' aria-current="true"' : ''} data-qn>${esc(name)}</a></li>`,
      )}</ul></nav>`
    : '';

const cell = (text: string) => `<td data-7b>${text}</td>`;
const rangesOf = ({ hours }: DaySchedule) =>
  hours.map(({ from, to }) => home.range(from, to)).join('\n') || home.closed;

function hoursOf(branch: Branch): string {
  const { opening: open, delivery } = hoursTables(shop, branch);
  const rows = each(open, (day, place) => {
    const also = delivery?.[place];
    return `<tr data-7b><th scope="row" data-7b>${weekdays[day.weekday]}</th>${cell(rangesOf(day))}${also ? cell(`${home.deliveryHours}: ${rangesOf(also)}`) : ''}</tr>`;
  });
  return `<table aria-label="${home.hours}" data-7b><tbody data-7b>${rows}</tbody></table>`;
}

function top(branch: Branch): string {
  const offered = offeredModes(branch);
  const first = chooseMode(branch, null, config.defaultDeliveryMethod) ?? 'takeaway';
  const options = each(branch.deliveryAreas, ({ area }) => `<option data-pn>${esc(area)}</option>`);
  const radios = each(
    offered,
    (mode) =>
      `<label data-pn><input type="radio" name="mode" value="${mode}"${mode === first ? ' checked' : ''} data-pn><span data-pn>${modes[mode]}</span></label>`,
  );
  const field = offered.includes('delivery')
    ? `<div class="field" data-pn><select aria-label="${orderChoice.area}" data-pn><option value="" data-pn>${orderChoice.choose}</option>${options}</select></div>`
    : '';
  const terms = first === 'delivery' ? deliveryTerms(branch.deliveryAreas, config.currency) : '';
  return `<section class="order-top" aria-label="${orderChoice.label}" data-order-top data-pn><fieldset class="mode-select" data-pn><legend class="hidden-visually" data-pn>${orderChoice.mode}</legend>${radios}</fieldset>${field}<p class="terms" data-terms data-pn><span>${modes[first]}</span><span data-earliest></span><span>${terms}</span></p></section>`;
}

function intro(branch: Branch, known: CheckoutFacts): string {
  const [image] = branch.images;
  const notice = noticeAhead(known, config.timezone);
  const phone = branch.phone
    ? `<a href="tel:${branch.phone.replace(/[^\d+]/g, '')}" data-7b>${branch.phone.replaceAll(' ', '\u00a0')}</a>`
    : '';
  const picture = image
    ? `<img src="${imageUrl(image, 'category', 960)}" srcset="${imageUrl(image, 'category', 640)} 640w, ${imageUrl(image, 'category', 960)} 960w, ${imageUrl(image)} 1600w" sizes="(min-width: 48rem) 30rem, 100vw" alt="" width="1600" height="900" decoding="async" data-7b>`
    : '';
  return `<section class="intro" data-7b><div class="page inner" data-7b><div class="words" data-7b><h1 data-7b>${esc(branch.name)}</h1><details class="facts" data-7b><summary data-7b>${chip(chipRangesOf(branch, config.timezone))}<span data-7b>${esc(branch.street)}, ${esc(branch.zipCode)} ${esc(branch.city)}</span></summary>${hoursOf(branch)}${phone}</details><noscript><p class="notice" data-7b>${shell.noScript}</p></noscript></div><div class="stage${image ? '' : ' plain'}" data-7b>${picture}<p class="notice" aria-live="polite" data-notice="${esc(JSON.stringify(notice))}" hidden data-7b></p></div></div></section>`;
}

function areas(branch: Branch): string {
  const links = areaLinks(branch);
  if (links.length === 0) return '';
  const list = each(
    links,
    ({ name, path }) => `<li data-ah><a class="button quiet" href="${path}" data-ah>${esc(name)}</a></li>`,
  );
  return `<section class="areas" id="liefergebiete" aria-labelledby="liefergebiete-titel" data-3p><h2 id="liefergebiete-titel" data-3p>${deliveryArea.areas}</h2><p data-3p>${deliveryArea.areasHint}</p><ul data-ah>${list}</ul></section>`;
}

/** The signs that stand in this menu, in words. */
function legend(branch: Branch, groups: readonly MenuGroup[]): string {
  return `<details class="legend" data-vp><summary data-vp>${facts.heading}</summary>${each(legendLines(groups), (line) => `<p data-vp>${line}</p>`)}<p data-vp>${facts.gaps}</p><a href="${sheetPath(branch)}" data-vp>${facts.sheet}</a></details>`;
}

const after = (count: number) => cartBar.products(count).slice(1);
const CART = `<div class="cart" id="cart" tabindex="-1" data-cart data-x2><section class="panel" id="warenkorb" aria-label="${cart.heading}" data-cart-panel data-x2><h2 data-x2>${cart.heading}</h2><p class="invitation" data-x2>${cart.emptyInvitation}</p></section><button type="button" class="toggle" aria-expanded="false" aria-controls="warenkorb" data-cart-toggle data-x2><span class="count number" data-cart-count aria-hidden="true" data-x2>0</span><span data-cart-words data-one="${after(1)}" data-many="${after(2)}" data-x2>${cartBar.empty}</span><span class="total number" data-cart-total data-about="${menu.approximately}" data-x2></span></button></div><dialog class="cart-sheet" aria-label="${cart.heading}" data-cart-sheet data-x2></dialog><div class="toast" role="status" data-toast data-added="${toast.added}" data-not-kept="${toast.notKept}" data-not-loaded="${toast.notLoaded}" data-x2></div>`;

const PLACEHOLDER = `<template data-dish><dialog class="modal product-dialog" aria-labelledby="opening" aria-busy="true"><form class="sheet" method="dialog"><div class="scroll"><div class="picture" data-picture></div><div class="top"><h2 id="opening">${placeholder.dish}</h2><button type="submit" class="close" aria-label="${dish.close}"><svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="${CROSS_PATH}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"></path></svg></button></div><p class="opening number"></p></div></form></dialog></template>`;

export function render({ branch }: { branch: Branch }): string {
  const known = dataOf(branch);
  const groups = groupsOf(branch);
  const categories = categoryBar(groups);
  const day = dayOf(Date.now(), config.timezone);
  return page({
    kind: 'branch',
    path: storeOf(branch),
    title: search.branchTitle(branch.name, branch.city),
    description: branchDescription(branch, groups, config),
    branch,
    picture: sharePicture(partOf(branch), branch),
    skips: groups[0] && [{ href: `#kategorie-${groups[0].category.id}`, text: menu.toDishes }],
    main: () =>
      `${intro(branch, known)}<div class="page store" data-d2>${PLACEHOLDER}${CART}<div class="menu" data-menu="${esc(menuMarkup())}" data-d2>${top(branch)}${groups.length > 0 ? bar(categories) : ''}${groups.length === 0 ? `<p class="empty" data-rc>${menu.empty}</p>` : ''}${each(groups, group)}${groups.length > 0 ? legend(branch, groups) : ''}${areas(branch)}</div></div>${json(menuDataOf(branch))}${linkedData([restaurant(branch, groups, tagsOfBranch(shop, branch), { config, today: day }), breadcrumbList(branchCrumbs(branch))])}`,
  });
}
