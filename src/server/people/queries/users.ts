import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { ListPage, ListQuery } from '../../../lib/contract/lists.ts';
import type { User, USER_FIELDS } from '../../../lib/contract/people.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { listClauses, type ListColumns } from '../../platform/database/list-rows.ts';
import { branches, config, secondFactors, userBranches, users } from '../../platform/database/schema.ts';

type Reader = Database | Transaction;

interface FoundActor {
  id: number;
  name: string;
  email: string;
  roles: User['roles'];
  branchIds: ReadonlySet<number>;
  mustChangePassword: boolean;
  mustSetUpSecondFactor: boolean;
}

const IS_ADMIN = sql`${users.roles} @> '["ROLE_ADMIN"]'`;
const WORKS_EVERYWHERE = sql`(${IS_ADMIN} or ${users.roles} @> '["ROLE_BOOKKEEPER"]')`;
/** To be joined for the columns below. */
const ownFactor = and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt));
const areAdminsObliged = sql`coalesce((select (${config.document} ->> 'adminsNeedSecondFactor')::boolean from ${config}), false)`;
const MUST_SET_UP =
  sql`(${isNull(secondFactors.userId)} and ${IS_ADMIN} and ${areAdminsObliged})` as SQL<boolean>;

/** An account usable at that time, with its branches. */
export async function findActor(db: Database, id: number, at: Date): Promise<FoundActor | null> {
  const [user] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      roles: users.roles,
      mustChangePassword: users.mustChangePassword,
      mustSetUpSecondFactor: MUST_SET_UP,
    })
    .from(users)
    .leftJoin(secondFactors, ownFactor)
    .where(and(eq(users.id, id), users.isEnabled, or(isNull(users.expiresAt), gt(users.expiresAt, at))));
  if (!user) return null;
  return { ...user, branchIds: new Set(await branchIdsOf(db, id)) };
}

const worksAt = sql`${userBranches.userId} = ${users.id}`;

const USER_COLUMNS: ListColumns<typeof USER_FIELDS> = {
  fields: {
    id: users.id,
    name: users.name,
    email: users.email,
    isEnabled: users.isEnabled,
    expiresAt: users.expiresAt,
    role: sql`case when ${IS_ADMIN} then 'ROLE_ADMIN' else ${users.roles} ->> 0 end`,
    branchId: sql`(select min(${userBranches.branchId}) from ${userBranches} where ${worksAt})`,
  },
  oneOf: {
    branchId: (ids) =>
      sql`(${WORKS_EVERYWHERE} or exists (select 1 from ${userBranches} where ${worksAt} and ${inArray(sql`${userBranches.branchId}`, ids)}))`,
  },
  search: [users.name, users.email],
  order: [asc(users.id)],
};

const COLUMNS = {
  id: users.id,
  name: users.name,
  email: users.email,
  roles: users.roles,
  isEnabled: users.isEnabled,
  expiresAt: users.expiresAt,
  mustChangePassword: users.mustChangePassword,
  language: users.language,
  hasSecondFactor: sql`${isNotNull(secondFactors.userId)}` as SQL<boolean>,
  mustSetUpSecondFactor: MUST_SET_UP,
};

/** A page of the accounts. */
export async function findUsers(db: Database, query: ListQuery): Promise<ListPage<User>> {
  const { where, orderBy, limit, offset } = listClauses(query, USER_COLUMNS);
  const rows = await db
    .select(COLUMNS)
    .from(users)
    .leftJoin(secondFactors, ownFactor)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ id }) => id);
  const places = await db
    .select()
    .from(userBranches)
    .where(inArray(userBranches.userId, ids))
    .orderBy(asc(userBranches.branchId));
  const items = rows.map((row) =>
    toUser(
      row,
      places.filter(({ userId }) => userId === row.id).map(({ branchId }) => branchId),
    ),
  );
  return { items, total: await db.$count(users, where) };
}

