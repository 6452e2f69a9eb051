import { z } from 'zod';
import { Id, Instant, Line, Ref, Text } from './fields.ts';
import type { ListFields } from './lists.ts';
import { STAFF_LANGUAGES } from '../domain/languages.ts';
import { KEY_SCOPES, ROLES } from './roles.ts';

/** Entities that only staff see (SPEC section 3). */

const StaffLanguage = z.union([z.enum(STAFF_LANGUAGES), z.literal('')]);

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
    /** Signs in with a code after the password. */
    hasSecondFactor: z.boolean().default(false),
    /** Nothing else is allowed until a second factor is set up: the shop demands one of admins. */
    mustSetUpSecondFactor: z.boolean().default(false),
    /** The language of the back office; '': the browser's. */
    language: StaffLanguage.default(''),
  })
  .meta({ id: 'User' });

/** Fields of the list of accounts. `role` is the strongest role; `branchId` finds its staff and everyone who works everywhere. */
export const USER_FIELDS = {
  id: 'id',
  name: 'text',
  email: 'text',
  role: 'text',
  branchId: 'id',
  isEnabled: 'boolean',
  expiresAt: 'instant',
} as const satisfies ListFields;

/** Entities of logged changes, as in the API's paths; `site`: the published pages; `books`: exports and their settings. */
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
  'optionGroups',
  'stations',
  'promotions',
  'priceTimes',
  'translations',
  'devices',
  'users',
  'images',
  'uploads',
  'config',
  'api-keys',
  'site',
  'books',
  'withdrawals',
  'pauses',
  'webhooks',
] as const;
export type LogEntity = (typeof LOG_ENTITIES)[number];

