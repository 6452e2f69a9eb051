import type { DateTime } from 'luxon';
import type { Branch } from './branch.ts';
import type { PriceSettings } from './cart-sum.ts';
import { areasForPages, isLocated } from './delivery-place.ts';
import { countryOf, orderButton, type CountryChoice, type OrderButtonWording } from './country.ts';
import { modeRanges, SEARCH_DAYS } from './hours.ts';
import type { Mode } from './modes.ts';
import { offeredPaymentMethods, type PaymentConfig, type PaymentMethod } from './payment-methods.ts';
import { mergeRanges } from './hours-rules.ts';
import type { OpenRange } from './open-ranges.ts';
import { taxNote } from './tax-rates.ts';
import { phoneCountry, type PhoneCountry } from './phone.ts';

/** How many days of opening times pages contain; a nightly build renews them (DESIGN section 6). */
export const DAYS_AHEAD = 14;

/** A page's facts about its branch that do not depend on the day. */
export interface BranchFacts<B, T> {
  branch: B;
  tables: T[];
  paymentMethods: PaymentMethod[];
  orderButtonWording: 'standard' | 'binding';
  prices: PriceSettings;
  /** What stands at prices about tax; '': nothing. */
  taxNote: string;
  /** Where its customers dial; null: numbers need their country code. */
  phoneCountry: PhoneCountry | null;
}

/** The fields of a branch that the scripts of its menu use; the others are for the checkout. */
const MENU_FIELDS = [
  'id',
  'identifier',
  'street',
  'city',
  'phone',
  'openingHours',
  'deliveryHours',
  'isDeliveryHoursEnabled',
  'isDeliveryEnabled',
  'isTakeawayEnabled',
  'isDineInEnabled',
  'isTableSelectionEnabled',
  'orderableFrom',
  'deliveryAreas',
  'deliveryBy',
] as const satisfies readonly (keyof Branch)[];

/** A branch as the page of its menu carries it. */
export type MenuBranch = Pick<Branch, (typeof MENU_FIELDS)[number]>;

/** The facts that the branch page needs. */
export function menuFacts<F extends { branch: Branch; tables: unknown }>(
  facts: F,
): { branch: MenuBranch; tables: F['tables'] } {
  const entries = MENU_FIELDS.map((field) => [field, facts.branch[field]]);
  return { branch: Object.fromEntries(entries) as MenuBranch, tables: facts.tables };
}

/** The facts for a branch's pages, besides its menu. */
export function branchFacts<B extends Branch, T extends { branch: { id: number } }>(
  branch: B,
  tables: readonly T[],
  config: PaymentConfig &
    Partial<PriceSettings> & {
      orderButtonWording: OrderButtonWording;
      country?: CountryChoice;
      isSmallBusiness?: boolean;
      timezone: string;
      currency: string;
    },
): BranchFacts<B, T> {
  return {
    // Pages show tags and pictures without a script, and only the landing page's search needs keywords.
    branch: {
      ...branch,
      ...(isLocated(branch) && { deliveryAreas: areasForPages(branch) }),
      keywords: '',
      tags: [],
      images: [],
    },
    tables: tablesOf(tables).get(branch.id) ?? [],
    paymentMethods: offeredPaymentMethods(branch, config),
    orderButtonWording: orderButton(config.orderButtonWording, countryOf(config, branch)),
    taxNote: taxNote(config, branch),
    // Other APIs may lack them.
    prices: {
      deliveryTaxing: config.deliveryTaxing ?? 'area',
      enableTips: config.enableTips ?? false,
      tipsTaxRate: config.tipsTaxRate ?? null,
    },
    phoneCountry: phoneCountry(config, branch),
  };
}

const known = new WeakMap<object, ReadonlyMap<number, unknown[]>>();

/** Tables by branch; cached per list, which must not be mutated. */
function tablesOf<T extends { branch: { id: number } }>(tables: readonly T[]): ReadonlyMap<number, T[]> {
  const byBranch = known.get(tables) ?? Map.groupBy(tables, ({ branch }) => branch.id);
  known.set(tables, byBranch);
  return byBranch as ReadonlyMap<number, T[]>;
}

/** When a branch is open from `today` (a start of day) on, in any way and for delivery, as instants. */
export function rangesAhead(
  branch: Branch,
  today: DateTime,
): { opening: OpenRange[]; delivery: OpenRange[] } {
  return {
    opening: modeAhead(branch, 'takeaway', today),
    delivery: modeAhead(branch, 'delivery', today),
  };
}

/** When a mode is available in the next days, else its next time after, so that the page can name it. */
function modeAhead(branch: Branch, mode: Mode, today: DateTime): OpenRange[] {
  const ahead = modeRanges(branch, mode, today, today.plus({ days: DAYS_AHEAD }));
  return ahead.length > 0
    ? ahead
    : modeRanges(branch, mode, today, today.plus({ days: SEARCH_DAYS })).slice(0, 1);
}

/** When a branch is open in any way, for its chip (SPEC section 4 'Opening hours'). */
export function chipRanges(
  branch: Pick<Branch, 'isDeliveryEnabled'>,
  { opening, delivery }: { opening: OpenRange[]; delivery: OpenRange[] },
): OpenRange[] {
  return branch.isDeliveryEnabled ? mergeRanges([...opening, ...delivery]) : opening;
}
