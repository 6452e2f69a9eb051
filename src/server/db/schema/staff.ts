import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { User } from '../../../lib/contract/staff.ts';
import { branches } from './branches.ts';

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull().default(''),
    email: text().notNull(),
    roles: jsonb().$type<User['roles']>().notNull(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
);

/** The branches that an employee works for. */
export const userBranches = pgTable(
  'user_branches',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    branchId: integer()
      .notNull()
      .references(() => branches.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.branchId] }),
    index('user_branches_branch').on(table.branchId),
  ],
);

export const logs = pgTable(
  'logs',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    level: text().notNull(),
    message: text().notNull(),
    context: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('logs_created').on(table.createdAt)],
);
