import type { Branch } from '../lib/contract/branches.ts';
import type { Config } from '../lib/contract/config.ts';
import { areaPages } from '../lib/contract/site-pages.ts';
import { modeRules, weekSchedule, type DaySchedule } from '../lib/domain/hours.ts';
import type { MenuGroup } from '../lib/domain/menu.ts';
import { asCents, formatMoney, toCents } from '../lib/domain/money.ts';
import { deliveryPrice, freeDeliveryFrom } from '../lib/domain/cart-sum.ts';
import type { Product } from '../lib/domain/product.ts';
import { formatAmount } from '../lib/domain/quantity.ts';
import { publicBranch } from './branch-page.ts';
import { startOfToday } from './memo.ts';
import { shop } from './shop.ts';
import { deliveryArea as words } from './texts/delivery-area.ts';
import { BASE } from '../lib/domain/words/locale.ts';

type Area = Branch['deliveryAreas'][number];

/** An area and the address of its page. */
export interface AreaLink {
  name: string;
  path: string;
}

/** Delivery fees of an area in words; null: none. */
export interface AreaTerms {
  /** Null: nothing. */
  cost: string | null;
  minimum: string | null;
  freeFrom: string | null;
  /** The tax rate included in the fee, '7' or '7,7' as the language writes it; null: none, or there is no fee. */
  taxRate: string | null;
}

/** Two rows on a large screen. */
const TASTE = 6;

/** One screen of links; the others are on the branch's page. */
const NEIGHBOURS = 24;

/** URL parameters of the page of every delivery area. */
export async function areaParams(): Promise<{ branchIdentifier: string; area: string }[]> {
  const { branches } = await shop();
  return branches.flatMap((branch) =>
    areaPages(branch).map(({ slug }) => ({ branchIdentifier: branch.identifier, area: slug })),
  );
}

/** Links to the pages of a branch's delivery areas; none where it does not deliver. */
export function areaLinks(branch: Branch, pages = areaPages(branch)): AreaLink[] {
  return pages.map(({ slug, area }) => ({
    name: area.area,
    path: `${BASE}/store/${branch.identifier}/lieferung/${slug}`,
  }));
}

/** Finds an area by the URL's parameters; null if it has no page. */
export async function areaPage(identifier: string | undefined, slug: string | undefined) {
  const current = await shop();
  const branch = publicBranch(current, identifier);
  const pages = branch ? areaPages(branch) : [];
  const place = pages.findIndex((one) => one.slug === slug);
  const area = pages[place]?.area;
  if (!branch || !area) return null;
  const links = areaLinks(branch, pages);
  const first = Math.max(0, Math.min(place - NEIGHBOURS / 2, links.length - NEIGHBOURS - 1));
  return {
    config: current.config,
    branch,
    area,
    path: links[place]?.path ?? '',
    others: links.slice(first, first + NEIGHBOURS + 1).filter(({ name }) => name !== area.area),
    hours: deliveryHours(branch, startOfToday(current.config.timezone)),
    terms: areaTerms(area, current.config),
  };
}

/** The delivery hours of the week of the build; none if no day has any. */
function deliveryHours(branch: Branch, today: ReturnType<typeof startOfToday>): DaySchedule[] {
  const week = weekSchedule(modeRules(branch, 'delivery'), today);
  return week.some(({ hours }) => hours.length > 0) ? week : [];
}

function areaTerms(area: Area, { currency }: Pick<Config, 'currency'>): AreaTerms {
  const cost = deliveryPrice(asCents(0), area);
  const minimum = toCents(area.minimumOrderValue);
  const freeFrom = freeDeliveryFrom(asCents(0), area);
  return {
    cost: cost > 0 ? formatMoney(cost, currency) : null,
    minimum: minimum > 0 ? formatMoney(minimum, currency) : null,
    freeFrom: freeFrom === null ? null : formatMoney(freeFrom, currency),
    taxRate: cost > 0 && area.tax > 0 ? formatAmount(area.tax) : null,
  };
}

/** An area's terms in one sentence, for search engines. */
export function areaDescription(branch: Branch, area: Area, { cost, minimum, freeFrom }: AreaTerms): string {
  return words.description(branch.name, area.area, factsOf({ cost, minimum, freeFrom }));
}

function factsOf({ cost, minimum, freeFrom }: Omit<AreaTerms, 'taxRate'>): string[] {
  return [
    cost === null ? words.facts.free : words.facts.cost(cost),
    minimum && words.facts.minimum(minimum),
    freeFrom && words.facts.freeFrom(freeFrom),
  ].filter((fact) => fact !== null);
}

/** An area's fees, as parts of a sentence. */
export const areaFacts = (area: Area, config: Pick<Config, 'currency'>): string[] =>
  factsOf(areaTerms(area, config));

/** A few available dishes: one of each category, then a second of each; those with a picture first. */
export function tasteOf(groups: readonly MenuGroup[]): Product[] {
  const dishes = groups.map(({ products }) =>
    products.filter(({ isOrderable }) => isOrderable).map(({ product }) => product),
  );
  const pictured = dishes.map((some) => some.filter(({ images }) => images.length > 0));
  const hasEnough = pictured.flat().length >= TASTE;
  const source = hasEnough ? pictured : dishes;
  const longest = Math.max(0, ...source.map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, round) => source.flatMap((some) => some[round] ?? []));
  return [...new Map(rounds.flat().map((product) => [product.id, product])).values()].slice(0, TASTE);
}
