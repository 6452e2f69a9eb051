import type { User } from '../../lib/contract/staff.ts';

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

/** Who makes a request, told from its headers; null for customers and for sessions that have ended. */
export type ReadActor = (headers: Headers) => Promise<Actor | null>;
