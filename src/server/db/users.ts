import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { User } from '../../lib/contract/staff.ts';
import type { Database } from './database.ts';
import { userBranches, users } from './schema.ts';

interface FoundActor {
  id: number;
  name: string;
  email: string;
  roles: User['roles'];
  branchIds: ReadonlySet<number>;
}

/** An account that may be used at that time, with its branches. */
export async function findActor(db: Database, id: number, at: Date): Promise<FoundActor | null> {
  const [user] = await db
    .select({ id: users.id, name: users.name, email: users.email, roles: users.roles })
    .from(users)
    .where(and(eq(users.id, id), users.isEnabled, or(isNull(users.expiresAt), gt(users.expiresAt, at))));
  if (!user) return null;
  const rows = await db
    .select({ branchId: userBranches.branchId })
    .from(userBranches)
    .where(eq(userBranches.userId, id));
  return { ...user, branchIds: new Set(rows.map(({ branchId }) => branchId)) };
}
