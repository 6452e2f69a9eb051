import { describe, expect, it } from 'vitest';
import { accountState } from '../../../src/backoffice/users/account.ts';

describe('an account', () => {
  it('is active, or has a reason why it cannot sign in', () => {
    const account = { isEnabled: true, expiresAt: null, mustChangePassword: false };
    expect(accountState(account, 0)).toBe('active');
    expect(accountState({ ...account, isEnabled: false }, 0)).toBe('disabled');
    expect(accountState({ ...account, expiresAt: '2026-01-01T00:00:00Z' }, Date.now())).toBe('expired');
  });
});
