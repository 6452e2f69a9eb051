import type { User } from '../../lib/contract/people.ts';

/** Whether somebody can sign in, and if not, why. */
export function accountState(
  { isEnabled, expiresAt, mustChangePassword }: Pick<User, 'isEnabled' | 'expiresAt' | 'mustChangePassword'>,
  now: number,
): 'active' | 'disabled' | 'expired' | 'untilChanged' {
  if (!isEnabled) return 'disabled';
  if (expiresAt !== null && Date.parse(expiresAt) <= now) return 'expired';
  return mustChangePassword ? 'untilChanged' : 'active';
}
