import { areaLinks } from '../../../src/content/delivery-area.ts';
import { branchDescription } from '../../../src/content/search-engines.ts';
import { imageUrl, sharePicture } from '../../../src/content/images.ts';
import { tagsOfBranch } from '../../../src/content/landing.ts';
import { noticeAhead } from '../../../src/content/branch-page.ts';
import { chipRangesOf } from '../../../src/content/open-hours.ts';
import { branchCrumbs, breadcrumbList } from '../../../src/content/structured-data/json-ld.ts';
import { restaurant } from '../../../src/content/structured-data/restaurant.ts';
import { cartBar } from '../../../src/content/texts/cart-bar.ts';
import { opening } from '../../../src/content/texts/branch-page.ts';
import { cart, toast } from '../../../src/content/texts/cart.ts';
import { product as dish } from '../../../src/content/texts/dish.ts';
import { deliveryArea } from '../../../src/content/texts/delivery-area.ts';
import { menu } from '../../../src/content/texts/menu.ts';
import { search } from '../../../src/content/texts/search.ts';
import { shell } from '../../../src/content/texts/shell.ts';
import { CROSS_PATH } from '../../../src/islands/controls/icons.ts';
import type { BranchData } from '../../../src/lib/client/page-data.ts';
import type { Branch } from '../../../src/lib/contract/branches.ts';
import { dayOf } from '../../../src/lib/domain/dates.ts';
import { categoryBar, type MenuGroup, type MenuProduct } from '../../../src/lib/domain/menu.ts';
import { asCents, formatMoney } from '../../../src/lib/domain/money.ts';
import { menuMarkup, productMarkup } from '../../../src/lib/stores/menu/product-markup.ts';
import { menuPrice } from '../../../src/lib/stores/menu/product-row.ts';
import { chip, each, esc, json, linkedData, page, sources } from './layout.ts';
import { branches, config, dataOf, groupsOf, shop, storeOf, partOf } from './shop.ts';

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
  const price = menuPrice(product);
  const isPlain = product.config.parts.length === 0;
  const hidden = isOrderable ? '' : ' hidden';
  return `<li class="product${image ? '' : ' plain'}${isOrderable ? '' : ' sold-out'}" data-product="${esc(productMarkup(product))}"><div class="words"><h3><button type="button" data-open${isOrderable ? '' : ' disabled'} data-name>${esc(product.name)}</button></h3>${
    product.type === 'bundle' ? `<span class="chip bundle">${menu.bundle}</span>` : ''
  }${
    product.description ? `<p class="description" data-description>${esc(product.description)}</p>` : ''
  }<p class="price number"><span data-price>${price.isFrom ? `${menu.from} ` : ''}${formatMoney(price.cents, config.currency)}</span>${
    price.per ? `<span class="per" data-per>${menu.per(price.per)}</span>` : ''
  }<span class="chip" data-sold-out${isOrderable ? ' hidden' : ''}>${menu.soldOut}</span></p></div>${
    image
      ? `<img ${sources(image, 'product', 320, [160, 320, 640])} sizes="(min-width: 48rem) 9rem, 7.25rem" alt="" width="320" height="320" loading="${isEager ? 'eager' : 'lazy'}" decoding="async">`
      : ''
  }<button type="button" class="plus" data-add="${isPlain ? 'at-once' : 'after-choice'}" aria-label="${esc(isPlain ? menu.add(product.name) : menu.choose(product.name))}"${hidden}>${PLUS}</button></li>`;
}

const group = ({ category, products }: MenuGroup, place: number) =>
  `<section class="group" id="kategorie-${category.id}" aria-labelledby="titel-${category.id}" data-category="${category.id}" style="--rows: ${products.length}" data-astro-cid-xrc56gie><h2 id="titel-${category.id}" data-astro-cid-xrc56gie>${esc(category.name)}</h2><ul class="products" data-astro-cid-xrc56gie>${each(products, (one, index) => row(one, place === 0 && index < EAGER))}</ul></section>`;

const bar = (categories: { id: number; name: string }[]) =>
  config.enablePluginCategoryBar && categories.length > 1
    ? `<nav class="bar" aria-label="${menu.categories}" data-category-bar data-astro-cid-aqnynjwi><ul data-astro-cid-aqnynjwi>${each(
        categories,
        ({ id, name }, place) =>
          `<li data-astro-cid-aqnynjwi><a href="#kategorie-${id}"${place === 0 ? ' aria-current="true"' : ''} data-astro-cid-aqnynjwi>${esc(name)}</a></li>`,
      )}</ul></nav>`
    : '';