export async function findUser(db: Reader, id: number): Promise<User | null> {
  const [row] = await db
    .select(COLUMNS)
    .from(users)
    .leftJoin(secondFactors, ownFactor)
    .where(eq(users.id, id));
  return row ? toUser(row, await branchIdsOf(db, id)) : null;
}

export async function findUserByEmail(db: Reader, email: string): Promise<User | null> {
  const [row] = await db
    .select(COLUMNS)
    .from(users)
    .leftJoin(secondFactors, ownFactor)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row ? toUser(row, await branchIdsOf(db, row.id)) : null;
}

async function branchIdsOf(db: Reader, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: userBranches.branchId })
    .from(userBranches)
    .where(eq(userBranches.userId, userId))
    .orderBy(asc(userBranches.branchId));
  return rows.map(({ id }) => id);
}

function toUser(
  { expiresAt, ...row }: Omit<User, 'branches' | 'expiresAt'> & { expiresAt: Date | null },
  branchIds: number[],
): User {
  return {
    ...row,
    branches: branchIds.map((id) => ({ id })),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

/** Serialises changes of accounts until the transaction ends, so that checks still hold when the change is written. */
export async function lockUsers(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${users} in share row exclusive mode`);
}

export const countUsers = (db: Reader): Promise<number> => db.$count(users);

/** Whether another account than `exceptId` has that email address. */
export async function isEmailTaken(tx: Transaction, email: string, exceptId = 0): Promise<boolean> {
  return (
    (await tx.$count(
      users,
      and(eq(sql`lower(${users.email})`, email.toLowerCase()), ne(users.id, exceptId)),
    )) > 0
  );
}

/** The existing ones of these branches. */
export async function findBranchIds(tx: Transaction, ids: number[]): Promise<Set<number>> {
  const rows = await tx.select({ id: branches.id }).from(branches).where(inArray(branches.id, ids));
  return new Set(rows.map(({ id }) => id));
}

/** The number of other accounts than `exceptId` that can administer the shop indefinitely. */
export function countLastingAdmins(tx: Transaction, exceptId: number): Promise<number> {
  return tx.$count(
    users,
    and(
      ne(users.id, exceptId),
      users.isEnabled,
      isNull(users.expiresAt),
      sql`${users.roles} @> '["ROLE_ADMIN"]'`,
    ),
  );
}

/** Where admins that may sign in at an instant get mail. */
export async function findAdminAddresses(db: Reader, at: Date): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(IS_ADMIN, users.isEnabled, or(isNull(users.expiresAt), gt(users.expiresAt, at))))
    .orderBy(asc(users.id));
  return rows.map(({ email }) => email);
}

/** What is stored of an account. */
export type UserFields = Omit<User, 'id' | 'hasSecondFactor' | 'mustSetUpSecondFactor'>;

export async function insertUser(tx: Transaction, fields: UserFields, at: Date): Promise<number> {
  const [row] = await tx
    .insert(users)
    .values({ ...toRow(fields), createdAt: at, updatedAt: at })
    .returning({ id: users.id });
  if (!row) throw new Error('no user');
  await writeBranches(tx, row.id, fields.branches);
  return row.id;
}

export async function updateUser(tx: Transaction, id: number, fields: UserFields, at: Date): Promise<void> {
  await tx
    .update(users)
    .set({ ...toRow(fields), updatedAt: at })
    .where(eq(users.id, id));
  await tx.delete(userBranches).where(eq(userBranches.userId, id));
  await writeBranches(tx, id, fields.branches);
}

export async function deleteUser(tx: Transaction, id: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}

function toRow({ name, email, roles, isEnabled, expiresAt, mustChangePassword, language }: UserFields) {
  const until = expiresAt === null ? null : new Date(expiresAt);
  return { name, email, roles, isEnabled, expiresAt: until, mustChangePassword, language };
}

async function writeBranches(tx: Transaction, userId: number, refs: User['branches']): Promise<void> {
  if (refs.length === 0) return;
  await tx.insert(userBranches).values(refs.map(({ id }) => ({ userId, branchId: id })));
}
