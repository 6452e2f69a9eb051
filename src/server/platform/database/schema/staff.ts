import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ApiKeyScope, User } from '../../../../lib/contract/people.ts';
import type { KeyScope } from '../../../../lib/contract/roles.ts';
import { branches } from './branches.ts';

const instant = () => timestamp({ withTimezone: true });

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull().default(''),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(true),
    image: text(),
    roles: jsonb().$type<User['roles']>().notNull().default([]),
    isEnabled: boolean().notNull().default(true),
    /** The account expires then; null: never. */
    expiresAt: instant(),
    /** Has a preliminary password: only changing it is permitted. */
    mustChangePassword: boolean().notNull().default(false),
    /** Of the back office; '': the browser's. */
    language: text().$type<User['language']>().notNull().default(''),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
);

const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The branches of an employee. */
export const userBranches = pgTable(
  'user_branches',
  {
    userId: userId(),
    branchId: integer()
      .notNull()
      .references(() => branches.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.branchId] }),
    index('user_branches_branch').on(table.branchId),
  ],
);

/** Sessions of staff. `sessions`, `accounts` and `verifications` have better-auth's columns. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: userId(),
    token: text().notNull().unique(),
    expiresAt: instant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** Created by a login link: may set a new password without the old one. */
    isFromLink: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** The credential of a person: a password hash. */
export const accounts = pgTable(
  'accounts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: userId(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [index('accounts_user').on(table.userId)],
);

/** Sent login links, and sign-ins that wait for a code, by the hash of their secret. */
export const verifications = pgTable(
  'verifications',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** Second factors of staff. The secret is encrypted; of recovery codes only hashes are stored. */
export const secondFactors = pgTable('second_factors', {
  userId: userId().primaryKey(),
  secret: text().notNull(),
  /** The last step of 30 seconds whose code was used: it and earlier ones are refused. */
  lastStep: integer().notNull().default(0),
  recoveryHashes: jsonb().$type<string[]>().notNull().default([]),
  /** null: being set up, so it does not count yet. */
  confirmedAt: instant(),
  createdAt: instant().notNull().defaultNow(),
});

/** Failed sign-ins since the last success, by account and address, and by address. */
export const signInTries = pgTable('sign_in_tries', {
  key: text().primaryKey(),
  tries: integer().notNull(),
  lastAt: instant().notNull(),
});

/** Secrets shared by the shop's processes, by name. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() });

/** API keys of a branch's feeds, and of programs. Only the SHA-256 of a key is stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The branch whose feeds it opens; null: it is a program's, with scopes of calls. */
    branchId: integer().references(() => branches.id, { onDelete: 'cascade' }),
    name: text().notNull().default(''),
    hash: text().notNull().unique(),
    scope: text().$type<ApiKeyScope>().notNull().default('tickets'),
    /** Calls that a program's key opens. */
    callScopes: jsonb().$type<KeyScope[]>().notNull().default([]),
    /** The branches that a program's key is for; null: all. */
    branchIds: jsonb().$type<number[]>(),
    /** The key opens nothing from then on; null: no end. */
    endsAt: instant(),
    /** When a successor was created; null: never. */
    renewedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    lastUsedAt: instant(),
  },
  (table) => [index('api_keys_branch').on(table.branchId)],
);

export const logs = pgTable(
  'logs',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    level: text().notNull(),
    message: text().notNull(),
    context: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index('logs_created').on(table.createdAt)],
);
