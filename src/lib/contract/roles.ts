/** Who may do what (SPEC section 6): the one table that guard, back office and tests read. */

export const ROLES = [
  'ROLE_ADMIN',
  'ROLE_MANAGER',
  'ROLE_EMPLOYEE',
  'ROLE_KITCHEN',
  'ROLE_BOOKKEEPER',
] as const;
export type Role = (typeof ROLES)[number];

/** Callers of an endpoint, and the roles that each name stands for. */
export const CALLERS = {
  /** One's own account, and what everyone signed in may know. */
  staff: ROLES,
  /** The board: orders due since yesterday, their steps and prints. */
  kitchen: ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_EMPLOYEE', 'ROLE_KITCHEN'],
  /** The day's work: history, payments, messages, sold out, tables. */
  employee: ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_EMPLOYEE'],
  /** Statistics and day closes. */
  reports: ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_EMPLOYEE', 'ROLE_BOOKKEEPER'],
  /** Exports of the books and their accounts. */
  bookkeeper: ['ROLE_ADMIN', 'ROLE_BOOKKEEPER'],
  /** Hours of one's branches. */
  manager: ['ROLE_ADMIN', 'ROLE_MANAGER'],
  admin: ['ROLE_ADMIN'],
} as const satisfies Record<string, readonly Role[]>;

export type Caller = keyof typeof CALLERS;

interface Holder {
  roles: readonly Role[];
}

/** Whether one of the roles is among the callers. */
export const isAmong = ({ roles }: Holder, caller: Caller): boolean =>
  CALLERS[caller].some((role) => roles.includes(role));

export const isAdmin = ({ roles }: Holder): boolean => roles.includes('ROLE_ADMIN');

/** Whether the role is for all branches; all others are for those of the account. */
export const worksEverywhere = ({ roles }: Holder): boolean =>
  isAdmin({ roles }) || roles.includes('ROLE_BOOKKEEPER');

/** What managers change of their branches: when they are open and what customers read meanwhile. */
export const MANAGERS_FIELDS: ReadonlySet<string> = new Set([
  'openingHours',
  'deliveryHours',
  'isDeliveryHoursEnabled',
  'closedMessage',
  'orderableFrom',
]);

/**
 * What API keys of programs open, by scope: names of the contract's endpoints. A key opens nothing else that needs a session, whatever its
 * scopes; what anyone may call needs no key.
 */
export const KEY_CALLS = {
  /** Orders with their customers, and what becomes of them. */
  read: ['listOrders', 'listCurrentOrders', 'readOrder'],
  accept: ['confirmOrder', 'rejectOrder'],
  step: ['deliverOrder', 'completeOrder', 'cancelOrder', 'markStation'],
  soldOut: ['sellOut', 'listStock', 'setStock'],
  /** Products, categories, menus and common options; these belong to no branch. */
  catalogue: [
    'products.list',
    'products.read',
    'products.create',
    'products.update',
    'products.remove',
    'changeProducts',
    'categories.create',
    'categories.update',
    'categories.remove',
    'menus.list',
    'menus.read',
    'menus.create',
    'menus.update',
    'menus.remove',
    'optionGroups.list',
    'optionGroups.read',
    'optionGroups.create',
    'optionGroups.update',
    'optionGroups.remove',
  ],
  /** Enters orders into a till, and brings its receipts back. */
  till: ['listTillOrders', 'recordTillReceipt'],
  print: ['printOrder', 'listPrints', 'printAgain', 'readReceipt'],
} as const;
export type KeyScope = keyof typeof KEY_CALLS;
export const KEY_SCOPES = Object.keys(KEY_CALLS) as [KeyScope, ...KeyScope[]];

/** Scopes of what belongs to no branch: their keys are for all branches. */
export const SCOPES_OF_SHOP: ReadonlySet<KeyScope> = new Set(['catalogue']);
