import { randomUUID } from 'node:crypto';
import { makeSignature } from 'better-auth/crypto';
import type { Database } from '../../src/server/platform/database/database.ts';
import { userBranches, users } from '../../src/server/platform/database/schema.ts';
import type { Auth } from '../../src/server/people/staff-auth.ts';

const ROLES = {
  admin: ['ROLE_ADMIN'],
  manager: ['ROLE_MANAGER'],
  employee: ['ROLE_EMPLOYEE'],
  kitchen: ['ROLE_KITCHEN'],
  bookkeeper: ['ROLE_BOOKKEEPER'],
  nobody: [],
} as const;

/** A new signed-in account with that role, and its cookie. */
export async function signedIn(
  db: Database,
  auth: Auth,
  role: keyof typeof ROLES,
  branchIds: readonly number[] = [],
): Promise<{ id: number; email: string; cookie: string }> {
  const context = await auth.$context;
  const email = `${randomUUID()}@example.org`;
  const [user] = await db
    .insert(users)
    .values({ name: 'Petra Probe', email, roles: [...ROLES[role]] })
    .returning({ id: users.id });
  if (!user) throw new Error('no user');
  if (branchIds.length > 0)
    await db.insert(userBranches).values(branchIds.map((branchId) => ({ userId: user.id, branchId })));
  const { token } = await context.internalAdapter.createSession(String(user.id));
  const signed = encodeURIComponent(`${token}.${await makeSignature(token, context.secret)}`);
  return { id: user.id, email, cookie: `${context.authCookies.sessionToken.name}=${signed}` };
}