/** Logged actions. */
export const LOG_ACTIONS = [
  'create',
  'update',
  'delete',
  'erase',
  'export',
  'import',
  'sort',
  'publish',
  'rollback',
  'change-password',
  'set-password',
  'renew',
  'set-second-factor',
  'remove-second-factor',
  'renew-recovery-codes',
  'end-sessions',
  'renew-token',
  'sign-in',
  'sign-in-refused',
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

/** Fields of the log. The last four exist for changes by staff. */
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

/** Accounts and sign-in (SPEC sections 6 and 8). */

export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 128;

/** A mail address to sign in with; case does not matter. */
const Email = z.string().trim().toLowerCase().max(254).pipe(z.email());

const NewPassword = z
  .string()
  .min(SHORTEST_PASSWORD, { error: 'passwordTooShort' })
  .max(LONGEST_PASSWORD)
  .meta({ description: `${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters` });

/** A password as typed, to be compared. */
const TypedPassword = z.string().min(1).max(LONGEST_PASSWORD);

const Name = Line(200).trim().min(1);

const account = {
  name: Name,
  email: Email,
  roles: z.array(z.enum(ROLES)).min(1).max(ROLES.length),
  branches: z
    .array(Ref)
    .max(1000)
    .meta({ description: 'Where someone works; admins and bookkeepers work everywhere' }),
  isEnabled: z.boolean(),
  expiresAt: Instant.nullable().meta({ description: 'From then on the account cannot be used' }),
  language: StaffLanguage.meta({ description: "The language of the back office; '': the browser's" }),
};

/** The caller's own password, required for changes that could take over the shop. */
const ProofPassword = TypedPassword.optional().meta({
  description: "The caller's own password: required for admins' accounts and for the own e-mail address",
});

/** A new account. Its creator knows the password, so it has to be changed at the first sign-in. */
export const UserDraft = z
  .object({
    ...account,
    branches: account.branches.default([]),
    isEnabled: account.isEnabled.default(true),
    expiresAt: account.expiresAt.default(null),
    language: account.language.default(''),
    password: NewPassword,
    currentPassword: ProofPassword,
  })
  .meta({ id: 'UserDraft' });

/** Changes of an account; missing fields stay. A new password ends the account's sessions. */
export const UserChanges = z
  .object({ ...account, password: NewPassword, currentPassword: ProofPassword })
  .partial()
  .meta({ id: 'UserChanges' });

/** Changes of one's own account. Another mail address requires the password. */
export const OwnChanges = z
  .object({ name: Name, email: Email, language: account.language, currentPassword: TypedPassword })
  .partial()
  .meta({ id: 'OwnChanges' });

export const PasswordChange = z
  .object({
    currentPassword: TypedPassword.optional().meta({
      description: 'Not required within 15 minutes after signing in by a login link',
    }),
    newPassword: NewPassword,
  })
  .meta({ id: 'PasswordChange' });

export const SignIn = z.object({ email: Email, password: TypedPassword }).meta({ id: 'SignIn' });

/** A sign-in that waits for the code of the second factor. */
export const CodeNeeded = z
  .object({
    challenge: z.string().meta({ description: 'To be sent with the code, within ten minutes' }),
  })
  .meta({ id: 'CodeNeeded' });

/** Six digits of an authenticator app, or a recovery code; blanks and hyphens do not matter. */
const TypedCode = z.string().trim().min(1).max(40).meta({
  description: 'Six digits of the authenticator app, or a recovery code. Each is accepted once',
});

export const SignInCode = z
  .object({ challenge: z.string().min(1).max(200), code: TypedCode })
  .meta({ id: 'SignInCode' });

/** The state of one's own second factor. */
export const SecondFactor = z
  .object({
    /** null: there is none. */
    since: Instant.nullable(),
    recoveryCodesLeft: z.int().min(0),
  })
  .meta({ id: 'SecondFactor' });

/** The caller's own password, for what could open or close an account. */
export const OwnPassword = z.object({ currentPassword: TypedPassword }).meta({ id: 'OwnPassword' });

/** The data for an authenticator app, shown once. */
export const NewSecondFactor = z
  .object({
    secret: z.string().meta({ description: 'In base 32, to be typed' }),
    uri: z.string().meta({ description: 'otpauth:// address, to be shown as a QR code' }),
  })
  .meta({ id: 'NewSecondFactor' });

export const SecondFactorCode = z.object({ code: TypedCode }).meta({ id: 'SecondFactorCode' });

/** Both factors of the caller. */
export const SecondFactorProof = z
  .object({ currentPassword: TypedPassword, code: TypedCode })
  .meta({ id: 'SecondFactorProof' });

export const RecoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()).meta({ description: 'Told this once; each works once' }) })
  .meta({ id: 'RecoveryCodes' });

