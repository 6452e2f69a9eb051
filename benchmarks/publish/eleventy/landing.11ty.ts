import { imageUrl, sharePicture } from '../../../src/content/images.ts';
import {
  areaOffers,
  deliveryFacts,
  heroPictures,
  tagsOfBranch,
  usedTags,
  chipRangesOf,
} from '../../../src/content/landing.ts';
import { organization, webSite } from '../../../src/content/structured-data/json-ld.ts';
import { branchSearch, landing } from '../../../src/content/texts/landing.ts';
import { MODE_NAMES as modes } from '../../../src/lib/domain/words/modes.ts';
import type { Branch } from '../../../src/lib/contract/branches.ts';
import { offeredModes } from '../../../src/lib/domain/modes.ts';
import { areasMarkup, branchMarkup } from '../../../src/lib/stores/landing/landing.ts';
import { chip, each, esc, linkedData, page, sources } from './layout.ts';
import { branches, config, shop, storeOf } from './shop.ts';

export const data = { permalink: '/index.html', eleventyExcludeFromCollections: true };

const PATHS = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20.5 20.5',
  takeaway: 'M5.5 8h13l1 12.5h-15L5.5 8ZM9 10.5V7a3 3 0 0 1 6 0v3.5',
  delivery:
    'M6.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm11.5 0a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 17h6.5l1-5.5L14.5 5H12m3.3 3H18M3 12.5c1-2 2.500-2.500 4.500-2.500H10l1.500 5',
  dineIn:
    'M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12Zm0-3.200a2.800 2.800 0 1 0 0-5.600 2.800 2.800 0 0 0 0 5.600ZM2.500 5v5.500M2.500 10.500V19M21.500 5v14',
} as const;
const MANY = 24;

const icon = (name: keyof typeof PATHS) =>
  `<svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" data-aq><path d="${PATHS[name]}" data-aq></path></svg>`;

function finder(): string {
  const tags = usedTags(shop);
  const names = JSON.stringify(tags.map(({ id, name }) => [id, name]));
  const search = config.enablePluginSearch
    ? `<label class="search" data-ep><span class="hidden-visually" data-ep>${branchSearch.label}</span>${icon('search')}<input type="search" name="branch" placeholder="${branchSearch.placeholder}" autocomplete="postal-code" enterkeyhint="search" spellcheck="false" data-ep></label>`
    : '';
  const chips = each(tags, ({ id, name, image }) => {
    const picture = image
      ? `<img src="${imageUrl(image, 'category', 160)}" alt="" width="24" height="24" loading="lazy" data-ep>`
      : '';
    return `<button type="button" aria-pressed="false" data-tag="${id}" data-ep>${picture}${esc(name)}</button>`;
  });
  const filter =
    config.enablePluginTags && tags.length > 0
      ? `<div class="tags" role="group" aria-label="${branchSearch.tags}" data-ep>${chips}</div>`
      : '';
  return `<div class="finder" role="search" data-finder="${esc(names)}" data-ep>${search}${filter}</div>`;
}

function hero(): string {
  const pictures = heroPictures(shop);
  const shown = pictures.slice(0, pictures.length < 6 ? 3 : 6);
  const isLaid = shown.length >= 3;
  const heading = (config.title || config.shopName).replaceAll(' –', '\u00a0–');
  const table = each(
    shown,
    (image, place) =>
      `<img ${sources(image, 'product', 320, [160, 320, 640])} sizes="(min-width: 64rem) 13rem, 7rem" alt="" width="320" height="320" fetchpriority="${place < 2 ? 'high' : 'auto'}" decoding="async" data-mr>`,
  );
  const lead = config.description ? `<p class="lead" data-mr>${esc(config.description)}</p>` : '';
  const laid = isLaid
    ? `<div class="table${shown.length === 3 ? ' short' : ''}" aria-hidden="true" data-mr>${table}</div>`
    : '';
  return `<section class="hero${isLaid ? '' : ' plain'}" data-mr><div class="page inner" data-mr><div class="words" data-mr><h1 data-mr>${esc(heading)}</h1>${lead}${config.enablePluginSearch || config.enablePluginTags ? finder() : ''}</div>${laid}</div></section>`;
}

function card(branch: Branch, isEager: boolean): string {
  const [image] = branch.images;
  const address = [branch.street, `${branch.zipCode} ${branch.city}`.trim()].filter(Boolean).join(', ');
  const facts = deliveryFacts(branch, config.currency);
  const areas = areasMarkup(areaOffers(branch, config.currency));
  const tags = tagsOfBranch(shop, branch);
  const picture = image
    ? `<img ${sources(image, 'category', 640, [320, 640, 960])} sizes="(min-width: 84rem) 24rem, (min-width: 64rem) 31vw, (min-width: 40rem) 42vw, 92vw" alt="" width="640" height="360" loading="${isEager ? 'eager' : 'lazy'}" fetchpriority="${isEager ? 'high' : 'auto'}" decoding="async" data-4g>`
    : '';
  const offers = each(offeredModes(branch), (mode) => `<li data-4g>${icon(mode)}${modes[mode]}</li>`);
  return `<li class="card${image ? '' : ' plain'}" data-branch="${esc(branchMarkup(branch))}"${areas ? ` data-areas="${esc(areas)}"` : ''} data-4g>${picture}<p class="state" data-4g>${chip(chipRangesOf(branch, config.timezone))}</p><div class="words" data-4g><h3 data-4g><a href="${storeOf(branch)}" data-name data-4g>${esc(branch.name)}</a></h3>${address ? `<p class="address" data-address data-4g>${esc(address)}</p>` : ''}<ul class="offers" aria-label="${landing.offers}" data-4g>${offers}</ul>${facts.length > 0 ? `<p class="facts number" data-4g>${each(facts, (fact) => `<span data-4g>${fact}</span>`)}</p>` : ''}${tags.length > 0 ? `<ul class="tags" aria-label="${landing.tags}" data-4g>${each(tags, ({ name }) => `<li data-4g>${esc(name)}</li>`)}</ul>` : ''}<span class="button" aria-hidden="true" data-4g>${landing.orderNow}</span></div></li>`;
}

function list(): string {
  const count = branches.length;
  const hasFinder = config.enablePluginSearch || config.enablePluginTags;
  const offers = hasFinder
    ? `<ul class="delivering" aria-label="${branchSearch.delivery}" data-offers hidden data-js></ul><button type="button" class="button quiet" data-show-all hidden data-js>${branchSearch.showAll}</button>`
    : '';
  const found = hasFinder
    ? `<p role="status" data-result data-js>${branchSearch.found(count, count)}</p>`
    : '';
  const isPictured = branches.some(({ images }) => images.length > 0);
  return `<section class="page list" aria-labelledby="branches" data-js><div class="head" data-js><h2 id="branches" tabindex="-1" data-js>${landing.branches}</h2>${found}</div>${offers}<ul class="branches${count > MANY ? ' many' : ''}${isPictured ? ' pictured' : ''}" data-js>${each(branches, (branch, place) => card(branch, place === 0))}</ul></section>`;
}

export const render = (): string =>
  page({
    kind: 'landing',
    path: '/',
    picture: sharePicture(shop),
    main: (next) => `${hero()}${list()}${linkedData([webSite(config), organization(config)])}${next()}`,
  });