function intro(branch: Branch, known: BranchData): string {
  const [image] = branch.images;
  const notice = noticeAhead(known, config.timezone);
  const phone = branch.phone
    ? `<a href="tel:${branch.phone.replace(/[^\d+]/g, '')}" data-astro-cid-x7bphdfl>${branch.phone.replaceAll(' ', '\u00a0')}</a>`
    : '';
  const picture = image
    ? `<img src="${imageUrl(image, 'category', 960)}" srcset="${imageUrl(image, 'category', 640)} 640w, ${imageUrl(image, 'category', 960)} 960w, ${imageUrl(image)} 1600w" sizes="(min-width: 48rem) 30rem, 100vw" alt="" width="1600" height="900" fetchpriority="high" decoding="async" data-astro-cid-x7bphdfl>`
    : '';
  return `<section class="intro" data-astro-cid-x7bphdfl><div class="page inner" data-astro-cid-x7bphdfl><div class="words" data-astro-cid-x7bphdfl><h1 data-astro-cid-x7bphdfl>${esc(branch.name)}</h1><p class="facts" data-astro-cid-x7bphdfl><span class="state" data-astro-cid-x7bphdfl>${chip(chipRangesOf(branch, config.timezone))}</span><span data-astro-cid-x7bphdfl>${esc(branch.street)}, ${esc(branch.zipCode)} ${esc(branch.city)}</span>${phone}</p><noscript><p class="notice" data-astro-cid-x7bphdfl>${shell.noScript}</p></noscript></div><div class="stage${image ? '' : ' plain'}" data-astro-cid-x7bphdfl>${picture}<p class="notice" aria-live="polite" data-notice="${esc(JSON.stringify(notice))}" hidden data-astro-cid-x7bphdfl></p></div></div></section>`;
}

function areas(branch: Branch): string {
  const links = areaLinks(branch);
  if (links.length === 0) return '';
  const list = each(
    links,
    ({ name, path }) =>
      `<li data-astro-cid-nahqqkgs><a href="${path}" data-astro-cid-nahqqkgs>${esc(name)}</a></li>`,
  );
  return `<section class="areas" id="liefergebiete" aria-labelledby="liefergebiete-titel" data-astro-cid-t3pc4kfe><h2 id="liefergebiete-titel" data-astro-cid-t3pc4kfe>${deliveryArea.areas}</h2><p data-astro-cid-t3pc4kfe>${deliveryArea.areasHint}</p><ul data-astro-cid-nahqqkgs>${list}</ul></section>`;
}

const cartOf = ({ identifier }: Branch) =>
  `<div class="cart" data-cart data-astro-cid-5x2ukcu5><section class="panel" id="warenkorb" aria-label="${cart.heading}" data-cart-panel data-astro-cid-5x2ukcu5><h2 data-astro-cid-5x2ukcu5>${cart.heading}</h2><p class="invitation" data-astro-cid-5x2ukcu5>${cart.emptyInvitation}</p></section><button type="button" class="toggle" aria-expanded="false" aria-controls="warenkorb" data-cart-toggle data-branch="${identifier}" data-astro-cid-5x2ukcu5><span class="count number" data-cart-count aria-hidden="true" data-astro-cid-5x2ukcu5>0</span><span data-cart-words data-astro-cid-5x2ukcu5>${cartBar.empty}</span><span class="total number" data-cart-total data-about="${menu.approximately}" data-astro-cid-5x2ukcu5>${formatMoney(asCents(0), config.currency)}</span></button></div><dialog class="cart-sheet" aria-label="${cart.heading}" data-cart-sheet data-astro-cid-5x2ukcu5></dialog><div class="toast" role="status" data-toast data-added="${toast.added}" data-not-kept="${toast.notKept}" data-astro-cid-5x2ukcu5></div>`;

const OPENING = `<template data-dish><dialog class="modal product-dialog" aria-labelledby="opening" aria-busy="true"><form class="sheet" method="dialog"><div class="scroll"><div class="picture" data-picture></div><div class="top"><h2 id="opening">${opening.dish}</h2><button type="submit" class="close" aria-label="${dish.close}"><svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="${CROSS_PATH}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"></path></svg></button></div><p class="opening number"></p></div></form></dialog></template>`;

export function render({ branch }: { branch: Branch }): string {
  const known = dataOf(branch);
  const groups = groupsOf(branch);
  const categories = categoryBar(groups);
  const day = dayOf(Date.now(), config.timezone);
  return page({
    kind: 'branch',
    path: storeOf(branch),
    title: search.branchTitle(branch.name, branch.city),
    description: branchDescription(branch, groups),
    branch,
    picture: sharePicture(partOf(branch), branch),
    main: (next) =>
      `${intro(branch, known)}<div class="page store" data-astro-cid-6d2nlf42><div class="menu" data-menu="${esc(menuMarkup())}" data-astro-cid-6d2nlf42>${bar(categories)}${groups.length === 0 ? `<p class="empty" data-astro-cid-xrc56gie>${menu.empty}</p>` : ''}${each(groups, group)}${areas(branch)}</div>${cartOf(branch)}${OPENING}</div>${json(known)}${linkedData([restaurant(branch, groups, tagsOfBranch(shop, branch), { config, today: day }), breadcrumbList(branchCrumbs(branch))])}${next()}`,
  });
}
