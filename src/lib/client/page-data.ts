import type { Branch } from '../domain/branch.ts';
import type { OpenRange } from '../domain/open-ranges.ts';
import type { PaymentMethod } from '../domain/payment-methods.ts';
import type { BranchVersion } from '../contract/branch-version.ts';
import type { Donatee, Table } from '../contract/entities.ts';

/** What every page says about the shop, on its root element. */
export interface ShopData {
  /** Where the API is; '' for the page's own origin. */
  api: string;
  /** The key in `asp.{shop}`. */
  shop: string;
  currency: string;
  timezone: string;
  /** The configured delivery method, or ''. */
  defaultMode: string;
}

/** What a page about one branch carries for the browser, in its JSON element. */
export interface BranchData {
  branch: Branch;
  tables: Table[];
  paymentMethods: PaymentMethod[];
  /** When the branch is open in the next 14 days, at all and for delivery, as instants. */
  openRanges: { opening: OpenRange[]; delivery: OpenRange[] };
  orderButtonWording: 'standard' | 'binding';
  /** Of what menu and facts the page was made, to ask the API whether they still hold; a page without it does not ask. */
  version?: BranchVersion;
}

/** A legal text: a page of ours, opened over the form, or an address elsewhere. */
export interface LegalLink {
  href: string;
  isExternal: boolean;
}

/** What the page of a checkout carries besides. */
export interface CheckoutData extends BranchData {
  /** Where the two texts are that a customer accepts; null where the shop has none. */
  legal: { terms: LegalLink | null; privacy: LegalLink | null };
  /** Whom a donation can go to; none while the plugin is off. */
  donatees: Pick<Donatee, 'id' | 'name' | 'description'>[];
  /** Whether the shop writes SMS about an order. */
  sendsSms: boolean;
}

/** The id of the element that holds `BranchData`. */
export const BRANCH_DATA_ID = 'branch-data';

/** Reads what the page says about the shop. */
export function readShopData(root: { dataset: DOMStringMap } = document.documentElement): ShopData {
  const { api = '', shop = 'shop', currency = 'EUR', timezone = 'Europe/Berlin', mode = '' } = root.dataset;
  return { api, shop, currency, timezone, defaultMode: mode };
}

/** Reads what the page says about its branch. A page without it has none, and asking is a bug. */
export function readBranchData(root: Document = document): BranchData {
  const text = root.getElementById(BRANCH_DATA_ID)?.textContent;
  if (!text) throw new Error('this page carries no branch');
  return JSON.parse(text) as BranchData;
}

/** The key under which a branch's things are kept in the browser (SPEC section 9 'Storage keys'). */
export function storageKey({ shop }: ShopData, { branch }: BranchData, name: string): string {
  return `asp.${shop}.${branch.identifier}.${name}`;
}