/** One of one's own sessions. */
export const Session = z
  .object({
    id: Id,
    startedAt: Instant,
    /** To the hour: an active session is written once an hour. */
    lastUsedAt: Instant,
    /** What the browser says of itself. */
    userAgent: z.string(),
    /** Network address at the sign-in; of IPv6 the network. Empty: unknown. */
    address: z.string(),
    /** The session of this call. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });

export const LoginLinkRequest = z.object({ email: Email }).meta({ id: 'LoginLinkRequest' });

export const LoginLink = z.object({ token: z.string().min(1).max(200) }).meta({ id: 'LoginLink' });

export type UserDraft = z.output<typeof UserDraft>;
export type UserChanges = z.output<typeof UserChanges>;
export type OwnChanges = z.output<typeof OwnChanges>;
export type PasswordChange = z.output<typeof PasswordChange>;
export type SignIn = z.output<typeof SignIn>;
export type Session = z.output<typeof Session>;
export type SignInCode = z.output<typeof SignInCode>;
export type SecondFactor = z.output<typeof SecondFactor>;
export type NewSecondFactor = z.output<typeof NewSecondFactor>;
export type SecondFactorProof = z.output<typeof SecondFactorProof>;

/**
 * Whether a change of an account could take over the shop, so that it needs the password of the person who makes it: a new admin, another
 * e-mail address or password for an admin, or another e-mail address for oneself. `before` is null for a new account.
 */
export function needsProof(
  ownId: number,
  before: Pick<User, 'id' | 'email' | 'roles'> | null,
  { email, roles, password }: Pick<UserChanges, 'email' | 'roles' | 'password'>,
): boolean {
  const becomesAdmin = roles?.includes('ROLE_ADMIN') ?? false;
  if (!before) return becomesAdmin;
  const hasNewEmail = email !== undefined && email.toLowerCase() !== before.email.toLowerCase();
  if (before.roles.includes('ROLE_ADMIN')) return hasNewEmail || (password ?? '') !== '';
  return becomesAdmin || (before.id === ownId && hasNewEmail);
}

/** What an API key opens: ticket numbers and states, open orders with their customers, orders for a time as a calendar, or orders as a sheet. None contains another. */
export const API_KEY_SCOPES = ['tickets', 'orders', 'calendar', 'sheet'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** Hours for which a renewed key stays valid, so that its device can be changed to the new one without a gap. */
export const RENEWED_KEY_HOURS = 24;

/** An API key for a branch's order feeds, without the key itself. */
export const ApiKey = z
  .object({
    id: Id,
    name: Line(200),
    scope: z.enum(API_KEY_SCOPES),
    createdAt: Instant,
    /** From then on it opens nothing; null: for good. */
    endsAt: Instant.nullable(),
    /** When its successor was created; null: never. */
    renewedAt: Instant.nullable(),
    lastUsedAt: Instant.nullable(),
  })
  .meta({ id: 'ApiKey' });

/** An `ApiKey` with the key itself, which is shown this once. */
export const NewApiKey = ApiKey.extend({ key: z.string() }).meta({ id: 'NewApiKey' });

export const ApiKeyDraft = z
  .object({
    name: Line(200).trim().min(1).meta({ description: 'Which device has it' }),
    scope: z.enum(API_KEY_SCOPES).default('tickets').meta({
      description:
        'tickets: ticket numbers and states only; orders: open orders with their customers; calendar: orders for a time; sheet: orders of the last days',
    }),
    endsAt: Instant.nullable().default(null).meta({ description: 'In the future; null: no end' }),
  })
  .meta({ id: 'ApiKeyDraft' });

/** An API key of a program that works with the shop (`Authorization: Bearer …`), without the key itself. */
export const AccessKey = z
  .object({
    id: Id,
    name: Line(200),
    scopes: z.array(z.enum(KEY_SCOPES)),
    /** null: all. */
    branches: z.array(Ref).nullable(),
    createdAt: Instant,
    endsAt: Instant.nullable(),
    /** To the minute. */
    lastUsedAt: Instant.nullable(),
  })
  .meta({ id: 'AccessKey' });

/** An `AccessKey` with the key itself, which is shown this once. */
export const NewAccessKey = AccessKey.extend({ key: z.string() }).meta({ id: 'NewAccessKey' });

export const AccessKeyDraft = z
  .object({
    name: Line(200).trim().min(1).meta({ description: 'Which program has it' }),
    scopes: z.array(z.enum(KEY_SCOPES)).min(1).max(KEY_SCOPES.length),
    branches: z.array(Ref).min(1).max(1000).nullable().default(null).meta({
      description: 'Which branches it is for; null: all. A key for the catalogue is for all',
    }),
    endsAt: Instant.nullable().default(null).meta({ description: 'In the future; null: no end' }),
  })
  .meta({ id: 'AccessKeyDraft' });

export type AccessKey = z.output<typeof AccessKey>;
export type NewAccessKey = z.output<typeof NewAccessKey>;
export type AccessKeyDraft = z.output<typeof AccessKeyDraft>;
export type ApiKey = z.output<typeof ApiKey>;
export type NewApiKey = z.output<typeof NewApiKey>;
export type ApiKeyDraft = z.output<typeof ApiKeyDraft>;
