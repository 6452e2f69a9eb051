import type { User } from '../../../lib/contract/people.ts';
import { worksEverywhere, type KeyScope } from '../../../lib/contract/roles.ts';

/** A signed-in person and their rights (SPEC section 6). */
export interface Actor {
  id: number;
  name: string;
  email: string;
  roles: User['roles'];
  /** The API key that acts in nobody's name, whose `id` is 0; absent: a person. */
  keyId?: number;
  /** Where the person works, unless everywhere. */
  branchIds: ReadonlySet<number>;
}

/** Whether a person may see and change a branch's orders (DESIGN 5.14). */
export const serves = (actor: Actor, branchId: number): boolean =>
  worksEverywhere(actor) || actor.branchIds.has(branchId);

/** The branches whose orders a person may see; null: all. */
export const branchesOf = (actor: Actor): number[] | null =>
  worksEverywhere(actor) ? null : [...actor.branchIds];

/** A session, as far as it affects rights. */
export interface SignedIn {
  actor: Actor;
  session: { id: number; startedAt: Date; isFromLink: boolean };
  /** What the person has to do before anything else is permitted: replace a preliminary password, or set up a second factor. */
  owes: 'password' | 'secondFactor' | null;
}

/**
 * The session of a request's headers; null for customers and ended sessions. `cookies` belong on the answer: `isKeptUp` extends the
 * session, and an ended one loses its cookie.
 */
export type ReadSession = (
  headers: Headers,
  isKeptUp: boolean,
) => Promise<{ signedIn: SignedIn | null; cookies: string[] }>;

/** A program's API key that is valid, with the ids of its branches. */
export interface ProgramKey {
  id: number;
  name: string;
  scopes: readonly KeyScope[];
  branchIds: ReadonlySet<number>;
}

/** The valid key of a program; null: there is none. */
export type ReadProgramKey = (key: string) => Promise<ProgramKey | null>;

/** The actor of automatic edits in the audit log. */
export const SYSTEM: Actor = {
  id: 0,
  name: 'Bestellbar',
  email: '',
  roles: ['ROLE_ADMIN'],
  branchIds: new Set(),
};
