import type { User } from '../../../lib/contract/people.ts';

/** Whoever is signed in, and what they may touch (SPEC section 6). */
export interface Actor {
  id: number;
  name: string;
  email: string;
  roles: User['roles'];
  /** The branches that an employee works for. */
  branchIds: ReadonlySet<number>;
}

export const isAdmin = ({ roles }: Pick<Actor, 'roles'>): boolean => roles.includes('ROLE_ADMIN');

/** Whether the orders of a branch are theirs to see and to change (DESIGN 5.14). */
export const serves = (actor: Actor, branchId: number): boolean =>
  isAdmin(actor) || actor.branchIds.has(branchId);

/** The branches whose orders are theirs to see; null: all. */
export const branchesOf = (actor: Actor): number[] | null => (isAdmin(actor) ? null : [...actor.branchIds]);

/** Somebody's session, as far as it matters what they may do in it. */
export interface SignedIn {
  actor: Actor;
  session: { id: number; startedAt: Date; isFromLink: boolean };
  /** Signed in with a password that somebody else knows: nothing but changing it is allowed. */
  mustChangePassword: boolean;
}

/**
 * Who makes a request, told from its headers; null for customers and for sessions that have ended. `cookies` are to be
 * sent with the answer: the session lasts longer if `isKeptUp`, and its cookie goes when it has ended.
 */
export type ReadSession = (
  headers: Headers,
  isKeptUp: boolean,
) => Promise<{ signedIn: SignedIn | null; cookies: string[] }>;
