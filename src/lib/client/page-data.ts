import type { BranchVersion } from '../contract/branch-version.ts';
import type { Donatee, Table } from '../contract/entities.ts';
import type { MenuBranch } from '../domain/branch-facts.ts';
import type { Branch } from '../domain/branch.ts';
import type { PriceSettings } from '../domain/cart-sum.ts';
import type { OpenRange } from '../domain/open-ranges.ts';
import type { PaymentMethod } from '../domain/payment-methods.ts';
import type { PhoneCountry } from '../domain/phone.ts';
import type { Answer } from './api.ts';

/** What the API says of a branch now. */
export type Version = Answer<'get /api/branches/{id}/version'>;

/** A request that takes longer counts as unanswered. */
const ANSWER_TIMEOUT_MS = 10_000;

/**
 * The version of a branch's pages as the API has it now; null where the API knows none, and throws without an answer. Every
 * page needs this before its first tap, so it works without the rest of the client.
 */
export async function readVersion(base: string, branchId: number): Promise<Version | null> {
  const response = await fetch(`${base}/api/branches/${branchId}/version`, {
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  const answer = response.status === 404 ? null : ((await response.json()) as { data: Version } | null);
  return answer && answer.data;
}

/** A page in use is checked at most this often. */
export const CHECK_EVERY_MS = 30_000;

/** When the open page was found current before its first touch, in epoch milliseconds, and what the API said. */
interface Found {
  at: number;
  live: Version | null;
}

let found: Found | undefined;

export const foundCurrent = () => found;

/** Whether the open page is as the API has it, or the API does not know; throws without an answer. */
export async function isCurrent(base: string, branchId: number, shown: BranchVersion): Promise<boolean> {
  const live = await readVersion(base, branchId);
  const isSame = !live || (live.menu === shown.menu && live.facts === shown.facts);
  if (isSame) found = { at: Date.now(), live };
  return isSame;
}

/** What every page knows of the shop, on its root element. */
export interface ShopData {
  /** Where the API is; '' for the page's own origin. */
  api: string;
  /** The key in `asp.{shop}`. */
  shop: string;
  currency: string;
  timezone: string;
  /** The configured delivery method, or ''. */
  defaultMode: string;
  /** Of promotions: in cents, from which value of goods on one may count by itself; '': only for codes; absent: there are none. */
  promotions?: string | undefined;
}

/** What a page about one branch carries for the browser, in its JSON element. */
export interface BranchData {
  branch: MenuBranch;
  /** Those that the code at a table names. */
  tables: Table[];
  /** When the branch is open in the next 14 days, at all and for delivery, as instants. */
  openRanges: { opening: OpenRange[]; delivery: OpenRange[] };
  /** The menu and facts that the page was made of, to compare with the API; a page without it does not check. */
  version?: BranchVersion;
}

/** The facts of a branch that only its checkout needs, besides those of its menu. */
export interface CheckoutFacts extends BranchData {
  branch: Branch;
  paymentMethods: PaymentMethod[];
  orderButtonWording: 'standard' | 'binding';
  prices: PriceSettings;
  /** What stands at the total about tax; '': nothing. */
  taxNote: string;
  /** Where the branch's customers dial; null: numbers need their country code. */
  phoneCountry: PhoneCountry | null;
  /** Whether prices may depend on the time that an order is for. */
  hasPriceTimes?: boolean;
}

/** A legal text: a page of ours, opened over the form, or an address elsewhere. */
export interface LegalLink {
  href: string;
  isExternal: boolean;
}

/** What the page of a checkout carries. */
export interface CheckoutData extends CheckoutFacts {
  /** Where the two texts are that a customer accepts; null where the shop has none. */
  legal: { terms: LegalLink | null; privacy: LegalLink | null };
  /** The page on withdrawal, and by which paragraph food has no such right; null: there is none. */
  withdrawal: { link: LegalLink | null; exception: string | null };
  /** The official notice on the legal guarantee: its page, and the address of its picture; absent: the shop has none. */
  guarantee?: { link: LegalLink; picture: string | null };
  /** Recipients of donations; none while the plugin is off. */
  donatees: Pick<Donatee, 'id' | 'name' | 'description'>[];
  /** Whether the shop writes SMS about an order. */
  sendsSms: boolean;
  /** Whether customers at the checkout hold the place of their half hour for some minutes. */
  holdsSlots: boolean;
  /** Whether the shop suggests what goes well with the cart. */
  hasSuggestions: boolean;
}

/** The id of the element that holds `BranchData`. */
export const BRANCH_DATA_ID = 'branch-data';

/** Reads what the page says about the shop. */
export function readShopData(root: { dataset: DOMStringMap } = document.documentElement): ShopData {
  const { api = '', shop = 'shop', currency = 'EUR', timezone = 'Europe/Berlin', mode = '' } = root.dataset;
  return { api, shop, currency, timezone, defaultMode: mode, promotions: root.dataset['promotions'] };
}

/** Reads what the page knows of its branch; throws on a page without one. */
export function readBranchData(root: Document = document): BranchData {
  const text = root.getElementById(BRANCH_DATA_ID)?.textContent;
  if (!text) throw new Error('this page carries no branch');
  return JSON.parse(text) as BranchData;
}

/** The key of a branch's value in the browser's storages (SPEC section 9 'Storage keys'). */
export function storageKey({ shop }: ShopData, { branch }: BranchData, name: string): string {
  return `asp.${shop}.${branch.identifier}.${name}`;
}
