import type { Branch } from '../lib/contract/branches.ts';
import type { Shop } from '../lib/contract/shop.ts';
import type { Tag } from '../lib/contract/entities.ts';
import { dishPictures } from '../lib/domain/menu.ts';
import { offeredModes } from '../lib/domain/modes.ts';
import { asCents, formatMoney, toCents } from '../lib/domain/money.ts';
import { deliveryPrice } from '../lib/domain/pricing.ts';
import type { ImageRef } from '../lib/domain/product.ts';
import { landing } from './texts/landing.ts';

/** More pictures than the hero has places for are not looked for. */
const HERO_PICTURES = 6;

/** The tags that a branch carries, in the shop's order. */
export function tagsOfBranch({ tags }: Shop, branch: Branch): Tag[] {
  return tags.filter(({ id }) => branch.tags.some((own) => own.id === id));
}

/** The tags to filter by: those that any branch carries. */
export function usedTags({ tags, branches }: Shop): Tag[] {
  const used = new Set(branches.flatMap((branch) => branch.tags.map(({ id }) => id)));
  return tags.filter(({ id }) => used.has(id));
}

/** What delivery costs at least and how much has to be ordered at least, in words; nothing where none is offered. */
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

/** Pictures that make hungry: a dish of each category of the first menus, then a second of each, as far as they have any. */
export function heroPictures(shop: Shop): ImageRef[] {
  const branches = shop.branches.filter(({ isPublic }) => isPublic).slice(0, HERO_PICTURES);
  return dishPictures(branches, shop, Date.now(), HERO_PICTURES);
}
