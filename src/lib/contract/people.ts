import { z } from 'zod';
import { Instant, Line, Ref } from './fields.ts';
import { ROLES } from './staff.ts';

/** What people send about accounts and to sign in (SPEC sections 6 and 8). */

export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 128;

/** An address to sign in with: whoever types it in capitals means the same. */
const Email = z.string().trim().toLowerCase().max(254).pipe(z.email());

const NewPassword = z
  .string()
  .min(SHORTEST_PASSWORD, { error: 'passwordTooShort' })
  .max(LONGEST_PASSWORD)
  .meta({ description: `${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters` });

/** A password that is held against the one that counts: anything that somebody may have typed. */
const TypedPassword = z.string().min(1).max(LONGEST_PASSWORD);

const Name = Line(200).trim().min(1);

const account = {
  name: Name,
  email: Email,
  roles: z.array(z.enum(ROLES)).min(1).max(ROLES.length),
  branches: z.array(Ref).max(1000).meta({ description: 'Where an employee works; admins work everywhere' }),
  isEnabled: z.boolean(),
  expiresAt: Instant.nullable().meta({ description: 'From then on the account cannot be used' }),
};

/** A new account. Its password is known to whoever made it up, and has to be changed at the first sign-in. */
export const UserDraft = z
  .object({
    ...account,
    branches: account.branches.default([]),
    isEnabled: account.isEnabled.default(true),
    expiresAt: account.expiresAt.default(null),
    password: NewPassword,
  })
  .meta({ id: 'UserDraft' });

/** Changes of an account: what is left out stays as it is. A new password signs the person out. */
export const UserChanges = z
  .object({ ...account, password: NewPassword })
  .partial()
  .meta({ id: 'UserChanges' });

/** What people change about themselves. Another address asks for the password. */
export const OwnChanges = z
  .object({ name: Name, email: Email, currentPassword: TypedPassword })
  .partial()
  .meta({ id: 'OwnChanges' });

export const PasswordChange = z
  .object({
    currentPassword: TypedPassword.optional().meta({
      description: 'May be left out for a quarter of an hour by whoever came with a login link',
    }),
    newPassword: NewPassword,
  })
  .meta({ id: 'PasswordChange' });

export const SignIn = z.object({ email: Email, password: TypedPassword }).meta({ id: 'SignIn' });

export const LoginLinkRequest = z.object({ email: Email }).meta({ id: 'LoginLinkRequest' });

export const LoginLink = z.object({ token: z.string().min(1).max(200) }).meta({ id: 'LoginLink' });

export type UserDraft = z.output<typeof UserDraft>;
export type UserChanges = z.output<typeof UserChanges>;
export type OwnChanges = z.output<typeof OwnChanges>;
export type PasswordChange = z.output<typeof PasswordChange>;
export type SignIn = z.output<typeof SignIn>;
