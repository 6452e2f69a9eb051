import { createHash } from 'node:crypto';
import type { Branch } from '../lib/contract/branches.ts';
import type { Tag, Block } from '../lib/contract/entities.ts';
import type { Shop } from '../lib/contract/shop.ts';
import { chipRanges, rangesAhead } from '../lib/domain/branch-facts.ts';
import { deliveryPrice } from '../lib/domain/cart-sum.ts';
import { directionsTo } from '../lib/domain/contact-links.ts';
import { modeRules, weekSchedule, type DaySchedule } from '../lib/domain/hours.ts';
import { dishPictures } from '../lib/domain/menu.ts';
import { offeredModes } from '../lib/domain/modes.ts';
import { asCents, formatMoney, toCents } from '../lib/domain/money.ts';
import { openCountSteps, type OpenCountStep } from '../lib/domain/open-count.ts';
import type { OpenRange } from '../lib/domain/open-ranges.ts';
import type { ImageRef } from '../lib/domain/product.ts';
import type { AreaOffer } from '../lib/domain/search.ts';
import { onceADay, startOfToday } from './memo.ts';
import { landing } from './texts/landing.ts';

// Opening states of branches for the days in the page data; computed once for all pages.

const known = onceADay((branch: Branch, today) => {
  const openRanges = rangesAhead(branch, today);
  return { openRanges, chip: chipRanges(branch, openRanges) };
});

/** When a branch is open and when it delivers, in the shop's time zone. */
export const openRangesOf = (
  branch: Branch,
  timezone: string,
): { opening: OpenRange[]; delivery: OpenRange[] } => known(branch, timezone).openRanges;

/**
 * When a branch is open in any mode, for its chip on the landing page, the toolbar and its own page (SPEC
 * section 4).
 */
export const chipRangesOf = (branch: Branch, timezone: string): OpenRange[] => known(branch, timezone).chip;

/**
 * The number of open branches is on every page without a branch, so it covers fewer days than a branch's
 * hours.
 */
const COUNTED_DAYS = 4;

/** Keyed by the branches, which most edits do not change. */
const countsOf = onceADay((branches: Shop['branches'], today, timezone) => {
  const to = today.plus({ days: COUNTED_DAYS });
  const open = branches.filter(({ isPublic }) => isPublic);
  return openCountSteps(
    open.map((branch) => chipRangesOf(branch, timezone)),
    today.toMillis(),
    to.toMillis(),
  );
});

/** The number of open branches over the coming days (SPEC section 2 'Toolbar'). */
export const openCounts = ({ branches, config }: Shop): OpenCountStep[] =>
  countsOf(branches, config.timezone);

/** The number of places in the hero. */
const HERO_PICTURES = 6;

/** A branch's tags in the shop's order. */
export function tagsOfBranch({ tags }: Shop, branch: Branch): Tag[] {
  return tags.filter(({ id }) => branch.tags.some((own) => own.id === id));
}

/** The tags to filter by: those that any branch has. */
export function usedTags({ tags, branches }: Shop): Tag[] {
  const used = new Set(branches.flatMap((branch) => branch.tags.map(({ id }) => id)));
  return tags.filter(({ id }) => used.has(id));
}

/** The lowest delivery fee and minimum order value, in words; empty if nothing is delivered. */
export function deliveryFacts(branch: Branch, currency: string): string[] {
  if (!offeredModes(branch).includes('delivery')) return [];
  const prices = branch.deliveryAreas.map((area) => deliveryPrice(asCents(0), area));
  const minimums = branch.deliveryAreas.map((area) => toCents(area.minimumOrderValue));
  const [price, minimum] = [prices, minimums].map((all) => ({
    least: asCents(Math.min(...all)),
    most: Math.max(...all),
  }));
  const facts: string[] = [];
  if (price) {
    const amount = formatMoney(price.least, currency);
    if (price.most === 0) facts.push(landing.deliveryFree);
    else if (price.least === 0) facts.push(landing.deliveryFreePartly);
    else facts.push(price.least < price.most ? landing.deliveryFrom(amount) : landing.deliveryFor(amount));
  }
  if (minimum && minimum.most > 0) {
    const amount = formatMoney(minimum.least, currency);
    facts.push(minimum.least < minimum.most ? landing.minimumFrom(amount) : landing.minimum(amount));
  }
  return facts;
}

/** A branch's delivery areas for the search, with their terms in words; none where it does not deliver. */
export function areaOffers(branch: Branch, currency: string): AreaOffer[] {
  const delivers = branch.isPublic && offeredModes(branch).includes('delivery');
  // Nobody searches for a distance.
  if (!delivers || branch.deliveryBy === 'distance') return [];
  return branch.deliveryAreas.map((area) => {
    const [price, minimum] = [deliveryPrice(asCents(0), area), toCents(area.minimumOrderValue)];
    const terms = [
      price > 0 ? formatMoney(price, currency) : landing.areaFree,
      ...(minimum > 0 ? [landing.areaMinimum(formatMoney(minimum, currency))] : []),
    ];
    return { area: area.area, terms: terms.join(', ') };
  });
}

/** Pictures of dishes: one of each category of the first menus, then a second of each. */
export function heroPictures(shop: Shop): ImageRef[] {
  const branches = shop.branches.filter(({ isPublic }) => isPublic).slice(0, HERO_PICTURES);
  return dishPictures(branches, shop, Date.now(), HERO_PICTURES);
}

/** The content block of that name if it is public (SPEC section 6). */
export function publicBlock({ blocks }: Pick<Shop, 'blocks'>, identifier: string): Block | undefined {
  return blocks.find((one) => one.identifier === identifier && one.isEnabled && one.isPublic);
}

/** A hash of a block's text, so that a browser can tell whether it has shown it. */
export function versionOf(block: Block): string {
  return createHash('sha256').update(JSON.stringify(block.data)).digest('base64url').slice(0, 10);
}

/** The opening and delivery hours of a branch for the week of the build. */
export function hoursTables(
  shop: Shop,
  branch: Branch,
): { opening: DaySchedule[]; delivery: DaySchedule[] | null } {
  const week = startOfToday(shop.config.timezone);
  const hasOwnHours = branch.isDeliveryHoursEnabled && offeredModes(branch).includes('delivery');
  return {
    opening: weekSchedule(modeRules(branch, 'takeaway'), week),
    delivery: hasOwnHours ? weekSchedule(modeRules(branch, 'delivery'), week) : null,
  };
}

/**
 * Directions on a maps service: to latitude and longitude, else with street and city as the origin (SPEC
 * section 7).
 */
export function directionsUrl({ latitude, longitude, street, city }: Branch): string {
  if (latitude !== null && longitude !== null) return directionsTo(`${latitude},${longitude}`);
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', origin: `${street} ${city}`.trim() }).toString()}`;
}
