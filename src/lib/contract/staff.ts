import { z } from 'zod';
import { Id, Instant, Line, Ref, Text } from './fields.ts';
import type { ListFields } from './lists.ts';

/** Entities that only staff see (SPEC section 3). */

export const ROLES = ['ROLE_ADMIN', 'ROLE_EMPLOYEE'] as const;

export const User = z
  .object({
    id: Id,
    name: Line(200).default(''),
    email: z.email(),
    roles: z.array(z.enum(ROLES)).default([]),
    branches: z.array(Ref).default([]),
    isEnabled: z.boolean().default(true),
    /** From then on the account cannot be used; null: for good. */
    expiresAt: Instant.nullable().default(null),
    /** Nothing else is allowed until the password was changed. */
    mustChangePassword: z.boolean().default(false),
  })
  .meta({ id: 'User' });

/** By which fields accounts are listed. `role` is the one that says most; `branchId` finds who works there, as admins do everywhere. */
export const USER_FIELDS = {
  id: 'id',
  name: 'text',
  email: 'text',
  role: 'text',
  branchId: 'id',
  isEnabled: 'boolean',
  expiresAt: 'instant',
} as const satisfies ListFields;

/** What the log's changes are about, as the API's paths call it; `site`: the pages that customers see. */
export const LOG_ENTITIES = [
  'orders',
  'divisions',
  'branches',
  'menus',
  'categories',
  'products',
  'tags',
  'tables',
  'blocks',
  'donatees',
  'devices',
  'users',
  'images',
  'uploads',
  'config',
  'api-keys',
  'site',
] as const;
export type LogEntity = (typeof LOG_ENTITIES)[number];

/** What is done to them. */
export const LOG_ACTIONS = [
  'create',
  'update',
  'delete',
  'sort',
  'publish',
  'rollback',
  'change-password',
  'set-password',
  'renew-token',
] as const;
export type LogAction = (typeof LOG_ACTIONS)[number];

export const Log = z
  .object({
    id: Id,
    level: Line(20),
    message: Text(),
    context: z.record(z.string(), z.unknown()),
    createdAt: Instant,
  })
  .meta({ id: 'Log' });

/** By which fields the log is listed. The last four are those of staff's changes. */
export const LOG_FIELDS = {
  id: 'id',
  level: 'text',
  message: 'text',
  createdAt: 'instant',
  action: 'text',
  entity: 'text',
  entityId: 'integer',
  userId: 'integer',
} as const satisfies ListFields;

export type User = z.output<typeof User>;
export type Log = z.output<typeof Log>;
